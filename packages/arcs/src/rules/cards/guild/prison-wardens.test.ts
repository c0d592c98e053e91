import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'

describe('Prison Wardens', () => {
  it('BC12 Prison Wardens: Pressgang sends captives home for tokens of the types chosen', () => {
    const bench = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 2).supply('relic', 0)
    bench.leads('red', 'construction-2')
    expect(bench.no({ do: 'pressgang', captives: [{ of: 'yellow', gain: 'relic' }], pay: PIP })).toBe('no.tokenSupply')
    bench.act({
      do: 'pressgang',
      captives: [
        { of: 'yellow', gain: 'fuel' },
        { of: 'yellow', gain: 'psionic' },
      ],
      pay: PIP,
    })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow'), bench.of(read.agentsLeft, 'yellow')]).toEqual([
      ['fuel', 'psionic'],
      0,
      10,
    ])
  })

  it('BC12: Execute turns captives into Trophies', () => {
    const bench = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 2).leads('red', 'mobilization-2')
    bench.act({ do: 'execute', captives: ['yellow'], pay: PIP })
    expect([bench.captivesOf('red', 'yellow'), bench.trophiesOf('red', 'yellow', 'agent')]).toEqual([1, 1])
  })

  it('BC12: not more captives than held, not more tokens than there are', () => {
    const bench = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 2).supply('relic', 1)
    bench.leads('red', 'construction-2')
    const gang = (...gain: ('relic' | 'fuel')[]) =>
      bench.no({ do: 'pressgang', captives: gain.map((each) => ({ of: 'yellow', gain: each })), pay: PIP })
    expect([gang('relic', 'relic'), gang('relic', 'fuel'), gang('fuel', 'fuel', 'fuel')]).toEqual([
      'no.tokenSupply',
      undefined,
      'no.captive',
    ])
    const other = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 1).leads('red', 'mobilization-2')
    expect(other.no({ do: 'execute', captives: ['blue'], pay: PIP })).toBe('no.captive')
  })

  it('BC12, 6.10: an agent that comes home goes to the Outrage space that waits for it', () => {
    const bench = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 1)
    write.setAgentsOwed(bench.state, 1, 1)
    bench.leads('red', 'construction-2')
    bench.act({ do: 'pressgang', captives: [{ of: 'yellow', gain: 'fuel' }], pay: PIP })
    expect([bench.of(read.agentsOwed, 'yellow'), bench.of(read.agentsLeft, 'yellow')]).toEqual([0, 9])
  })
})
