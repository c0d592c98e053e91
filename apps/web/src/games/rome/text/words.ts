// The words of the table of Rome. A key that one language lacks does not compile.

import type { Lang } from '@understudy/procedure'
import { en, type Words } from './en.ts'
import { ru } from './ru.ts'

const WORDS: Readonly<Record<Lang, Words>> = { en, ru }
export const words = (lang: Lang): Words => WORDS[lang]
