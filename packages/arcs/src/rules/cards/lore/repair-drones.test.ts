import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import { attack, fight } from './lore-testing.ts'

describe('Repair Drones', () => {
  it('L07 Repair Drones: one attacking ship is repaired afterwards', () => {
    const bench = new Bench(4)
      .lore('red', 'L07')
      .ships('red', '4a', 1, 2)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
    attack(bench, { skirmish: 1 }).act({ do: 'roll', assault: [], skirmish: [1], raid: [] })
    expect(bench.fleet('red', '4a')).toEqual([2, 1])
  })

  it('L07: nothing as defender, nothing if no attacker is left', () => {
    const defend = new Bench(4).lore('yellow', 'L07').ships('red', '4a', 1).ships('yellow', '4a', 1, 1)
    expect(fight(defend, { skirmish: [1] }).fleet('yellow', '4a')).toEqual([1, 1])
    const gone = new Bench(4).lore('red', 'L07').ships('red', '4a', 0, 1).ships('red', '1g', 1).city('yellow', '4a')
    expect(fight(gone, { raid: [3] }).fleet('red', '4a')).toEqual([0, 0])
  })
})
