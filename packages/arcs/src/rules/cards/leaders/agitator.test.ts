import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP } from '../../../testing.ts'
import { fights } from './leaders-testing.ts'

describe('Agitator', () => {
  it('Agitator, Irregular: Weapon icons hit the intercepted attacker, then a Weapon is discarded', () => {
    const bench = new Bench(4)
      .leader('yellow', 'LEAD15')
      .tokens('yellow', 'weapon')
      .guild('yellow', 'BC13')
      .ships('red', '4a', 3)
      .city('yellow', '4a')
    bench
      .leads('red', 'aggression-2')
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [1] })
    bench.act({ do: 'hits', own: { damage: 2, destroyFresh: 0, destroyDamaged: 0 } })
    expect([bench.fleet('red', '4a'), bench.held('yellow')]).toEqual([[1, 2], []])
  })

  it('Agitator, Irregular, D52: the Weapon that is cheapest to raid goes; none, nothing; Mirror Plating sets it off', () => {
    const made = (...tokens: ('weapon' | 'fuel')[]) =>
      new Bench(4)
        .leader('yellow', 'LEAD15')
        .tokens('yellow', ...tokens)
        .ships('red', '4a', 3)
        .city('yellow', '4a')
    const two = fights(made('weapon', 'weapon').leads('red', 'aggression-2'), { raid: 1 }, { raid: [1] })
    two.act({ do: 'hits', own: { damage: 2, destroyFresh: 0, destroyDamaged: 0 } })
    expect(two.slots('yellow').slice(0, 2)).toEqual(['weapon', null])
    const none = fights(made('fuel').leads('red', 'aggression-2'), { raid: 1 }, { raid: [1] })
    expect([none.until('turn').fleet('red', '4a'), none.held('yellow')]).toEqual([[3, 0], ['fuel']])
    const plated = fights(
      made('weapon').lore('yellow', 'L04').leads('red', 'aggression-2'),
      { assault: 1 },
      { assault: [1] },
    )
    expect([plated.until('turn').fleet('red', '4a'), plated.held('yellow')]).toEqual([[2, 1], []])
  })
})
