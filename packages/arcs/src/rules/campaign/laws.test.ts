// Who controls and commands what, and what the laws of the Empire forbid.

import { describe, expect, it } from 'vitest'
import type { Action, SystemId } from '../../vocabulary.ts'
import { controls, OUTSIDE_TURNS, onTurnOf, whenNow } from '../board/control.ts'
import { sys } from '../board/ids.ts'
import { EMPIRE } from '../state/owners.ts'
import * as read from '../state/read.ts'
import { F, push } from '../state/stack.ts'
import { CampaignBench } from './campaign-testing.ts'
import { C } from './frames.ts'
import { commands } from './titles.ts'

const PIP = 'pip' as const

describe('control and the laws', () => {
  it('campaign/5.1: commanding takes a Regent, its own turn and a piece; damaged Imperial ships are commanded too', () => {
    const bench = new CampaignBench()
      .imperial('1a', 0, 1)
      .city('red', '1a')
      .imperial('2a', 1)
      .outlaw('yellow')
      .ships('yellow', '2a', 1)
    expect([
      commands(bench.state, 0, sys('1a')),
      commands(bench.state, 0, sys('2a')),
      commands(bench.state, 1, sys('2a')),
    ]).toEqual([true, false, false])
    bench.leads('red', 'administration-2')
    expect(bench.no({ do: 'repair', piece: { ship: '1a', of: 'empire' }, pay: PIP })).toBeUndefined()
    expect(bench.no({ do: 'repair', piece: { ship: '2a', of: 'empire' }, pay: PIP })).toBe('no.damagedShip')
    bench.act({ do: 'repair', piece: { ship: '1a', of: 'empire' }, pay: PIP })
    expect(bench.pieces('empire', '1a')).toEqual([1, 0])
  })

  it('campaign/6.1: a Free city under control yields a token and no captive; an Outlaw’s city is taxed', () => {
    const bench = new CampaignBench(3)
      .free('1a')
      .ships('red', '1a', 1)
      .outlaw('blue')
      .city('blue', '2a')
      .imperial('2a', 1)
      .ships('red', '2a', 1)
    bench
      .leads('red', 'administration-2')
      .act({ do: 'tax', city: '1a/1', pay: PIP })
      .act({ do: 'tax', city: '2a/1', pay: PIP })
    expect([bench.held('red'), bench.of(read.captives, 'red')]).toEqual([['weapon', 'psionic'], 1])
  })

  it('campaign/6.2: a Free starport under control builds ships, once a turn', () => {
    const bench = new CampaignBench().free('1a', 'starport').ships('red', '1a', 1).leads('red', 'construction-2')
    const ship: Action = { do: 'build', piece: 'ship', port: '1a/1', pay: PIP }
    bench.act(ship)
    expect([bench.fleet('red', '1a'), bench.no(ship)]).toEqual([[2, 0], 'no.portUsed'])
    const rival = new CampaignBench()
      .free('1a', 'starport')
      .ships('red', '1a', 1)
      .ships('blue', '1a', 2)
      .leads('red', 'construction-2')
    expect(rival.no(ship)).toBe('no.portNotYours')
  })

  it('campaign/6.2: Imperial ships are a piece to build beside only with Imperial Officers', () => {
    const build: Action = { do: 'build', piece: 'city', at: '1a', pay: PIP }
    const with_ = new CampaignBench(4, ['admiral', 'founder', 'magnate', 'partisan'])
      .imperial('1a', 1)
      .leads('red', 'construction-2')
    const without = new CampaignBench().imperial('1a', 1).leads('red', 'construction-2')
    expect([with_.no(build), without.no(build)]).toEqual([undefined, 'no.loyalPiece'])
  })

  it('control on somebody’s turn is asked of that turn, at the end of a round of nobody’s', () => {
    const bench = new CampaignBench().settled().leads('red', 'aggression-2')
    expect(whenNow(bench.state)).toBe(onTurnOf(0))
    push(bench.state, F.endRound, 0)
    push(bench.state, C.callToOrder, 1)
    expect(whenNow(bench.state)).toBe(-1)
    expect(read.fresh(bench.state, 0, EMPIRE)).toBe(0)
  })

  it('campaign/5.2: the Empire’s system on one’s own turn, on another’s, and outside turns', () => {
    const bench = new CampaignBench(3).firstRegent('blue').imperial('1a', 1).ships('red', '1a', 1)
    const who = (seat: number, when: ReturnType<typeof onTurnOf>) => controls(bench.state, seat, sys('1a'), when)
    expect([
      who(0, onTurnOf(0)),
      who(0, onTurnOf(1)),
      who(1, onTurnOf(1)),
      who(2, OUTSIDE_TURNS),
      who(0, OUTSIDE_TURNS),
    ]).toEqual([true, false, false, true, false])
  })

  it('campaign/5.3, 5.3.1, 5.3.2, 5.3.3: refusals name the law', () => {
    const bench = new CampaignBench(3)
      .ships('red', '1a', 1)
      .imperial('1a', 2)
      .imperial('2a', 1)
      .blight('2a', 1)
      .city('yellow', '1a')
      .ships('yellow', '1a', 1)
    bench.leads('red', 'aggression-2')
    const move = (from: SystemId, to: SystemId, n: number, imperial: number) =>
      bench.no({
        do: 'move',
        from,
        legs: [{ to, fresh: n, damaged: 0, imperial: { fresh: imperial, damaged: 0 } }],
        pay: PIP,
      })
    expect([
      move('1a', '1g', 1, 2),
      bench.no({
        do: 'battle',
        at: '2a',
        against: 'blight' as never,
        imperial: 'all',
        dice: { assault: 1, skirmish: 0, raid: 0 },
        pay: PIP,
      }),
      bench.no({ do: 'battle', at: '1a', against: 'yellow', dice: { assault: 1, skirmish: 0, raid: 0 }, pay: PIP }),
      bench.no({
        do: 'battle',
        at: '1a',
        against: 'empire' as never,
        dice: { assault: 1, skirmish: 0, raid: 0 },
        pay: PIP,
      }),
    ]).toEqual(['no.movementLaw', 'no.presence', 'no.truce', 'no.truceEmpire'])
  })

  it('campaign/5.3.1, 5.3.2: Imperial Officers need neither presence nor ships of their own', () => {
    const legs = [{ to: '2g', fresh: 0, damaged: 0, imperial: { fresh: 2, damaged: 0 } }] as const
    const move = (fate: 'admiral' | 'founder', outlaw = false) => {
      const bench = new CampaignBench(3, [fate, 'magnate', 'partisan']).settled().imperial('2a', 2)
      if (outlaw) bench.outlaw('red').firstRegent('yellow')
      return bench.leads('red', 'mobilization-2').no({ do: 'move', from: '2a', legs, pay: PIP } as never)
    }
    expect([move('admiral'), move('founder') === undefined, move('admiral', true) === undefined]).toEqual([
      undefined,
      false,
      false,
    ])
  })
})
