import { describe, expect, it } from 'vitest'
import { quiet, rulesOn, SupercatBench, turnOf } from '../bot-testing.ts'

describe('Combat', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('CMB')).toEqual([
      'CMB.1',
      'CMB.2',
      'CMB.3',
      'CMB.4',
      'CMB.5',
      'CMB.6',
      'CMB.6a',
      'CMB.6b',
      'CMB.7',
      'CMB.8',
      'CMB.8a',
      'CMB.9',
      'CMB.9a',
      'CMB.9b',
    ])
  })

  it('CMB.4 takes the hit of Railgun Arrays before the dice, CMB.5 then chooses them', () => {
    const table = quiet(
      new SupercatBench().port('red', '1h').unbuilt('red', 0).ships('red', '5g', 2, 1).ships('yellow', '5g', 1),
    )
    table.lore('yellow', 'L12').declared('warlord')
    const turn = turnOf(table.draws('aggression-4', 'aggression-5'), { actions: 4 })
    expect(turn.nodes.slice(1)).toEqual(['AGG.8', 'CMB.4', 'CMB.5'])
    expect(turn.did('battle')[0]).not.toHaveProperty('dice')
  })
})
