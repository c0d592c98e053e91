// The order of actions (lars 6).

import { rules } from '../context.ts'

const { go, page } = rules

export const suits = [
  page('AGG', [go('AGG.1', 'SEC'), go('AGG.2', 'MOV'), go('AGG.3', 'BAT')]),
  page('ADM', [go('ADM.1', 'INF'), go('ADM.2', 'REP'), go('ADM.3', 'TAX')]),
  page('MOB', [go('MOB.1', 'INF'), go('MOB.2', 'MOV')]),
  page('CON', [go('CON.1', 'REP'), go('CON.2', 'BLD')]),
]
