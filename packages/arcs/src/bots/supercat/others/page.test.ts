import { describe, expect, it } from 'vitest'
import { quiet, rulesOn, SupercatBench, turnOf } from '../bot-testing.ts'

describe('Other decisions', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('OTH')).toEqual(['OT.1', 'OT.2', 'OT.3'])
  })

  it('OT.1 brings ships back to a gate that no rival controls; OT.2 is passed over', () => {
    const table = quiet(new SupercatBench().ships('yellow', '1g', 1).ships('blue', '4g', 1).ships('yellow', '5g', 1))
    table.draws('administration-3', 'administration-4').act({ do: 'lead', card: 'administration-3' }).act({ do: 'end' })
    expect(table.waits).toBe('reinforce.red')
    const turn = turnOf(table)
    expect(turn.actions).toEqual([{ do: 'reinforce', gate: '6g' }])
    expect([turn.nodes, turn.answers('OT.2')]).toEqual([['OT.1'], []])
  })

  it('OT.3 turns down what lore offers that the book does not know; OT.1 and OT.2 are passed over', () => {
    const table = quiet(new SupercatBench().port('red', '1h').ships('red', '1h', 3).lore('red', 'L03'))
    const turn = turnOf(table.draws('mobilization-3', 'mobilization-4'), { actions: 3 })
    expect(turn.nodes.slice(1)).toEqual(['MOB.16', 'OT.3'])
    expect(turn.did('decline')).toHaveLength(1)
    expect([...turn.answers('OT.1'), ...turn.answers('OT.2')]).toEqual([false, false])
  })
})
