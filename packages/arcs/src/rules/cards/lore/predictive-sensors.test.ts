import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'

describe('Predictive Sensors', () => {
  it('L15 Predictive Sensors, D28: fresh ships of neighbours join before the dice', () => {
    const bench = new Bench(4)
      .lore('yellow', 'L15')
      .ships('red', '4a', 2)
      .ships('yellow', '4a', 1)
      .ships('yellow', '4g', 3, 1)
      .leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    expect([bench.waits, bench.no({ do: 'sensors', from: [{ from: '4g', ships: 4 }] })]).toEqual([
      'sensors.yellow',
      'no.ships',
    ])
    bench.act({ do: 'sensors', from: [{ from: '4g', ships: 2 }] })
    expect([bench.fleet('yellow', '4a'), bench.waits]).toEqual([[3, 0], 'dice.red'])
  })

  it('L15: only fresh neighbours, each system once; into a gate it may cost an agent (D28)', () => {
    const bench = new Bench(4)
      .lore('yellow', 'L15')
      .lore('blue', 'L08')
      .ships('red', '4g', 1)
      .ships('yellow', '4a', 2, 1)
    bench.ships('yellow', '4g', 0, 1).ships('blue', '4g', 3).building('blue', '4g', 'starport', false, 0)
    bench.leads('red', 'aggression-2').act({ do: 'battle', at: '4g', against: 'yellow', pay: PIP })
    const call = (...from: { from: '4a' | '1a'; ships: number }[]) => bench.no({ do: 'sensors', from })
    expect([call({ from: '1a', ships: 1 }), call({ from: '4a', ships: 1 }, { from: '4a', ships: 1 })]).toEqual([
      'no.adjacent',
      'no.adjacent',
    ])
    bench.act({ do: 'sensors', from: [{ from: '4a', ships: 2 }] })
    expect([bench.captivesOf('blue', 'yellow'), bench.fleet('yellow', '4g')]).toEqual([1, [2, 1]])
    const none = new Bench(4)
      .lore('yellow', 'L15')
      .ships('red', '4a', 1)
      .ships('yellow', '4a', 1)
      .ships('yellow', '4g', 0, 2)
    const fight = { do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish: 1 }, pay: PIP } as const
    expect(none.leads('red', 'aggression-2').no(fight)).toBeUndefined()
  })
})
