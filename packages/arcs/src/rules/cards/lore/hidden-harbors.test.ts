import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'
import { SITE_DAMAGED } from '../../state/sites.ts'

describe('Hidden Harbors', () => {
  it('L05 Hidden Harbors: built ships arrive fresh; a fresh starport bars raid dice', () => {
    const bench = new Bench(4)
      .lore('red', 'L05')
      .port('red', '1a')
      .ships('yellow', '1a', 1)
      .leads('red', 'construction-2')
    expect(bench.act({ do: 'build', piece: 'ship', port: '1a/1', pay: PIP }).fleet('red', '1a')).toEqual([1, 0])
    const raid = (damaged: boolean) => {
      const other = new Bench(4)
        .lore('yellow', 'L05')
        .ships('red', '4a', 2)
        .port('yellow', '4a', damaged)
        .leads('red', 'aggression-2')
      return other.no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    }
    expect([raid(false), raid(true)]).toEqual(['no.raidDice', undefined])
  })

  it('L05: only ships arrive fresh, buildings do not; another seat’s starport bars nothing', () => {
    const bench = new Bench(4)
      .lore('red', 'L05')
      .port('red', '1a')
      .ships('yellow', '1a', 2)
      .leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'city', at: '1a', pay: PIP })
    expect(bench.site('1a', 1) & SITE_DAMAGED).toBe(SITE_DAMAGED)
    const raid = new Bench(4).lore('yellow', 'L05').ships('red', '4a', 2).city('yellow', '4a').port('blue', '4a')
    raid.leads('red', 'aggression-2')
    const dice = { ...NO_DICE, raid: 1 }
    expect(raid.no({ do: 'battle', at: '4a', against: 'yellow', dice, pay: PIP })).toBeUndefined()
  })
})
