import { describe, expect, it } from 'vitest'
import * as write from '../../../rules/state/write.ts'
import { quiet, rulesOn, SupercatBench, stuck, turnOf } from '../bot-testing.ts'

describe('Aggression', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('AGG')).toEqual([
      'AGG.0',
      'AGG.28x',
      'AGG.28x.go',
      'AGG.28x.top',
      'AGG.2',
      'AGG.3',
      'AGG.8',
      'AGG.8.go',
      'AGG.8.top',
      'AGG.10.if',
      'AGG.10',
      'AGG.13.if',
      'AGG.13',
      'AGG.14',
      'AGG.14.go',
      'AGG.14.top',
      'AGG.16.if',
      'AGG.16',
      'AGG.17',
      'AGG.18',
      'AGG.21',
      'AGG.28',
      'AGG.37.if',
      'AGG.37',
      'AGG.37.go',
      'AGG.37.top',
      'AGG.38',
      'AGG.39',
      'AGG.40',
      'AGG.41.if',
      'AGG.41',
      'AGG.4',
      'AGG.27',
    ])
  })

  const leader = () =>
    new SupercatBench()
      .port('red', '1h')
      .unbuilt('red', 0)
      .tokens('red', 'relic')
      .court({ card: 'BC23', agents: { red: 1 } }, { card: 'BC25' })

  it('AGG.10.if, AGG.10: moves to a claim when there is neither starport nor claim; GP.4b, GP.4b.go: takes the card', () => {
    const turn = turnOf(quiet(new SupercatBench().ships('red', '5g', 2)).draws('aggression-3', 'administration-3'), {
      actions: 2,
    })
    expect(turn.nodes).toEqual(['GP.4b', 'AGG.10'])
    expect(turn.answers('GP.4b')).toEqual([true])
  })

  it('AGG.10 is passed over with a starport', () => {
    const turn = turnOf(
      quiet(new SupercatBench().ships('red', '5g', 2).port('red', '1c')).draws('aggression-3', 'aggression-4'),
    )
    expect(turn.answers('AGG.10.if')[0]).toBe(false)
    expect(turn.nodes).not.toContain('AGG.10')
  })

  it('AGG.38 secures a card that grows a lead in an open ambition', () => {
    expect(turnOf(leader().draws('aggression-3', 'aggression-4'), { actions: 2 }).nodes).toEqual(['GP.Z', 'AGG.38'])
  })

  it('AGG.38 is passed over without a lead', () => {
    const table = leader().tokens('blue', 'relic', 'relic', 'relic').unbuilt('blue', 3).declared('keeper')
    write.setSlot(table.state, 0, 0, 0)
    const turn = turnOf(table.draws('aggression-3', 'aggression-4'))
    expect(turn.nodes).not.toContain('AGG.38')
    expect(turn.answers('AGG.38')[0]).toBe(false)
  })

  it('AGG.28x, AGG.28x.go, AGG.28x.top: fights the battle that GP.10 chose the card for', () => {
    const table = new SupercatBench()
      .port('red', '1h')
      .unbuilt('red', 0)
      .ships('red', '4a', 3)
      .city('yellow', '4a')
      .ships('yellow', '4a', 3)
      .court({ card: 'BC25', agents: { red: 1, yellow: 1 } })
      .agents('red', 0)
    const turn = turnOf(table.draws('aggression-4', 'aggression-5'), { actions: 2 })
    expect(turn.answers('GP.10')).toEqual([true])
    expect(turn.answers('AGG.28x')[0]).toBe(true)
    const whole = turnOf(table).events.flatMap((event) =>
      event.e === 'go' || event.e === 'proceed' ? [event.node] : [],
    )
    expect(whole).toEqual(expect.arrayContaining(['AGG.28x.go', 'AGG.28x.top']))
    expect(turn.did('battle')[0]).toMatchObject({ at: '4a', against: 'yellow' })
    const without = turnOf(table, { actions: 2, options: { gpCarryOver: false } })
    expect(without.answers('AGG.28x')[0] ?? false).toBe(false)
  })

  it('AGG.10 is passed over if nobody can move', () => {
    const turn = turnOf(stuck().draws('aggression-3', 'aggression-4'))
    expect(turn.answers('AGG.10.if')[0]).toBe(true)
    expect(turn.answers('AGG.10')[0]).toBe(false)
  })
})
