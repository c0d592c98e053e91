// Which decision a thing on the table asks about: the last one of the others' last stretch that touched it.

import type { GameEvent, Logged } from '@understudy/table'
import type { Pointing } from '../games/ui.ts'
import { botOf } from './explaining.ts'
import { beatsOf } from './following/beats.ts'
import { isStep } from './following/is-step.ts'
import { lastRun } from './following/moments.ts'
import type { Play } from './play.ts'

/** By the key of the thing. */
export function whyAt(play: Play, key: string, pointing: Pointing<unknown>): number | undefined {
  const { state } = play.table
  return lastOf(play, (event) => pointing.about(event, state).includes(key))
}

/** By what is marked as changed. */
export const whyOfEvent = (play: Play, event: GameEvent): number | undefined => lastOf(play, (each) => each === event)

/** What was decided there last: in the last beat about it the first decision, which the later ones carry out. */
function lastOf(play: Play, is: (event: GameEvent) => boolean): number | undefined {
  const { entries, log } = play.table
  const run = lastRun(entries)
  if (run === undefined) return undefined
  const beats = beatsOf(log.slice(run.from, run.to).filter(isStep), play.ui.telling?.joins)
  for (const beat of beats.reverse()) {
    const at = beat.findIndex(({ events }) => events.some(is))
    if (at < 0) continue
    // Dice and draws belong to what was decided before them.
    const decided = beat.slice(at).find(isDecision) ?? beat.slice(0, at).findLast(isDecision)
    if (decided !== undefined) return decided.index
  }
  return undefined

  function isDecision({ entry, events }: Logged): boolean {
    return botOf(play, entry) !== undefined && (events.some(is) || events.length === 0)
  }
}
