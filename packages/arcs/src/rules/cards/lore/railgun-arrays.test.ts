import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'
import { fight } from './lore-testing.ts'

describe('Railgun Arrays', () => {
  it('L12 Railgun Arrays, U7: a hit before the dice; without attackers left the battle is over', () => {
    const start = (fresh: number, damaged: number) => {
      const bench = new Bench(4)
        .lore('yellow', 'L12')
        .ships('red', '4a', fresh, damaged)
        .ships('red', '1g', 1)
        .ships('yellow', '4a', 1)
        .leads('red', 'aggression-2')
      expect(bench.no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish: 1 }, pay: PIP })).toBe(
        'no.diceLater',
      )
      return bench.act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    }
    expect(start(2, 0).waits).toBe('dice.red')
    const lost = start(0, 1)
    expect([lost.waits, lost.trophiesOf('yellow', 'red', 'ship')]).toEqual(['turn.red', 1])
  })

  it('L12: without a fresh defending ship they are silent', () => {
    const bench = new Bench(4).lore('yellow', 'L12').ships('red', '4a', 1).ships('yellow', '4a', 0, 1)
    expect(fight(bench, { skirmish: [1] }).fleet('red', '4a')).toEqual([1, 0])
  })
})
