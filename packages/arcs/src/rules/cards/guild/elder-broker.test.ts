import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'

const trading = (options = {}) => {
  const bench = new Bench(3, '3p-mix-up', options).settled().guild('red', 'BC23').ships('red', '2a', 2)
  bench.city('yellow', '2a').tokens('yellow', 'psionic', 'fuel').tokens('red', 'relic')
  return bench.leads('red', 'administration-2').act({ do: 'trade', city: '2a/1', give: 0, take: 0, pay: PIP })
}

describe('Elder Broker', () => {
  it('BC23 Elder Broker, D13: the token given must be of a type the rival lacks; no captive, no tax mark', () => {
    const bench = new Bench().settled().guild('red', 'BC23').ships('red', '2a', 2).city('yellow', '2a')
    bench.tokens('yellow', 'psionic', 'fuel').tokens('red', 'fuel', 'relic').leads('red', 'administration-2')
    expect(bench.no({ do: 'trade', city: '2a/1', give: 0, take: 0, pay: PIP })).toBe('no.tradeGive')
    expect(bench.no({ do: 'trade', city: '2a/1', give: 1, take: 1, pay: PIP })).toBe('no.tradeTake')
    bench.act({ do: 'trade', city: '2a/1', give: 1, take: 0, pay: PIP }).act({ do: 'decline' })
    expect(bench.captivesOf('red', 'yellow')).toBe(0)
    expect(bench.no({ do: 'tax', city: '2a/1', pay: PIP })).toBeUndefined()
  })

  it('BC23 Trade, D48: whoever receives the other token may rearrange at once', () => {
    const bench = trading()
    expect(bench.waits).toBe('overflow.yellow')
    bench.act({ do: 'arrange', slots: ['fuel', 'relic'] })
    expect([bench.slots('yellow').slice(0, 2), bench.waits]).toEqual([['fuel', 'relic'], 'turn.red'])
  })

  it('BC23 Trade, D48: with tradeUnasked nobody is asked, and the token takes the place of the other', () => {
    const bench = trading({ tradeUnasked: true })
    expect([bench.waits, bench.slots('yellow').slice(0, 2)]).toEqual(['turn.red', ['relic', 'fuel']])
  })

  it('BC23 Trade: Lars puts the token that it receives leftmost (lars 3)', () => {
    const bench = new Bench(3, '3p-mix-up', { role2: 'lars' }).settled().guild('red', 'BC23').ships('red', '2a', 2)
    bench.city('yellow', '2a').tokens('yellow', 'fuel', 'psionic').tokens('red', 'relic')
    bench.leads('red', 'administration-2').act({ do: 'trade', city: '2a/1', give: 0, take: 1, pay: PIP })
    expect([bench.slots('yellow').slice(0, 2), bench.waits]).toEqual([['relic', 'fuel'], 'turn.red'])
  })

  it('BC23: given up, it brings Material, Fuel and Weapon; what does not fit is the holder’s choice', () => {
    const bench = new Bench().settled().guild('red', 'BC23').leads('red', 'mobilization-2').act({ do: 'useBroker' })
    expect(bench.waits).toBe('overflow.red')
    bench.act({ do: 'arrange', slots: ['weapon', 'fuel'] })
    expect(bench.held('red')).toEqual(['weapon', 'fuel'])
  })

  it('BC23: only in a system under control, only a rival city, not with the token that pays', () => {
    const bench = new Bench().settled().guild('red', 'BC23').ships('red', '2a', 1).ships('yellow', '2a', 1)
    bench.city('yellow', '2a').city('red', '2h').tokens('yellow', 'psionic').tokens('red', 'psionic', 'fuel')
    bench.leads('red', 'administration-2')
    const trade = (city: '2a/1' | '2h/1', give: number, pay: 'pip' | { slot: number }) =>
      bench.no({ do: 'trade', city, give, take: 0, pay })
    expect([trade('2a/1', 1, PIP), trade('2h/1', 1, PIP)]).toEqual(['no.control', 'no.city'])
    bench.ships('red', '2a', 1)
    expect([trade('2a/1', 1, { slot: 0 }), trade('2a/1', 0, { slot: 0 })]).toEqual([undefined, 'no.token'])
  })

  it('BC23: what the supply lacks is not gained', () => {
    const bench = new Bench().settled().guild('red', 'BC23').supply('fuel', 0).leads('red', 'mobilization-2')
    expect(bench.act({ do: 'useBroker' }).held('red')).toEqual(['material', 'weapon'])
  })
})
