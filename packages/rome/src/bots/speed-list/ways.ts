// 24: where an army of the Speed-bot goes that does not attack.

import type { Question } from '@understudy/procedure'
import { placeName } from '../../rules/state/names.ts'
import { NONE } from '../../rules/state/query.ts'
import { heldHomes, horizon, isHeld, slotOf } from '../army/army.ts'
import {
  isStop,
  moveCostLow,
  nearest,
  opponentRegions,
  type Places,
  places,
  stopsInReach,
  toEnemy,
  toOpponent,
  unquiet,
} from '../army/places.ts'
import { type C, say } from '../context.ts'
import { settings } from '../options/options.ts'
import { moveCost, nearestByEdges } from '../view/distances.ts'
import { holderOf, me, stanceTo } from '../view/seen.ts'

/** by the option the home is guarded by as many as there are. */
export const guardsHome = (c: C): boolean => !settings(c)['speed.homeGuard']

/** SPD-4: also farther away. */
export const unquietPlaces: Places = places(
  (c) => unquiet(c).filter((region) => isStop(c, region) && moveCost(c, slotOf(c), region) <= horizon(c)),
  nearest,
)

/** SPD-6: no other army of the bot stands in a held home region. */
export const nobodyHome: Question<C> = {
  test: (c) => guards(c).length === 0,
  show: (c, yes) => (yes ? [] : [say('camp.regions', { regions: guards(c).map((no) => placeName(c.view, no)) })]),
}
const guards = (c: C): number[] =>
  (c.view.sides[me(c)]?.armies ?? []).flatMap(({ region }, slot) =>
    slot !== slotOf(c) && region !== NONE && heldHomes(c).includes(region) ? [region] : [],
  )

/** SPD-7: the stance towards the opponents who are nearest to a region. */
function stanceOfNearest(c: C, region: number): number {
  return Math.max(0, ...nearestByEdges(c, region, opponentRegions(c)).map((other) => stanceTo(c, holderOf(c, other))))
}
export const watchPosts: Places = places(
  (c) => stopsInReach(c).filter((region) => isHeld(c, region)),
  { id: 'enemyBorder', keep: (c, region) => toEnemy(c, region) <= 1 },
  { id: 'nearestOpponent', least: toOpponent },
  { id: 'opponentStance', most: stanceOfNearest },
  moveCostLow,
)
