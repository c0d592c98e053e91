// A beat is what a person would call one thing: the steps that one rule of one seat carries out, with the dice and draws
// that belong to it. "Moves twice and fights" is one of them, not nine entries of the journal.

import type { Entry, Logged } from '@understudy/table'

/** Whether what comes next still belongs to the beat of these steps. */
export function goesOn(steps: readonly Logged[], next: Entry): boolean {
  const last = steps.findLast(({ entry }) => entry.t === 'action')?.entry
  if (last?.t !== 'action') return steps.length > 0
  // Bookkeeping dice, draws and answers of the table belong to what goes on.
  if (next.t !== 'action') return true
  if (next.seat !== last.seat) return false
  // What ends a turn, or only arranges, decides nothing new.
  return next.node === undefined || next.node === last.node
}

export function beatsOf(steps: readonly Logged[]): Logged[][] {
  const beats: Logged[][] = []
  for (const step of steps) {
    const now = beats.at(-1)
    if (now !== undefined && goesOn(now, step.entry)) now.push(step)
    else beats.push([step])
  }
  return beats
}

/** The step that tells a beat: what was done last, not the die that was rolled for it. */
export const headline = (beat: readonly Logged[]): Logged | undefined =>
  beat.findLast(({ entry }) => entry.t === 'action') ?? beat.at(-1)
