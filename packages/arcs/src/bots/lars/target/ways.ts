// Choosing the target planet: a die for the cluster, a die for the symbol (lars 4, 5; lars/A1, lars/A18).

import type { Question } from '@understudy/procedure'
import { clusterOf, gateOf } from '../../../data/map.ts'
import { sysId } from '../../../rules/board/ids.ts'
import { othersPort, targetOf } from '../../../rules/seats/lars.ts'
import { boardOf } from '../../../rules/state/state.ts'
import type { Action } from '../../../vocabulary.ts'
import { type C, me, say } from '../context.ts'

/** 1 and 2: the arrow; 3 and 4: the crescent; 5 and 6: the hex. */
const symbolOf = (die: number): number => Math.ceil(die / 2)

/** The cluster that the dice name: the rolled one at the start, later one that is 1, 2 or (back) 1 further on. */
export function clusterFor(c: C): number {
  const { clusters } = boardOf(c.view)
  if (c.vars.step === undefined) return (c.vars.cluster ?? 0) - 1
  const now = clusters.indexOf(clusterOf(targetOf(c.view, me(c))))
  const on = [1, 2, clusters.length - 1][symbolOf(c.vars.step) - 1]!
  return clusters[(now + on) % clusters.length]!
}

const planetFor = (c: C): number => gateOf(clusterFor(c)) + symbolOf(c.vars.symbol ?? 1)

export const clusterOpen: Question<C> = {
  test: (c) => c.vars.cluster === undefined || !boardOf(c.view).clusters.includes(c.vars.cluster - 1),
  show: (c, yes) =>
    c.vars.cluster === undefined
      ? []
      : [yes ? say('lars.outOfPlay', { cluster: c.vars.cluster }) : say('lars.die', { n: c.vars.cluster })],
}

export const symbolOpen: Question<C> = {
  test: (c) => c.vars.symbol === undefined || othersPort(c.view, me(c), planetFor(c)),
  show: (c, yes) =>
    c.vars.symbol === undefined ? [] : [say(yes ? 'lars.otherPort' : 'lars.planet', { system: sysId(planetFor(c)) })],
}

export const choose = (c: C): Action => ({ do: 'target', planet: sysId(planetFor(c)) })

export function forget(c: C): void {
  delete c.vars.cluster
  delete c.vars.step
  delete c.vars.symbol
}
