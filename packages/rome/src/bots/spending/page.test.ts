// The Spending phase (rome 29): every rule fires in one position and is passed over in another.

import { taxation } from '../taxation/scenes.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import { spending } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'SPN-0': [spending.nothing, taxation.earned, 'TAX-1'],
  'SPN-0.1': [spending.turnedUp, spending.nothing, 'SPN-7'],
  'SPN-0.2': [spending.turnedUp, spending.nothing, 'SPN-7'],
  'SPN-1': [spending.generals, spending.noGeneral, 'SPN-7'],
  'SPN-1.1': [spending.noGeneral, spending.generals, 'SPN-7'],
  'SPN-1.2': [spending.generals, spending.cubes, 'SPN-2.2'],
  'SPN-1.3': [spending.noGeneral, spending.generals, 'SPN-7'],
  'SPN-1.4': [spending.oneAtHand, spending.noGeneral, 'SPN-7'],
  'SPN-1.5': [spending.oneAtHand, spending.noGeneral, 'SPN-7'],
  'SPN-2': [spending.moreCubes, spending.generals, 'SPN-7'],
  'SPN-2.1': [spending.moreCubes, spending.noCubes, 'SPN-7'],
  'SPN-2.2': [spending.moreCubes, spending.noCubes, 'SPN-7'],
  'SPN-2.3': [spending.moreCubes, spending.cubes, 'SPN-2.2'],
  'SPN-3': [spending.noAgent, spending.generals, 'SPN-7'],
  'SPN-3.1': [spending.agents, spending.noAgent, 'SPN-7'],
  'SPN-3.2': [spending.agents, spending.noAgent, 'SPN-7'],
  'SPN-3.3': [spending.noAgent, spending.agents, 'SPN-3.2'],
  'SPN-4': [spending.dear, spending.generals, 'SPN-7'],
  'SPN-4.1': [spending.dear, spending.turnedUp, 'SPN-4.3'],
  'SPN-4.2': [spending.troops, spending.dear, 'SPN-4.4'],
  'SPN-4.3': [spending.troops, spending.dear, 'SPN-4.4'],
  'SPN-4.4': [spending.dear, spending.troops, 'SPN-4.3'],
  'SPN-4.5': [spending.ships, spending.noShips, 'BLD-B1.1'],
  'SPN-4.6': [spending.ships, spending.noShips, 'BLD-B1.1'],
  'SPN-5': [spending.cannotDevelop, spending.troops, 'BLD-U1'],
  'SPN-5.1': [spending.develops, spending.generals, 'SPN-7'],
  'SPN-5.2': [spending.develops, spending.generals, 'SPN-7'],
  'SPN-5.3': [spending.cannotDevelop, spending.cubes, 'SPN-5.2'],
  'SPN-6': [spending.nothing, spending.generals, 'SPN-1.5'],
  'SPN-7': [spending.nothing, taxation.earned, 'TAX-1'],
}

testRules(CASES)
