// For tests that look at words: those of all languages are there.

import './speaking.ts'
import { LANGS } from '@understudy/procedure'
import { lateWords } from '../../../text/late.ts'

await lateWords(...LANGS)
