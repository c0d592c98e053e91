import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { attack } from './lore-testing.ts'

describe('Empath’s Vision', () => {
  it('L19 Empath’s Vision: while Empath is declared, one reroll of any dice', () => {
    const can = (declared: boolean) => {
      const bench = new Bench(4).lore('red', 'L19').ships('red', '4a', 2).ships('yellow', '4a', 1)
      if (declared) bench.declared('empath')
      attack(bench.leads('red', 'aggression-2'), { skirmish: 2 }).act({
        do: 'roll',
        assault: [],
        skirmish: [1, 1],
        raid: [],
      })
      return bench.no({ do: 'reroll', by: 'L19', assault: [], skirmish: [1, 1], raid: [] })
    }
    expect([can(true), can(false)]).toEqual([undefined, 'no.notNow'])
  })

  it('L19: any mixture of dice at once, once per roll', () => {
    const bench = new Bench(4).lore('red', 'L19').declared('empath').ships('red', '4a', 3).ships('yellow', '4a', 1)
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { assault: 1, skirmish: 2, raid: 0 }, pay: PIP })
    bench.act({ do: 'roll', assault: [1], skirmish: [1, 4], raid: [] })
    bench.act({ do: 'reroll', by: 'L19', assault: [1], skirmish: [1], raid: [] })
    bench.act({ do: 'roll', assault: [1], skirmish: [1], raid: [] })
    expect(bench.waits).not.toBe('reroll.red')
  })
})
