import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../testing.ts'
import * as read from '../state/read.ts'
import * as write from '../state/write.ts'

describe('tokens', () => {
  it('9.4: a spent token is in nobody’s reach until the Prelude ends', () => {
    const bench = new Bench()
      .settled()
      .ships('red', '2a', 1, 2)
      .tokens('red', 'material')
      .leads('red', 'construction-2')
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })
    expect([read.supply(bench.state, 1), read.held(bench.state, 1)]).toEqual([4, 1])
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: PIP })
    expect([read.supply(bench.state, 1), read.held(bench.state, 1)]).toEqual([5, 0])
  })

  it('9.6, D40: rearranging only after gaining; a turn waits for it', () => {
    const bench = new Bench().settled().city('red', '2h').tokens('red', 'fuel').hand('yellow', 'mobilization-4')
    bench.hand('red', 'mobilization-5').leads('red', 'administration-6')
    expect(bench.no({ do: 'arrange', slots: [null, 'fuel'] })).toBe('no.arrange')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.no({ do: 'arrange', slots: ['relic'] })).toBe('no.arrangeFit')
    bench.act({ do: 'arrange', slots: ['relic', 'fuel'] })
    expect(bench.slots('red').slice(0, 2)).toEqual(['relic', 'fuel'])
    expect(bench.no({ do: 'arrange', slots: ['fuel', 'relic'] })).toBe('no.arrange')
  })

  it('9.6: who has lost a token since the gain may not rearrange any more', () => {
    const bench = () =>
      new Bench()
        .settled()
        .city('red', '2h')
        .ships('red', '2a', 1, 1)
        .tokens('red', 'psionic', 'material')
        .leads('red', 'administration-2')
        .act({ do: 'tax', city: '2h/1', pay: { slot: 0 } })
    expect(bench().no({ do: 'arrange', slots: ['relic', 'material'] })).toBeUndefined()
    const spent = bench().act({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 1 } })
    expect(spent.no({ do: 'arrange', slots: [null, 'relic'] })).toBe('no.arrange')
  })

  it('9.6: the same after Outrage', () => {
    const bench = new Bench()
      .settled()
      .city('red', '2h')
      .tokens('red', 'psionic', 'fuel')
      .court({ card: 'BC28', agents: { red: 1 } }, ...ROW.slice(1))
      .hand('red', 'administration-2')
      .leads('red', 'aggression-2')
    // Gained in the Prelude through a card of the holder, then lost.
    write.setArranging(bench.state, 1)
    bench.act({ do: 'secure', card: 'BC28', pay: PIP }).act({ do: 'spread', type: 'fuel' })
    expect([bench.held('red'), read.arranging(bench.state)]).toEqual([['psionic'], 0])
  })

  it('9.7: slots that close are a chance to rearrange, even if everything fits; it may be declined', () => {
    const table = () =>
      new Bench().openSlots('red', 2, 'blue').tokens('red', 'fuel', 'relic').declared('warlord').endChapter()
    expect([table().waits, read.citiesLeft(table().state, 0)]).toEqual(['overflow.red', 5])
    expect(
      table()
        .act({ do: 'arrange', slots: ['relic', 'fuel'] })
        .slots('red')
        .slice(0, 2),
    ).toEqual(['relic', 'fuel'])
    expect(table().act({ do: 'decline' }).waits).not.toBe('overflow.red')
    const full = new Bench()
      .openSlots('red', 2, 'blue')
      .tokens('red', 'fuel', 'relic', 'fuel')
      .declared('warlord')
      .endChapter()
    expect([full.waits, full.no({ do: 'decline' })]).toEqual(['overflow.red', 'no.arrangeFit'])
  })

  it('9.7: nothing is asked where every order is the same, or no slot closes', () => {
    const same = new Bench().openSlots('red', 4, 'blue').tokens('red', 'fuel', 'fuel').declared('warlord').endChapter()
    const open = new Bench()
      .city('red', '2a')
      .city('red', '2c')
      .city('red', '2h')
      .trophies('blue', 'red', 'city', 1)
      .tokens('red', 'fuel', 'relic')
      .declared('warlord')
      .endChapter()
    expect([same.waits, open.waits]).toEqual(['deal.red', 'deal.red'])
  })

  it('13.2: six tokens stolen at once are all the raider’s to choose from', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 6)
      .city('yellow', '4a')
      .openSlots('yellow', 2, 'blue')
      .tokens('yellow', 'fuel', 'relic', 'weapon', 'psionic', 'fuel', 'relic')
      .tokens('red', 'material', 'material')
      .leads('red', 'aggression-2')
    bench
      .act({ do: 'battle', at: '4a', against: 'yellow', dice: { assault: 0, skirmish: 0, raid: 6 }, pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [], raid: [2, 2, 2, 2, 2, 2] })
      .act({ do: 'raid', take: [0, 1, 2, 3, 4, 5].map((slot) => ({ slot })) })
    expect([bench.waits, bench.held('yellow')]).toEqual(['overflow.red', []])
    expect(bench.act({ do: 'arrange', slots: ['relic', 'relic'] }).held('red')).toEqual(['relic', 'relic'])
    expect(bench.problems()).toEqual([])
  })
})
