// The words of the table, in the languages that are used (`speaking.ts`). A key that one language lacks does not compile.

import type { Lang } from '@understudy/procedure'
import type { Words } from './en.ts'

export type { Words }

export const WORDS: Readonly<Record<Lang, Words>> = { en: {} as Words, ru: {} as Words }
export const words = (lang: Lang): Words => WORDS[lang]
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
