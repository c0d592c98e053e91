// A screen between two turns: the scoring of a chapter.

import type { GameEvent, Logged } from '@understudy/table'
import type { ComponentType } from 'preact'
import type { AnyGameUi, PauseProps } from '../games/ui.ts'

export interface Interval {
  readonly Screen: ComponentType<PauseProps<unknown>>
  readonly before: unknown
  readonly after: unknown
  readonly events: readonly GameEvent[]
}

export function intervalBetween(ui: AnyGameUi, before: unknown, now: unknown, logged: Logged): Interval | undefined {
  const Screen = ui.pause?.(before, now)
  if (Screen === undefined) return undefined
  return { Screen, before, after: ui.pkg.game.copy(now), events: logged.events }
}
