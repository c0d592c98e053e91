import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'

describe('Raider Exosuits', () => {
  it('L17 Raider Exosuits: one raid die where the defender has no building', () => {
    const dice = (lore: boolean, raid: number) => {
      const bench = new Bench(4).ships('red', '4a', 3).ships('yellow', '4a', 1).city('yellow', '1a')
      if (lore) bench.lore('red', 'L17')
      return bench
        .leads('red', 'aggression-2')
        .no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid }, pay: PIP })
    }
    expect([dice(false, 1), dice(true, 1), dice(true, 2)]).toEqual(['no.raidDice', undefined, 'no.raidDice'])
  })

  it('L17: against who has no building anywhere there is no limit; Hidden Harbors bar it all', () => {
    const dice = (raid: number, prepare: (bench: Bench) => unknown) => {
      const bench = new Bench(4).lore('red', 'L17').ships('red', '4a', 3).ships('yellow', '4a', 1)
      prepare(bench)
      bench.leads('red', 'aggression-2')
      return bench.no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid }, pay: PIP })
    }
    expect(dice(3, () => undefined)).toBeUndefined()
    expect(dice(1, (bench) => bench.lore('yellow', 'L05').port('yellow', '4a'))).toBe('no.raidDice')
  })
})
