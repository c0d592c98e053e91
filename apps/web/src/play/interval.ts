// A screen between two turns: the scoring of a chapter.

import type { GameEvent, Logged } from '@understudy/table'
import type { ComponentType } from 'preact'
import type { AnyGameUi, PauseProps } from '../games/ui.ts'
import type { AnyTable } from '../store/games.ts'

export interface Interval {
  /** The entry that it is about: kept, so that the screen is still there after a reload. */
  readonly index: number
  readonly Screen: ComponentType<PauseProps<unknown>>
  readonly before: unknown
  readonly after: unknown
  readonly events: readonly GameEvent[]
}

export function intervalBetween(
  ui: AnyGameUi,
  before: unknown,
  now: unknown,
  logged: Logged,
  beside: boolean,
): Interval | undefined {
  const Screen = ui.pause?.(before, now, { events: logged.events, beside })
  if (Screen === undefined) return undefined
  return { index: logged.index, Screen, before, after: ui.pkg.game.copy(now), events: logged.events }
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
  return intervalBetween(ui, table.stateAt(index), table.stateAt(index + 1), logged, beside)
}
