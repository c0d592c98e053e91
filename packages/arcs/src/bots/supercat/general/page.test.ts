import { describe, expect, it } from 'vitest'
import { quiet, rulesOn, SupercatBench, turnOf } from '../bot-testing.ts'

describe('General Priorities', () => {
  it('0.5 reads these rules, in this order', () => {
    expect(rulesOn('GP')).toEqual([
      'GP.1',
      'GP.1.go',
      'GP.2',
      'GP.2.go',
      'GP.3',
      'GP.3.go',
      'GP.4',
      'GP.4.1',
      'GP.4a',
      'GP.4a.go',
      'GP.4b',
      'GP.4b.go',
      'GP.5',
      'GP.5a',
      'GP.5a.go',
      'GP.5b',
      'GP.5b.go',
      'GP.6',
      'GP.6.1',
      'GP.6a',
      'GP.6a.go',
      'GP.6b',
      'GP.6b.go',
      'GP.7',
      'GP.7.go',
      'GP.8',
      'GP.8.go',
      'GP.10',
      'GP.10.go',
      'GP.11',
      'GP.11.go',
      'GP.Z',
      'GP.Z.go',
    ])
  })

  it('GP.4a takes a Construction card for the first starport', () => {
    const table = quiet(new SupercatBench().city('red', '1h').ships('red', '1h', 1)).draws(
      'construction-3',
      'aggression-5',
    )
    const turn = turnOf(table, { actions: 2 })
    expect(turn.answers('GP.4a')).toEqual([true])
    expect(turn.nodes).toEqual(['GP.4a', 'CON.9'])
  })

  it('GP.4a is passed over without a Construction card', () => {
    const table = quiet(new SupercatBench().city('red', '1h').ships('red', '1h', 1)).draws(
      'mobilization-3',
      'aggression-5',
    )
    const turn = turnOf(table, { actions: 1 })
    expect(turn.answers('GP.4.1')).toEqual([true])
    expect(turn.answers('GP.4a')).toEqual([false])
    expect(turn.answers('GP.6')).toEqual([true])
  })

  it('GP.4b is passed over without a Mobilization or Aggression card', () => {
    const table = quiet(new SupercatBench().ships('red', '5g', 2)).draws('construction-3', 'administration-3')
    const turn = turnOf(table, { actions: 1 })
    expect(turn.answers('GP.4b')).toEqual([false])
    expect(turn.answers('GP.6')).toEqual([true])
  })
})
