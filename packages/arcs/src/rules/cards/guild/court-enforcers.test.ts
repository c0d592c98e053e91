import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import { court } from '../../board/ids.ts'
import * as read from '../../state/read.ts'

describe('Court Enforcers', () => {
  it('BC14 Court Enforcers: Abduct takes fewer rival agents than Weapon icons; own agents stay', () => {
    const make = () =>
      new Bench()
        .settled()
        .guild('red', 'BC14')
        .court({ card: 'BC16', agents: { red: 1, yellow: 1 } }, ...ROW.slice(1))
    expect(make().leads('red', 'aggression-2').no({ do: 'abduct', card: 'BC16', pay: PIP })).toBe('no.abduct')
    const bench = make()
      .tokens('red', 'weapon')
      .leads('red', 'aggression-2')
      .act({ do: 'abduct', card: 'BC16', pay: PIP })
    expect([
      bench.captivesOf('red', 'yellow'),
      read.courtAgents(bench.state, 0, 0),
      read.rowCard(bench.state, 0),
    ]).toEqual([1, 1, court('BC16') + 1])
  })

  it('BC14: a pip that a Weapon opened may abduct (arcs 14.1)', () => {
    const bench = new Bench().settled().guild('red', 'BC14', 'BC12').tokens('red', 'weapon')
    bench.court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'mobilization-2')
    expect(bench.no({ do: 'abduct', card: 'BC16', pay: PIP })).toBe('no.suitKind')
    bench.act({ do: 'arm', pay: { slot: 0 } }).act({ do: 'abduct', card: 'BC16', pay: PIP })
    expect(bench.captivesOf('red', 'yellow')).toBe(1)
  })

  it('BC14: all rivals on the card count together; nobody there is nothing to abduct', () => {
    const bench = new Bench().settled().guild('red', 'BC14', 'BC13').tokens('red', 'weapon')
    bench.court(
      { card: 'BC16', agents: { yellow: 1, blue: 1 } },
      { card: 'BC17', agents: { yellow: 3 } },
      ROW[2],
      ROW[3],
    )
    bench.leads('red', 'aggression-2')
    const abduct = (card: `BC${string}`) => bench.no({ do: 'abduct', card, pay: PIP })
    expect([abduct('BC16'), abduct('BC17'), abduct('BC18')]).toEqual([undefined, 'no.abduct', 'no.abductNone'])
    bench.act({ do: 'abduct', card: 'BC16', pay: PIP })
    expect([bench.captivesOf('red', 'yellow'), bench.captivesOf('red', 'blue'), bench.waits]).toEqual([
      1,
      1,
      'turn.red',
    ])
  })
})
