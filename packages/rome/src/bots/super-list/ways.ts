// 23: what threatens the Super-bot, and where an army of it goes that does not attack (group 6).

import type { Question } from '@understudy/procedure'
import { placeName, sideName } from '../../rules/state/names.ts'
import { heldBy, isGarrisoned } from '../../rules/state/query.ts'
import { suppliedRegions } from '../../rules/ways/ways.ts'
import { armyHere, homes, isOpponents, isOwnHome, slotOf } from '../army/army.ts'
import {
  isStop,
  moveCostLow,
  nearest,
  type Places,
  places,
  stopsInReach,
  toEnemy,
  toOpponent,
  unquiet,
} from '../army/places.ts'
import { type C, say } from '../context.ts'
import { isEnemyArmy } from '../targets/aims.ts'
import { moveCost } from '../view/distances.ts'
import { atWar, enemies, me, pack, perView } from '../view/seen.ts'

/** SUP-1: an enemy army stands in a home region, or an opponent holds one. */
const isThreatened = (c: C): boolean => homes(c).some((region) => isEnemyArmy(c, region) || isOpponents(c, region))

const threats = (c: C): number[] =>
  pack(c).regions.flatMap((_, region) => (isOwnHome(c, region) && isOpponents(c, region) ? [region] : []))
export const threatened: Question<C> = {
  test: isThreatened,
  show: (c, yes) =>
    yes ? [say('camp.regions', { regions: threats(c).map((region) => placeName(c.view, region)) })] : [],
}

/** SUP-4.1: near enough to remove a cube in this activation. */
export const calmable: Places = places(
  (c) =>
    unquiet(c).filter(
      (region) => isStop(c, region) && moveCost(c, slotOf(c), region) + pack(c).move.cube <= armyHere(c).mp,
    ),
  nearest,
)

export const isAtWar: Question<C> = {
  test: atWar,
  show: (c, yes) => [
    yes ? say('camp.war', { seats: enemies(c).map((side) => sideName(c.view, side)) }) : say('camp.peace', {}),
  ],
}
export const atEnemyBorder: Question<C> = {
  test: (c) => toEnemy(c, armyHere(c).region) <= 1,
  show: (c) => [say('camp.edges', { n: toEnemy(c, armyHere(c).region) })],
}

export const towardsEnemy: Places = places(
  (c) => {
    const now = toEnemy(c, armyHere(c).region)
    return stopsInReach(c).filter((region) => toEnemy(c, region) < now)
  },
  { id: 'enemyDistance', least: toEnemy },
  moveCostLow,
)

const held = (c: C): number[] => heldBy(c.view, me(c)).filter((region) => isStop(c, region))
const supplied = perView((c) => suppliedRegions(c.view, me(c)))
const inSupply = (c: C, region: number): boolean => supplied(c)[region] === true

export const suppliedGarrisons: Places = places(
  (c) => held(c).filter((region) => isGarrisoned(c.view, region) && inSupply(c, region)),
  nearest,
)
export const lonelyGarrisons: Places = places(
  (c) => held(c).filter((region) => isGarrisoned(c.view, region) && !inSupply(c, region)),
  nearest,
)
export const lonelyPlaces: Places = places(
  (c) => held(c).filter((region) => !inSupply(c, region)),
  { id: 'nearestOpponent', least: toOpponent },
  nearest,
)
