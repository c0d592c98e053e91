// 23: what each line of the Super-bot’s list is after.

import { hasReformed } from '../../rules/army/cards.ts'
import { isGarrisoned, landOf, regionOf, sideOf } from '../../rules/state/query.ts'
import { ALLIED } from '../../vocabulary.ts'
import { isHeld, isOpponents, isOwnHome, type Prefer } from '../army/army.ts'
import { ruled } from '../book/sourcing.ts'
import type { C } from '../context.ts'
import { settings } from '../options/options.ts'
import {
  aim,
  enemyRegion,
  isEnemyArmy,
  isMercenary,
  isOpponentArmy,
  lostHome,
  nearest,
  stanceHigh,
} from '../targets/aims.ts'
import type { SuperTarget } from '../targets/lists.ts'
import type { Target } from '../targets/notes.ts'
import type { Aim } from '../targets/ways.ts'
import { holderOf, isEnemy, isIndependent, opponentArmy, own, pack, statusWith } from '../view/seen.ts'

/** by the option distance counts in lines that do not name it. */
const nearestFirst: Prefer<Target> = {
  id: 'nearestFirst',
  least: (c, { cost }) => (settings(c)['target.nearestFirst'] ? cost : 0),
  source: ruled('L606', 46),
}

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
const besieged = (c: C, region: number): boolean => landOf(c.view, region).siege >= 0
const byHome = (c: C, region: number): boolean => regionOf(pack(c), region).borders.some(({ to }) => isOwnHome(c, to))

const free = (c: C, region: number): boolean => isOpponents(c, region) && !isOpponentArmy(c, region)
const openRegion = (c: C, region: number): boolean => free(c, region) && !isGarrisoned(c.view, region)
const garrison = (c: C, region: number): boolean => free(c, region) && isGarrisoned(c.view, region)
const armyInGarrison = (c: C, region: number): boolean => isOpponentArmy(c, region) && isGarrisoned(c.view, region)
const armyInOpen = (c: C, region: number): boolean => isOpponentArmy(c, region) && !isGarrisoned(c.view, region)
const isFreeMercenary = (c: C, region: number): boolean => isIndependent(c, region) && isMercenary(c, region)

export const SUPER_AIMS: Readonly<Record<SuperTarget, Aim>> = {
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
}
