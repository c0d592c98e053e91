// What a part of the game that is loaded later says: names of its actions, what the table waits for, whole actions.

import type { Lang } from '@understudy/procedure'
import type { State } from '../rules/state/state.ts'
import type { Action } from '../vocabulary.ts'

export interface MoreText {
  readonly doing: Readonly<Record<string, string>>
  readonly asked: Readonly<Record<string, (seat: string) => string>>
  /** Undefined: the base game's sentence will do. */
  describe(action: Action): string | undefined
  name(id: string): string | undefined
  /** Lines of the position for the terminal. */
  board(state: State): string[]
}

const MORE: Partial<Record<Lang, MoreText>> = {}
export const addText = (lang: Lang, text: MoreText): void => {
  MORE[lang] = text
}
export const moreText = (lang: Lang): MoreText | undefined => MORE[lang]
