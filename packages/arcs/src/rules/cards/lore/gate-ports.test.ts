import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'

describe('Gate Ports', () => {
  it('L08 Gate Ports, D19: one starport per gate in total; entering ships cost their owner an agent', () => {
    const bench = new Bench().settled().lore('red', 'L08').ships('red', '2g', 2).leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'starport', at: '2g', pay: PIP })
    expect(bench.no({ do: 'build', piece: 'starport', at: '2g', pay: PIP })).toBe('no.slot')
    const enter = (damaged: boolean) => {
      const other = new Bench().settled().lore('yellow', 'L08').ships('yellow', '2g', 2).ships('red', '3g', 1)
      other.building('yellow', '2g', 'starport', damaged, 0).leads('red', 'mobilization-2')
      return other
        .act({ do: 'move', from: '3g', legs: [{ to: '2g', fresh: 1, damaged: 0 }], pay: PIP })
        .captivesOf('yellow', 'red')
    }
    expect([enter(false), enter(true)]).toEqual([1, 0])
  })

  it('L08: a Loyal piece is needed, a planet starport is none of it; no capture without control or agents', () => {
    const bench = new Bench().settled().lore('red', 'L08').ships('red', '2a', 1).leads('red', 'construction-2')
    expect(bench.no({ do: 'build', piece: 'starport', at: '2g', pay: PIP })).toBe('no.loyalPiece')
    expect(bench.no({ do: 'build', piece: 'city', at: '6g', pay: PIP })).toBe('no.slot')
    const enter = (prepare: (each: Bench) => unknown, fresh = 1) => {
      const other = new Bench().settled().lore('yellow', 'L08').ships('red', '3g', fresh).ships('yellow', '2g', 1)
      other.building('yellow', '2g', 'starport', false, 0)
      prepare(other)
      other
        .leads('red', 'mobilization-2')
        .act({ do: 'move', from: '3g', legs: [{ to: '2g', fresh, damaged: 0 }], pay: PIP })
      return other.captivesOf('yellow', 'red')
    }
    expect(enter(() => undefined, 3)).toBe(1)
    expect(enter((each) => each.ships('blue', '2g', 1))).toBe(0)
    expect(enter((each) => each.captives('blue', 'red', 10))).toBe(0)
  })

  it('L08: a Catapult through two such gates is two entries; Force Beams are none', () => {
    const bench = new Bench().settled().lore('yellow', 'L08').lore('red', 'L16').port('red', '2a').ships('red', '2a', 2)
    bench.ships('yellow', '2g', 1).building('yellow', '2g', 'starport', false, 0).leads('red', 'mobilization-2')
    const guided = {
      do: 'guide',
      from: '2a',
      to: '2g',
      ships: [{ of: 'red', fresh: 1, damaged: 0 }],
      pay: PIP,
    } as const
    expect(bench.act(guided).captivesOf('yellow', 'red')).toBe(0)
  })
})
