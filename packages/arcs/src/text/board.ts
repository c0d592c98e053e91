// The position as lines of text, for the terminal.

import type { Lang } from '@understudy/procedure'
import { speak } from '@understudy/procedure'
import { setupOf } from '../rules/diff.ts'
import type { State } from '../rules/state.ts'
import { en } from './en/index.ts'
import { ru } from './ru/index.ts'

export const textBoard = (state: State, lang: Lang): string =>
  setupOf(state)
    .map((change) => speak({ en, ru }, lang, change))
    .join('\n')
