import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'

describe('Gatekeepers', () => {
  it('BC08 Gatekeepers: two more dice in gates, optional; given up, a ship in every gate', () => {
    const bench = new Bench(4)
      .guild('red', 'BC08')
      .ships('red', '1g', 2)
      .ships('yellow', '1g', 1)
      .ships('red', '1a', 2)
      .ships('yellow', '1a', 1)
    bench.leads('red', 'aggression-2')
    const fight = (at: '1g' | '1a', skirmish: number) =>
      bench.no({ do: 'battle', at, against: 'yellow', dice: { ...NO_DICE, skirmish }, pay: PIP })
    expect([fight('1g', 4), fight('1g', 5), fight('1g', 2), fight('1a', 3)]).toEqual([
      undefined,
      'no.tooManyDice',
      undefined,
      'no.tooManyDice',
    ])
    expect(bench.no({ do: 'useGates', gates: ['1g', '2g'] })).toBe('no.gatesCount')
    bench.act({ do: 'useGates', gates: ['1g', '2g', '4g', '5g', '6g'] })
    expect([bench.fleet('red', '1g'), bench.fleet('red', '6g')]).toEqual([
      [3, 0],
      [1, 0],
    ])
  })

  it('BC08: too few ships: so many gates, one each; none left: only for nothing', () => {
    const bench = new Bench(4).guild('red', 'BC08').ships('red', '1a', 13).leads('red', 'mobilization-2')
    const gates = (...ids: ('1g' | '2g' | '3g' | '4g')[]) => bench.no({ do: 'useGates', gates: ids })
    expect([gates('1g'), gates('1g', '1g'), gates('1g', '3g'), gates('1g', '4g')]).toEqual([
      'no.gatesCount',
      'no.gatesCount',
      'no.gate',
      undefined,
    ])
    const none = new Bench(4).guild('red', 'BC08').ships('red', '1a', 15).leads('red', 'mobilization-2')
    expect([none.no({ do: 'useGates', gates: ['1g'] }), none.no({ do: 'useGates', gates: [] })]).toEqual([
      'no.gatesCount',
      undefined,
    ])
  })

  it('BC08: at most six dice of a kind, however many are allowed', () => {
    const bench = new Bench(4).guild('red', 'BC08').ships('red', '1g', 6).ships('yellow', '1g', 1)
    bench.leads('red', 'aggression-2')
    const fight = (skirmish: number, assault: number) =>
      bench.no({ do: 'battle', at: '1g', against: 'yellow', dice: { skirmish, assault, raid: 0 }, pay: PIP })
    expect([fight(7, 0), fight(6, 2), fight(6, 3)]).toEqual(['no.sixDice', undefined, 'no.tooManyDice'])
  })

  it('BC08: with two players the four gates in play', () => {
    const bench = new Bench(2).settled().guild('red', 'BC08').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useGates', gates: ['2g', '3g', '4g', '5g'] })).toBeUndefined()
    expect(bench.no({ do: 'useGates', gates: ['1g', '3g', '4g', '5g'] })).toBe('no.gate')
  })
})
