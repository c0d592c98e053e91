// 23, 24: what each rule of the two lists is after.

import { hasReformed } from '../rules/cards.ts'
import { isGarrisoned, landOf, NONE, regionOf, sideOf, sideOfFaction } from '../rules/query.ts'
import { ALLIED } from '../vocabulary.ts'
import type { C } from './context.ts'
import type { Target } from './context-campaign.ts'
import { enemyArmy, holderOf, isEnemy, isIndependent, opponentArmy, own, pack, statusWith } from './facts.ts'
import type { TargetNode } from './ids-campaign.ts'
import { settings } from './options.ts'
import { ruled } from './sourcing.ts'
import { type Aim, heldByEnemy, homes, isHeld, isOpponents, isOwnHome, type Prefer, stanceAt } from './ways-march.ts'

const nearest: Prefer<Target> = { id: 'nearest', least: (_c, { cost }) => cost }
/** by the option distance counts in lines that do not name it. */
const nearestFirst: Prefer<Target> = {
  id: 'nearestFirst',
  least: (c, { cost }) => (settings(c)['target.nearestFirst'] ? cost : 0),
  source: ruled('L606', 46),
}
const stanceHigh: Prefer<Target> = { id: 'stanceHigh', most: (c, { region }) => stanceAt(c, region) }

/** 2.3: a region that is the home of who holds it. */
const homeOfHolder: Prefer<Target> = {
  id: 'homeOfHolder',
  keep: (c, { region }) =>
    isOpponents(c, region) && regionOf(pack(c), region).home === sideOf(c.view, holderOf(c, region)).faction,
}

/** only for those who avoid terrain, and for Rome only before its reform. */
function avoidsTerrain(c: C): boolean {
  const { faction } = own(c)
  const how = pack(c).factions[faction]?.avoidTerrain
  return how === 'always' || (how === 'beforeReform' && !hasReformed(c.view, own(c)))
}
const terrainLow: Prefer<Target> = {
  id: 'terrainLow',
  least: (c, { region }) => (avoidsTerrain(c) ? regionOf(pack(c), region).terrain : 0),
}

const isMercenary = (c: C, region: number): boolean => regionOf(pack(c), region).stack !== NONE
const mercenary: Prefer<Target> = { id: 'mercenary', keep: (c, { region }) => isMercenary(c, region) }

const lostHome = (c: C, region: number): boolean => isOwnHome(c, region) && isOpponents(c, region)
const besieged = (c: C, region: number): boolean => landOf(c.view, region).siege >= 0
const isEnemyArmy = (c: C, region: number): boolean => enemyArmy(c, region) !== undefined
const isOpponentArmy = (c: C, region: number): boolean => opponentArmy(c, region) !== undefined
const byHome = (c: C, region: number): boolean => regionOf(pack(c), region).borders.some(({ to }) => isOwnHome(c, to))

/** where an army of somebody else stands, its owner is concerned, and the table decides. */
const enemyRegion = (c: C, region: number): boolean =>
  heldByEnemy(c, region) && (!isOpponentArmy(c, region) || isEnemyArmy(c, region))

/** SUP-1: an enemy army stands in a home region, or an opponent holds one. */
export const isThreatened = (c: C): boolean =>
  homes(c).some((region) => isEnemyArmy(c, region) || isOpponents(c, region))

const free = (c: C, region: number): boolean => isOpponents(c, region) && !isOpponentArmy(c, region)
const openRegion = (c: C, region: number): boolean => free(c, region) && !isGarrisoned(c.view, region)
const garrison = (c: C, region: number): boolean => free(c, region) && isGarrisoned(c.view, region)
const armyInGarrison = (c: C, region: number): boolean => isOpponentArmy(c, region) && isGarrisoned(c.view, region)
const armyInOpen = (c: C, region: number): boolean => isOpponentArmy(c, region) && !isGarrisoned(c.view, region)
const isFreeMercenary = (c: C, region: number): boolean => isIndependent(c, region) && isMercenary(c, region)

const aim = (
  after: Aim['after'],
  range: Aim['range'],
  where: Aim['where'],
  ...prefer: readonly Prefer<Target>[]
): Aim => ({
  after,
  range,
  where,
  prefer,
})

export const AIMS: Readonly<Record<TargetNode, Aim>> = {
  'SUP-1.1': aim(
    'region',
    'march',
    (c, t) => lostHome(c, t) && !isOpponentArmy(c, t) && statusWith(c, holderOf(c, t)) !== ALLIED,
    nearestFirst,
  ),
  'SUP-1.2': aim('army', 'march', (c, t) => lostHome(c, t) && isEnemyArmy(c, t), nearestFirst),
  'SUP-1.3': aim(
    'army',
    'march',
    (c, t) => isOwnHome(c, t) && isHeld(c, t) && besieged(c, t) && isEnemyArmy(c, t),
    nearestFirst,
  ),
  'SUP-1.4': aim(
    'army',
    'march',
    (c, t) => isOwnHome(c, t) && isEnemyArmy(c, t) && !isOpponents(c, t) && !(isHeld(c, t) && besieged(c, t)),
    nearest,
  ),
  'SUP-2.1': aim('army', 'march', (c, t) => isEnemyArmy(c, t) && byHome(c, t), stanceHigh, nearestFirst),
  'SUP-2.2': aim('army', 'inRange', isEnemyArmy, stanceHigh, nearestFirst),
  'SUP-2.3': aim('region', 'march', enemyRegion, homeOfHolder, nearestFirst),
  'SUP-2.4': aim(
    'army',
    'inRange',
    (c, t) => {
      const army = opponentArmy(c, t)
      return army !== undefined && !isEnemy(c, army.side)
    },
    stanceHigh,
    nearestFirst,
  ),
  'SUP-3.1': aim('region', 'adjacent', isFreeMercenary),
  'SUP-3.2': aim('region', 'adjacent', isIndependent, terrainLow),
  'SUP-3.3': aim('region', 'march', isFreeMercenary, nearest),
  'SUP-3.4': aim('region', 'march', isIndependent, nearest),
  'SUP-3.5': aim('region', 'sea', isFreeMercenary, nearest),
  'SUP-3.6': aim('region', 'sea', isIndependent, nearest),
  'SUP-5.1': aim('region', 'adjacent', openRegion),
  'SUP-5.2': aim('region', 'adjacent', garrison),
  'SUP-5.3': aim('region', 'march', openRegion, nearest),
  'SUP-5.4': aim('region', 'march', garrison, nearest),
  'SUP-5.5': aim('army', 'march', armyInGarrison, nearest),
  'SUP-5.6': aim('army', 'march', armyInOpen, nearest),
  'SUP-5.7.1': aim('region', 'sea', openRegion),
  'SUP-5.7.2': aim('region', 'sea', garrison),
  'SUP-5.7.3': aim('region', 'sea', openRegion, nearest),
  'SUP-5.7.4': aim('region', 'sea', garrison, nearest),
  'SUP-5.7.5': aim('army', 'sea', armyInGarrison, nearest),
  'SUP-5.7.6': aim('army', 'sea', armyInOpen, nearest),
  'SPD-1': aim('region', 'march', lostHome, nearest),
  'SPD-2': aim('both', 'march', (c, t) => isEnemyArmy(c, t) || enemyRegion(c, t), nearest),
  'SPD-3': aim(
    'region',
    'march',
    // homes of factions in the game are left alone.
    (c, t) => isIndependent(c, t) && sideOfFaction(c.view, regionOf(pack(c), t).home) === NONE,
    mercenary,
    nearest,
  ),
  'SPD-5': aim('both', 'march', (c, t) => isOpponentArmy(c, t) || isOpponents(c, t), stanceHigh, nearest),
}
