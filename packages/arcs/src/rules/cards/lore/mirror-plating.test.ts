import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import { attack, fight } from './lore-testing.ts'

describe('Mirror Plating', () => {
  it('L04 Mirror Plating: one more intercept, only with assault dice', () => {
    const own = (dice: 'assault' | 'skirmish') => {
      const bench = new Bench(4)
        .lore('yellow', 'L04')
        .ships('red', '4a', 2)
        .ships('yellow', '4a', 1)
        .leads('red', 'aggression-2')
      attack(bench, { [dice]: 1 }).act({
        do: 'roll',
        assault: dice === 'assault' ? [1] : [],
        skirmish: dice === 'skirmish' ? [1] : [],
        raid: [],
      })
      return bench.until('turn').fleet('red', '4a')
    }
    expect([own('assault'), own('skirmish')]).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  it('L04 and L06, E25: the plating cannot be ignored', () => {
    const bench = new Bench(4).lore('red', 'L06').lore('yellow', 'L04').ships('red', '4a', 3).ships('yellow', '4a', 2)
    fight(bench, { assault: [6], skirmish: [4] })
    expect(bench.waits).toBe('hits.red')
  })
})
