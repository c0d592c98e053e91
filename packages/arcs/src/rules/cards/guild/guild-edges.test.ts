// The edges of the Guild cards (arcs 15.2): what they cannot do, and what happens where they meet other cards.

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'
import { discarded, NO_DICE, ROW, secured } from './edges-testing.ts'

describe('Loyal cards', () => {
  it.each([
    ['BC01', 'material', 'BC02'],
    ['BC07', 'fuel', 'BC08'],
    ['BC15', 'weapon', 'BC13'],
    ['BC19', 'psionic', 'BC16'],
    ['BC21', 'relic', 'BC22'],
  ] as const)('12.1: %s survives its own Outrage; other cards and tokens of the suit do not', (loyal, type, other) => {
    const bench = secured('BC28', (each) => each.guild('red', loyal, other).tokens('red', type, 'fuel'))
    bench.act({ do: 'spread', type })
    expect([bench.has('red', loyal), bench.has('red', other), discarded(bench, other)]).toEqual([true, false, true])
    expect(bench.held('red')).toEqual(type === 'fuel' ? [] : ['fuel'])
  })
  it('BC01: a token of another Outraged type buys a new action too, but counts as what it is', () => {
    const bench = new Bench().settled().guild('red', 'BC01', 'BC02').tokens('red', 'relic').outrage('red', 'relic')
    bench.leads('red', 'mobilization-2')
    expect(bench.no({ do: 'manufacture', pay: { slot: 0, as: 'material' } })).toBeUndefined()
    bench.act({ do: 'manufacture', pay: { slot: 0, as: 'material' } })
    // 9.4: what came back to nobody is a Relic.
    expect([bench.held('red'), read.held(bench.state, 4)]).toEqual([['material'], 1])
  })
  it('BC15: any token opens the pips for battle', () => {
    const bench = new Bench().settled().guild('red', 'BC15').tokens('red', 'relic').leads('red', 'mobilization-2')
    bench.act({ do: 'arm', pay: { slot: 0, as: 'weapon' } })
    expect(Number(read.armed(bench.state))).toBe(1)
  })
  it('a Loyal card of another type does not help', () => {
    const bench = new Bench().settled().guild('red', 'BC07').tokens('red', 'relic').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'manufacture', pay: { slot: 0, as: 'material' } })).toBe('no.loyal')
  })
})

describe('Interests and Cartels', () => {
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
  it('BC03 and Keeper’s Trust (L21): the Cartel is given up before its theft', () => {
    const bench = new Bench().settled().guild('red', 'BC03').lore('yellow', 'L21').declared('keeper')
    bench.tokens('yellow', 'material').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useCartel', card: 'BC03', from: { of: 'yellow', slot: 0 } })).toBeUndefined()
    // Another theft while the Cartel is still there is not possible.
    bench.guild('red', 'BC20')
    expect(bench.no({ do: 'useTongues', from: 'yellow', take: { slot: 0 } })).toBe('no.trust')
  })
  it('BC03: its supply cannot be spent, and others gain from it; given up, the supply counts no more', () => {
    const bench = new Bench().settled().guild('yellow', 'BC03').city('red', '3a').leads('red', 'administration-2')
    expect(bench.no({ do: 'useCartel', card: 'BC03' })).toBe('no.guild')
    expect(bench.act({ do: 'tax', city: '3a/1', pay: PIP }).held('red')).toEqual(['material'])
    const own = new Bench().settled().guild('red', 'BC03').leads('red', 'mobilization-2')
    expect(own.no({ do: 'useCartel', card: 'BC03', from: { of: 'red', slot: 0 } })).toBe('no.rival')
    expect(discarded(own.act({ do: 'useCartel', card: 'BC03' }), 'BC03')).toBe(true)
  })
  it('8.6: both Cartels at once leave each holder its own', () => {
    const bench = new Bench().guild('red', 'BC03').guild('yellow', 'BC06')
    bench.tokens('red', 'material', 'fuel').tokens('yellow', 'material', 'fuel').endChapter()
    expect([bench.held('red'), bench.held('yellow')]).toEqual([['material'], ['fuel']])
  })
})

describe('Unions, Gatekeepers, Spies', () => {
  it('BC04: once attached it is no icon, no loot, and no Outrage takes it; the card it marks is promised', () => {
    const bench = new Bench(4).settled('1g').guild('red', 'BC04').leads('red', 'administration-2')
    bench.act({ do: 'useUnion', card: 'BC04', on: 'administration-2' })
    expect(bench.has('red', 'BC04')).toBe(false)
    expect(bench.no({ do: 'useUnion', card: 'BC04', on: 'administration-2' })).toBe('no.guild')
    expect(bench.problems()).toEqual([])
  })
  it('BC08: too few ships: so many gates, one each; none left: only for nothing', () => {
    const bench = new Bench(4).guild('red', 'BC08').ships('red', '1a', 13).leads('red', 'mobilization-2')
    const gates = (...ids: ('1g' | '2g' | '3g' | '4g')[]) => bench.no({ do: 'useGates', gates: ids })
    expect([gates('1g'), gates('1g', '1g'), gates('1g', '3g'), gates('1g', '4g')]).toEqual([
      'no.gatesCount',
      'no.gatesCount',
      'no.gate',
      undefined,
    ])
    const none = new Bench(4).guild('red', 'BC08').ships('red', '1a', 15).leads('red', 'mobilization-2')
    expect([none.no({ do: 'useGates', gates: ['1g'] }), none.no({ do: 'useGates', gates: [] })]).toEqual([
      'no.gatesCount',
      undefined,
    ])
  })
  it('BC08: at most six dice of a kind, however many are allowed', () => {
    const bench = new Bench(4).guild('red', 'BC08').ships('red', '1g', 6).ships('yellow', '1g', 1)
    bench.leads('red', 'aggression-2')
    const fight = (skirmish: number, assault: number) =>
      bench.no({ do: 'battle', at: '1g', against: 'yellow', dice: { skirmish, assault, raid: 0 }, pay: PIP })
    expect([fight(7, 0), fight(6, 2), fight(6, 3)]).toEqual(['no.sixDice', undefined, 'no.tooManyDice'])
  })
  it('BC08: with two players the four gates in play', () => {
    const bench = new Bench(2).settled().guild('red', 'BC08').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useGates', gates: ['2g', '3g', '4g', '5g'] })).toBeUndefined()
    expect(bench.no({ do: 'useGates', gates: ['1g', '3g', '4g', '5g'] })).toBe('no.gate')
  })
  it('BC16: nobody seizes twice in a round; the card may go for nothing', () => {
    const bench = new Bench().settled().guild('blue', 'BC16')
    bench
      .hand('red', 'aggression-2')
      .hand('yellow', 'aggression-3', 'construction-2')
      .hand('blue', 'mobilization-2')
      .round()
    bench.act({ do: 'lead', card: 'aggression-2' }).act({ do: 'end' })
    bench.act({ do: 'surpass', card: 'aggression-3', seize: 'construction-2' }).act({ do: 'end' })
    bench.act({ do: 'pivot', card: 'mobilization-2' }).act({ do: 'useSpies' })
    expect([read.initiative(bench.state), discarded(bench, 'BC16')]).toEqual([1, true])
  })
})

describe('Weapon cards', () => {
  it('three ships: fewer if the supply has fewer, nothing without control', () => {
    const bench = new Bench().guild('red', 'BC12', 'BC13').ships('red', '2a', 13).leads('red', 'mobilization-2')
    expect(bench.act({ do: 'useShips', card: 'BC12', at: '2a' }).fleet('red', '2a')).toEqual([15, 0])
    expect(bench.act({ do: 'useShips', card: 'BC13', at: '2a' }).fleet('red', '2a')).toEqual([15, 0])
    const tie = new Bench().settled().guild('red', 'BC12').ships('red', '2a', 1, 2).ships('yellow', '2a', 1)
    expect(tie.leads('red', 'mobilization-2').no({ do: 'useShips', card: 'BC12', at: '2a' })).toBe('no.control')
  })
  it('BC12: not more captives than held, not more tokens than there are', () => {
    const bench = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 2).supply('relic', 1)
    bench.leads('red', 'construction-2')
    const gang = (...gain: ('relic' | 'fuel')[]) =>
      bench.no({ do: 'pressgang', captives: gain.map((each) => ({ of: 'yellow', gain: each })), pay: PIP })
    expect([gang('relic', 'relic'), gang('relic', 'fuel'), gang('fuel', 'fuel', 'fuel')]).toEqual([
      'no.tokenSupply',
      undefined,
      'no.captive',
    ])
    const other = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 1).leads('red', 'mobilization-2')
    expect(other.no({ do: 'execute', captives: ['blue'], pay: PIP })).toBe('no.captive')
  })
  it('BC12, 6.10: an agent that comes home goes to the Outrage space that waits for it', () => {
    const bench = new Bench().settled().guild('red', 'BC12').captives('red', 'yellow', 1)
    write.setAgentsOwed(bench.state, 1, 1)
    bench.leads('red', 'construction-2')
    bench.act({ do: 'pressgang', captives: [{ of: 'yellow', gain: 'fuel' }], pay: PIP })
    expect([bench.of(read.agentsOwed, 'yellow'), bench.of(read.agentsLeft, 'yellow')]).toEqual([0, 9])
  })
  it('BC13: once per roll, and not for Fire Rifles', () => {
    const bench = new Bench(4).guild('red', 'BC13').ships('red', '1a', 3).ships('yellow', '1a', 3)
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '1a', against: 'yellow', dice: { ...NO_DICE, skirmish: 2 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    bench.act({ do: 'reroll', by: 'BC13', assault: [], skirmish: [1], raid: [] })
    bench.act({ do: 'roll', assault: [], skirmish: [1], raid: [] })
    expect(bench.waits).toBe('turn.red')
    const rifles = new Bench(4).guild('red', 'BC13').lore('red', 'L02').ships('red', '4g', 2).ships('yellow', '4a', 1)
    rifles.leads('red', 'aggression-2')
    rifles.act({ do: 'rifles', from: '4g', at: '4a', against: 'yellow', dice: 2, pay: PIP })
    rifles.act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    expect(rifles.waits).toBe('turn.red')
  })
  it('15.1: a Weapon spent in this Prelude is no icon any more', () => {
    const bench = new Bench().settled().guild('red', 'BC14').tokens('red', 'weapon')
    bench.court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'mobilization-2')
    bench.act({ do: 'arm', pay: { slot: 0 } })
    expect(bench.no({ do: 'abduct', card: 'BC16', pay: PIP })).toBe('no.abduct')
  })
  it('BC14: all rivals on the card count together; nobody there is nothing to abduct', () => {
    const bench = new Bench().settled().guild('red', 'BC14', 'BC13').tokens('red', 'weapon')
    bench.court(
      { card: 'BC16', agents: { yellow: 1, blue: 1 } },
      { card: 'BC17', agents: { yellow: 3 } },
      ROW[2],
      ROW[3],
    )
    bench.leads('red', 'aggression-2')
    const abduct = (card: `BC${string}`) => bench.no({ do: 'abduct', card, pay: PIP })
    expect([abduct('BC16'), abduct('BC17'), abduct('BC18')]).toEqual([undefined, 'no.abduct', 'no.abductNone'])
    bench.act({ do: 'abduct', card: 'BC16', pay: PIP })
    expect([bench.captivesOf('red', 'yellow'), bench.captivesOf('red', 'blue'), bench.waits]).toEqual([
      1,
      1,
      'turn.red',
    ])
  })
})

describe('Relic and Psionic cards', () => {
  it('BC18: also with a 7, and only for the one who leads', () => {
    const zero = (ambition: 'keeper' | 'tyrant') =>
      Number(
        read.leadZero(new Bench(4).settled('1g').guild('red', 'BC18').leads('red', 'mobilization-7', ambition).state),
      )
    expect([zero('keeper'), zero('tyrant')]).toEqual([0, 1])
  })
  it('BC20: for nothing; not from oneself; not what Sworn Guardians protect', () => {
    const bench = new Bench().settled().guild('red', 'BC20', 'BC08').guild('yellow', 'BC22', 'BC12')
    bench.tokens('yellow', 'fuel').leads('red', 'mobilization-2')
    const take = (from: 'red' | 'yellow', card: `BC${string}`) => bench.no({ do: 'useTongues', from, take: { card } })
    expect([take('red', 'BC08'), take('yellow', 'BC12'), take('yellow', 'BC22'), take('yellow', 'BC16')]).toEqual([
      'no.rival',
      'no.guardians',
      undefined,
      'no.theirGuild',
    ])
    expect(bench.no({ do: 'useTongues', from: 'yellow', take: { slot: 0 } })).toBe('no.guardians')
    expect(discarded(bench.act({ do: 'useTongues' }), 'BC20')).toBe(true)
  })
  it('BC20: a token stolen by a full board is sorted out by its thief (D34)', () => {
    const bench = new Bench().settled().guild('red', 'BC20').tokens('red', 'fuel', 'fuel').tokens('yellow', 'relic')
    bench.leads('red', 'mobilization-2').act({ do: 'useTongues', from: 'yellow', take: { slot: 0 } })
    expect(bench.waits).toBe('overflow.red')
    expect(bench.act({ do: 'arrange', slots: ['relic', 'fuel'] }).held('red')).toEqual(['relic', 'fuel'])
  })
  it('BC22: Outrage and captures go on; what is buried lies below the deck', () => {
    const bench = secured('BC28', (each) => each.guild('yellow', 'BC22').tokens('yellow', 'fuel', 'relic'))
    bench.act({ do: 'spread', type: 'relic' })
    expect([bench.held('yellow'), bench.has('yellow', 'BC22')]).toEqual([['fuel'], false])
    const buried = secured('BC30', (each) => each.guild('yellow', 'BC22', 'BC12'))
    expect(buried.no({ do: 'struggle', from: 'yellow', card: 'BC12' })).toBe('no.guardians')
    buried.act({ do: 'struggle', from: 'yellow', card: 'BC22' })
    expect([buried.has('red', 'BC22'), buried.has('yellow', 'BC22')]).toEqual([false, false])
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
  it('BC24: not without a token; D27: what is discarded is in the supply at once', () => {
    const bench = new Bench().settled().guild('red', 'BC24').tokens('red', 'fuel').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useFence', slot: 1 })).toBe('no.token')
    bench.act({ do: 'useFence', slot: 0 })
    expect([read.supply(bench.state, 2), read.held(bench.state, 2)]).toEqual([5, 0])
  })
  it('BC25: not on a Copy, not after a declaration of this round, not without a marker; a 1 declares nothing', () => {
    const made = (declare: boolean) => {
      const bench = new Bench(4).settled('1g').guild('yellow', 'BC25').hand('red', 'mobilization-2')
      bench.hand('yellow', 'construction-5', 'construction-1').round()
      return bench
        .act({ do: 'lead', card: 'mobilization-2', ...(declare ? { declare: 'tycoon' } : {}) })
        .act({ do: 'end' })
    }
    expect(made(true).no({ do: 'pivot', card: 'construction-5', declare: 'keeper' })).toBe('no.declaredThisRound')
    expect(made(false).no({ do: 'pivot', card: 'construction-1', declare: 'tycoon' })).toBe('no.ambitionNumber')
    const none = made(false).declared('tycoon', 0).declared('tyrant', 1).declared('keeper', 2)
    expect(none.no({ do: 'pivot', card: 'construction-5', declare: 'keeper' })).toBe('no.marker')
  })
})
