import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../testing.ts'
import * as read from '../state/read.ts'

const taxes = (relics: number, agents: number) => {
  const bench = new Bench().settled().ships('red', '2h', 1).supply('relic', relics)
  bench.city('yellow', '2h').city('yellow', '2h')
  if (agents < 10) bench.captives('blue', 'yellow', 10 - agents)
  return bench.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
}

describe('Tax', () => {
  it('10.1.1: one’s own city anywhere, a rival one under control; damaged ones count', () => {
    const bench = new Bench().settled().city('red', '2h', true).city('yellow', '2a').leads('red', 'administration-2')
    expect([bench.no({ do: 'tax', city: '2h/1', pay: PIP }), bench.no({ do: 'tax', city: '2a/1', pay: PIP })]).toEqual([
      undefined,
      'no.taxControl',
    ])
  })

  it('10.1.3: a rival city brings a captive from its owner’s supply', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1)
      .city('yellow', '2a')
      .leads('red', 'administration-2')
      .act({ do: 'tax', city: '2a/1', pay: PIP })
    expect([bench.captivesOf('red', 'yellow'), bench.of(read.agentsLeft, 'yellow'), bench.held('red')]).toEqual([
      1,
      9,
      ['psionic'],
    ])
  })

  it('10.1.2: a token of the planet’s type, if there is one', () => {
    expect([taxes(1, 10).held('red'), taxes(0, 10).held('red')]).toEqual([['relic'], []])
  })

  it('10.1.4, 10.1.5: each piece once per turn, also with an empty supply', () => {
    const bench = taxes(0, 0)
    expect([
      bench.captivesOf('red', 'yellow'),
      bench.no({ do: 'tax', city: '2h/1', pay: PIP }),
      bench.no({ do: 'tax', city: '2h/2', pay: PIP }),
    ]).toEqual([0, 'no.taxed', undefined])
  })
})
