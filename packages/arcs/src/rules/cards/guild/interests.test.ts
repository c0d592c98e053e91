import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { discarded } from './guild-testing.ts'

describe('Interests', () => {
  it.each([
    ['BC02 Mining Interest: Manufacture', 'BC02', 'manufacture', 'material'],
    ['BC09 Shipping Interest: Synthesize', 'BC09', 'synthesize', 'fuel'],
  ] as const)('%s', (_, id, doing, type) => {
    const bench = new Bench().settled().guild('red', id).leads('red', 'construction-2').act({ do: doing, pay: PIP })
    expect(bench.held('red')).toEqual([type])
    expect(new Bench().settled().leads('red', 'construction-2').no({ do: doing, pay: PIP })).toBe('no.guild')
  })

  it('BC02: fills empty slots from the supply first, then by theft', () => {
    const bench = new Bench().settled().guild('red', 'BC02').city('red', '2a').city('red', '2c').supply('material', 2)
    bench.tokens('yellow', 'material', 'fuel').leads('red', 'mobilization-2')
    const use = (gain: number, slot: number) =>
      bench.no({ do: 'useInterest', card: 'BC02', gain, steal: [{ of: 'yellow', slot }] })
    expect([use(0, 0), use(1, 1), use(1, 0)]).toEqual(['no.interestSupply', 'no.lootType', undefined])
    bench.act({ do: 'useInterest', card: 'BC02', gain: 1, steal: [{ of: 'yellow', slot: 0 }] })
    expect([bench.held('red'), bench.held('yellow')]).toEqual([['material', 'material'], ['fuel']])
  })

  it('BC02: Manufacture with an empty supply is legal and yields nothing', () => {
    const bench = new Bench().settled().guild('red', 'BC02').supply('material', 0).leads('red', 'construction-2')
    expect(bench.act({ do: 'manufacture', pay: PIP }).held('red')).toEqual([])
  })

  it('BC02: not more than the empty slots; given up for nothing; not once the Prelude is over', () => {
    const bench = new Bench().settled().guild('red', 'BC02').tokens('red', 'fuel').leads('red', 'construction-2')
    expect(bench.no({ do: 'useInterest', card: 'BC02', gain: 2, steal: [] })).toBe('no.interestSlots')
    expect(bench.no({ do: 'useInterest', card: 'BC08', gain: 0, steal: [] })).toBe('no.guild')
    const late = new Bench().settled().guild('red', 'BC02').leads('red', 'construction-2')
    late.act({ do: 'manufacture', pay: PIP })
    expect(late.no({ do: 'useInterest', card: 'BC02', gain: 1, steal: [] })).toBe('no.preludeOver')
    bench.act({ do: 'useInterest', card: 'BC02', gain: 0, steal: [] })
    expect([discarded(bench, 'BC02'), bench.held('red')]).toEqual([true, ['fuel']])
  })

  it('BC09: tokens held back by the Prelude are no supply (9.4)', () => {
    const bench = new Bench().settled().guild('red', 'BC09').supply('fuel', 1).tokens('red', 'fuel')
    bench.ships('red', '2a', 1).leads('red', 'mobilization-2')
    bench.act({ do: 'move', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }], pay: { slot: 0 } })
    expect(bench.no({ do: 'useInterest', card: 'BC09', gain: 1, steal: [] })).toBe('no.interestSupply')
  })

  it('BC02 and Keeper’s Trust (L21): what was gained first makes the rest safe', () => {
    const take = (supply: number) => {
      const bench = new Bench().settled().guild('red', 'BC02').lore('yellow', 'L21').declared('keeper')
      bench.tokens('yellow', 'material').supply('material', supply).city('red', '2a').leads('red', 'mobilization-2')
      return bench.no({ do: 'useInterest', card: 'BC02', gain: supply, steal: [{ of: 'yellow', slot: 0 }] })
    }
    expect([take(0), take(1)]).toEqual([undefined, 'no.trust'])
  })

  it('BC02: thefts follow one another, so a second token of the type is safe from its new owner (L21)', () => {
    const bench = new Bench().settled().guild('red', 'BC02').lore('yellow', 'L21').declared('keeper')
    bench.tokens('yellow', 'material', 'material').supply('material', 0).city('red', '2a').city('red', '2c')
    bench.leads('red', 'mobilization-2')
    const from = (slot: number) => ({ of: 'yellow', slot }) as const
    const use = (...steal: ReturnType<typeof from>[]) => bench.no({ do: 'useInterest', card: 'BC02', gain: 0, steal })
    expect([use(from(0)), use(from(0), from(1))]).toEqual([undefined, 'no.trust'])
  })
})
