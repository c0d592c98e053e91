// Where the bot stands in this turn: actions left, places in the ambitions, systems of its own.

import { controller, onTurnOf } from '../../../rules/board/control.ts'
import { type C, kindsNow, me, pipsLeft, settings } from '../context.ts'
import type { Settings } from '../options.ts'
import { allows } from '../plans/budget.ts'
import { taskForceNow } from '../terms/map.ts'
import { type Base, baseOf } from '../terms/standing.ts'
import { latest } from './latest.ts'

export const left = (c: C, kind: Parameters<typeof allows>[1]): number =>
  allows({ kinds: kindsNow(c) }, kind) ? pipsLeft(c) : 0

const bases = latest<{ is?: Base; by?: Settings }>(() => ({}))
/** Where it stands now. */
export function base(c: C): Base {
  const by = settings(c)
  const seat = me(c)
  const known = bases(c.view)
  if (known.is?.seat !== seat || known.by !== by) {
    known.is = baseOf(c.view, seat, by.contendMeasure)
    known.by = by
  }
  return known.is
}

export const inForce = (c: C, at: number): boolean => taskForceNow(c.view, me(c)).includes(at)
export const controlled = (c: C, at: number): boolean => controller(c.view, at, onTurnOf(me(c))) === me(c)
