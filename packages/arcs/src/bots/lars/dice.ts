// The dice that Lars rolls, and what their faces mean to it (lars 1, lars 2).

import type { Question } from '@understudy/procedure'
import { bestMarker } from '../../rules/round/declare.ts'
import { refuseSeizing } from '../../rules/round/initiative.ts'
import { handSize } from '../../rules/seats/index.ts'
import { USED_TARGET } from '../../rules/seats/lars.ts'
import * as read from '../../rules/state/read.ts'
import { type C, me, say } from './context.ts'
import { copies, hasDoubleHit, hasFlame, SEIZE_FACES, type SeizeFace } from './die-faces.ts'

export * from './die-faces.ts'

export const seizes = (c: C): boolean =>
  c.vars.raid === SEIZE_FACES[(c.options.seizeFace as SeizeFace | undefined) ?? 'doubleKey']
const assault = (c: C) => say('lars.assault', { face: c.vars.assault ?? 1 })

export const declares: Question<C> = {
  test: (c) => hasFlame(c.vars.assault) && bestMarker(c.view) >= 0,
  show: (c, yes) => [assault(c), ...(!yes && hasFlame(c.vars.assault) ? [say('lars.noMarker', {})] : [])],
}

/** Once a turn: a Lars that takes a seat up may find it done. */
export const shifts: Question<C> = {
  test: (c) => hasDoubleHit(c.vars.assault) && (read.used(c.view) & USED_TARGET) === 0,
  show: (c) => [assault(c)],
}

export const copiesLead: Question<C> = {
  test: (c) => copies(c.vars.skirmish),
  show: (c) => [say('lars.skirmish', { face: c.vars.skirmish ?? 1 })],
}

/** lars/A14: nobody has seized, and two cards are left beside the one it plays: one to spend, one to lead. */
export const seizesInitiative: Question<C> = {
  test: (c) => seizes(c) && refuseSeizing(c.view, me(c)) === undefined && handSize(c.view, me(c)) > 2,
  show: (c, yes) => {
    const out = [say('lars.raid', { face: c.vars.raid ?? 1 })]
    if (yes || !seizes(c)) return out
    return [
      ...out,
      read.seized(c.view) === 1 ? say('lars.seized', {}) : say('lars.tooFewCards', { n: handSize(c.view, me(c)) }),
    ]
  },
}
