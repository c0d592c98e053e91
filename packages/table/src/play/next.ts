// What can happen next at a table, and what a driver hands out to go on from later.

import type { Die, FactQuestion } from '@understudy/procedure'
import type { KeyCounts } from '../chance/turn-keys.ts'
import type { Decision, Outcome, Seat } from '../games/game.ts'
import type { ActionEntry, AnswerEntry } from '../journal/journal.ts'

/** A question that only the table can answer. */
export type TableQuestion<Action> =
  | { readonly ask: 'chance'; readonly key: string; readonly decision: Decision<Action> }
  | {
      readonly ask: 'roll'
      readonly key: string
      readonly seat: Seat
      readonly node: string
      readonly die: Die
      /** The answer opens a new run of the bot. */
      readonly first?: true
    }
  | {
      readonly ask: 'fact'
      readonly key: string
      readonly seat: Seat
      readonly node: string
      readonly fact: FactQuestion
      readonly first?: true
    }

export type Next<Action> =
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'person'; readonly seat: Seat; readonly decision: Decision<Action> }
  | { readonly kind: 'table'; readonly question: TableQuestion<Action> }
  /** A gap in the game's data that only the table can fill: which, as `Game.facts.ask` takes it. */
  | { readonly kind: 'gap'; readonly fact: string; readonly key: string }
  /** Something the app does by itself; commit it to go on. */
  | { readonly kind: 'auto'; readonly entry: ActionEntry | AnswerEntry }

/** What happens next, as far as it can be said without asking a bot. */
export type Glance<Action> = Next<Action> | { readonly kind: 'bot'; readonly seat: Seat }

/** The source to which dice of bots belong. */
export const BOT_DICE = 'botDice'

/** Where a bot is in its run, as plain data. */
export interface Remembered {
  readonly memory: unknown
  readonly answer?: number
}

/** A position, and how often each key of its turn has been used. */
export interface Mark<State> {
  readonly state: State
  readonly counts: KeyCounts
}
