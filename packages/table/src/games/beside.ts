// Beside a real board: what has to be done there so that it shows what has happened in the app.

import type { Phrasebook, Say } from '@understudy/procedure'
import type { Change, GameEvent } from './game.ts'

/** One thing to do on a real table, and at which place of it. */
export interface Line {
  readonly place: Say
  readonly change: Change
}

/** What came of something at one place, or for one seat, in a few words each. */
export interface Net {
  readonly place: Say
  readonly parts: readonly Say[]
}

/** A game that can be carried out on a real table, in a part of its own that is only needed there. */
export interface Beside<State> {
  /**
   * What to do on a table that shows `from` so that it shows `to`, place by place, in an order in which it can be done: of one step, or
   * of a whole turn, the net of it. Whoever carries out all of it, and nothing more, has the new position.
   */
  lines(from: State, to: State, events: readonly GameEvent[]): readonly Line[]
  /** The same as one would tell it: what is more, fewer or otherwise at each place and for each seat. */
  allInAll(from: State, to: State): readonly Net[]
  /** A number that the app can keep, so that nobody has to set it on the table. */
  isCounter?(change: Change): boolean
  /** The sentences that the game itself does not have, places among them. */
  readonly phrases: Phrasebook
}

/** Lines of one place stand together; places by their rank, lines by theirs, otherwise as they come. */
export function byPlace(lines: readonly (Line & { readonly rank: number; readonly order?: number })[]): Line[] {
  const places = new Map<string, number>()
  for (const { place } of lines) {
    const key = JSON.stringify(place)
    if (!places.has(key)) places.set(key, places.size)
  }
  return [...lines]
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (places.get(JSON.stringify(a.place)) ?? 0) - (places.get(JSON.stringify(b.place)) ?? 0) ||
        (a.order ?? 0) - (b.order ?? 0),
    )
    .map(({ place, change }) => ({ place, change }))
}
