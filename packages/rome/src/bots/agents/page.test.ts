// The Agent phase (rome 19): every rule fires in one position and is passed over in another.

import { expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../../data/house-west-1/index.ts'
import { readPack } from '../../pack/read.ts'
import { type Case, testRules } from '../testing/rules-testing.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { agents, entrance } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'AGT-1': [entrance.lots, entrance.capital, 'TAX-1'],
  'AGT-3': [agents.bribe, agents.none, 'GAIN-GOLD'],
  'AGT-3.1': [agents.bribe, agents.none, 'GAIN-GOLD'],
  'AGT-3.2': [agents.none, agents.bribe, 'GAIN-GOLD'],
  'GAIN-GOLD': [agents.none, agents.recruits, 'MER-2'],
  'ASN-1': [agents.killEnemy, agents.killRival, 'ASN-4'],
  'ASN-2': [agents.killRival, agents.killNobody, 'GAIN-GOLD'],
  'ASN-3': [agents.killEnemy, agents.killNobody, 'GAIN-GOLD'],
  'ASN-3.1': [agents.killNobody, agents.killRival, 'ASN-4'],
  'ASN-4': [agents.killEnemy, agents.killNobody, 'GAIN-GOLD'],
  'ASN-4.1': [agents.killEnemy, agents.killNobody, 'GAIN-GOLD'],
  'BRB-1': [agents.bribe, agents.spy, 'GAIN-GOLD'],
  'DBL-1': [agents.turnEnemy, agents.turnNeutral, 'DBL-3'],
  'DBL-1.1': [agents.turnRival, agents.turnNeutral, 'DBL-3'],
  'DBL-1.2': [agents.turnNeutral, agents.turnNobody, 'GAIN-GOLD'],
  'DBL-2': [agents.turnEnemy, agents.turnNobody, 'GAIN-GOLD'],
  'DBL-2.1': [agents.turnNobody, agents.turnNeutral, 'DBL-3'],
  'DBL-3': [agents.turnEnemy, agents.turnNobody, 'GAIN-GOLD'],
  'DBL-3.1': [agents.turnEnemy, agents.turnNobody, 'GAIN-GOLD'],
  'RIO-1': [agents.riot, agents.noRiot, 'GAIN-GOLD'],
  'RIO-2': [agents.noRiot, agents.riot, 'RIO-3'],
  'RIO-3': [agents.riot, agents.noRiot, 'GAIN-GOLD'],
  'RIO-3.1': [agents.riot, agents.noRiot, 'GAIN-GOLD'],
  'REB-1': [agents.rebels, agents.noRebels, 'GAIN-GOLD'],
  'REB-2': [agents.noRebels, agents.rebels, 'REB-3'],
  'REB-3': [agents.rebels, agents.noRebels, 'GAIN-GOLD'],
  'REB-3.1': [agents.rebels, agents.noRebels, 'GAIN-GOLD'],
  'MER-1': [agents.recruits, agents.noRecruits, 'GAIN-GOLD'],
  'MER-2': [agents.recruits, agents.noRecruits, 'GAIN-GOLD'],
  'MER-2.1': [agents.noRecruits, agents.recruits, 'MER-2'],
  'SAB-1': [agents.sabotage, agents.noSabotage, 'GAIN-GOLD'],
  'SAB-1.1': [agents.noSabotage, agents.sabotage, 'SAB-2'],
  'SAB-2': [agents.sabotage, agents.noSabotage, 'GAIN-GOLD'],
  'SAB-2.1': [agents.sabotage, agents.noSabotage, 'GAIN-GOLD'],
  'SOW-1': [agents.allEnemies, agents.noDistrust, 'GAIN-GOLD'],
  'SOW-2': [agents.noDistrust, agents.distrust, 'SOW-4'],
  'SOW-3': [agents.distrust, agents.allEnemies, 'GAIN-GOLD'],
  'SOW-3.1': [agents.allEnemies, agents.distrust, 'SOW-4'],
  'SOW-4': [agents.distrust, agents.allEnemies, 'GAIN-GOLD'],
  'SOW-4.1': [agents.distrust, agents.allEnemies, 'GAIN-GOLD'],
  'SPY-1': [agents.spy, agents.bribe, 'GAIN-GOLD'],
  'TRD-1': [agents.trade, agents.noTrade, 'GAIN-GOLD'],
  'TRD-1.1': [agents.noTrade, agents.trade, 'TRD-2'],
  'TRD-2': [agents.trade, agents.noTrade, 'GAIN-GOLD'],
  'TRD-3': [agents.trade, agents.noTrade, 'GAIN-GOLD'],
  'THF-1': [agents.theft, agents.noTheft, 'GAIN-GOLD'],
  'THF-2': [agents.noTheft, agents.theft, 'THF-1'],
  'THF-3': [agents.poor, agents.theft, 'THF-1'],
  'THF-3.1': [agents.poor, agents.theft, 'THF-1'],
  'THF-4': [agents.theft, agents.poor, 'GAIN-GOLD'],
  'TRT-1a': [agents.ally, agents.peace, 'TRT-1c'],
  'TRT-1b': [agents.befriend, agents.peace, 'TRT-1c'],
  'TRT-1c': [agents.peace, agents.noTreaty, 'GAIN-GOLD'],
  'TRT-1': [agents.ally, agents.noTreaty, 'GAIN-GOLD'],
  'TRT-1.1': [agents.noTreaty, agents.peace, 'TRT-1c'],
  'TRT-2': [agents.ally, agents.noTreaty, 'GAIN-GOLD'],
}

testRules(CASES)

it('a card is called the same in the book as on the table', () => {
  const { actions } = readPack(HOUSE_WEST_1)
  expect(actions.size).toBeGreaterThan(10)
  for (const { id, name } of actions.values()) {
    const page = id as keyof typeof en.pages
    expect([en.pages[page].title, ru.pages[page].title]).toEqual([name.en, name.ru])
  }
})
