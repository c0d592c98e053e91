import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'

describe('Rebel', () => {
  it('Rebel, Committed, D5: two more dice, and they must be rolled', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD05')
      .ships('red', '4a', 1)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
    const dice = (skirmish: number) =>
      bench.no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish }, pay: PIP })
    expect([dice(1), dice(2), dice(3), dice(4)]).toEqual(['no.tooFewDice', undefined, undefined, 'no.tooManyDice'])
  })

  it('Rebel, Disorganized: two ships at most', () => {
    const bench = new Bench().leader('red', 'LEAD05').ships('red', '2g', 3).leads('red', 'mobilization-2')
    const move = (fresh: number) =>
      bench.no({ do: 'move', from: '2g', legs: [{ to: '2a', fresh, damaged: 0 }], pay: PIP })
    expect([move(3), move(2)]).toEqual(['no.disorganized', undefined])
  })

  it('Rebel, Committed: with Gatekeepers two more are allowed, not owed; six of a kind stay the limit', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD05')
      .guild('red', 'BC08')
      .ships('red', '1g', 2)
      .ships('yellow', '1g', 1)
    bench.leads('red', 'aggression-2')
    const dice = (skirmish: number) =>
      bench.no({ do: 'battle', at: '1g', against: 'yellow', dice: { ...NO_DICE, skirmish }, pay: PIP })
    expect([dice(1), dice(2), dice(6), dice(7)]).toEqual(['no.tooFewDice', undefined, undefined, 'no.tooManyDice'])
  })

  it('Rebel, Disorganized: Predictive Sensors too, system by system; Force Beams not', () => {
    const bench = new Bench(4).leader('red', 'LEAD05').lore('red', 'L16').port('red', '4a').ships('red', '4a', 3)
    bench.leads('red', 'mobilization-2')
    expect(bench.no({ do: 'move', from: '4a', legs: [{ to: '4g', fresh: 3, damaged: 0 }], pay: PIP })).toBe(
      'no.disorganized',
    )
    const guided = {
      do: 'guide',
      from: '4a',
      to: '4g',
      ships: [{ of: 'red', fresh: 3, damaged: 0 }],
      pay: PIP,
    } as const
    expect(bench.no(guided)).toBeUndefined()
    const sensors = new Bench(4)
      .leader('yellow', 'LEAD05')
      .lore('yellow', 'L15')
      .ships('red', '4a', 1)
      .ships('yellow', '4a', 1)
    sensors
      .ships('yellow', '4g', 3)
      .leads('red', 'aggression-2')
      .act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    expect(sensors.no({ do: 'sensors', from: [{ from: '4g', ships: 3 }] })).toBe('no.disorganized')
  })
})
