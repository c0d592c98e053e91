import { describe, expect, it } from 'vitest'
import * as write from '../../../rules/state/write.ts'
import { quiet, rulesOn, SupercatBench, turnOf } from '../bot-testing.ts'

describe('Construction', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('CON')).toEqual([
      'CON.0',
      'CON.9.if',
      'CON.9',
      'CON.11.if',
      'CON.11',
      'CON.15',
      'CON.25',
      'CON.31',
      'CON.32',
      'CON.33',
      'CON.34',
    ])
  })

  it('CON.9 is passed over without a place for the starport', () => {
    const turn = turnOf(quiet(new SupercatBench().ships('red', '5g', 2)).draws('construction-3', 'construction-4'))
    expect(turn.answers('CON.9.if')[0]).toBe(true)
    expect(turn.answers('CON.9')[0]).toBe(false)
  })

  it('CON.0 puts a token that was just gained into a dear slot', () => {
    const table = quiet(
      new SupercatBench().port('red', '1h').unbuilt('red', 0).tokens('red', 'weapon').tokens('blue', 'fuel'),
    )
    table.declared('tycoon').draws('construction-3', 'construction-5').act({ do: 'lead', card: 'construction-3' })
    write.setArranging(table.state, 1)
    write.setPrelude(table.state, false)
    write.setSlot(table.state, 0, 0, 0)
    write.setSlot(table.state, 0, 1, 3)
    expect(turnOf(table, { actions: 1 }).nodes).toEqual(['CON.0'])
    write.setArranging(table.state, 0)
    expect(turnOf(table).answers('CON.0')[0]).toBe(false)
  })
})
