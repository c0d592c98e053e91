// Every card of the Court: its effect and its edges (arcs 15).

import { describe, expect, it } from 'vitest'
import { setOf } from '../../../card-sets.ts'
import { Bench, PIP } from '../../../testing.ts'
import { card, court } from '../../board/ids.ts'
import { count } from '../../round/ambitions.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'

const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }
const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const
const discarded = (bench: Bench, id: `BC${string}`) => read.has(bench.state, Pile.COURT_DISCARD, court(id))

describe('Loyal cards', () => {
  it.each([
    ['BC01 Loyal Engineers', 'BC01', 'material', { do: 'build', piece: 'city', at: '2a' }],
    ['BC07 Loyal Pilots', 'BC07', 'fuel', { do: 'move', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }] }],
    ['BC21 Loyal Keepers', 'BC21', 'relic', { do: 'secure', card: 'BC16' }],
    ['BC19 Loyal Empaths', 'BC19', 'psionic', { do: 'repair', piece: { ship: '2a' } }],
    ['BC15 Loyal Marines', 'BC15', 'weapon', { do: 'arm' }],
  ] as const)('%s: any token is spent as its own, even under Outrage', (_, id, as, action) => {
    const other = as === 'fuel' ? 'relic' : 'fuel'
    const make = (loyal: boolean) => {
      const bench = new Bench().settled().ships('red', '2a', 2, 1).tokens('red', other).outrage('red', as)
      bench.court({ card: 'BC16', agents: { red: 1 } }, ROW[1], ROW[2], ROW[3])
      if (loyal) bench.guild('red', id)
      return bench.leads('red', 'construction-2')
    }
    const paid = { ...action, pay: { slot: 0, as } } as never
    expect(make(false).no(paid)).toBe('no.loyal')
    expect(make(true).no(paid)).toBeUndefined()
  })
  it('BC01: the Prelude of its own type stays open despite Outrage, and it survives one (arcs 9.5, 12.1)', () => {
    const bench = new Bench().ships('red', '2a', 1, 1).tokens('red', 'material').outrage('red', 'material')
    bench.guild('red', 'BC01').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })).toBeUndefined()
  })
})

describe('Interests and Cartels', () => {
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
  it('BC03 Material Cartel: the supply counts for Tycoon, and rivals lose theirs after scoring', () => {
    const bench = new Bench().guild('red', 'BC03').tokens('yellow', 'material', 'fuel').tokens('red', 'material')
    expect(count(bench.state, 0, 1)).toBe(1 + 1 + 3)
    bench.endChapter()
    expect([bench.held('yellow'), bench.held('red')]).toEqual([['fuel'], ['material']])
  })
  it('BC06 Fuel Cartel: given up, it steals one Fuel; Sworn Guardians block', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC06')
      .tokens('yellow', 'fuel')
      .tokens('blue', 'fuel')
      .guild('blue', 'BC22')
    bench.leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useCartel', card: 'BC06', from: { of: 'blue', slot: 0 } })).toBe('no.guardians')
    bench.act({ do: 'useCartel', card: 'BC06', from: { of: 'yellow', slot: 0 } })
    expect([bench.held('red'), discarded(bench, 'BC06')]).toEqual([['fuel'], true])
  })
})

describe('Unions', () => {
  it.each([
    ['BC04 Admin Union', 'BC04', 'administration-2'],
    ['BC11 Arms Union', 'BC11', 'aggression-2'],
    ['BC05 Construction Union', 'BC05', 'construction-2'],
    ['BC10 Spacing Union', 'BC10', 'mobilization-2'],
  ] as const)('%s: the marked card joins the hand at the end of the round', (_, id, on) => {
    const bench = new Bench().settled().guild('red', id).leads('red', on)
    const wrong = on === 'aggression-2' ? 'mobilization-3' : 'aggression-3'
    expect(bench.no({ do: 'useUnion', card: id, on: wrong })).toBe('no.unionTarget')
    bench.act({ do: 'useUnion', card: id, on })
    expect([bench.has('red', id), read.cards(bench.state, Pile.ATTACHED)]).toEqual([false, [court(id)]])
    bench.act({ do: 'end' })
    expect([bench.handOf('red'), discarded(bench, id)]).toEqual([[card(on)], true])
  })
  it('U8: without a target it cannot be used, unless the table allows discarding it', () => {
    const use = { do: 'useUnion', card: 'BC04' } as const
    expect(new Bench().guild('red', 'BC04').leads('red', 'mobilization-2').no(use)).toBe('no.unionTarget')
    const other = new Bench(3, '3p-mix-up', { emptyUnion: true }).guild('red', 'BC04').leads('red', 'mobilization-2')
    expect(discarded(other.act(use), 'BC04')).toBe(true)
  })
})

describe('Fuel and Weapon cards', () => {
  it('BC08 Gatekeepers: two more dice in gates, optional; given up, a ship in every gate', () => {
    const bench = new Bench(4)
      .guild('red', 'BC08')
      .ships('red', '1g', 2)
      .ships('yellow', '1g', 1)
      .ships('red', '1a', 2)
      .ships('yellow', '1a', 1)
    bench.leads('red', 'aggression-2')
    const fight = (at: '1g' | '1a', skirmish: number) =>
      bench.no({ do: 'battle', at, against: 'yellow', dice: { ...NO_DICE, skirmish }, pay: PIP })
    expect([fight('1g', 4), fight('1g', 5), fight('1g', 2), fight('1a', 3)]).toEqual([
      undefined,
      'no.tooManyDice',
      undefined,
      'no.tooManyDice',
    ])
    expect(bench.no({ do: 'useGates', gates: ['1g', '2g'] })).toBe('no.gatesCount')
    bench.act({ do: 'useGates', gates: ['1g', '2g', '4g', '5g', '6g'] })
    expect([bench.fleet('red', '1g'), bench.fleet('red', '6g')]).toEqual([
      [3, 0],
      [1, 0],
    ])
  })
  it.each(['BC12', 'BC13', 'BC14', 'BC15'] as const)('%s: three ships in a system under control', (id) => {
    const bench = new Bench().settled().guild('red', id).ships('red', '2a', 1).leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useShips', card: id, at: '2c' })).toBe('no.control')
    expect(bench.act({ do: 'useShips', card: id, at: '2a' }).fleet('red', '2a')).toEqual([4, 0])
  })
  it('BC12 Prison Wardens: Pressgang sends captives home for tokens of the types chosen', () => {
    const bench = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 2).supply('relic', 0)
    bench.leads('red', 'construction-2')
    expect(bench.no({ do: 'pressgang', captives: [{ of: 'yellow', gain: 'relic' }], pay: PIP })).toBe('no.tokenSupply')
    bench.act({
      do: 'pressgang',
      captives: [
        { of: 'yellow', gain: 'fuel' },
        { of: 'yellow', gain: 'psionic' },
      ],
      pay: PIP,
    })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow'), bench.of(read.agentsLeft, 'yellow')]).toEqual([
      ['fuel', 'psionic'],
      0,
      10,
    ])
  })
  it('BC12: Execute turns captives into Trophies', () => {
    const bench = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 2).leads('red', 'mobilization-2')
    bench.act({ do: 'execute', captives: ['yellow'], pay: PIP })
    expect([bench.captivesOf('red', 'yellow'), bench.trophiesOf('red', 'yellow', 'agent')]).toEqual([1, 1])
  })
  it('BC13 Skirmishers: one reroll of skirmish dice, at most as many as Weapon icons; the card counts itself', () => {
    const bench = new Bench(4)
      .guild('red', 'BC13')
      .ships('red', '1a', 3)
      .ships('yellow', '1a', 3)
      .leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '1a', against: 'yellow', dice: { ...NO_DICE, skirmish: 3 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1, 1, 4], raid: [] })
    expect(bench.no({ do: 'reroll', by: 'BC13', assault: [], skirmish: [1, 1], raid: [] })).toBe('no.rerollLimit')
    bench.act({ do: 'reroll', by: 'BC13', assault: [], skirmish: [1], raid: [] })
    bench.act({ do: 'roll', assault: [], skirmish: [4], raid: [] })
    expect(bench.waits).toBe('hits.red')
  })
  it('BC14 Court Enforcers: Abduct takes fewer rival agents than Weapon icons; own agents stay', () => {
    const make = () =>
      new Bench()
        .settled()
        .guild('red', 'BC14')
        .court({ card: 'BC16', agents: { red: 1, yellow: 1 } }, ...ROW.slice(1))
    expect(make().leads('red', 'aggression-2').no({ do: 'abduct', card: 'BC16', pay: PIP })).toBe('no.abduct')
    const bench = make()
      .tokens('red', 'weapon')
      .leads('red', 'aggression-2')
      .act({ do: 'abduct', card: 'BC16', pay: PIP })
    expect([
      bench.captivesOf('red', 'yellow'),
      read.courtAgents(bench.state, 0, 0),
      read.rowCard(bench.state, 0),
    ]).toEqual([1, 1, court('BC16') + 1])
  })
  it('BC14: a pip that a Weapon opened may abduct (arcs 14.1)', () => {
    const bench = new Bench().settled().guild('red', 'BC14', 'BC12').tokens('red', 'weapon')
    bench.court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'mobilization-2')
    expect(bench.no({ do: 'abduct', card: 'BC16', pay: PIP })).toBe('no.suitKind')
    bench.act({ do: 'arm', pay: { slot: 0 } }).act({ do: 'abduct', card: 'BC16', pay: PIP })
    expect(bench.captivesOf('red', 'yellow')).toBe(1)
  })
})

describe('Psionic cards', () => {
  it('BC16 Lattice Spies: seizes as the very first Prelude action; without effect for the holder of the initiative', () => {
    const bench = new Bench().settled().guild('yellow', 'BC16').tokens('yellow', 'fuel')
    bench.follows('yellow', 'pivot', 'construction-2', 'mobilization-2', 'red')
    const late = new Bench().settled().guild('yellow', 'BC16').tokens('yellow', 'weapon')
    late.follows('yellow', 'pivot', 'construction-2', 'mobilization-2', 'red').act({ do: 'arm', pay: { slot: 0 } })
    expect(late.no({ do: 'useSpies' })).toBe('no.notFirst')
    expect(read.initiative(bench.act({ do: 'useSpies' }).state)).toBe(1)
    const lead = new Bench().guild('red', 'BC16').leads('red', 'mobilization-2').act({ do: 'useSpies' })
    expect([read.seized(lead.state), discarded(lead, 'BC16')]).toEqual([0, true])
  })
  it('BC17 Farseers: a declaration shows a hand and allows one exchange', () => {
    const bench = new Bench()
      .guild('red', 'BC17')
      .hand('red', 'aggression-2', 'mobilization-3')
      .hand('yellow', 'construction-5')
      .round()
    bench.act({ do: 'lead', card: 'aggression-2', declare: 'tycoon' })
    expect([bench.waits, bench.no({ do: 'look', at: 'blue' })]).toEqual(['look.red', 'no.lookAt'])
    bench.act({ do: 'look', at: 'yellow' })
    expect(read.has(bench.state, Pile.seenBy(0), card('construction-5'))).toBe(true)
    bench.act({ do: 'swap', give: 'mobilization-3', take: 'construction-5' })
    expect([bench.handOf('red'), bench.handOf('yellow')]).toEqual([[card('construction-5')], [card('mobilization-3')]])
  })
  it('BC18 Secret Order: Keeper and Empath leave the lead card alone, others do not', () => {
    const zero = (number: 2 | 5 | 6, ambition: 'tycoon' | 'keeper' | 'empath') =>
      Number(read.leadZero(new Bench().guild('red', 'BC18').leads('red', `mobilization-${number}`, ambition).state))
    expect([zero(5, 'keeper'), zero(6, 'empath'), zero(2, 'tycoon')]).toEqual([0, 0, 1])
  })
  it('BC20 Silver-Tongues: takes a token or a Guild card, which may be used at once; Sworn Guardians is buried', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC20')
      .guild('yellow', 'BC12')
      .guild('blue', 'BC22')
      .ships('red', '2a', 1)
    bench.leads('red', 'mobilization-2').act({ do: 'useTongues', from: 'yellow', take: { card: 'BC12' } })
    expect(bench.no({ do: 'useShips', card: 'BC12', at: '2a' })).toBeUndefined()
    const other = new Bench().settled().guild('red', 'BC20').guild('blue', 'BC22').leads('red', 'mobilization-2')
    other.act({ do: 'useTongues', from: 'blue', take: { card: 'BC22' } })
    expect([other.has('red', 'BC22'), read.cards(other.state, Pile.BURIED)]).toEqual([false, [court('BC22')]])
  })
  it('BC20: may take the token on Ancient Holdings (arcs 9.8)', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC20')
      .lore('yellow', 'L13')
      .tokens('yellow', null, null, null, null, null, null, 'relic')
    bench.leads('red', 'mobilization-2').act({ do: 'useTongues', from: 'yellow', take: { slot: 6 } })
    expect(bench.held('red')).toEqual(['relic'])
  })
})

describe('Relic cards', () => {
  it('BC22 Sworn Guardians protect against theft, not against Trade', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC23')
      .guild('yellow', 'BC22')
      .ships('red', '2a', 2)
      .city('yellow', '2a')
    bench.tokens('yellow', 'psionic').tokens('red', 'fuel').leads('red', 'administration-2')
    bench.act({ do: 'trade', city: '2a/1', give: 0, take: 0, pay: PIP })
    expect([bench.held('red'), bench.held('yellow')]).toEqual([['psionic'], ['fuel']])
  })
  it('BC23 Elder Broker, D13: the token given must be of a type the rival lacks; no captive, no tax mark', () => {
    const bench = new Bench().settled().guild('red', 'BC23').ships('red', '2a', 2).city('yellow', '2a')
    bench.tokens('yellow', 'psionic', 'fuel').tokens('red', 'fuel', 'relic').leads('red', 'administration-2')
    expect(bench.no({ do: 'trade', city: '2a/1', give: 0, take: 0, pay: PIP })).toBe('no.tradeGive')
    expect(bench.no({ do: 'trade', city: '2a/1', give: 1, take: 1, pay: PIP })).toBe('no.tradeTake')
    bench.act({ do: 'trade', city: '2a/1', give: 1, take: 0, pay: PIP }).act({ do: 'decline' })
    expect(bench.captivesOf('red', 'yellow')).toBe(0)
    expect(bench.no({ do: 'tax', city: '2a/1', pay: PIP })).toBeUndefined()
  })
  const trading = (options = {}) => {
    const bench = new Bench(3, '3p-mix-up', options).settled().guild('red', 'BC23').ships('red', '2a', 2)
    bench.city('yellow', '2a').tokens('yellow', 'psionic', 'fuel').tokens('red', 'relic')
    return bench.leads('red', 'administration-2').act({ do: 'trade', city: '2a/1', give: 0, take: 0, pay: PIP })
  }
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
  it('BC24 Relic Fence: once per turn, any token for a Relic of the supply', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC24')
      .tokens('red', 'fuel', 'fuel')
      .outrage('red', 'fuel')
      .leads('red', 'mobilization-2')
    bench.act({ do: 'useFence', slot: 0 })
    expect([bench.held('red'), bench.has('red', 'BC24')]).toEqual([['relic', 'fuel'], true])
    expect(bench.no({ do: 'useFence', slot: 1 })).toBe('no.oncePerTurn')
    const none = new Bench()
      .guild('red', 'BC24')
      .tokens('red', 'fuel')
      .supply('relic', 0)
      .leads('red', 'mobilization-2')
    expect(none.no({ do: 'useFence', slot: 0 })).toBe('no.tokenSupply')
  })
  it('BC25 Galactic Bards, D10: declares on Surpass or Pivot, once per round, without the zero marker', () => {
    const bench = new Bench()
      .settled()
      .guild('yellow', 'BC25')
      .guild('blue', 'BC24')
      .hand('red', 'mobilization-2')
      .hand('yellow', 'construction-5')
      .hand('blue', 'construction-6')
      .round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    expect(bench.no({ do: 'pivot', card: 'construction-5', declare: 'empath' })).toBe('no.ambitionNumber')
    bench.act({ do: 'pivot', card: 'construction-5', declare: 'keeper' })
    expect([
      read.markerAt(bench.state, 0),
      Number(read.leadZero(bench.state)),
      Number(read.declared(bench.state)),
    ]).toEqual([4, 0, 1])
    bench.act({ do: 'end' })
    expect(bench.no({ do: 'pivot', card: 'construction-6', declare: 'empath' })).toBe('no.bards')
  })
  it('9.3: the Prelude of a card secured in this Prelude has to wait', () => {
    const bench = new Bench()
      .settled()
      .tokens('red', 'relic')
      .court({ card: 'BC23', agents: { red: 1 } }, ...ROW.slice(1))
    bench
      .leads('red', 'mobilization-2')
      .act({ do: 'secure', card: 'BC23', pay: { slot: 0 } })
      .until('turn')
    expect(bench.no({ do: 'useBroker' })).toBe('no.justSecured')
  })
})

describe('Vox cards', () => {
  const secured = (id: `BC${string}`, make: (bench: Bench) => Bench = (bench) => bench, rest = ROW.slice(1)) =>
    make(new Bench().settled().court({ card: id, agents: { red: 1 } }, ...rest))
      .leads('red', 'aggression-2')
      .act({ do: 'secure', card: id, pay: PIP })
  it('BC26 Mass Uprising, D35: mandatory, one ship in each system of a cluster', () => {
    const bench = secured('BC26')
    expect(bench.waits).toBe('vox.red')
    expect(bench.no({ do: 'uprising', systems: ['2g', '2a', '2c'] })).toBe('no.uprisingCount')
    expect(bench.no({ do: 'uprising', systems: ['2g', '2a', '2c', '3h'] })).toBe('no.oneCluster')
    bench.act({ do: 'uprising', systems: ['2g', '2a', '2c', '2h'] })
    expect([bench.fleet('red', '2g'), discarded(bench, 'BC26'), bench.waits]).toEqual([[1, 0], true, 'refill.red'])
  })
  it('BC26: with fewer ships the seat chooses; with none nothing happens', () => {
    const few = secured('BC26', (bench) => bench.ships('red', '3a', 12))
    expect(few.no({ do: 'uprising', systems: ['2g', '2a'] })).toBeUndefined()
    expect(secured('BC26', (bench) => bench.ships('red', '3a', 14)).waits).toBe('refill.red')
  })
  it('BC27 Populist Demands, D11: a declaration without the zero marker, also of something declared already', () => {
    const bench = secured('BC27', (each) => each.declared('keeper', 2)).act({ do: 'demand', declare: 'keeper' })
    expect([
      read.markerAt(bench.state, 0),
      Number(read.leadZero(bench.state)),
      Number(read.declared(bench.state)),
    ]).toEqual([4, 0, 1])
  })
  it('BC28 Outrage Spreads: everybody, oneself too, in turn order, no ransack', () => {
    const bench = secured('BC28', (each) => each.tokens('red', 'fuel').tokens('yellow', 'fuel', 'fuel')).act({
      do: 'spread',
      type: 'fuel',
    })
    expect([bench.held('red'), bench.held('yellow'), bench.of(read.outrage, 'blue')]).toEqual([[], [], 4])
  })
  it('BC29 Song of Freedom: the shuffle happens without a city, and before the refill', () => {
    const bench = secured('BC29').act({ do: 'free' })
    expect(bench.no({ do: 'uncover', card: 'BC29' })).toBeUndefined()
    expect(secured('BC29').no({ do: 'free', seize: true })).toBe('no.freeFirst')
  })
  it('BC29: a follower may seize with it (arcs 7.7)', () => {
    const bench = new Bench()
      .settled()
      .ships('yellow', '2a', 1)
      .city('red', '2a')
      .court({ card: 'BC29', agents: { yellow: 1 } }, ...ROW.slice(1))
    bench
      .follows('yellow', 'pivot', 'aggression-2', 'mobilization-2', 'red')
      .act({ do: 'secure', card: 'BC29', pay: PIP })
    bench.act({ do: 'free', city: '2a/1', seize: true })
    expect([read.initiative(bench.state), bench.of(read.citiesLeft, 'red'), bench.of(read.outrage, 'yellow')]).toEqual([
      1, 5, 0,
    ])
  })
  it('BC30 Guild Struggle, D32: the Guild cards of the discard return even without a theft; Vox cards do not', () => {
    const bench = secured('BC30', (each) => {
      write.dropAll(each.state, Pile.COURT_DECK, setOf(court('BC01'), court('BC31')))
      write.putAll(each.state, Pile.COURT_DISCARD, setOf(court('BC01'), court('BC31')))
      return each
    }).act({ do: 'struggle' })
    expect(read.cards(bench.state, Pile.COURT_DISCARD)).toEqual([court('BC30'), court('BC31')])
  })
  it('BC30: steals a Guild card', () => {
    const bench = secured('BC30', (each) => each.guild('blue', 'BC08')).act({
      do: 'struggle',
      from: 'blue',
      card: 'BC08',
    })
    expect(bench.has('red', 'BC08')).toBe(true)
  })
  it('BC31 Call to Action: the lowest card of the pile; nothing if the pile is empty', () => {
    const bench = secured('BC31')
    expect(bench.waits).toBe('draw.red')
    bench.act({ do: 'draw', seat: 'red', card: 'construction-3' })
    expect(bench.handOf('red')).toEqual([card('construction-3')])
    const empty = secured('BC31', (each) => {
      write.setUnknown(each.state, Pile.group(0), 1)
      return each
    })
    expect(empty.waits).toBe('refill.red')
  })
})
