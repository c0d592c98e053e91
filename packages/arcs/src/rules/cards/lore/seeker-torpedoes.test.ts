import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import { attack, fight } from './lore-testing.ts'

describe('Seeker Torpedoes', () => {
  it('L14 Seeker Torpedoes: rerolls assault dice, one per fresh attacker', () => {
    const bench = new Bench(4)
      .lore('red', 'L14')
      .ships('red', '4a', 1, 2)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
    attack(bench, { assault: 3 }).act({ do: 'roll', assault: [1, 1, 1], skirmish: [], raid: [] })
    const again = (n: number) =>
      bench.no({ do: 'reroll', by: 'L14', assault: Array(n).fill(1), skirmish: [], raid: [] })
    expect([again(2), again(1)]).toEqual(['no.rerollLimit', undefined])
    bench.act({ do: 'keepDice' })
    expect(bench.waits).toBe('turn.red')
  })

  it('L14: none without a fresh attacker, and only assault dice', () => {
    const worn = new Bench(4).lore('red', 'L14').ships('red', '4a', 0, 2).ships('yellow', '4a', 1)
    expect(fight(worn, { assault: [1] }).waits).toBe('turn.red')
    const bench = fight(new Bench(4).lore('red', 'L14').ships('red', '4a', 2).ships('yellow', '4a', 1), {
      assault: [1],
      skirmish: [1],
    })
    expect(bench.no({ do: 'reroll', by: 'L14', assault: [], skirmish: [1], raid: [] })).toBe('no.rerollDie')
  })
})
