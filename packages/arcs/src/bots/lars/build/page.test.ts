import { describe, expect, it } from 'vitest'
import * as Pile from '../../../rules/state/piles.ts'
import * as write from '../../../rules/state/write.ts'
import type { Action, SiteId, SystemId } from '../../../vocabulary.ts'
import { aim, deeds, table, turnOf } from '../lars-testing.ts'

const SHIP: Action = { do: 'build', piece: 'ship', port: '5c/1', pay: 'pip' }
const city = (at: SystemId): Action => ({ do: 'build', piece: 'city', at, pay: 'pip' })
const mend = (piece: { ship: SystemId } | { site: SiteId }): Action => ({ do: 'repair', piece, pay: 'pip' })
const tax = (at: SiteId): Action => ({ do: 'tax', city: at, pay: 'pip' })

/** 3p-mix-up; the target is 3c, the focus planets are 2c, 3c, 5c, 6c. */
const home = () => aim(table().port('red', '5c'), 'red', '3c')
const construct = (bench = home(), given = {}) => turnOf(bench, 'red', 'construction', given)

describe('REP', () => {
  it('REP.1 repairs all buildings, REP.2 one ship in each focus system', () => {
    const bench = home().city('red', '2h', true).city('red', '6a', true)
    bench.ships('red', '3c', 0, 2).ships('red', '3g', 0, 1).ships('red', '6a', 0, 1)
    expect(deeds(construct(bench)).slice(0, 4)).toEqual([
      mend({ site: '2h/1' }),
      mend({ site: '6a/1' }),
      mend({ ship: '3g' }),
      mend({ ship: '3c' }),
    ])
  })

  it('REP.1 and REP.2 are passed over when nothing is damaged there', () => {
    const turn = construct(home().city('red', '2h').ships('red', '6a', 0, 1))
    expect(turn.fired.has('REP.1')).toBe(false)
    expect(turn.fired.has('REP.2')).toBe(false)
  })
})

describe('TAX', () => {
  it('TAX.1 taxes its own cities and rivals’ cities that it controls, with a captive', () => {
    const bench = home().city('red', '2h').city('blue', '3h').ships('red', '3h', 1).city('blue', '5a')
    const turn = turnOf(bench, 'red', 'administration', { picks: { 'TAX.1': [1] } })
    expect(deeds(turn)).toEqual([tax('3h/1'), tax('2h/1')])
    expect(bench.captivesOf('red', 'blue')).toBe(1)
    // The newest token lies leftmost (lars/A7, lars/A21).
    expect(bench.slots('red').slice(0, 2)).toEqual(['relic', 'weapon'])
  })

  it('TAX.1 is passed over without a city to tax', () => {
    expect(turnOf(home(), 'red', 'administration').fired.has('TAX.1')).toBe(false)
  })
})

describe('BLD', () => {
  it('BLD.1 builds where it is in control: a focus system first', () => {
    const bench = home().ships('red', '3a', 3).ships('red', '3c', 1)
    expect(deeds(construct(bench))).toEqual([city('3c'), SHIP, SHIP, SHIP])
  })

  it('BLD.1 then prefers a type where it has no city (lars/A23)', () => {
    // 3c and 6c are Fuel, 2c is a Weapon planet.
    const bench = home().city('red', '6c').ships('red', '2c', 1).ships('red', '3c', 2)
    expect(deeds(construct(bench))[0]).toEqual(city('2c'))
  })

  it('BLD.1 by the other reading prefers a symbol where it has no city (lars/A23)', () => {
    const bench = () =>
      aim(table().port('red', '5c'), 'red', '3h').city('red', '2h').ships('red', '2a', 1).ships('red', '3a', 2)
    expect(deeds(construct(bench()))[0]).toEqual(city('3a'))
    const both = () =>
      aim(table().port('red', '5c'), 'red', '5h').city('red', '6a').ships('red', '2a', 1).ships('red', '3c', 1)
    expect(deeds(construct(both(), { options: { citySymbol: true } }))[0]).toEqual(city('3c'))
  })

  it('BLD.1 then prefers the most fresh ships, then the nearest to the target, then to the starport', () => {
    const fresh = home().ships('red', '2a', 1).ships('red', '6a', 2)
    expect(deeds(construct(fresh))[0]).toEqual(city('6a'))
    const near = home().ships('red', '2a', 1).ships('red', '3a', 1)
    expect(deeds(construct(near))[0]).toEqual(city('3a'))
  })

  it('BLD.1 never builds where it has no control (lars/A22)', () => {
    const turn = construct(home().ships('red', '3c', 1).ships('blue', '3c', 1))
    expect(turn.fired.has('BLD.1')).toBe(false)
  })

  it('BLD.2 builds three ships at its starport, or fewer', () => {
    expect(deeds(construct())).toEqual([SHIP, SHIP, SHIP])
    expect(deeds(construct(home().trophies('blue', 'red', 'ship', 13)))).toEqual([SHIP, SHIP])
  })

  it('BLD.2 places damaged ships where a rival is in control (lars/A24)', () => {
    const bench = home().ships('blue', '5c', 1)
    construct(bench)
    expect(bench.fleet('red', '5c')).toEqual([0, 3])
  })

  it('BLD.3 repairs everything if nothing was built', () => {
    const bench = home().trophies('blue', 'red', 'ship', 12).ships('red', '6a', 0, 3)
    const turn = construct(bench)
    expect(deeds(turn)).toEqual([mend({ ship: '6a' }), mend({ ship: '6a' }), mend({ ship: '6a' })])
    expect(turn.fired.has('BLD.2')).toBe(false)
    expect(turn.fired.has('BLD.3.1')).toBe(true)
  })

  it('BLD.3 is passed over when something was built', () => {
    const turn = construct(home().ships('red', '6a', 0, 3))
    expect(turn.fired.has('BLD.3')).toBe(false)
    expect(turn.bench.fleet('red', '6a')).toEqual([0, 3])
  })

  it('BLD.3.1 is passed over when nothing is damaged', () => {
    const turn = construct(home().trophies('blue', 'red', 'ship', 15))
    expect(turn.fired.has('BLD.3')).toBe(true)
    expect(turn.fired.has('BLD.3.1')).toBe(false)
  })
})

describe('the seat', () => {
  it('builds no starports, one city, three ships', () => {
    const bench = home().ships('red', '3c', 1).ships('red', '3a', 1)
    turnOf(bench, 'red', 'construction', { until: 'end' })
    const again = home().ships('red', '3c', 1).ships('red', '3a', 1)
    write.addUnknown(again.state, Pile.group(0), -3)
    write.addUnknown(again.state, Pile.deck(0), 3)
    again
      .round('red')
      .act({ do: 'reveal', seat: 'red', cards: ['construction-2'] })
      .act({ do: 'lead', card: 'construction-2' })
    expect(again.no({ do: 'build', piece: 'starport', at: '3c', pay: 'pip' })).toBe('no.larsBuild')
    again.act(city('3c'))
    expect(again.no(city('3a'))).toBe('no.larsBuild')
    again.act(SHIP).act(SHIP).act(SHIP)
    expect(again.no(SHIP)).toBe('no.larsShips')
    expect(again.no({ do: 'repair', piece: { ship: '3c' }, pay: 'pip' })).toBe('no.larsOrder')
    expect(again.no({ do: 'move', from: '5c', legs: [{ to: '5g', fresh: 1, damaged: 0 }], pay: 'pip' })).toBe(
      'no.larsSuit',
    )
  })
})
