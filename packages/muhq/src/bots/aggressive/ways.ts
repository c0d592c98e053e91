// Whom an Aggressive unit goes for.

import type { Question, Ways } from '@understudy/procedure'
import { distance } from '../../rules/grid.ts'
import { unitFact } from '../../rules/names.ts'
import { enemiesOf, hasAttack, unitOf } from '../../rules/queries.ts'
import type { UnitId } from '../../vocabulary.ts'
import { acting, type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { towards } from '../unit/towards.ts'
import { moveLeft, ORIGIN, showUnit } from '../unit/ways.ts'

/** muhq/8: the enemy that is the fewest tiles away, counted as ranges are. */
export const nearestEnemy: Ways<C, UnitId, PreferenceId> = {
  from: (c) => enemiesOf(c.view, 'boss').map((unit) => unit.id),
  prefer: [{ id: 'nearest', least: (c, id) => distance(acting(c) ?? ORIGIN, unitOf(c.view, id) ?? ORIGIN) }],
  show: showUnit,
  key: (id) => id,
}

/** Towards the enemy noted as prey, until it is in attack range. */
export const towardsPrey = towards((c) => (c.vars.prey === undefined ? undefined : { unit: c.vars.prey }))

export const moveAvailable: Question<C> = {
  test: moveLeft,
  show: (c, yes) => {
    const unit = acting(c)
    if (unit === undefined) return [say('bot.gone', {})]
    return [say(yes ? 'bot.moveLeft' : 'bot.noMoveLeft', { unit: unitFact(c.view, unit) })]
  },
}

export const attackAvailable: Question<C> = {
  test: (c) => {
    const unit = acting(c)
    return unit !== undefined && hasAttack(c.view, unit)
  },
  show: (c, yes) => {
    const unit = acting(c)
    if (unit === undefined) return [say('bot.gone', {})]
    return [say(yes ? 'bot.attackLeft' : 'bot.noAttackLeft', { unit: unitFact(c.view, unit) })]
  },
}
