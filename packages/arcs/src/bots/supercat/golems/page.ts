// Golems: their use in the Prelude (PR.1), and to whom a spent one goes. A Seeker is spent like Fuel (PR.8).

import { pageIn05 } from '../campaign/page-in.ts'
import { type RuleNode, rules } from '../context.ts'
import { handOn, harvest, harvests, mend, mending, strike, strikes, takers } from './ways.ts'

const { can } = rules

/** In the Prelude, before anything else. */
export const awakeGolems = (): readonly RuleNode[] => [
  can('GO.1', strikes, strike),
  can('GO.2', mending, mend),
  can('GO.4', harvests, harvest),
]

export const golems = pageIn05('GOL', () => [can('GO.5', takers, handOn)])
