// Every lore card: its effect and its edges (arcs 16.5, 16.6).

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { SITE_CITY, SITE_DAMAGED, siteKind } from '../../state/sites.ts'
import { clearStack } from '../../state/stack.ts'

const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }
const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const
const fight = (bench: Bench, dice: Partial<typeof NO_DICE>) =>
  bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, ...dice }, pay: PIP })

describe('lore of the base box', () => {
  it('L01 Tool-Priests: a ship at any city under control, once per turn', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L01')
      .ships('red', '2a', 1)
      .city('yellow', '2a')
      .city('red', '2h')
      .leads('red', 'construction-2')
    expect(bench.no({ do: 'summon', city: '2h/1', pay: PIP })).toBe('no.control')
    expect(bench.act({ do: 'summon', city: '2a/1', pay: PIP }).fleet('red', '2a')).toEqual([2, 0])
    expect(bench.no({ do: 'summon', city: '2a/1', pay: PIP })).toBe('no.oncePerTurnLore')
  })
  it('L02 Galactic Rifles, D30: skirmish dice into a neighbouring system; a fallen city means Outrage and Ransack', () => {
    const bench = new Bench(4)
      .lore('red', 'L02')
      .ships('red', '4g', 2, 1)
      .city('yellow', '4a', true)
      .ships('yellow', '6g', 1)
    bench.court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'aggression-2')
    const fire = (dice: number, at: '4a' | '1a' = '4a') =>
      ({ do: 'rifles', from: '4g', at, against: 'yellow', dice, pay: PIP }) as const
    expect([bench.no(fire(3)), bench.no(fire(1, '1a'))]).toEqual(['no.tooManyDice', 'no.adjacent'])
    bench.act(fire(2)).act({ do: 'roll', assault: [], skirmish: [4, 1], raid: [] })
    expect([bench.waits, bench.of(read.outrage, 'red')]).toEqual(['ransack.red', 16])
  })
  it('L03 Sprinter Drives, D16: one group of the fresh ships that moved goes on once', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L03')
      .ships('red', '2g', 2, 1)
      .ships('red', '3g', 1)
      .leads('red', 'mobilization-2')
    bench.act({ do: 'move', from: '2g', legs: [{ to: '3g', fresh: 2, damaged: 1 }], pay: PIP })
    const sprint = (fresh: number, damaged: number) =>
      ({ do: 'sprint', from: '3g', legs: [{ to: '3a', fresh, damaged }] }) as const
    expect([bench.no(sprint(3, 0)), bench.no(sprint(0, 1)), bench.no(sprint(2, 0))]).toEqual([
      'no.ships',
      'no.ships',
      undefined,
    ])
    expect(bench.act(sprint(2, 0)).waits).toBe('turn.red')
  })
  it('L04 Mirror Plating: one more intercept, only with assault dice', () => {
    const own = (dice: 'assault' | 'skirmish') => {
      const bench = new Bench(4)
        .lore('yellow', 'L04')
        .ships('red', '4a', 2)
        .ships('yellow', '4a', 1)
        .leads('red', 'aggression-2')
      fight(bench, { [dice]: 1 }).act({
        do: 'roll',
        assault: dice === 'assault' ? [1] : [],
        skirmish: dice === 'skirmish' ? [1] : [],
        raid: [],
      })
      return bench.until('turn').fleet('red', '4a')
    }
    expect([own('assault'), own('skirmish')]).toEqual([
      [1, 1],
      [2, 0],
    ])
  })
  it('L05 Hidden Harbors: built ships arrive fresh; a fresh starport bars raid dice', () => {
    const bench = new Bench(4)
      .lore('red', 'L05')
      .port('red', '1a')
      .ships('yellow', '1a', 1)
      .leads('red', 'construction-2')
    expect(bench.act({ do: 'build', piece: 'ship', port: '1a/1', pay: PIP }).fleet('red', '1a')).toEqual([1, 0])
    const raid = (damaged: boolean) => {
      const other = new Bench(4)
        .lore('yellow', 'L05')
        .ships('red', '4a', 2)
        .port('yellow', '4a', damaged)
        .leads('red', 'aggression-2')
      return other.no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    }
    expect([raid(false), raid(true)]).toEqual(['no.raidDice', undefined])
  })
  it('L06 Signal Breaker: void only while no attacker was damaged when the battle began', () => {
    const hit = (damaged: number) => {
      const bench = new Bench(4)
        .lore('red', 'L06')
        .ships('red', '4a', 2, damaged)
        .ships('yellow', '4a', 1)
        .leads('red', 'aggression-2')
      fight(bench, { assault: 1 }).act({ do: 'roll', assault: [6], skirmish: [], raid: [] })
      return read.battleKind(bench.state) === 1
    }
    // With a damaged ship the intercept stands, and the attacker has to choose who suffers.
    expect([hit(0), hit(1)]).toEqual([false, true])
  })
  it('L07 Repair Drones: one attacking ship is repaired afterwards', () => {
    const bench = new Bench(4)
      .lore('red', 'L07')
      .ships('red', '4a', 1, 2)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
    fight(bench, { skirmish: 1 }).act({ do: 'roll', assault: [], skirmish: [1], raid: [] })
    expect(bench.fleet('red', '4a')).toEqual([2, 1])
  })
  it('L08 Gate Ports, D19: one starport per gate in total; entering ships cost their owner an agent', () => {
    const bench = new Bench().settled().lore('red', 'L08').ships('red', '2g', 2).leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'starport', at: '2g', pay: PIP })
    expect(bench.no({ do: 'build', piece: 'starport', at: '2g', pay: PIP })).toBe('no.slot')
    const enter = (damaged: boolean) => {
      const other = new Bench().settled().lore('yellow', 'L08').ships('yellow', '2g', 2).ships('red', '3g', 1)
      other.building('yellow', '2g', 'starport', damaged, 0).leads('red', 'mobilization-2')
      return other
        .act({ do: 'move', from: '3g', legs: [{ to: '2g', fresh: 1, damaged: 0 }], pay: PIP })
        .captivesOf('yellow', 'red')
    }
    expect([enter(false), enter(true)]).toEqual([1, 0])
  })
  it('L09 Cloud Cities: outside the slots for an extra token of the type; Loyal cards apply (D26)', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L09')
      .ships('red', '2a', 1)
      .tokens('red', 'psionic', 'fuel')
      .leads('red', 'construction-2')
    const cloud = (slot: number, as?: 'psionic') =>
      ({ do: 'build', piece: 'city', at: '2a', cloud: as === undefined ? { slot } : { slot, as }, pay: PIP }) as const
    expect([bench.no(cloud(1)), bench.no(cloud(1, 'psionic'))]).toEqual(['no.cloudToken', 'no.loyal'])
    bench.guild('red', 'BC19')
    expect(bench.no(cloud(1, 'psionic'))).toBeUndefined()
    bench.act(cloud(0))
    expect([siteKind(bench.site('2a', 2)), bench.held('red')]).toEqual([SITE_CITY, ['fuel']])
    expect(bench.no(cloud(1, 'psionic'))).toBe('no.slot')
  })
  it('L10 Living Structures: Nurture taxes, Prune replaces and keeps damage (D17, D41)', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L10')
      .city('red', '2h')
      .port('red', '2a', true)
      .leads('red', 'construction-2')
    bench.act({ do: 'nurture', city: '2h/1', pay: PIP })
    expect([bench.held('red'), bench.no({ do: 'nurture', city: '2h/1', pay: PIP })]).toEqual([['relic'], 'no.taxed'])
    bench.act({ do: 'prune', site: '2a/1', pay: PIP })
    expect([
      siteKind(bench.site('2a')) | (bench.site('2a') & SITE_DAMAGED),
      bench.of(read.portsLeft, 'red'),
      bench.of(read.citiesLeft, 'red'),
    ]).toEqual([SITE_CITY | SITE_DAMAGED, 5, 3])
    bench.building('red', '3g', 'city', false, 1)
    expect(bench.no({ do: 'prune', site: '3g/2', pay: PIP })).toBe('no.prune')
  })
  it('L11 Gate Stations: a city in a gate has the types of the planet cities of its cluster', () => {
    const bench = new Bench().settled().lore('red', 'L11').ships('red', '2g', 1).leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'city', at: '2g', pay: PIP })
    clearStack(bench.state)
    bench.city('yellow', '2h').city('yellow', '2c').leads('red', 'administration-2')
    expect(bench.no({ do: 'tax', city: '2g/2', pay: PIP })).toBe('no.nameType')
    expect(bench.no({ do: 'tax', city: '2g/2', type: 'psionic', pay: PIP })).toBe('no.cityType')
    expect(bench.act({ do: 'tax', city: '2g/2', type: 'weapon', pay: PIP }).held('red')).toEqual(['weapon'])
  })
  it('L12 Railgun Arrays, U7: a hit before the dice; without attackers left the battle is over', () => {
    const start = (fresh: number, damaged: number) => {
      const bench = new Bench(4)
        .lore('yellow', 'L12')
        .ships('red', '4a', fresh, damaged)
        .ships('red', '1g', 1)
        .ships('yellow', '4a', 1)
        .leads('red', 'aggression-2')
      expect(bench.no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, skirmish: 1 }, pay: PIP })).toBe(
        'no.diceLater',
      )
      return bench.act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    }
    expect(start(2, 0).waits).toBe('dice.red')
    const lost = start(0, 1)
    expect([lost.waits, lost.trophiesOf('yellow', 'red', 'ship')]).toEqual(['turn.red', 1])
  })
  it('L13 Ancient Holdings: one more slot, raid cost 4', () => {
    const bench = new Bench(4)
      .lore('yellow', 'L13')
      .tokens('yellow', null, null, null, null, null, null, 'relic')
      .ships('red', '4a', 4)
      .city('yellow', '4a')
      .leads('red', 'aggression-2')
    fight(bench, { raid: 2 }).act({ do: 'roll', assault: [], skirmish: [], raid: [2, 2] })
    expect(bench.no({ do: 'raid', take: [{ slot: 6 }] })).toBeUndefined()
  })
  it('L14 Seeker Torpedoes: rerolls assault dice, one per fresh attacker', () => {
    const bench = new Bench(4)
      .lore('red', 'L14')
      .ships('red', '4a', 1, 2)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
    fight(bench, { assault: 3 }).act({ do: 'roll', assault: [1, 1, 1], skirmish: [], raid: [] })
    const again = (n: number) =>
      bench.no({ do: 'reroll', by: 'L14', assault: Array(n).fill(1), skirmish: [], raid: [] })
    expect([again(2), again(1)]).toEqual(['no.rerollLimit', undefined])
    bench.act({ do: 'keepDice' })
    expect(bench.waits).toBe('turn.red')
  })
})

describe('lore of the pack', () => {
  it('L15 Predictive Sensors, D28: fresh ships of neighbours join before the dice', () => {
    const bench = new Bench(4)
      .lore('yellow', 'L15')
      .ships('red', '4a', 2)
      .ships('yellow', '4a', 1)
      .ships('yellow', '4g', 3, 1)
      .leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    expect([bench.waits, bench.no({ do: 'sensors', from: [{ from: '4g', ships: 4 }] })]).toEqual([
      'sensors.yellow',
      'no.ships',
    ])
    bench.act({ do: 'sensors', from: [{ from: '4g', ships: 2 }] })
    expect([bench.fleet('yellow', '4a'), bench.waits]).toEqual([[3, 0], 'dice.red'])
  })
  it('L16 Force Beams: ships of any colour beside one’s fresh starport', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L16')
      .port('red', '2a')
      .ships('yellow', '2g', 2, 1)
      .leads('red', 'mobilization-2')
    const guide = (from: '2g' | '3g', to: '2a' | '3a') =>
      ({ do: 'guide', from, to, ships: [{ of: 'yellow', fresh: 1, damaged: 1 }], pay: PIP }) as const
    expect(bench.no(guide('3g', '3a'))).toBe('no.guidePort')
    expect(bench.act(guide('2g', '2a')).fleet('yellow', '2a')).toEqual([1, 1])
  })
  it('L17 Raider Exosuits: one raid die where the defender has no building', () => {
    const dice = (lore: boolean, raid: number) => {
      const bench = new Bench(4).ships('red', '4a', 3).ships('yellow', '4a', 1).city('yellow', '1a')
      if (lore) bench.lore('red', 'L17')
      return bench
        .leads('red', 'aggression-2')
        .no({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid }, pay: PIP })
    }
    expect([dice(false, 1), dice(true, 1), dice(true, 2)]).toEqual(['no.raidDice', undefined, 'no.raidDice'])
  })
  it('L18 Survival Overrides, D37: a fresh ship for a rival ship, or for nothing', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L18')
      .ships('red', '2a', 2)
      .ships('yellow', '2a', 1)
      .leads('red', 'mobilization-2')
    bench
      .act({ do: 'martyr', at: '2a', target: { of: 'yellow', damaged: false }, pay: PIP })
      .act({ do: 'martyr', at: '2a', pay: PIP })
    expect([
      bench.fleet('red', '2a'),
      bench.trophiesOf('red', 'yellow', 'ship'),
      bench.of(read.shipsLeft, 'red'),
    ]).toEqual([[0, 0], 1, 14])
  })
  it('L19 Empath’s Vision: while Empath is declared, one reroll of any dice', () => {
    const can = (declared: boolean) => {
      const bench = new Bench(4).lore('red', 'L19').ships('red', '4a', 2).ships('yellow', '4a', 1)
      if (declared) bench.declared('empath')
      fight(bench.leads('red', 'aggression-2'), { skirmish: 2 }).act({
        do: 'roll',
        assault: [],
        skirmish: [1, 1],
        raid: [],
      })
      return bench.no({ do: 'reroll', by: 'L19', assault: [], skirmish: [1, 1], raid: [] })
    }
    expect([can(true), can(false)]).toEqual([undefined, 'no.notNow'])
  })
  it('L20 Empath’s Bond: rival cities and starports on one’s own terms, without captives', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L20')
      .declared('empath')
      .city('yellow', '2h')
      .port('yellow', '2a')
      .leads('red', 'administration-2')
    bench.act({ do: 'tax', city: '2h/1', pay: PIP })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow')]).toEqual([['relic'], 0])
    clearStack(bench.state)
    bench.leads('red', 'construction-2').act({ do: 'build', piece: 'ship', port: '2a/1', pay: PIP })
    expect(bench.fleet('red', '2a')).toEqual([1, 0])
  })
  it('L21 Keeper’s Trust: safe from who has the type already', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC20')
      .lore('yellow', 'L21')
      .declared('keeper')
      .tokens('yellow', 'fuel', 'relic')
      .tokens('red', 'fuel')
      .leads('red', 'mobilization-2')
    const take = (slot: number) => bench.no({ do: 'useTongues', from: 'yellow', take: { slot } })
    expect([take(0), take(1)]).toEqual(['no.trust', undefined])
  })
  it('L22 Keeper’s Solidarity: a Guild card is safe beside a token of its suit', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC20')
      .lore('yellow', 'L22')
      .declared('keeper')
      .tokens('yellow', 'fuel')
      .guild('yellow', 'BC08', 'BC12')
      .leads('red', 'mobilization-2')
    const take = (card: `BC${string}`) => bench.no({ do: 'useTongues', from: 'yellow', take: { card } })
    expect([take('BC08'), take('BC12')]).toEqual(['no.solidarity', undefined])
  })
  it('L23 Warlord’s Cruelty: no tax limit while Warlord is declared', () => {
    const again = (declared: boolean) => {
      const bench = new Bench().settled().lore('red', 'L23').city('red', '2h')
      if (declared) bench.declared('warlord')
      return bench
        .leads('red', 'administration-2')
        .act({ do: 'tax', city: '2h/1', pay: PIP })
        .no({ do: 'tax', city: '2h/1', pay: PIP })
    }
    expect([again(true), again(false)]).toEqual([undefined, 'no.taxed'])
  })
  it('L24 Warlord’s Terror: a Trophy for an Influence', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L24')
      .declared('warlord')
      .trophies('red', 'yellow', 'ship', 1)
      .court(...ROW)
      .leads('red', 'mobilization-2')
    bench.act({ do: 'useTerror', trophy: { of: 'yellow', piece: 'ship' }, card: 'BC16' })
    expect([bench.trophiesOf('red', 'yellow', 'ship'), bench.of(read.agentsLeft, 'red'), bench.problems()]).toEqual([
      0,
      9,
      [],
    ])
  })
  it('L25 Tyrant’s Ego: a captive for a Secure', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L25')
      .declared('tyrant')
      .captives('red', 'yellow', 1)
      .court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1))
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useEgo', captive: 'yellow', card: 'BC17' })).toBe('no.majority')
    expect(bench.act({ do: 'useEgo', captive: 'yellow', card: 'BC16' }).has('red', 'BC16')).toBe(true)
  })
  it('L26 Tyrant’s Authority: a rival building under control becomes one’s own, damage kept', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L26')
      .declared('tyrant')
      .ships('red', '2a', 1)
      .city('yellow', '2a', true)
      .leads('red', 'construction-2')
    bench.act({ do: 'annex', site: '2a/1', pay: PIP })
    expect([bench.site('2a'), bench.of(read.citiesLeft, 'yellow'), bench.of(read.outrage, 'red')]).toEqual([
      SITE_CITY | SITE_DAMAGED,
      5,
      0,
    ])
  })
  it('L27 Tycoon’s Ambition: the very first action, for an ambition without marker', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L27')
      .tokens('red', 'fuel', 'relic')
      .leads('red', 'mobilization-2', 'tycoon')
    expect(bench.no({ do: 'useTycoonsAmbition', declare: 'tycoon' })).toBe('no.declaredAlready')
    bench.act({ do: 'useTycoonsAmbition', declare: 'keeper' })
    expect([bench.held('red'), read.markerAt(bench.state, 1)]).toEqual([['relic'], 4])
    expect(bench.no({ do: 'useTycoonsAmbition', declare: 'empath' })).toBe('no.notFirstLore')
  })
  it('L28 Tycoon’s Charm: Material and Fuel one for one', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L28')
      .declared('tycoon')
      .tokens('red', 'fuel', 'relic')
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useCharm', slot: 1, gain: 'weapon' })).toBe('no.charm')
    expect(bench.act({ do: 'useCharm', slot: 0, gain: 'psionic' }).held('red')).toEqual(['psionic', 'relic'])
  })
  it.each([
    ['L19', 'psionic'],
    ['L21', 'relic'],
    ['L23', 'weapon'],
    ['L25', 'weapon'],
    ['L28', 'fuel'],
  ] as const)('%s: given up, it clears %s Outrage and the agent returns (12.1.3)', (id, type) => {
    const bench = new Bench()
      .settled()
      .lore('red', id)
      .outrage('red', type)
      .leads('red', 'mobilization-2')
      .act({ do: 'forgive', lore: id })
    expect([
      bench.of(read.outrage, 'red'),
      bench.of(read.agentsLeft, 'red'),
      read.count(bench.state, Pile.lore(0)),
    ]).toEqual([0, 10, 0])
  })
})
