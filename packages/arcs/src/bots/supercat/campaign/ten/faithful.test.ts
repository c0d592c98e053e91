// Faithful cards in 0.10: lines that whole acts show rarely, in positions set up by hand (supercat-0.10, 5.7 and 5.8).

import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../vocabulary.ts'
import { cc, type FateBench, faithful, plain, withFaithful } from '../act-testing.ts'
import { tenTurn } from './ten-testing.ts'

/** Red has led a Faithful card by this side, with two actions. */
const led = (table: FateBench, side: 'zeal' | 'wisdom'): FateBench =>
  withFaithful(table, 'red', 6)
    .round('red')
    .act({ do: 'reveal', seat: 'red', cards: ['construction-2', 'construction-3'] })
    .act({ do: 'lead', card: faithful(6), side } as unknown as Action)
const wise = (table: FateBench) => tenTurn(led(table, 'wisdom'), { actions: 1 })
const zealous = (table: FateBench) => tenTurn(led(table, 'zeal'), { actions: 1 })
const base = () => plain().port('red', '1h').unbuilt('red', 0)
/** Nobody is behind in ships. */
const fleet = () => base().ships('yellow', '5g', 1).ships('red', '1h', 3)
/** Yellow has the tile and a Trust that would make red contend Empath. */
const trust = (table: FateBench, agents = 0) =>
  table
    .court({ card: cc('CC05') }, { card: cc('CC03') })
    .council('session', agents === 0 ? {} : { red: agents })
    .firstRegent('yellow')
    .trust('psionic', 'psionic')
    .declared('empath')
    .tokens('blue', 'psionic')

describe('Faithful Wisdom', () => {
  it('WIS.X2 secures critical cards; WIS.X2 is passed over without one, WIS.X36 secures any other', () => {
    const critical = fleet()
      .court({ card: cc('CC10'), agents: { red: 1 } })
      .declared('keeper')
    expect(wise(critical).nodes).toEqual(['WIS.X2'])
    const turn = wise(
      base()
        .port('red', '1h')
        .ships('red', '4g', 15)
        .court({ card: cc('CC05'), agents: { red: 1 } }),
    )
    expect(turn.answers('WIS.X2')).toEqual([false])
    expect(turn.nodes).toEqual(['WIS.X36'])
    expect(wise(base().port('red', '1h').ships('red', '4g', 15)).answers('WIS.X36')).toEqual([false])
  })
  it('WIS.X3.if and WIS.X3: the Council is critical already, if its Trust contends', () => {
    const turn = wise(trust(fleet(), 1))
    // The class of what contends takes it first.
    expect([turn.nodes, turn.did('secure')[0]?.card]).toEqual([['WIS.X2'], 'council'])
    const none = wise(trust(fleet()))
    expect([none.answers('WIS.X3.if'), none.answers('WIS.X3')]).toEqual([[true], [false]])
  })
  it('WIS.X3.if is passed over without a Trust', () => {
    expect(wise(fleet()).answers('WIS.X3.if')).toEqual([false])
  })
  it('WIS.X6.if and WIS.X6 build the first starport; WIS.X6 is passed over without a claim', () => {
    expect(wise(plain().unbuilt('red', 0).ships('red', '4a', 1)).nodes).toEqual(['WIS.X6'])
    expect(wise(plain().unbuilt('red', 0).ships('red', '4g', 1)).answers('WIS.X6')[0]).toBe(false)
    expect(wise(fleet()).answers('WIS.X6.if')).toEqual([false])
  })
  it('WIS.X14.if and WIS.X14 repair in the last chapter, cities before ships; WIS.X14 is passed over with nothing damaged', () => {
    const table = fleet().chapter(3).city('red', '4a', true).unbuilt('red', 0).ships('red', '4a', 2, 1)
    const turn = wise(table)
    expect(turn.nodes).toEqual(['WIS.X14'])
    expect(turn.did('repair')[0]).toMatchObject({ piece: { site: '4a/1' } })
    expect(wise(fleet().chapter(2)).answers('WIS.X14.if')).toEqual([false])
    expect(wise(fleet().chapter(3)).answers('WIS.X14')[0]).toBe(false)
  })
  it('WIS.X23.if and WIS.X23 build a ship if it is behind; WIS.X23 is passed over where it cannot', () => {
    const behind = () => base().ships('yellow', '5g', 4).ships('blue', '5g', 4).ships('red', '1h', 2)
    expect(wise(behind()).nodes).toEqual(['WIS.X23'])
    const none = plain().unbuilt('red', 0).city('red', '1h').unbuilt('red', 0).city('red', '1h').unbuilt('red', 0)
    const turn = wise(none.ships('yellow', '5g', 4).ships('blue', '5g', 4).ships('red', '4g', 1))
    expect(turn.answers('WIS.X23')[0]).toBe(false)
    expect(wise(fleet().ships('red', '1h', 9)).answers('WIS.X23.if')).toEqual([false])
  })
  it('WIS.X26 builds to take control of a rival building; WIS.X26 is passed over without one', () => {
    const table = fleet().city('yellow', '1h').ships('yellow', '1h', 3).ships('red', '4g', 5).outlaw('red', 'yellow')
    expect(wise(table).nodes).toEqual(['WIS.X26'])
    expect(wise(fleet().ships('red', '4g', 5)).answers('WIS.X26')).toEqual([false])
  })
  it('WIS.X32 guards a building; WIS.X32 is passed over, WIS.X33 builds any ship', () => {
    expect(wise(base().ships('red', '4g', 6)).nodes).toEqual(['WIS.X32'])
    const turn = wise(base().ships('red', '1h', 6))
    expect([turn.answers('WIS.X32'), turn.nodes]).toEqual([[false], ['WIS.X33']])
  })
  it('WIS.X33 is passed over without ships, WIS.X35 builds a starport; WIS.X35 is passed over without a claim, WIS.X40 repairs', () => {
    const turn = wise(base().ships('red', '1h', 8).ships('red', '4a', 7))
    expect([turn.answers('WIS.X33'), turn.nodes]).toEqual([[false], ['WIS.X35']])
    const mended = wise(base().port('red', '1h').ships('red', '4g', 14, 1))
    expect([mended.answers('WIS.X35'), mended.nodes]).toEqual([[false], ['WIS.X40']])
  })
  it('WIS.X40 is passed over with nothing damaged; WIS.Xa is passed over without a card for it', () => {
    const turn = wise(base().port('red', '1h').ships('red', '4g', 15))
    expect([turn.answers('WIS.X40'), turn.answers('WIS.Xa')]).toEqual([[false], [false]])
  })
  it('WIS.Xa uses Mining Interest', () => {
    expect(wise(fleet().guild('red', cc('CC01'))).nodes).toEqual(['WIS.Xa'])
  })
})

describe('Faithful Zeal', () => {
  it('ZEAL.X8.if and ZEAL.X8 move to a first claim; ZEAL.X8 is passed over without ships', () => {
    expect(zealous(plain().unbuilt('red', 0).ships('red', '4g', 1)).nodes).toEqual(['ZEAL.X8'])
    expect(zealous(plain().city('red', '1c').unbuilt('red', 0)).answers('ZEAL.X8')[0]).toBe(false)
    expect(zealous(base()).answers('ZEAL.X8.if')).toEqual([false])
  })
  it('ZEAL.X12 fights where only a battle helps; ZEAL.X12 is passed over without ships there', () => {
    const table = base().city('red', '4a').unbuilt('red', 0).ships('yellow', '4a', 2).ships('red', '4a', 1, 3)
    expect(zealous(table).nodes).toEqual(['ZEAL.X12'])
    expect(zealous(base().city('red', '4a').unbuilt('red', 0).ships('yellow', '4a', 2)).answers('ZEAL.X12')[0]).toBe(
      false,
    )
  })
  it('ZEAL.X15.if and ZEAL.X15 send a fresh ship in the last chapter; ZEAL.X15 is passed over where nothing is unguarded', () => {
    const table = () => base().city('red', '4a').unbuilt('red', 0).ships('red', '4g', 2).chapter(3)
    expect(zealous(table().blight('4a', 0, 1)).nodes).toEqual(['ZEAL.X15'])
    expect(zealous(table()).answers('ZEAL.X15')[0]).toBe(false)
    expect(zealous(base()).answers('ZEAL.X15.if')).toEqual([false])
  })
  it('ZEAL.X16 fights fresh Blight at home; ZEAL.X16 is passed over without any', () => {
    expect(zealous(base().city('red', '4a').unbuilt('red', 0).ships('red', '4a', 3).blight('4a', 1)).nodes).toEqual([
      'ZEAL.X16',
    ])
    expect(zealous(base()).answers('ZEAL.X16')).toEqual([false])
  })
  it('ZEAL.X24 influences critical cards; the Council is one, if its Trust contends: ZEAL.X25.if and ZEAL.X25', () => {
    const turn = zealous(trust(base().ships('red', '1h', 3)))
    expect([turn.nodes, turn.did('influence')[0]?.card]).toEqual([['ZEAL.X24'], 'council'])
    const idle = zealous(base())
    expect(idle.answers('ZEAL.X25.if')).toEqual([false])
  })
  it('ZEAL.X25 is passed over with more agents there than anybody', () => {
    const turn = zealous(trust(base().ships('red', '1h', 3), 2))
    expect([turn.answers('ZEAL.X25.if'), turn.answers('ZEAL.X25')]).toEqual([[true], [false]])
  })
  const closed = (table: FateBench) => table.declared('warlord').declared('keeper', 1).declared('empath', 2)
  it('ZEAL.X37 taxes to contend an open ambition; ZEAL.X37 is passed over, ZEAL.X38 taxes a rival city for a Captive', () => {
    expect(zealous(base().agents('red', 0).city('red', '4a').unbuilt('red', 0)).nodes).toEqual(['ZEAL.X37'])
    const table = closed(base().agents('red', 0).city('yellow', '1a').ships('red', '1a', 2))
    const turn = zealous(table.tokens('blue', 'relic', 'psionic'))
    expect(turn.answers('ZEAL.X37')).toEqual([false])
    expect(turn.nodes).toEqual(['ZEAL.X38'])
  })
  it('ZEAL.X38 is passed over, ZEAL.X39 grows a lead; ZEAL.X39 is passed over, ZEAL.X46 taxes for a token', () => {
    const idle = () => base().agents('red', 0)
    const lead = idle()
      .city('red', '4a')
      .unbuilt('red', 0)
      .declared('keeper')
      .declared('warlord', 1)
      .declared('tyrant', 2)
    const grown = zealous(lead.tokens('red', 'relic'))
    expect([grown.answers('ZEAL.X38'), grown.nodes]).toEqual([[false], ['ZEAL.X39']])
    const any = idle()
      .city('red', '1a')
      .unbuilt('red', 0)
      .declared('keeper')
      .declared('warlord', 1)
      .declared('tyrant', 2)
    const turn = zealous(any)
    expect([turn.answers('ZEAL.X39'), turn.nodes]).toEqual([[false], ['ZEAL.X46']])
    expect(zealous(idle()).answers('ZEAL.X46')).toEqual([false])
  })
  it('ZEAL.X46 is passed over without a city', () => {
    expect(zealous(base().agents('red', 0)).answers('ZEAL.X46')).toEqual([false])
  })
  it('ZEAL.X42 fights for an open ambition; ZEAL.X42 is passed over with none open, ZEAL.X43 influences', () => {
    expect(zealous(base().agents('red', 0).ships('red', '1g', 3).ships('yellow', '1g', 1)).nodes).toEqual(['ZEAL.X42'])
    const turn = zealous(closed(base().court({ card: cc('CC05') }, { card: cc('CC03') })))
    expect([turn.answers('ZEAL.X42'), turn.nodes]).toEqual([[false], ['ZEAL.X43']])
  })
  it('ZEAL.X43 is passed over without agents, ZEAL.X28 takes control of a Free city', () => {
    expect(zealous(base().agents('red', 0)).answers('ZEAL.X43')).toEqual([false])
    const turn = zealous(base().agents('red', 0).ships('red', '1g', 2).free('1c'))
    expect(turn.nodes).toEqual(['ZEAL.X28'])
  })
  it('ZEAL.X28 is passed over, ZEAL.X44 takes a gate', () => {
    const turn = zealous(
      closed(
        base()
          .agents('red', 0)
          .ships('red', '6g', 3)
          .ships('yellow', '1g', 1)
          .trophies('yellow', 'blue', 'ship', 8)
          .trophies('blue', 'yellow', 'ship', 8),
      ),
    )
    expect([turn.answers('ZEAL.X28'), turn.nodes]).toEqual([[false], ['ZEAL.X44']])
  })
  it('ZEAL.X44 is passed over, ZEAL.X45.if and ZEAL.X45 gather ships; ZEAL.X45.if is passed over without such ships', () => {
    const gathering = base()
      .agents('red', 0)
      .port('red', '1h')
      .ships('red', '1h', 1)
      .ships('red', '4g', 3)
      .declared('tyrant')
      .declared('keeper', 1)
      .declared('empath', 2)
    const turn = zealous(gathering)
    expect([turn.answers('ZEAL.X44'), turn.nodes]).toEqual([[false], ['ZEAL.X45']])
    expect(zealous(base().agents('red', 0)).answers('ZEAL.X45.if')).toEqual([false])
  })
})

describe('declaring with a Faithful card (supercat/B61)', () => {
  const leads = (table: FateBench) =>
    tenTurn(
      withFaithful(table, 'red', 6)
        .counter('red', 3)
        .round('red')
        .act({ do: 'reveal', seat: 'red', cards: ['construction-6', 'mobilization-6'] }),
      { actions: 1 },
    )

  it('BT.X3s: General Priorities say by which side: Wisdom for a first starport, Zeal for a battle', () => {
    const port = leads(
      plain().unbuilt('red', 0).ships('red', '4a', 1).captives('red', 'blue', 1).tokens('red', 'relic'),
    )
    expect([port.answers('BT.X3s'), port.answers('GP.X4')]).toEqual([[true], [true]])
    expect(port.actions[0]).toMatchObject({ card: faithful(6), side: 'wisdom', declare: expect.anything() })
    const fight = plain().port('red', '1h').unbuilt('red', 0).tokens('red', 'relic', 'relic').declared('warlord')
    const zeal = leads(fight.ships('red', '1g', 3).ships('yellow', '1g', 1))
    expect(zeal.actions[0]).toMatchObject({ card: faithful(6), side: 'zeal', declare: 'keeper' })
  })

  it('BT.X3s is passed over for an ordinary card', () => {
    const table = plain().port('red', '1h').unbuilt('red', 0).tokens('red', 'relic')
    const turn = tenTurn(table.draws('construction-5', 'mobilization-5'), { actions: 1 })
    expect(turn.answers('BT.X3s')).toEqual([false])
  })
})
