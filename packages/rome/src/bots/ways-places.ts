// 23 group 6, 24, 28.1: where an army goes that does not attack.

import type { Question, Ways } from '@understudy/procedure'
import { packOf } from '../pack/setting.ts'
import { returnPlaces as placesToReturn } from '../rules/army-deeds.ts'
import { placeName, sideName } from '../rules/facts.ts'
import { cardCount, heldBy, isGarrisoned, NONE } from '../rules/query.ts'
import { suppliedRegions } from '../rules/ways.ts'
import { type C, say } from './context.ts'
import { distanceTo, edgesTo, mayStop, moveCost, nearestByEdges } from './distances.ts'
import { atWar, enemies, frameOf, holderOf, me, pack, perView, stanceTo } from './facts.ts'
import type { PreferenceId } from './ids.ts'
import { ruled } from './sourcing.ts'
import {
  armyHere,
  cubesAt,
  heldByEnemy,
  heldHomes,
  horizon,
  isHeld,
  isOpponents,
  type Prefer,
  slotOf,
} from './ways-march.ts'

type Places = Ways<C, number, PreferenceId>

const standsIn = (c: C) => say('camp.stands', { region: placeName(c.view, armyHere(c).region) })
const showPlace = (c: C, region: number) => say('camp.region', { region: placeName(c.view, region) })
const places = (from: (c: C) => number[], ...prefer: readonly Prefer<number>[]): Places => ({
  from,
  prefer,
  show: showPlace,
})

const nearest: Prefer<number> = { id: 'nearest', least: (c, region) => moveCost(c, slotOf(c), region) }
const moveCostLow: Prefer<number> = {
  id: 'moveCostLow',
  least: nearest.least,
  source: ruled('L636, L656', 53, 56),
}

const every = perView((c): readonly number[] => pack(c).regions.map((_, region) => region))
const canWalk = (c: C, region: number): boolean => Number.isFinite(moveCost(c, slotOf(c), region))

/** Where it may stop, however far: its own or an allied region without another army, or where it stands. */
const isStop = (c: C, region: number): boolean =>
  region === armyHere(c).region || (mayStop(c, slotOf(c), region) && canWalk(c, region))
const stopsInReach = (c: C): number[] =>
  every(c).filter((region) => isStop(c, region) && moveCost(c, slotOf(c), region) <= armyHere(c).mp)

// ---- Unrest --------------------------------------------------------------------------------------------------------

const unquiet = (c: C): number[] => every(c).filter((region) => isHeld(c, region) && cubesAt(c, region) > 0)

/** SUP-4.1: near enough to remove a cube in this activation. */
export const calmable: Places = places(
  (c) =>
    unquiet(c).filter(
      (region) => isStop(c, region) && moveCost(c, slotOf(c), region) + pack(c).move.cube <= armyHere(c).mp,
    ),
  nearest,
)

/** SPD-4: also farther away. */
export const unquietPlaces: Places = places(
  (c) => unquiet(c).filter((region) => isStop(c, region) && moveCost(c, slotOf(c), region) <= horizon(c)),
  nearest,
)

/** How many cubes it can remove there. */
export function cubesInReach(c: C, region: number): number {
  const left = armyHere(c).mp - moveCost(c, slotOf(c), region)
  return Math.max(0, Math.min(cubesAt(c, region), Math.floor(left / packOf(c.view).move.cube)))
}

// ---- Improving its place -------------------------------------------------------------------------------------------

const enemyRegions = perView((c) => every(c).filter((region) => heldByEnemy(c, region)))
const opponentRegions = perView((c) => every(c).filter((region) => isOpponents(c, region)))

/** 6.1: fewest borders to a region of an enemy. */
const toEnemy = (c: C, region: number): number => edgesTo(c, region, enemyRegions(c))
const toOpponent = (c: C, region: number): number => edgesTo(c, region, opponentRegions(c))

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
export const homePlaces: Places = places((c) => heldHomes(c).filter((region) => isStop(c, region)), nearest)
export const lonelyGarrisons: Places = places(
  (c) => held(c).filter((region) => isGarrisoned(c.view, region) && !inSupply(c, region)),
  nearest,
)
export const lonelyPlaces: Places = places(
  (c) => held(c).filter((region) => !inSupply(c, region)),
  { id: 'nearestOpponent', least: toOpponent },
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

// ---- Home, and back on the board ------------------------------------------------------------------------------------

/** UND-2: home regions that it can walk to; another army there does not matter. */
export const wayHome: Places = places((c) => heldHomes(c).filter((region) => canWalk(c, region)), nearest)

export const isOffBoard: Question<C> = {
  test: (c) => armyHere(c).region === NONE,
  show: (c, yes) => (yes ? [] : [standsIn(c)]),
}
export const atHome: Question<C> = {
  test: (c) => heldHomes(c).includes(armyHere(c).region),
  show: (c) => [standsIn(c)],
}
export const countsCards = (c: C): number => cardCount(armyHere(c))

/** RET-1: the capital, else the home region with the most gold. */
export const returnPlaces: Ways<C, number, PreferenceId> = {
  from: (c) => returns(c),
  prefer: [
    { id: 'goldHigh', most: (c, region) => pack(c).regions[region]?.gold ?? 0, source: ruled('L485', 76) },
    {
      id: 'nearCapital',
      source: ruled('L485', 76),
      least: (c, region) => distanceTo(c, pack(c).factions[c.view.sides[me(c)]?.faction ?? 0]?.capital ?? 0, region),
    },
  ],
  show: showPlace,
}
const returns = (c: C): number[] => placesToReturn(c.view, me(c), frameOf(c, 'army').slot)
