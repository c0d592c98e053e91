// The words of the table. A key that one language lacks does not compile.

import type { Lang } from '@understudy/procedure'
import { en, type Words } from './en.ts'
import { ru } from './ru.ts'

export type { Words }

export const WORDS: Readonly<Record<Lang, Words>> = { en, ru }
export const words = (lang: Lang): Words => WORDS[lang]
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
