// The Agent phase (rome 19): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../../data/house-west-1/index.ts'
import { readPack } from '../../pack/read.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { agents, entrance } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'AGT-1': [entrance.lots, entrance.capital],
  'AGT-3': [agents.bribe, agents.none],
  'AGT-3.1': [agents.bribe, agents.none],
  'AGT-3.2': [agents.none, agents.bribe],
  'GAIN-GOLD': [agents.none, agents.recruits],
  'ASN-1': [agents.killEnemy, agents.killRival],
  'ASN-2': [agents.killRival, agents.killNobody],
  'ASN-3': [agents.killEnemy, agents.killNobody],
  'ASN-3.1': [agents.killNobody, agents.killRival],
  'ASN-4': [agents.killEnemy, agents.killNobody],
  'ASN-4.1': [agents.killEnemy, agents.killNobody],
  'BRB-1': [agents.bribe, agents.spy],
  'DBL-1': [agents.turnEnemy, agents.turnNeutral],
  'DBL-1.1': [agents.turnRival, agents.turnNeutral],
  'DBL-1.2': [agents.turnNeutral, agents.turnNobody],
  'DBL-2': [agents.turnEnemy, agents.turnNobody],
  'DBL-2.1': [agents.turnNobody, agents.turnNeutral],
  'DBL-3': [agents.turnEnemy, agents.turnNobody],
  'DBL-3.1': [agents.turnEnemy, agents.turnNobody],
  'RIO-1': [agents.riot, agents.noRiot],
  'RIO-2': [agents.noRiot, agents.riot],
  'RIO-3': [agents.riot, agents.noRiot],
  'RIO-3.1': [agents.riot, agents.noRiot],
  'REB-1': [agents.rebels, agents.noRebels],
  'REB-2': [agents.noRebels, agents.rebels],
  'REB-3': [agents.rebels, agents.noRebels],
  'REB-3.1': [agents.rebels, agents.noRebels],
  'MER-1': [agents.recruits, agents.noRecruits],
  'MER-2': [agents.recruits, agents.noRecruits],
  'MER-2.1': [agents.noRecruits, agents.recruits],
  'SAB-1': [agents.sabotage, agents.noSabotage],
  'SAB-1.1': [agents.noSabotage, agents.sabotage],
  'SAB-2': [agents.sabotage, agents.noSabotage],
  'SAB-2.1': [agents.sabotage, agents.noSabotage],
  'SOW-1': [agents.allEnemies, agents.noDistrust],
  'SOW-2': [agents.noDistrust, agents.distrust],
  'SOW-3': [agents.distrust, agents.allEnemies],
  'SOW-3.1': [agents.allEnemies, agents.distrust],
  'SOW-4': [agents.distrust, agents.allEnemies],
  'SOW-4.1': [agents.distrust, agents.allEnemies],
  'SPY-1': [agents.spy, agents.bribe],
  'TRD-1': [agents.trade, agents.noTrade],
  'TRD-1.1': [agents.noTrade, agents.trade],
  'TRD-2': [agents.trade, agents.noTrade],
  'TRD-3': [agents.trade, agents.noTrade],
  'THF-1': [agents.theft, agents.noTheft],
  'THF-2': [agents.noTheft, agents.theft],
  'THF-3': [agents.poor, agents.theft],
  'THF-3.1': [agents.poor, agents.theft],
  'THF-4': [agents.theft, agents.poor],
  'TRT-1a': [agents.ally, agents.peace],
  'TRT-1b': [agents.befriend, agents.peace],
  'TRT-1c': [agents.peace, agents.noTreaty],
  'TRT-1': [agents.ally, agents.noTreaty],
  'TRT-1.1': [agents.noTreaty, agents.peace],
  'TRT-2': [agents.ally, agents.noTreaty],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})

it('a card is called the same in the book as on the table', () => {
  const { actions } = readPack(HOUSE_WEST_1)
  expect(actions.size).toBeGreaterThan(10)
  for (const { id, name } of actions.values()) {
    const page = id as keyof typeof en.pages
    expect([en.pages[page].title, ru.pages[page].title]).toEqual([name.en, name.ru])
  }
})
