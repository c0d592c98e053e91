// Where one stops on the way through a game: at every beat, at the beginning of every turn, of every chapter or round.

import type { Logged } from '@understudy/table'
import type { Telling } from '../games/ui.ts'
import { beatsOf, headline } from './following/beats.ts'
import type { AnyAction } from './picker.ts'

export type Unit = 'beat' | 'turn' | 'part'

/** A chapter of Arcs, in an act too; a round of any other game. */
const partOf = (moment: string): string => /^(?:act\d+\.)?\d+/.exec(moment)?.[0] ?? moment

/** Whether the parts of this game are chapters, which have rounds of their own. */
export const inChapters = (moment: string): boolean => /^(?:act\d+\.)?\d+\.\d+\.\d+/.test(moment)

/** The first step of each turn or part. */
function begins(told: readonly Logged[], of: (moment: string) => string): number[] {
  return told.filter(({ moment }, at) => of(moment) !== of(told[at - 1]?.moment ?? '')).map(({ index }) => index)
}

/** `told`: the steps that have something to say. */
export function stopsOf(told: readonly Logged[], unit: Unit, joins?: Telling<AnyAction>['joins']): number[] {
  if (unit === 'turn') return begins(told, (moment) => moment)
  if (unit === 'part') return begins(told, partOf)
  // Nobody's beat goes on in another turn.
  const turns: Logged[][] = []
  for (const step of told) {
    const last = turns.at(-1)
    if (last?.[0]?.moment === step.moment) last.push(step)
    else turns.push([step])
  }
  return turns.flatMap((turn) => beatsOf(turn, joins).flatMap((beat) => headline(beat)?.index ?? []))
}

/** The next stop, or the one before; undefined at either end. */
export const stopFrom = (stops: readonly number[], index: number, by: -1 | 1): number | undefined =>
  by > 0 ? stops.find((stop) => stop > index) : stops.findLast((stop) => stop < index)
