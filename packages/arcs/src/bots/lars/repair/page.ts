// Repair (lars 6.2).

import { rules } from '../context.ts'
import { buildings, focusShips, repair } from './ways.ts'

const { can, page } = rules

export const repairing = page('REP', [can('REP.1', buildings, repair), can('REP.2', focusShips, repair)])
