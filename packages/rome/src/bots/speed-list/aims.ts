// 24: what each line of the Speed-bot’s list is after.

import { NONE, regionOf, sideOfFaction } from '../../rules/state/query.ts'
import { isOpponents, type Prefer } from '../army/army.ts'
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
import type { SpeedTarget } from '../targets/lists.ts'
import type { Target } from '../targets/notes.ts'
import type { Aim } from '../targets/ways.ts'
import { isIndependent, pack } from '../view/seen.ts'

const mercenary: Prefer<Target> = { id: 'mercenary', keep: (c, { region }) => isMercenary(c, region) }

export const SPEED_AIMS: Readonly<Record<SpeedTarget, Aim>> = {
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
