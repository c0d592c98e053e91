// A seat changes hands: what the rules give whoever comes.

import type { Json } from '@understudy/procedure'
import { type AnyPackage, BadInput, type Controller, type Seat } from '@understudy/table'
import type { Play } from '../play.ts'

/** The position with the newcomer's things in it; undefined if nothing changes but who decides. */
export function handOver(pkg: AnyPackage, state: unknown, seat: Seat, to: Controller): Json | undefined {
  const after = pkg.handOver?.(state, seat, to)
  return after === undefined ? undefined : pkg.game.serialise(after)
}

/** Why this seat cannot go to that player now; undefined if it can. There are moments at which the rules know no way. */
export function whyNotTo(play: Play, seat: Seat, to: Controller): BadInput['what'] | undefined {
  try {
    handOver(play.pkg, play.pkg.game.copy(play.table.state), seat, to)
    return undefined
  } catch (error) {
    if (error instanceof BadInput) return playsOnAsIs(play, to) ? undefined : error.what
    throw error
  }
}

/** A person may always sit down for a bot that cannot go on, and finish with what is there. */
export const playsOnAsIs = (play: Play, to: Controller): boolean =>
  to.by === 'person' && play.broken.value !== undefined
