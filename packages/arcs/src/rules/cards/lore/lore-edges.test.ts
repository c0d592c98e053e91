// The edges of the base lore cards (arcs 16.5): when they do nothing, and where they meet other cards.

import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { SITE_DAMAGED } from '../../state/sites.ts'
import { clearStack } from '../../state/stack.ts'

const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }
type Dice = Partial<Record<keyof typeof NO_DICE, number[]>>
/** Red attacks yellow in 4a with dice that show these faces. */
const fight = (bench: Bench, faces: Dice) => {
  const n = (die: keyof typeof NO_DICE) => faces[die]?.length ?? 0
  const dice = { assault: n('assault'), skirmish: n('skirmish'), raid: n('raid') }
  return bench
    .leads('red', 'aggression-2')
    .act({ do: 'battle', at: '4a', against: 'yellow', dice, pay: PIP })
    .act({ do: 'roll', assault: [], skirmish: [], raid: [], ...faces })
}

describe('L01 to L07', () => {
  it('L01: no ship left, no Summon; without the lore neither', () => {
    const bench = new Bench().lore('red', 'L01').ships('red', '2a', 15).city('red', '2a').leads('red', 'construction-2')
    expect(bench.no({ do: 'summon', city: '2a/1', pay: PIP })).toBe('no.supply')
    const without = new Bench().settled().ships('red', '2a', 1).city('red', '2a').leads('red', 'construction-2')
    expect(without.no({ do: 'summon', city: '2a/1', pay: PIP })).toBe('no.lore')
  })
  it('L02: damaged ships do not fire; six dice at most; hits on ships first; no intercepts, no Signal, no raid', () => {
    const bench = new Bench(4)
      .lore('red', 'L02')
      .lore('yellow', 'L04', 'L12')
      .ships('red', '4g', 7)
      .city('yellow', '4a')
    bench.ships('yellow', '4a', 1).ships('red', '1g', 0, 1).leads('red', 'aggression-2')
    const fire = (from: '4g' | '1g', dice: number) =>
      bench.no({ do: 'rifles', from, at: '4a', against: 'yellow', dice, pay: PIP })
    expect([fire('4g', 7), fire('4g', 6), fire('1g', 1)]).toEqual(['no.tooManyDice', undefined, 'no.shipsThere'])
    bench.act({ do: 'rifles', from: '4g', at: '4a', against: 'yellow', dice: 3, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [4, 4, 4], raid: [] })
    expect([bench.fleet('yellow', '4a'), bench.site('4a') & SITE_DAMAGED, bench.fleet('red', '4g')]).toEqual([
      [0, 0],
      SITE_DAMAGED,
      [7, 0],
    ])
    expect([bench.trophiesOf('red', 'yellow', 'ship'), bench.waits]).toEqual([1, 'turn.red'])
  })
  it('L02: a Weapon-opened pip may fire; Empath’s Vision rerolls it', () => {
    const bench = new Bench(4)
      .lore('red', 'L02', 'L19')
      .declared('empath')
      .tokens('red', 'weapon')
      .ships('red', '4g', 2)
    bench.ships('yellow', '4a', 1).leads('red', 'mobilization-2')
    const fire = { do: 'rifles', from: '4g', at: '4a', against: 'yellow', dice: 2, pay: PIP } as const
    expect(bench.no(fire)).toBe('no.suitKind')
    bench
      .act({ do: 'arm', pay: { slot: 0 } })
      .act(fire)
      .act({ do: 'roll', assault: [], skirmish: [1, 1], raid: [] })
    expect(bench.no({ do: 'reroll', by: 'L19', assault: [], skirmish: [1, 1], raid: [] })).toBeUndefined()
  })
  it('L03: damaged ships alone do not sprint; dropped ones may; a sprint may use a Catapult; it does not repeat', () => {
    const still = new Bench().settled().lore('red', 'L03').ships('red', '2g', 0, 1).leads('red', 'mobilization-2')
    still.act({ do: 'move', from: '2g', legs: [{ to: '2a', fresh: 0, damaged: 1 }], pay: PIP })
    expect(still.waits).toBe('turn.red')
    const bench = new Bench().settled().lore('red', 'L03').port('red', '2a').ships('red', '2a', 2).port('red', '3a')
    bench.leads('red', 'mobilization-2')
    const legs = [
      { to: '2g', fresh: 2, damaged: 0 },
      { to: '3g', fresh: 1, damaged: 0 },
      { to: '3a', fresh: 1, damaged: 0 },
    ] as const
    bench.act({ do: 'move', from: '2a', legs, pay: PIP })
    const sprint = (from: '2g' | '3g' | '3a', ...to: ('2c' | '3g' | '5g')[]) =>
      bench.no({ do: 'sprint', from, legs: to.map((each) => ({ to: each, fresh: 1, damaged: 0 })) })
    expect([sprint('2g', '2c'), sprint('3g', '5g'), sprint('3a', '3g', '5g')]).toEqual([
      undefined,
      'no.sprint',
      undefined,
    ])
    bench.act({ do: 'sprint', from: '2g', legs: [{ to: '2c', fresh: 1, damaged: 0 }] })
    expect(bench.waits).toBe('turn.red')
  })
  it('L04 and L06, E25: the plating cannot be ignored', () => {
    const bench = new Bench(4).lore('red', 'L06').lore('yellow', 'L04').ships('red', '4a', 3).ships('yellow', '4a', 2)
    fight(bench, { assault: [6], skirmish: [4] })
    expect(bench.waits).toBe('hits.red')
  })
  it('L05: only ships arrive fresh, buildings do not; another seat’s starport bars nothing', () => {
    const bench = new Bench(4)
      .lore('red', 'L05')
      .port('red', '1a')
      .ships('yellow', '1a', 2)
      .leads('red', 'construction-2')
    bench.act({ do: 'build', piece: 'city', at: '1a', pay: PIP })
    expect(bench.site('1a', 1) & SITE_DAMAGED).toBe(SITE_DAMAGED)
    const raid = new Bench(4).lore('yellow', 'L05').ships('red', '4a', 2).city('yellow', '4a').port('blue', '4a')
    raid.leads('red', 'aggression-2')
    const dice = { ...NO_DICE, raid: 1 }
    expect(raid.no({ do: 'battle', at: '4a', against: 'yellow', dice, pay: PIP })).toBeUndefined()
  })
  it('L06: judged before Railgun Arrays damage a ship', () => {
    const bench = new Bench(4).lore('red', 'L06').lore('yellow', 'L12').ships('red', '4a', 2).ships('yellow', '4a', 1)
    bench.leads('red', 'aggression-2').act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    bench
      .act({ do: 'dice', assault: 1, skirmish: 0, raid: 0 })
      .act({ do: 'roll', assault: [6], skirmish: [], raid: [] })
    expect(bench.until('turn').fleet('red', '4a')).toEqual([1, 1])
  })
  it('L07: nothing as defender, nothing if no attacker is left', () => {
    const defend = new Bench(4).lore('yellow', 'L07').ships('red', '4a', 1).ships('yellow', '4a', 1, 1)
    expect(fight(defend, { skirmish: [1] }).fleet('yellow', '4a')).toEqual([1, 1])
    const gone = new Bench(4).lore('red', 'L07').ships('red', '4a', 0, 1).ships('red', '1g', 1).city('yellow', '4a')
    expect(fight(gone, { raid: [3] }).fleet('red', '4a')).toEqual([0, 0])
  })
})

describe('L08 to L14', () => {
  it('L08: a Loyal piece is needed, a planet starport is none of it; no capture without control or agents', () => {
    const bench = new Bench().settled().lore('red', 'L08').ships('red', '2a', 1).leads('red', 'construction-2')
    expect(bench.no({ do: 'build', piece: 'starport', at: '2g', pay: PIP })).toBe('no.loyalPiece')
    expect(bench.no({ do: 'build', piece: 'city', at: '6g', pay: PIP })).toBe('no.slot')
    const enter = (prepare: (each: Bench) => unknown, fresh = 1) => {
      const other = new Bench().settled().lore('yellow', 'L08').ships('red', '3g', fresh).ships('yellow', '2g', 1)
      other.building('yellow', '2g', 'starport', false, 0)
      prepare(other)
      other
        .leads('red', 'mobilization-2')
        .act({ do: 'move', from: '3g', legs: [{ to: '2g', fresh, damaged: 0 }], pay: PIP })
      return other.captivesOf('yellow', 'red')
    }
    expect(enter(() => undefined, 3)).toBe(1)
    expect(enter((each) => each.ships('blue', '2g', 1))).toBe(0)
    expect(enter((each) => each.captives('blue', 'red', 10))).toBe(0)
  })
  it('L08: a Catapult through two such gates is two entries; Force Beams are none', () => {
    const bench = new Bench().settled().lore('yellow', 'L08').lore('red', 'L16').port('red', '2a').ships('red', '2a', 2)
    bench.ships('yellow', '2g', 1).building('yellow', '2g', 'starport', false, 0).leads('red', 'mobilization-2')
    const guided = {
      do: 'guide',
      from: '2a',
      to: '2g',
      ships: [{ of: 'red', fresh: 1, damaged: 0 }],
      pay: PIP,
    } as const
    expect(bench.act(guided).captivesOf('yellow', 'red')).toBe(0)
  })
  it('L09: one per planet in total; the paying token and the extra one are two; Outrage does not matter', () => {
    const bench = new Bench().settled().lore('red', 'L09').ships('red', '2a', 1).outrage('red', 'psionic')
    bench.tokens('red', 'material', 'psionic').leads('red', 'mobilization-2')
    const cloud = (slot: number, pay: number) =>
      bench.no({ do: 'build', piece: 'city', at: '2a', cloud: { slot }, pay: { slot: pay } })
    expect([cloud(0, 0), cloud(1, 0)]).toEqual(['no.token', undefined])
    bench.building('yellow', '2a', 'city', false, 2)
    expect(cloud(1, 0)).toBe('no.slot')
    expect(bench.no({ do: 'build', piece: 'starport', at: '2a', cloud: { slot: 1 }, pay: { slot: 0 } })).toBe('no.slot')
  })
  it('L10: Prune needs the new piece; a city that goes home may close slots; not a rival’s, not in the clouds', () => {
    const bench = new Bench().settled().lore('red', 'L10').city('red', '2h').city('red', '2c').port('yellow', '3a')
    bench
      .building('red', '3c', 'city', false, 2)
      .tokens('red', 'fuel', 'fuel', 'fuel', 'fuel')
      .leads('red', 'construction-2')
    expect([
      bench.no({ do: 'prune', site: '3a/1', pay: PIP }),
      bench.no({ do: 'prune', site: '3c/3', pay: PIP }),
    ]).toEqual(['no.prune', 'no.prune'])
    const full = new Bench().settled().lore('red', 'L10').city('red', '2h').tokens('red', 'fuel', 'relic', 'weapon')
    full.leads('red', 'construction-2').act({ do: 'prune', site: '2h/1', pay: PIP })
    expect([full.waits, full.of(read.citiesLeft, 'red'), full.of(read.portsLeft, 'red')]).toEqual([
      'overflow.red',
      5,
      4,
    ])
    const none = new Bench().settled().lore('red', 'L10').port('red', '2a').openSlots('red', 0, 'blue')
    expect(none.leads('red', 'construction-2').no({ do: 'prune', site: '2a/1', pay: PIP })).toBe('no.supply')
  })
  it('L11: without planet cities it has no type: a rival taxes it for a captive, its fall causes no Outrage', () => {
    const bench = new Bench(4).lore('yellow', 'L11').building('yellow', '4g', 'city', true, 1).ships('red', '4g', 3)
    bench.ships('yellow', '1g', 1).leads('red', 'administration-2').act({ do: 'tax', city: '4g/2', pay: PIP })
    expect([bench.held('red'), bench.captivesOf('red', 'yellow')]).toEqual([[], 1])
    clearStack(bench.state)
    bench.leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4g', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    expect([bench.of(read.outrage, 'red'), bench.trophiesOf('red', 'yellow', 'city')]).toEqual([0, 1])
  })
  it('L11: its fall causes Outrage of every type it carries', () => {
    const bench = new Bench(4).building('yellow', '4g', 'city', true, 1).city('blue', '4a').city('blue', '4c')
    bench.ships('red', '4g', 3).ships('yellow', '1g', 1).leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4g', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    expect(bench.of(read.outrage, 'red')).toBe((1 << 4) | (1 << 2))
  })
  it('L12: without a fresh defending ship they are silent', () => {
    const bench = new Bench(4).lore('yellow', 'L12').ships('red', '4a', 1).ships('yellow', '4a', 0, 1)
    expect(fight(bench, { skirmish: [1] }).fleet('red', '4a')).toEqual([1, 0])
  })
  it('L13: three keys are not enough; Outrage empties it too', () => {
    const bench = new Bench(4).lore('yellow', 'L13').tokens('yellow', null, null, null, null, null, null, 'relic')
    fight(bench.ships('red', '4a', 4).city('yellow', '4a'), { raid: [2, 3] })
    expect([bench.until('turn').held('yellow')]).toEqual([['relic']])
    const outrage = new Bench()
      .settled()
      .lore('red', 'L13')
      .tokens('red', 'fuel', null, null, null, null, null, 'relic')
    outrage
      .court({ card: 'BC28', agents: { red: 1 } })
      .leads('red', 'aggression-2')
      .act({ do: 'secure', card: 'BC28', pay: PIP })
    expect(outrage.act({ do: 'spread', type: 'relic' }).held('red')).toEqual(['fuel'])
  })
  it('L14: none without a fresh attacker, and only assault dice', () => {
    const worn = new Bench(4).lore('red', 'L14').ships('red', '4a', 0, 2).ships('yellow', '4a', 1)
    expect(fight(worn, { assault: [1] }).waits).toBe('turn.red')
    const bench = fight(new Bench(4).lore('red', 'L14').ships('red', '4a', 2).ships('yellow', '4a', 1), {
      assault: [1],
      skirmish: [1],
    })
    expect(bench.no({ do: 'reroll', by: 'L14', assault: [], skirmish: [1], raid: [] })).toBe('no.rerollDie')
  })
})
