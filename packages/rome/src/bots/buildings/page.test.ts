// Buildings (rome 30): every rule fires in one position and is passed over in another.

import { spending } from '../spending/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import { buildings } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'BLD-1': [spending.nothing, spending.nothing, 'SPN-7'],
  'BLD-1.1': [spending.nothing, buildings.mercenaries, 'BLD-U3'],
  'BLD-U1': [buildings.wonder, buildings.b3, 'BLD-B3.1.1'],
  'BLD-U2': [buildings.roads, buildings.b3, 'BLD-B3.1.1'],
  'BLD-U3': [buildings.mercenaries, buildings.b3, 'BLD-B3.1.1'],
  'BLD-A1.1': [buildings.a1, buildings.a3, 'BLD-A3.1.1'],
  'BLD-A2.1': [buildings.a2, buildings.a3, 'BLD-A3.1.1'],
  'BLD-A2.2': [buildings.a2next, buildings.a3, 'BLD-A3.1.1'],
  'BLD-A3.1': [buildings.a3, buildings.poor, 'SPN-7'],
  'BLD-A3.1.1': [buildings.a3, buildings.poor, 'SPN-7'],
  'BLD-B1.1': [buildings.b1, buildings.b3, 'BLD-B3.1.1'],
  'BLD-B1.2': [buildings.b1next, buildings.b3, 'BLD-B3.1.1'],
  'BLD-B2.1': [buildings.b2, buildings.b3, 'BLD-B3.1.1'],
  'BLD-B2.2': [buildings.b2near, buildings.b3, 'BLD-B3.1.1'],
  'BLD-B2.2.1': [buildings.b2near, buildings.b3, 'BLD-B3.1.1'],
  'BLD-B2.3': [buildings.b2rich, buildings.b3, 'BLD-B3.1.1'],
  'BLD-B2.3.1': [buildings.b2rich, buildings.b3, 'BLD-B3.1.1'],
  'BLD-B3.1': [buildings.b3, buildings.b3none, 'SPN-7'],
  'BLD-B3.1.1': [buildings.b3, buildings.b3none, 'SPN-7'],
  'BLD-C2.1': [buildings.c2, buildings.c3lots, 'BLD-C3.3.1'],
  'BLD-C2.1.1': [buildings.c2, buildings.c3, 'BLD-C3.1'],
  'BLD-C3.1': [buildings.c3, buildings.c3lots, 'BLD-C3.3.1'],
  'BLD-C3.2': [buildings.c3next, buildings.c3lots, 'BLD-C3.3.1'],
  'BLD-C3.3': [buildings.c3lots, buildings.c3none, 'SPN-7'],
  'BLD-C3.3.1': [buildings.c3lots, buildings.c3none, 'SPN-7'],
  'BLD-D1.1': [buildings.d, buildings.dFull, 'SPN-7'],
  'BLD-D1.1.1': [buildings.d, buildings.dFull, 'SPN-7'],
  'BLD-E1.1': [buildings.e, buildings.eFull, 'SPN-7'],
  'BLD-E1.1.1': [buildings.e, buildings.eFull, 'SPN-7'],
  'WB-1': [buildings.coin, buildings.c2, 'WB-2'],
  'WB-1.1': [buildings.coin, buildings.c2, 'WB-2'],
  'WB-2': [buildings.d, buildings.a1, 'BLD-A1.1'],
}

testRules(CASES)
