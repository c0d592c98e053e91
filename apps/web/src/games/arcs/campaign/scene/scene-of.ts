// When an Event, the Council or an Edict is told in a scene: once, after the last of its steps, with all that they brought.

import type { State } from '@understudy/arcs'
import type { GameEvent } from '@understudy/table'
import type { PauseMoment } from '../../../ui.ts'
import { framesOf } from '../../chapter.ts'
import { beatsOf } from './stations.ts'

const OPENS = /^log\.(blightHits|leagueCrisis|golemsWake|courtCrisis|enforced|policyChanged)$/
/** A Policy is being enforced: whoever governs has more to say. */
const GOVERNING: readonly string[] = ['demand', 'policyAction', 'supplyWeapons']

const opens = (events: readonly GameEvent[]): boolean => events.some(({ say }) => OPENS.test(say))
const governed = (state: State): boolean => framesOf(state).some((frame) => GOVERNING.includes(frame))

/** What the scene tells; undefined if there is none. One event alone is said in the list. */
export function toldInScene(
  before: State,
  after: State,
  { events, log, beside }: PauseMoment,
): GameEvent[] | undefined {
  if (beside || governed(after)) return undefined
  if (!governed(before)) return opens(events) && beatsOf(events).length > 1 ? [...events] : undefined
  const first = log.findLastIndex((each) => each.events.some(({ say }) => say === 'log.enforced'))
  return log.slice(Math.max(0, first)).flatMap((each) => [...each.events])
}
