import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { fights } from './leaders-testing.ts'

describe('Corsair', () => {
  it('Corsair, Tricky and Wary', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD11')
      .tokens('red', 'fuel', 'weapon')
      .ships('red', '4a', 4)
      .city('yellow', '4a')
      .leads('red', 'aggression-2')
    expect(
      bench.no({ do: 'battle', at: '4a', against: 'yellow', dice: { assault: 2, skirmish: 1, raid: 1 }, pay: PIP }),
    ).toBe('no.wary')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { assault: 0, skirmish: 0, raid: 4 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [1, 1, 1, 1] })
    expect(bench.no({ do: 'reroll', by: 'LEAD11', assault: [], skirmish: [], raid: [1, 1, 1] })).toBe('no.rerollLimit')
    expect(bench.no({ do: 'reroll', by: 'LEAD11', assault: [], skirmish: [], raid: [1, 1] })).toBeUndefined()
  })

  it('Corsair, Tricky: the supply on a Cartel is had (9.8); once per roll', () => {
    const bench = new Bench(4).leader('red', 'LEAD11').guild('red', 'BC06').tokens('red', 'relic')
    bench.ships('red', '4a', 3).city('yellow', '4a').leads('red', 'aggression-2')
    fights(bench, { raid: 3 }, { raid: [1, 1, 1] })
    const again = (n: number) =>
      bench.no({ do: 'reroll', by: 'LEAD11', assault: [], skirmish: [], raid: Array(n).fill(1) })
    expect([again(2), again(3)]).toEqual([undefined, 'no.rerollLimit'])
    bench.act({ do: 'reroll', by: 'LEAD11', assault: [], skirmish: [], raid: [1] })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    expect(bench.waits).not.toBe('reroll.red')
  })
})
