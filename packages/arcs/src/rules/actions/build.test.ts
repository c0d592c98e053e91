import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench, PIP } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import * as read from '../state/read.ts'
import { SITE_DAMAGED } from '../state/sites.ts'

describe('Build', () => {
  it('10.2.1, 10.2.4: an empty slot where one has a piece; gates have none', () => {
    const bench = new Bench().settled().ships('red', '2a', 0, 1).ships('red', '2g', 1).leads('red', 'construction-2')
    const build = (at: '2a' | '2c' | '2g') => bench.no({ do: 'build', piece: 'city', at, pay: PIP })
    expect([build('2a'), build('2c'), build('2g')]).toEqual([undefined, 'no.loyalPiece', 'no.slot'])
    bench.act({ do: 'build', piece: 'city', at: '2a', pay: PIP })
    expect([build('2a'), bench.of(read.citiesLeft, 'red')]).toEqual(['no.slot', 4])
  })

  it('10.2.3: a starport built this turn may build', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1)
      .leads('red', 'construction-2')
      .act({ do: 'build', piece: 'starport', at: '2a', pay: PIP })
    expect(bench.no({ do: 'build', piece: 'ship', port: '2a/1', pay: PIP })).toBeUndefined()
  })

  it('10.2.2: a damaged starport builds as well, a rival’s does not', () => {
    const bench = new Bench().settled().port('red', '2a', true).port('yellow', '2c').leads('red', 'construction-2')
    expect([
      bench.no({ do: 'build', piece: 'ship', port: '2a/1', pay: PIP }),
      bench.no({ do: 'build', piece: 'ship', port: '2c/1', pay: PIP }),
    ]).toEqual([undefined, 'no.portNotYours'])
  })

  it('10.2.5: damaged where another player controls, judged before the piece is placed', () => {
    const built = (yellow: number) => {
      const bench = new Bench().settled().port('red', '2h').ships('yellow', '2h', yellow).leads('red', 'construction-2')
      return bench.act({ do: 'build', piece: 'ship', port: '2h/1', pay: PIP }).fleet('red', '2h')
    }
    expect([built(0), built(1)]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })

  it('10.2.6: with an empty supply there is nothing to build, unless Ruthless makes something of it', () => {
    const port = (leader: boolean) => {
      const bench = new Bench()
        .ships('red', '6g', 1)
        .ships('yellow', '6g', 1)
        .ships('blue', '6g', 1)
        .port('red', '2a')
        .trophies('blue', 'red', 'ship', 14)
      if (leader) bench.leader('red', 'LEAD10')
      return bench.hand('yellow', 'mobilization-3').leads('red', 'construction-2')
    }
    const build: Action = { do: 'build', piece: 'ship', port: '2a/1', pay: PIP }
    expect(port(false).no(build)).toBe('no.supply')
    const bench = port(true).act(build)
    expect([bench.waits, bench.events.at(-1)?.say]).toEqual(['ruthless.red', 'log.builtNothing'])
    bench.act({ do: 'ruthless' })
    expect([bench.site('2a') & SITE_DAMAGED, bench.fleet('red', '2a'), bench.no(build)]).toEqual([
      SITE_DAMAGED,
      [0, 0],
      'no.portUsed',
    ])
    expect(read.used(port(true).state)).toBe(0)
    const offered = arcs.decision(port(true).state)!.next([
      { slot: 'do', value: 'build' },
      { slot: 'pay', value: 'pip' },
      { slot: 'piece', value: 'ship' },
    ])
    expect(offered.map(({ pick }) => pick.value)).toEqual(['2a/1'])
  })
})
