// What the options of SUPERCAT are called. On the page the words come when somebody chooses (`SELDOM` in its vite.config.ts).

import { optionWords } from '@understudy/table'
import { en } from './en.ts'
import { ru } from './ru.ts'

export type OptionKey = keyof typeof en

export const said = optionWords<OptionKey>({ en, ru })
