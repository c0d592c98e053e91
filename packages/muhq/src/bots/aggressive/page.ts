// Aggressive: the unit goes for the nearest enemy. It activates one unit, noted as `unit`.

import { rules } from '../context.ts'
import { anywhere, attack, attackable, move } from '../unit/ways.ts'
import { attackAvailable, moveAvailable, nearestEnemy, towardsPrey } from './ways.ts'

const { ask, can, choose, leave, page, proceed, repeat } = rules

export const aggressive = page('AGG', [
  can('AGG.1', attackable, attack),
  repeat('AGG.2', moveAvailable, [
    choose(
      'AGG.3a',
      nearestEnemy,
      'prey',
      [
        can('AGG.3a.1', towardsPrey, move, { none: [leave('AGG.3a.2')] }),
        ask('AGG.3a.3', attackAvailable, [proceed('AGG.3a.4', 'AGG.1')]),
      ],
      [can('AGG.3b', anywhere, move, { none: [leave('AGG.3b.1')] })],
    ),
  ]),
])
