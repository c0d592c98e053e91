// Influence (lars 6.1).

import { rules } from '../context.ts'
import { ASSAULT } from '../dice.ts'
import { hitAgents, influence, interceptAgents } from './ways.ts'

const { can, page, roll } = rules

export const influencing = page('INF', [
  roll('INF.1', ASSAULT, 'influence'),
  can('INF.2', hitAgents, (_c, { card, n }) => influence(Array.from({ length: n }, () => card))),
  can('INF.3', interceptAgents, (_c, { cards }) => influence(cards)),
])
