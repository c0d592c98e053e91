// How a turn ends: never by itself. With nothing left to do it waits for its end to be pressed, also where the rules have ended
// it with its last deed; unless the person has set it otherwise.

import type { GameEvent, Logged } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import type { AnyGameUi } from '../../games/ui.ts'
import type { AnyTable } from '../../store/games.ts'
import { endsAlone } from '../../store/settings.ts'
import { unread } from '../following/battle.ts'
import type { Play } from '../play.ts'
import { act } from './deciding.ts'

export function endAlone(play: Play): void {
  if (!endsAlone.peek() || play.beside || play.next.peek()?.kind !== 'person') return
  const { table } = play
  // Only after a deed of one's own: whoever goes back, or comes to a turn like that, sees it first.
  if (table.undone.length > 0 || !isPersonal(table.entries.at(-1)) || unread(play)) return
  const end = play.ui.nothingLeft?.(table.state)
  if (end === undefined) return
  const { length } = table.entries
  queueMicrotask(() => {
    if (table.entries.length === length && play.next.peek()?.kind === 'person') act(play, end, { sure: true })
  })
}

/** A turn that has been ended by its last deed, and waits all the same. */
export interface Resting {
  /** How many entries there are. */
  readonly at: number
  /** The position that is shown meanwhile: nothing of what comes after the turn has happened in it. */
  readonly shown: unknown
  /** What the last deed did. */
  readonly events: readonly GameEvent[]
}

/** Whether a person's turn waits after this entry. */
export function restAfter(
  ui: AnyGameUi,
  table: AnyTable,
  before: unknown,
  { entry, index, events }: Logged,
): Resting | undefined {
  if (endsAlone.peek() || ui.endedAlone === undefined) return undefined
  if (entry.t !== 'action' && !(entry.t === 'answer' && entry.kind === 'chance')) return undefined
  const ended = ui.endedAlone(before, table.state, entry.action)
  if (ended === undefined || table.controller(ended.seat).by !== 'person') return undefined
  return { at: index + 1, shown: ended.shown ?? ui.pkg.game.copy(table.state), events: ended.events ?? events }
}

/** The same for what was done last, in a game that is opened again or taken up after an undo. */
export function restNow(ui: AnyGameUi, table: AnyTable): Resting | undefined {
  const logged = table.log.at(-1)
  if (logged === undefined || logged.index < 1 || ui.endedAlone === undefined) return undefined
  return restAfter(ui, table, table.stateAt(logged.index), logged)
}

/** "End the turn" is pressed: the game goes on. */
export function endRest(play: Play): void {
  if (play.resting.value === undefined || play.locked.value !== false) return
  play.resting.value = undefined
  play.pumping.moved()
  play.turned()
}
