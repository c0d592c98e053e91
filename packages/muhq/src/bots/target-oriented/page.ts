// Target-oriented: the unit goes for what its card names. It activates one unit, noted as `unit`.

import { rules } from '../context.ts'
import { attack, attackable, fullAction, fullActions, move } from '../unit/ways.ts'
import { nearestTarget, towardsGoal } from './ways.ts'

const { can, choose, go, page, set } = rules

/** Whatever cannot reach a target wanders with X = 3. */
const WANDER = 3

export const targetOriented = page('TGT', [
  can('TGT.1', fullActions, fullAction),
  choose(
    'TGT.2a',
    nearestTarget,
    'goal',
    [can('TGT.2a.1', towardsGoal, move), can('TGT.3a', attackable, attack)],
    [
      set((c) => {
        c.vars.x = WANDER
      }),
      go('TGT.2b', 'WAN'),
    ],
  ),
])
