// The edges of the lore of the pack (arcs 16.6): when they do nothing, and where they meet other cards.

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import * as write from '../../state/write.ts'

const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }
const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const

describe('L15 to L20', () => {
  it('L15: only fresh neighbours, each system once; into a gate it may cost an agent (D28)', () => {
    const bench = new Bench(4)
      .lore('yellow', 'L15')
      .lore('blue', 'L08')
      .ships('red', '4g', 1)
      .ships('yellow', '4a', 2, 1)
    bench.ships('yellow', '4g', 0, 1).ships('blue', '4g', 3).building('blue', '4g', 'starport', false, 0)
    bench.leads('red', 'aggression-2').act({ do: 'battle', at: '4g', against: 'yellow', pay: PIP })
    const call = (...from: { from: '4a' | '1a'; ships: number }[]) => bench.no({ do: 'sensors', from })
    expect([call({ from: '1a', ships: 1 }), call({ from: '4a', ships: 1 }, { from: '4a', ships: 1 })]).toEqual([
      'no.adjacent',
      'no.adjacent',
    ])
    bench.act({ do: 'sensors', from: [{ from: '4a', ships: 2 }] })
    expect([bench.captivesOf('blue', 'yellow'), bench.fleet('yellow', '4g')]).toEqual([1, [2, 1]])
    const none = new Bench(4)
      .lore('yellow', 'L15')
      .ships('red', '4a', 1)
      .ships('yellow', '4a', 1)
      .ships('yellow', '4g', 0, 2)
    const fight = { do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish: 1 }, pay: PIP } as const
    expect(none.leads('red', 'aggression-2').no(fight)).toBeUndefined()
  })
  it('L16: a damaged starport guides nobody; both directions; several colours at once', () => {
    const made = (damaged: boolean) => {
      const bench = new Bench().settled().lore('red', 'L16').port('red', '2a', damaged)
      return bench.ships('yellow', '2a', 1).ships('blue', '2a', 0, 1).leads('red', 'mobilization-2')
    }
    const away = {
      do: 'guide',
      from: '2a',
      to: '2g',
      ships: [
        { of: 'yellow', fresh: 1, damaged: 0 },
        { of: 'blue', fresh: 0, damaged: 1 },
      ],
      pay: PIP,
    } as const
    expect(made(true).no(away)).toBe('no.guidePort')
    const bench = made(false).act(away)
    expect([bench.fleet('yellow', '2g'), bench.fleet('blue', '2g')]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
  it('L17: against who has no building anywhere there is no limit; Hidden Harbors bar it all', () => {
    const dice = (raid: number, prepare: (bench: Bench) => unknown) => {
      const bench = new Bench(4).lore('red', 'L17').ships('red', '4a', 3).ships('yellow', '4a', 1)
      prepare(bench)
      bench.leads('red', 'aggression-2')
      return bench.no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid }, pay: PIP })
    }
    expect(dice(3, () => undefined)).toBeUndefined()
    expect(dice(1, (bench) => bench.lore('yellow', 'L05').port('yellow', '4a'))).toBe('no.raidDice')
  })
  it('L18: a damaged ship cannot be the martyr; the victim may be damaged', () => {
    const bench = new Bench().settled().lore('red', 'L18').ships('red', '2a', 0, 1).ships('red', '2c', 1)
    bench.ships('yellow', '2c', 0, 1).leads('red', 'mobilization-2')
    const martyr = (at: '2a' | '2c', damaged: boolean) =>
      bench.no({ do: 'martyr', at, target: { of: 'yellow', damaged }, pay: PIP })
    expect([martyr('2a', true), martyr('2c', false), martyr('2c', true)]).toEqual([
      'no.shipsThere',
      'no.defender',
      undefined,
    ])
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
  it('L20: nothing while Empath is undeclared; a starport once per turn; damaged where another controls; Catapult', () => {
    const made = (declared: boolean) => {
      const bench = new Bench()
        .settled()
        .lore('red', 'L20')
        .city('yellow', '2h')
        .port('yellow', '2a')
        .ships('yellow', '2a', 1)
      return declared ? bench.declared('empath') : bench
    }
    const build = { do: 'build', piece: 'ship', port: '2a/1', pay: PIP } as const
    expect(made(false).leads('red', 'construction-2').no(build)).toBe('no.portNotYours')
    expect(made(false).leads('red', 'administration-2').no({ do: 'tax', city: '2h/1', pay: PIP })).toBe('no.taxControl')
    const bench = made(true).leads('red', 'construction-2').act(build)
    expect([bench.fleet('red', '2a'), bench.no(build)]).toEqual([[0, 1], 'no.portUsed'])
    const flying = made(true).ships('red', '2a', 2).leads('red', 'mobilization-2')
    const legs = [
      { to: '2g', fresh: 2, damaged: 0 },
      { to: '3g', fresh: 2, damaged: 0 },
    ] as const
    expect(flying.no({ do: 'move', from: '2a', legs, pay: PIP })).toBeUndefined()
  })
  it('L20: who controls the system taxes as usual, with a captive', () => {
    const bench = new Bench().settled().lore('red', 'L20').declared('empath').city('yellow', '2h').ships('red', '2h', 1)
    bench.leads('red', 'administration-2').act({ do: 'tax', city: '2h/1', pay: PIP })
    expect(bench.captivesOf('red', 'yellow')).toBe(1)
  })
})

describe('L21 to L28', () => {
  const thief = (prepare: (bench: Bench) => unknown) => {
    const bench = new Bench().settled().guild('red', 'BC20')
    prepare(bench)
    return bench.leads('red', 'mobilization-2')
  }
  it('L21: nothing while Keeper is undeclared; a Cartel’s supply counts as having', () => {
    const take = { do: 'useTongues', from: 'yellow', take: { slot: 0 } } as const
    const quiet = thief((each) => each.lore('yellow', 'L21').tokens('yellow', 'fuel').tokens('red', 'fuel'))
    expect(quiet.no(take)).toBeUndefined()
    const cartel = thief((each) =>
      each.lore('yellow', 'L21').declared('keeper').tokens('yellow', 'fuel').guild('red', 'BC06'),
    )
    expect(cartel.no(take)).toBe('no.trust')
  })
  it('L21: judged again after each theft of a raid', () => {
    const bench = new Bench(4).lore('yellow', 'L21').declared('keeper').tokens('yellow', null, 'fuel', 'fuel')
    bench.ships('red', '4a', 4).city('yellow', '4a').leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [2] })
    expect([
      bench.no({ do: 'raid', take: [{ slot: 1 }] }),
      bench.no({ do: 'raid', take: [{ slot: 1 }, { slot: 2 }] }),
    ]).toEqual([undefined, 'no.trust'])
  })
  it('L22: with a Relic even Sworn Guardians cannot be taken; a Cartel’s supply protects its suit (9.8)', () => {
    const take = (card: `BC${string}`) => ({ do: 'useTongues', from: 'yellow', take: { card } }) as const
    const relic = thief((each) =>
      each.lore('yellow', 'L22').declared('keeper').tokens('yellow', 'relic').guild('yellow', 'BC22'),
    )
    expect(relic.no(take('BC22'))).toBe('no.solidarity')
    const cartel = thief((each) => each.lore('yellow', 'L22').declared('keeper').guild('yellow', 'BC06', 'BC12'))
    expect([cartel.no(take('BC06')), cartel.no(take('BC12'))]).toEqual(['no.solidarity', undefined])
    const empty = thief((each) =>
      each.lore('yellow', 'L22').declared('keeper').guild('yellow', 'BC06').supply('fuel', 0),
    )
    expect(empty.no(take('BC06'))).toBeUndefined()
  })
  it('L23: Nurture too', () => {
    const bench = new Bench().settled().lore('red', 'L10', 'L23').declared('warlord').city('red', '2h')
    bench.leads('red', 'construction-2').act({ do: 'nurture', city: '2h/1', pay: PIP })
    expect(bench.no({ do: 'nurture', city: '2h/1', pay: PIP })).toBeUndefined()
  })
  it('L24: only in the Prelude, with a Trophy and an agent; a city that goes home may close slots', () => {
    const made = (declared = true) => {
      const bench = new Bench()
        .settled()
        .lore('red', 'L24')
        .trophies('red', 'yellow', 'city', 1)
        .court(...ROW)
      return declared ? bench.declared('warlord') : bench
    }
    const use = (piece: 'city' | 'ship') =>
      ({ do: 'useTerror', trophy: { of: 'yellow', piece }, card: 'BC16' }) as const
    expect(made(false).leads('red', 'mobilization-2').no(use('city'))).toBe('no.notDeclared')
    expect(made().leads('red', 'mobilization-2').no(use('ship'))).toBe('no.trophy')
    expect(made().captives('blue', 'red', 10).leads('red', 'mobilization-2').no(use('city'))).toBe('no.agents')
    const late = made().leads('red', 'mobilization-2').act({ do: 'influence', card: 'BC17', pay: PIP })
    expect(late.no(use('city'))).toBe('no.preludeOver')
    const full = made().tokens('yellow', 'fuel', 'relic', 'weapon').leads('red', 'mobilization-2').act(use('city'))
    expect([full.waits, full.of(read.citiesLeft, 'yellow')]).toEqual(['overflow.yellow', 5])
  })
  it('L25: a captive that is not held, Tyrant undeclared; the captive goes home; its Prelude has to wait (9.3)', () => {
    const bench = new Bench().settled().lore('red', 'L25').declared('tyrant').captives('red', 'yellow', 1)
    bench.court({ card: 'BC23', agents: { red: 1 } }, ...ROW.slice(1)).leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useEgo', captive: 'blue', card: 'BC23' })).toBe('no.captive')
    bench.act({ do: 'useEgo', captive: 'yellow', card: 'BC23' }).until('turn')
    expect([bench.of(read.agentsLeft, 'yellow'), bench.no({ do: 'useBroker' })]).toEqual([10, 'no.justSecured'])
    const quiet = new Bench().settled().lore('red', 'L25').captives('red', 'yellow', 1).leads('red', 'mobilization-2')
    expect(quiet.no({ do: 'useEgo', captive: 'yellow', card: 'BC16' })).toBe('no.notDeclared')
  })
  it('L26: not without control, not one’s own, not without a piece; a starport too', () => {
    const bench = new Bench().settled().lore('red', 'L26').declared('tyrant').ships('red', '2h', 1).city('red', '2h')
    bench.port('yellow', '2h').city('yellow', '2c').leads('red', 'construction-2')
    const annex = (site: '2h/1' | '2h/2' | '2c/1') => bench.no({ do: 'annex', site, pay: PIP })
    expect([annex('2h/1'), annex('2c/1'), annex('2h/2')]).toEqual(['no.annex', 'no.control', undefined])
    bench.act({ do: 'annex', site: '2h/2', pay: PIP })
    expect([bench.of(read.portsLeft, 'red'), bench.of(read.portsLeft, 'yellow'), bench.problems()]).toEqual([4, 5, []])
    write.setPortsLeft(bench.state, 0, 0)
    bench.building('yellow', '3a', 'starport').ships('red', '3a', 1)
    expect(bench.no({ do: 'annex', site: '3a/1', pay: PIP })).toBe('no.supply')
  })
  it('L27: without tokens too; not after another Prelude action; Tycoon must be declared; a Cartel stays', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L27')
      .guild('red', 'BC06')
      .tokens('red', 'relic')
      .declared('tycoon')
    bench.leads('red', 'mobilization-3')
    const use = { do: 'useTycoonsAmbition', declare: 'keeper' } as const
    expect(bench.no(use)).toBeUndefined()
    bench.act(use)
    expect([bench.held('red'), bench.has('red', 'BC06'), Number(read.leadZero(bench.state))]).toEqual([
      ['relic'],
      true,
      0,
    ])
    const late = new Bench()
      .settled()
      .lore('red', 'L27')
      .tokens('red', 'weapon')
      .declared('tycoon')
      .leads('red', 'mobilization-3')
    expect(late.act({ do: 'arm', pay: { slot: 0 } }).no(use)).toBe('no.notFirstLore')
    expect(new Bench().settled().lore('red', 'L27').leads('red', 'mobilization-3').no(use)).toBe('no.notDeclared')
  })
  it('L28: not for a type that is out; again and again; D27: the old token is back in the supply', () => {
    const bench = new Bench().settled().lore('red', 'L28').declared('tycoon').tokens('red', 'fuel', 'material')
    bench.supply('relic', 0).leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useCharm', slot: 0, gain: 'relic' })).toBe('no.tokenSupply')
    bench.act({ do: 'useCharm', slot: 0, gain: 'psionic' }).act({ do: 'useCharm', slot: 1, gain: 'weapon' })
    expect([bench.held('red'), read.supply(bench.state, 2)]).toEqual([['psionic', 'weapon'], 5])
    const quiet = new Bench().settled().lore('red', 'L28').tokens('red', 'fuel').leads('red', 'mobilization-2')
    expect(quiet.no({ do: 'useCharm', slot: 0, gain: 'psionic' })).toBe('no.notDeclared')
  })
  it('L28: clears Material and Fuel together; for nothing too; 6.10: a space that still waits gives no agent back', () => {
    const bench = new Bench().settled().lore('red', 'L28').outrage('red', 'material').outrage('red', 'fuel')
    bench.leads('red', 'mobilization-2').act({ do: 'forgive', lore: 'L28' })
    expect([bench.of(read.outrage, 'red'), bench.of(read.agentsLeft, 'red')]).toEqual([0, 10])
    const nothing = new Bench()
      .settled()
      .lore('red', 'L28')
      .leads('red', 'mobilization-2')
      .act({ do: 'forgive', lore: 'L28' })
    expect([read.count(nothing.state, Pile.lore(0)), nothing.no({ do: 'forgive', lore: 'L01' })]).toEqual([
      0,
      'no.lore',
    ])
    const owed = new Bench().settled().lore('red', 'L28').outrage('red', 'fuel').captives('yellow', 'red', 9)
    write.setOutrage(owed.state, 0, read.outrage(owed.state, 0) | 2)
    write.setAgentsOwed(owed.state, 0, 1)
    owed.leads('red', 'mobilization-2').act({ do: 'forgive', lore: 'L28' })
    expect([owed.of(read.outrage, 'red'), owed.of(read.agentsOwed, 'red'), owed.of(read.agentsLeft, 'red')]).toEqual([
      0, 0, 1,
    ])
  })
})
