import { describe, expect, it } from 'vitest'
import { quiet, rulesOn, SupercatBench, turnOf } from '../bot-testing.ts'

describe('Bot turn', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('BT')).toEqual([
      'BT.0',
      'BT.1',
      'BT.2',
      'BT.3',
      'BT.3a',
      'BT.3c',
      'BT.3d',
      'BT.4',
      'BT.4a',
      'BT.4b',
      'BT.4c',
      'BT.4c.1',
      'BT.4c.2',
      'BT.4e',
      'BT.5',
      'BT.7',
      'BT.5a',
      'BT.5b',
      'BT.5c',
      'BT.5c.1',
      'BT.5d',
      'BT.5e',
      'BT.6',
      'BT.6.1',
    ])
  })

  it('BT.1 leaves it to the rules: a seat without cards is skipped', () => {
    const table = quiet(
      new SupercatBench().counter('red', 0).ships('yellow', '1g', 1).hand('blue', 'mobilization-2').round('red'),
    )
    expect(table.waits).not.toBe('lead.red')
  })

  it('BT.0 is passed over in the middle of a turn', () => {
    const table = quiet(new SupercatBench().port('red', '1h').ships('red', '1h', 1)).draws(
      'construction-3',
      'construction-5',
    )
    const turn = turnOf(table.act({ do: 'lead', card: 'construction-3' }))
    expect(turn.answers('BT.0')[0]).toBe(false)
    expect(turn.nodes).toContain('CON.32')
  })
})
