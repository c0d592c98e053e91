// A screen between two turns: the scoring of a chapter, what an Event brought.

import type { GameEvent, Logged } from '@understudy/table'
import type { ComponentType } from 'preact'
import type { AnyGameUi, Pause, PauseProps } from '../../games/ui.ts'
import type { AnyTable } from '../../store/games.ts'

export interface Interval {
  /** The entry that it is about: kept, so that the screen is still there after a reload. */
  readonly index: number
  readonly Screen: ComponentType<PauseProps<unknown>>
  readonly before: unknown
  readonly after: unknown
  readonly events: readonly GameEvent[]
  readonly says?: Pause<unknown>['says']
}

export function intervalBetween(
  ui: AnyGameUi,
  before: unknown,
  now: unknown,
  logged: Logged,
  log: readonly Logged[],
  beside: boolean,
  stateAt?: (index: number) => unknown,
): Interval | undefined {
  const { index, events } = logged
  const earlier = stateAt === undefined ? {} : { stateAt }
  const pause = ui.pause?.(before, now, { events, log: log.slice(0, index + 1), beside, ...earlier })
  return pause && { index, events, ...pause, before, after: ui.pkg.game.copy(now) }
}

/** The screen about an entry of a game that is opened again; undefined if nobody waits for one. */
export function intervalAt(
  ui: AnyGameUi,
  table: AnyTable,
  index: number | undefined,
  beside: boolean,
): Interval | undefined {
  const logged = index === undefined ? undefined : table.log[index]
  if (index === undefined || logged === undefined) return undefined
  const stateAt = (at: number) => table.stateAt(at)
  return intervalBetween(ui, stateAt(index), stateAt(index + 1), logged, table.log, beside, stateAt)
}
