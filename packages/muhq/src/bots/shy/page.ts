// Shy: the unit keeps away. It activates one unit, noted as `unit`.

import { rules } from '../context.ts'
import { attack, attackable, fullAction, fullActions, move } from '../unit/ways.ts'
import { fartherAway, outOfEnemyRange } from './ways.ts'

const { ask, can, page } = rules

export const shy = page('SHY', [
  ask('SHY.1', outOfEnemyRange, [can('SHY.1.1', fullActions, fullAction)]),
  can('SHY.2', fartherAway, move),
  can('SHY.3', attackable, attack),
])
