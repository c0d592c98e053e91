import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'
import { fights } from './leaders-testing.ts'

describe('Quartermaster', () => {
  it('Quartermaster, Resilient: repairs one ship per starport in systems under control, after the battle', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD16')
      .ships('red', '4a', 2, 2)
      .ships('yellow', '4a', 1)
      .port('red', '1a')
      .ships('red', '1a', 1)
    bench
      .leads('red', 'aggression-2')
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1], raid: [] })
    expect(bench.fleet('red', '4a')).toEqual([3, 1])
  })

  it('Quartermaster, Resilient: as defender, by starports of any colour under control, counted after the battle', () => {
    const made = (control: number) =>
      new Bench(4)
        .leader('yellow', 'LEAD16')
        .ships('red', '4a', 1)
        .ships('yellow', '4a', 1, 3)
        .port('blue', '1a')
        .port('red', '1a')
        .ships('yellow', '1a', control)
        .leads('red', 'aggression-2')
    const repaired = (control: number) =>
      fights(made(control), { skirmish: 1 }, { skirmish: [1] }).fleet('yellow', '4a')
    expect([repaired(1), repaired(0)]).toEqual([
      [3, 1],
      [1, 3],
    ])
  })
})
