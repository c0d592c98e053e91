// Who comes near to a Wandering unit.

import type { Question } from '@understudy/procedure'
import { distance } from '../../rules/grid.ts'
import { enemiesOf } from '../../rules/queries.ts'
import type { Unit } from '../../rules/state.ts'
import { acting, type C, say } from '../context.ts'
import { facts } from '../unit/ways.ts'

const enemiesWithin = (c: C): Unit[] => {
  const unit = acting(c)
  if (unit === undefined) return []
  const x = c.vars.x ?? 0
  return enemiesOf(c.view, unit.controller).filter((enemy) => distance(unit, enemy) <= x)
}

export const enemyWithinX: Question<C> = {
  test: (c) => enemiesWithin(c).length > 0,
  show: (c, yes) => {
    if (acting(c) === undefined) return [say('bot.gone', {})]
    const x = c.vars.x ?? 0
    return [yes ? say('bot.within', { units: facts(c.view, enemiesWithin(c)), x }) : say('bot.noneWithin', { x })]
  },
}
