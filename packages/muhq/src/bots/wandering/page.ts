// Wandering X: the unit roams at random. It activates one unit, noted as `unit`.

import { rules } from '../context.ts'
import { anywhere, move } from '../unit/ways.ts'
import { enemyWithinX } from './ways.ts'

const { ask, can, go, page, proceed } = rules

export const wandering = page('WAN', [
  ask('WAN.1', enemyWithinX, [go('WAN.1.1', 'AGG')]),
  // biome-ignore lint/suspicious/noThenProperty: a word of the rulebook language
  can('WAN.2', anywhere, move, { then: [proceed('WAN.2.1', 'WAN.1')] }),
])
