// A beat is what a person would call one thing: the steps that one rule of one seat carries out, with the dice and draws
// that belong to it. "Moves twice and fights" is one of them, not nine entries of the journal. A game may know better what
// belongs together: the way of an army with all that comes of it, everything that somebody buys.

import type { Entry, Logged } from '@understudy/table'
import type { Telling } from '../../games/ui.ts'
import type { AnyAction } from '../deciding/picker.ts'

type Joins = Telling<AnyAction>['joins']

/** Whether what comes next still belongs to the beat of these steps. `turned`: it is another turn than theirs. */
export function goesOn(steps: readonly Logged[], next: Entry, joins?: Joins, turned = false): boolean {
  const done = steps.flatMap(({ entry }) => (entry.t === 'action' ? [entry] : []))
  const last = done.at(-1)
  if (last === undefined) return steps.length > 0
  // Bookkeeping dice, draws and answers of the table belong to what goes on; cards that are turned over for a turn, to that turn.
  if (next.t !== 'action') return !turned
  const joined = joins?.(last.action, next.action, next.seat === last.seat, done, next)
  if (joined !== undefined) return joined
  if (next.seat !== last.seat) return false
  // What ends a turn, or only arranges, decides nothing new.
  return next.node === undefined || next.node === last.node
}

export function beatsOf(steps: readonly Logged[], joins?: Joins): Logged[][] {
  const beats: Logged[][] = []
  for (const step of steps) {
    const now = beats.at(-1)
    if (now !== undefined && goesOn(now, step.entry, joins, now.at(-1)?.moment !== step.moment)) now.push(step)
    else beats.push([step])
  }
  return beats
}

/** The step that tells a beat: what was done last and has a sentence of its own, not the die that was rolled for it. */
export const headline = (beat: readonly Logged[]): Logged | undefined =>
  beat.findLast(({ entry, events }) => entry.t === 'action' && events.length > 0) ??
  beat.findLast(({ entry }) => entry.t === 'action') ??
  beat.at(-1)

/** What was done in a beat. */
export const deedsOf = (beat: readonly Logged[]): AnyAction[] =>
  beat.flatMap(({ entry }) => (entry.t === 'action' ? [entry.action] : []))
