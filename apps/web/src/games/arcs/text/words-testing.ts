// For tests that look at words: those of all languages are there.

import './speaking.ts'
import { LANGS } from '@understudy/procedure'
import { lateWords, WORDS_FOR, wordsFor } from '../../../text/late.ts'

for (const what of WORDS_FOR) wordsFor(what)
await lateWords(...LANGS)
