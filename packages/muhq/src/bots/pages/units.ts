// The four unit AIs. Each page activates one unit, noted as `unit`.

import { rules } from '../context.ts'
import { attackAvailable, enemyWithinX, moveAvailable, outOfEnemyRange } from '../questions.ts'
import {
  anywhere,
  attack,
  attackable,
  fartherAway,
  fullAction,
  fullActions,
  move,
  nearestEnemy,
  nearestTarget,
  towardsGoal,
  towardsPrey,
} from '../ways-units.ts'

const { ask, can, choose, go, leave, page, proceed, repeat, set } = rules

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

export const shy = page('SHY', [
  ask('SHY.1', outOfEnemyRange, [can('SHY.1.1', fullActions, fullAction)]),
  can('SHY.2', fartherAway, move),
  can('SHY.3', attackable, attack),
])

export const wandering = page('WAN', [
  ask('WAN.1', enemyWithinX, [go('WAN.1.1', 'AGG')]),
  // biome-ignore lint/suspicious/noThenProperty: a word of the rulebook language
  can('WAN.2', anywhere, move, { then: [proceed('WAN.2.1', 'WAN.1')] }),
])

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
