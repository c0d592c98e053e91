// Where one stops on the way through a game: at every line of the log, at the beginning of every turn, of every chapter or round.

import type { Entry, Logged } from '@understudy/table'

export type Unit = 'step' | 'turn' | 'part'

/** A chapter of Arcs, in an act too; a round of any other game. */
const partOf = (moment: string): string => /^(?:act\d+\.)?\d+/.exec(moment)?.[0] ?? moment

/** Whether the parts of this game are chapters, which have rounds of their own. */
export const inChapters = (moment: string): boolean => /^(?:act\d+\.)?\d+\.\d+\.\d+/.test(moment)

/** The first step of each turn or part. */
function begins(told: readonly Logged[], of: (moment: string) => string): number[] {
  return told.filter(({ moment }, at) => of(moment) !== of(told[at - 1]?.moment ?? '')).map(({ index }) => index)
}

/** `told`: the steps that have something to say. */
export function stopsOf(told: readonly Logged[], unit: Unit): number[] {
  if (unit === 'turn') return begins(told, (moment) => moment)
  if (unit === 'part') return begins(told, partOf)
  return told.map(({ index }) => index)
}

/** The next stop, or the one before; undefined at either end. */
export const stopFrom = (stops: readonly number[], index: number, by: -1 | 1): number | undefined =>
  by > 0 ? stops.find((stop) => stop > index) : stops.findLast((stop) => stop < index)

/** The position to look at at an entry: the one after it. Until somebody has done something, what is set up by lot is shown as a whole. */
export function shownAt(entries: readonly Entry[], index: number): number {
  const begun = entries.findIndex(({ t }) => t === 'action')
  return Math.max(index + 1, begun < 0 ? entries.length : begun)
}
