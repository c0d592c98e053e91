// What the options of a game are called. The words are put in by whoever speaks the language (`words/`): they are wanted only
// when somebody chooses.

import type { Lang } from '@understudy/procedure'
import { type OptionWords, optionWords } from '@understudy/table'
import type { en } from './en.ts'

export type OptionKey = keyof typeof en

export const optionText: Readonly<Record<Lang, Partial<OptionWords<OptionKey>>>> = { en: {}, ru: {} }
export const said = optionWords<OptionKey>(optionText)
