import type { Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench, PIP } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { MAX_LEGS } from './move.ts'

const go = (bench: Bench, from: never | string, ...to: string[]) =>
  bench.no({ do: 'move', from, legs: to.map((system) => ({ to: system, fresh: 1, damaged: 0 })), pay: PIP } as never)

describe('Move', () => {
  it('10.3.1: to a neighbour that is in play', () => {
    const bench = new Bench().settled().ships('red', '2g', 1).leads('red', 'mobilization-2')
    expect([go(bench, '2g', '2a'), go(bench, '2g', '1g'), go(bench, '2g', '3a'), go(bench, '3g', '3a')]).toEqual([
      undefined,
      'no.adjacent',
      'no.adjacent',
      'no.ships',
    ])
  })

  it('10.3.2, 10.3.3: the catapult needs a Loyal starport and ends at planets', () => {
    const bench = new Bench().settled().ships('red', '2a', 1).leads('red', 'mobilization-2')
    expect(go(bench, '2a', '2g', '3g')).toBe('no.catapult')
    bench.port('red', '2a', true)
    expect([go(bench, '2a', '2g', '3g', '3a'), go(bench, '2a', '2c', '2g'), go(bench, '2a', '2g', '2a')]).toEqual([
      undefined,
      'no.planetStops',
      'no.detour',
    ])
    bench.ships('yellow', '2g', 1)
    expect(go(bench, '2a', '2g', '3g')).toBe('no.gateStops')
    bench.ships('blue', '2g', 1)
    expect(go(bench, '2a', '2g', '3g')).toBeUndefined()
  })

  it('10.3.4: systems that are out of play do not exist', () => {
    const flying = new Bench().settled().ships('red', '3g', 1).leads('red', 'mobilization-2')
    const to = (system: '4g' | '5g') =>
      flying.no({ do: 'move', from: '3g', legs: [{ to: system, fresh: 1, damaged: 0 }], pay: PIP })
    expect([to('4g'), to('5g')]).toEqual(['no.adjacent', undefined])
  })

  it('10.3.2: the picker flies on as far as the rules do', () => {
    const bench = new Bench(4).settled().port('red', '4c').ships('red', '4c', 9).leads('red', 'mobilization-2')
    const decision = arcs.decision(bench.state)!
    const picks: Pick[] = [
      { slot: 'do', value: 'move' },
      { slot: 'pay', value: 'pip' },
      { slot: 'from', value: '4c' },
    ]
    let legs = 0
    for (;;) {
      const [ships] = decision.next(picks)
      if (ships?.pick.slot !== 'ships') break
      picks.push(ships.pick)
      const to = decision.next(picks).find(({ pick }) => pick.value === (legs % 2 === 0 ? '4g' : '5g'))
      expect(decision.legal(to!.action!)).toBeUndefined()
      picks.push(to!.pick)
      legs++
      if (to!.more !== true) break
    }
    expect(legs).toBe(MAX_LEGS)
  })

  it('10.3.3: a gate that the group itself has left to a rival stops it when it comes back', () => {
    const fly = (stay: number) => {
      const bench = new Bench(4).settled('1g').leader('red', 'LEAD14').ships('red', '4g', 3).ships('yellow', '4g', 1)
      const n = 3 - stay
      return bench.leads('red', 'mobilization-2').no({
        do: 'move',
        from: '4g',
        legs: [
          { to: '5g', fresh: n, damaged: 0 },
          { to: '4g', fresh: n, damaged: 0 },
          { to: '2g', fresh: n, damaged: 0 },
        ],
        pay: PIP,
      })
    }
    expect([fly(0), fly(1), fly(2)]).toEqual(['no.gateStops', undefined, undefined])
  })

  it('10.3.3, D61: a journey that comes back with everything is no move, one that drops a ship is', () => {
    const bench = new Bench(4).settled().port('red', '4c').ships('red', '4c', 2).leads('red', 'mobilization-2')
    const back = (fresh: number): Action => ({
      do: 'move',
      from: '4c',
      legs: [
        { to: '4g', fresh: 2, damaged: 0 },
        { to: '4c', fresh, damaged: 0 },
      ],
      pay: PIP,
    })
    expect([bench.no(back(2)), bench.no(back(1))]).toEqual(['no.detour', undefined])
  })
})
