// Who threatens a Shy unit, and where it is farther away.

import type { Question, Ways } from '@understudy/procedure'
import { placeOf } from '../../rules/board.ts'
import { distance } from '../../rules/grid.ts'
import { enemiesOf, threatsTo } from '../../rules/queries.ts'
import { settingOf } from '../../rules/setting.ts'
import type { Unit } from '../../rules/state.ts'
import type { TilePlace } from '../../vocabulary.ts'
import { acting, type C, say } from '../context.ts'
import type { PreferenceId } from '../ids.ts'
import { destinations, facts, type MoveTo, showTile } from '../unit/ways.ts'

/** muhq/9: how far a tile is from all enemies: the nearest one counts, or the sum of all. */
function farness(c: C, place: TilePlace): number {
  const enemies = enemiesOf(c.view, 'boss')
  if (enemies.length === 0) return 0
  const all = enemies.map((enemy) => distance(place, enemy))
  return c.view.options.shyDistance === 'sum' ? all.reduce((sum, each) => sum + each, 0) : Math.min(...all)
}

/** Tiles farther from all enemies than where it stands. */
export const fartherAway: Ways<C, MoveTo, PreferenceId> = {
  from: (c) => {
    const unit = acting(c)
    if (unit === undefined) return []
    const { board } = settingOf(c.view)
    const now = farness(c, unit)
    return destinations(c).filter((to) => farness(c, placeOf(board, to.tile)) > now)
  },
  prefer: [{ id: 'farthest', most: (c, to) => farness(c, placeOf(settingOf(c.view).board, to.tile)) }],
  show: showTile,
  key: (to) => to.tile,
}

const threats = (c: C): Unit[] => {
  const unit = acting(c)
  return unit === undefined ? [] : threatsTo(c.view, unit)
}

export const outOfEnemyRange: Question<C> = {
  test: (c) => acting(c) !== undefined && threats(c).length === 0,
  show: (c, yes) => {
    if (acting(c) === undefined) return [say('bot.gone', {})]
    return [yes ? say('bot.safe', {}) : say('bot.threatened', { by: facts(c.view, threats(c)) })]
  },
}
