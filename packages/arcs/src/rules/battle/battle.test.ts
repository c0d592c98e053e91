// Battle, destroyed cities, raids, scoring and the end of the game (arcs 11 to 13, 8).

import type { Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { GUILD } from '../../data/court.ts'
import { arcs } from '../../game.ts'
import { Bench, PIP } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { winningPower } from '../round/acts.ts'
import { awards, places } from '../round/ambitions.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { SITE_DAMAGED } from '../state/sites.ts'
import * as write from '../state/write.ts'
import { weaponIcons } from './dice.ts'
import { shipAssignments } from './hits.ts'

const NO_DICE = { assault: 0, skirmish: 0, raid: 0 }
const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }, { card: 'BC25' }] as const
const battle = (dice: Partial<typeof NO_DICE>): Action => ({
  do: 'battle',
  at: '4a',
  against: 'yellow',
  dice: { ...NO_DICE, ...dice },
  pay: PIP,
})
const roll = (faces: { assault?: number[]; skirmish?: number[]; raid?: number[] }): Action => ({
  do: 'roll',
  assault: [],
  skirmish: [],
  raid: [],
  ...faces,
})

describe('the battle', () => {
  it('11.1, 11.2: ships of one’s own and a piece of the defender in one system', () => {
    const bench = new Bench(4).ships('red', '4a', 1).leads('red', 'aggression-2')
    expect(bench.no(battle({ skirmish: 1 }))).toBe('no.defender')
    bench.city('yellow', '4a')
    expect([bench.no(battle({ skirmish: 1 })), bench.no({ ...battle({}), against: 'red' } as Action)]).toEqual([
      undefined,
      'no.rival',
    ])
  })
  it('11.3, D4: up to one die per ship, also none', () => {
    const bench = new Bench(4).ships('red', '4a', 1, 1).ships('yellow', '4a', 1).leads('red', 'aggression-2')
    expect([bench.no(battle({ skirmish: 2 })), bench.no(battle({ skirmish: 3 })), bench.no(battle({}))]).toEqual([
      undefined,
      'no.tooManyDice',
      undefined,
    ])
  })
  it('11.3: at most six dice of a kind', () => {
    const bench = new Bench(4).ships('red', '4a', 9).ships('yellow', '4a', 1).leads('red', 'aggression-2')
    expect([bench.no(battle({ skirmish: 7 })), bench.no(battle({ skirmish: 6, assault: 3 }))]).toEqual([
      'no.sixDice',
      undefined,
    ])
  })
  it('11.3: raid dice against a building here, or against who has none anywhere', () => {
    const dice = (make: (bench: Bench) => Bench) =>
      make(new Bench(4).ships('red', '4a', 1).ships('yellow', '4a', 1))
        .leads('red', 'aggression-2')
        .no(battle({ raid: 1 }))
    expect([
      dice((b) => b),
      dice((b) => b.city('yellow', '1a')),
      dice((b) => b.city('yellow', '1a').port('yellow', '4a')),
    ]).toEqual([undefined, 'no.raidDice', undefined])
  })
  it('11.5.2: an intercept hits once, for each fresh defending ship', () => {
    const bench = new Bench(4).ships('red', '4a', 4).ships('yellow', '4a', 1, 2).leads('red', 'aggression-2')
    bench.act(battle({ assault: 2 })).act(roll({ assault: [6, 6] }))
    expect(bench.no({ do: 'hits', ships: { damage: 0, destroyFresh: 0, destroyDamaged: 2 } })).toBeUndefined()
    expect(bench.no({ do: 'hits', ships: { damage: 0, destroyFresh: 1, destroyDamaged: 0 } })).toBeUndefined()
    expect(bench.no({ do: 'hits', ships: { damage: 0, destroyFresh: 0, destroyDamaged: 1 } })).toBe('no.assign')
  })
  it('11.5.4: building hits never hit ships', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 2)
      .ships('yellow', '4a', 1)
      .port('yellow', '4a', true)
      .leads('red', 'aggression-2')
    bench.act(battle({ raid: 2 })).act(roll({ raid: [4, 4] }))
    expect([bench.fleet('yellow', '4a'), bench.trophiesOf('red', 'yellow', 'starport')]).toEqual([[1, 0], 1])
  })
  it('11.6: all ways to assign hits', () => {
    expect(shipAssignments(2, 1, 2).length).toBe(3)
    expect(shipAssignments(1, 0, 2)).toEqual([{ damage: 0, destroyFresh: 1, destroyDamaged: 0 }])
    expect(shipAssignments(0, 3, 3)).toEqual([{ damage: 0, destroyFresh: 0, destroyDamaged: 3 }])
  })
  it('11.5: steps 3 and 4 are carried out although all attackers fell', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 0, 1)
      .ships('red', '1g', 1)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
    bench.act(battle({ assault: 1 })).act(roll({ assault: [4] }))
    expect([bench.fleet('yellow', '4a'), bench.trophiesOf('yellow', 'red', 'ship')]).toEqual([[0, 1], 1])
  })
})

describe('the order of a battle', () => {
  it('11.5.1: one hit on the attackers for each self-hit', () => {
    const bench = new Bench(4).ships('red', '4a', 2).city('yellow', '4a').leads('red', 'aggression-2')
    bench.act(battle({ assault: 2 })).act(roll({ assault: [4, 5] }))
    expect(bench.waits).toBe('hits.red')
    bench.act({ do: 'hits', own: { damage: 2, destroyFresh: 0, destroyDamaged: 0 } })
    expect(bench.fleet('red', '4a')).toEqual([0, 2])
  })
  it('11.5.3: hits fall on ships, and on buildings only when no ship is left', () => {
    const bench = new Bench(4).ships('red', '4a', 3).ships('yellow', '4a', 1).port('yellow', '4a')
    bench.leads('red', 'aggression-2').act(battle({ skirmish: 3 }))
    bench.act(roll({ skirmish: [4, 5, 6] }))
    expect([bench.fleet('yellow', '4a'), bench.site('4a') & SITE_DAMAGED]).toEqual([[0, 0], SITE_DAMAGED])
  })
  it('11.5.5, 11.7: ships that a ransacked card places are no attackers: no raid', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 0, 1)
      .ships('red', '1g', 1)
      .city('yellow', '4a', true)
      .tokens('yellow', 'fuel', 'fuel')
      .court({ card: 'BC26', agents: { yellow: 1 } }, ROW[1], ROW[2], ROW[3])
      .leads('red', 'aggression-2')
    bench.act(battle({ raid: 1 })).act(roll({ raid: [5] }))
    bench.act({ do: 'ransack', card: 'BC26' }).act({ do: 'uprising', systems: ['4g', '4a', '4c', '4h'] })
    bench.until('turn', 'raid')
    expect([bench.waits, bench.fleet('red', '4a'), bench.held('yellow')]).toEqual([
      'turn.red',
      [1, 0],
      ['fuel', 'fuel'],
    ])
  })
  it('11.8: Signal Breaker looks at the start of the battle, before Railgun Arrays fire', () => {
    const bench = new Bench(4)
      .lore('red', 'L06')
      .lore('yellow', 'L12')
      .ships('red', '4a', 2)
      .ships('yellow', '4a', 1)
      .leads('red', 'aggression-2')
      .act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    expect([bench.waits, bench.fleet('red', '4a')]).toEqual(['dice.red', [1, 1]])
    bench.act({ do: 'dice', assault: 1, skirmish: 0, raid: 0 }).act(roll({ assault: [6] }))
    expect(bench.fleet('red', '4a')).toEqual([1, 1])
  })
  it('15.1: Weapon icons are Weapon tokens and Weapon cards; a spent one does not count', () => {
    const bench = new Bench(4).guild('red', 'BC13', 'BC14').tokens('red', 'weapon').ships('red', '4a', 1)
    bench.leads('red', 'mobilization-2')
    expect(weaponIcons(bench.state, 0)).toBe(3)
    expect(weaponIcons(bench.act({ do: 'arm', pay: { slot: 0 } }).state, 0)).toBe(2)
  })
  it('16.6: the picker of Empath’s Vision takes dice of different kinds', () => {
    const bench = new Bench(4)
      .lore('red', 'L19')
      .declared('empath')
      .ships('red', '4a', 3)
      .ships('yellow', '4a', 3)
      .leads('red', 'aggression-2')
    bench.act(battle({ assault: 2, skirmish: 1 })).act(roll({ assault: [1, 4], skirmish: [2] }))
    const next = (...picks: Pick[]) => arcs.decision(bench.state)!.next([{ slot: 'do', value: 'reroll' }, ...picks])
    const by = { slot: 'by', value: 'L19' }
    const blank = { slot: 'assault', value: 1 }
    expect(next(by).map(({ pick }) => pick)).toEqual([
      blank,
      { slot: 'assault', value: 4 },
      { slot: 'skirmish', value: 2 },
    ])
    const last = next(by, blank).find(({ pick }) => pick.slot === 'skirmish')!
    expect(last.action).toEqual({ do: 'reroll', by: 'L19', assault: [1], skirmish: [2], raid: [] })
    expect(bench.act(last.action!).waits).toBe('roll.red')
  })
})

describe('destroyed cities', () => {
  it('12.1.1: tokens and Guild cards of the type go, also those on cards; a Loyal card stays', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 1)
      .lore('red', 'L13')
      .guild('red', 'BC21', 'BC24', 'BC08')
      .tokens('red', 'relic', 'fuel', null, null, null, null, 'relic')
      .city('yellow', '4a', true)
      .ships('yellow', '6g', 1)
      .leads('red', 'aggression-2')
    bench.act(battle({ raid: 1 })).act(roll({ raid: [4] }))
    expect([bench.held('red'), bench.has('red', 'BC21'), bench.has('red', 'BC24'), bench.has('red', 'BC08')]).toEqual([
      ['fuel'],
      true,
      false,
      true,
    ])
    expect(read.cards(bench.state, Pile.COURT_DISCARD)).toEqual([GUILD.relicFence])
  })
  it('12.4: a starport falls without Outrage or Ransack', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 1)
      .port('yellow', '4a', true)
      .ships('yellow', '6g', 1)
      .court({ card: 'BC21', agents: { yellow: 1 } }, ROW[1], ROW[2], ROW[3])
      .leads('red', 'aggression-2')
    bench.act(battle({ raid: 1 })).act(roll({ raid: [4] }))
    expect([bench.waits, bench.of(read.outrage, 'red')]).toEqual(['turn.red', 0])
  })

  const twoCities = (outrageThenRansack: boolean) => {
    const bench = new Bench(4, '4p-mix-up-1', { outrageThenRansack })
      .ships('red', '4a', 6)
      .city('yellow', '4a', true)
      .city('yellow', '4a', true)
      .ships('yellow', '6g', 1)
    bench
      .court({ card: 'BC21', agents: { yellow: 1 } }, { card: 'BC23', agents: { yellow: 1 } }, ROW[2], ROW[3])
      .leads('red', 'aggression-2')
    return bench.act(battle({ raid: 4 })).act(roll({ raid: [4, 4, 1, 1] }))
  }
  it('12.3, D6, D7, D42: all Outrages, then one Ransack per city, then the raid', () => {
    const bench = twoCities(false)
    expect(bench.waits).toBe('ransack.red')
    bench.act({ do: 'ransack', card: 'BC23' }).until('ransack').act({ do: 'ransack', card: 'BC21' })
    expect([
      bench.has('red', 'BC23'),
      bench.trophiesOf('red', 'yellow', 'agent'),
      bench.trophiesOf('red', 'yellow', 'city'),
    ]).toEqual([true, 2, 2])
  })
  it('U1: city by city, the first card ransacked can be lost again', () => {
    const bench = twoCities(true).act({ do: 'ransack', card: 'BC23' }).until('ransack')
    expect(bench.has('red', 'BC23')).toBe(false)
  })
  it('12.2: no card with an agent of the defender, no Ransack', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 1)
      .city('yellow', '4a', true)
      .ships('yellow', '6g', 1)
      .court(...ROW)
      .leads('red', 'aggression-2')
    bench.act(battle({ raid: 1 })).act(roll({ raid: [4] }))
    expect([bench.waits, bench.of(read.outrage, 'red'), bench.of(read.agentsLeft, 'red')]).toEqual(['turn.red', 16, 9])
  })
  it('12.1.2: a second Outrage of the type takes no second agent', () => {
    const bench = new Bench(4)
      .ships('red', '4a', 1)
      .outrage('red', 'relic')
      .tokens('red', 'relic')
      .city('yellow', '4a', true)
      .ships('yellow', '6g', 1)
      .leads('red', 'aggression-2')
    bench.act(battle({ raid: 1 })).act(roll({ raid: [4] }))
    expect([bench.of(read.agentsLeft, 'red'), bench.held('red')]).toEqual([9, []])
  })
})

describe('raids', () => {
  const raided = () => {
    const bench = new Bench(4)
      .ships('red', '4a', 4)
      .city('yellow', '4a')
      .tokens('yellow', 'fuel', 'relic')
      .guild('yellow', 'BC08')
      .tokens('red', 'weapon', 'weapon')
    return bench
      .leads('red', 'aggression-2')
      .act(battle({ raid: 2 }))
      .act(roll({ raid: [2, 3] }))
  }
  it('13.1: the cost is that of the slot, or printed on the card', () => {
    const bench = raided()
    expect(read.battleKeys(bench.state)).toBe(3)
    const take = (...what: ({ slot: number } | { card: `BC${string}` })[]) => bench.no({ do: 'raid', take: what })
    expect([take({ slot: 0 }), take({ slot: 0 }, { slot: 1 }), take({ card: 'BC08' }, { slot: 1 }), take()]).toEqual([
      undefined,
      'no.keys',
      undefined,
      undefined,
    ])
  })
  it('13.4: a stolen Guild card lies with the raider', () => {
    const bench = raided().act({ do: 'raid', take: [{ card: 'BC08' }] })
    expect([bench.has('red', 'BC08'), bench.has('yellow', 'BC08')]).toEqual([true, false])
  })
  it('13.2, D34: a raider with full slots steals and chooses what to discard', () => {
    const bench = raided().act({ do: 'raid', take: [{ slot: 1 }] })
    expect(bench.waits).toBe('overflow.red')
    bench.act({ do: 'arrange', slots: ['relic', 'weapon'] })
    expect([bench.held('red'), bench.slots('yellow').slice(0, 2)]).toEqual([
      ['relic', 'weapon'],
      ['fuel', null],
    ])
  })
})

describe('scoring', () => {
  it('8.4: places by counts; the silent player competes', () => {
    expect(places([3, 1, 2], 0)).toEqual(['first', 'none', 'second'])
    expect(places([3, 3, 2], 0)).toEqual(['tied', 'tied', 'none'])
    expect(places([0, 0, 0], 0)).toEqual(['none', 'none', 'none'])
    expect(places([2, 1], 3)).toEqual(['second', 'none'])
    expect(places([2, 1], 1)).toEqual(['first', 'none'])
  })
  it('8.4.1, 8.4.2, 8.4.3: who counts, first and second alone, ties', () => {
    const paid = (red: number, yellow: number, blue: number) => {
      const bench = new Bench().declared('tyrant').openSlots('red', 1, 'blue')
      if (red > 0) bench.captives('red', 'blue', red)
      if (yellow > 0) bench.captives('yellow', 'red', yellow)
      if (blue > 0) bench.captives('blue', 'yellow', blue)
      return awards(bench.state, 2)
    }
    expect([paid(0, 0, 0), paid(2, 1, 0), paid(3, 1, 1), paid(2, 2, 1), paid(0, 0, 1)]).toEqual([
      [0, 0, 0],
      [7, 3, 0],
      [7, 0, 0],
      [3, 3, 0],
      [0, 0, 5],
    ])
  })
  it('8.9: the tokens on a box compete: Weapons on Warlord count like Trophies', () => {
    const paid = (trophies: number) =>
      awards(new Bench(2).declared('warlord').trophies('red', 'yellow', 'ship', trophies).state, 3)
    expect([paid(0), paid(1), paid(2)]).toEqual([
      [0, 0],
      [3, 0],
      [5, 0],
    ])
  })
  it('8.2: the leader declares by the number, with the best marker; a fourth declaration is illegal', () => {
    const bench = new Bench()
      .declared('tycoon', 1)
      .declared('tyrant', 2)
      .hand('red', 'mobilization-2', 'mobilization-3')
      .round()
    expect(bench.no({ do: 'lead', card: 'mobilization-2', declare: 'tyrant' })).toBe('no.ambitionNumber')
    bench.declared('keeper', 0)
    expect(bench.no({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' })).toBe('no.marker')
  })
  it('5.3: a 7 declares anything, a 1 nothing', () => {
    const bench = new Bench(4).hand('red', 'mobilization-7', 'mobilization-1').round()
    expect([
      bench.no({ do: 'lead', card: 'mobilization-7', declare: 'empath' }),
      bench.no({ do: 'lead', card: 'mobilization-1', declare: 'tycoon' }),
    ]).toEqual([undefined, 'no.ambitionNumber'])
  })
  it('8.5: the bonus counts once per ambition, however many markers', () => {
    const bench = new Bench()
      .declared('keeper', 0)
      .declared('keeper', 1)
      .guild('red', 'BC21')
      .openSlots('red', 0, 'blue')
    expect(awards(bench.state, 4)).toEqual([13, 0, 0])
  })
  it('8.7: Trophies and Captives return only for what was declared; markers come back, one is flipped (D39)', () => {
    const bench = new Bench()
      .declared('tyrant')
      .captives('red', 'yellow', 2)
      .trophies('red', 'yellow', 'ship', 1)
      .endChapter()
    expect([
      bench.captivesOf('red', 'yellow'),
      bench.trophiesOf('red', 'yellow', 'ship'),
      bench.of(read.power, 'red'),
    ]).toEqual([0, 1, 5])
    expect(
      [0, 1, 2].map((marker) => [read.markerAt(bench.state, marker), read.markerFlipped(bench.state, marker)]),
    ).toEqual([
      [0, false],
      [0, false],
      [0, true],
    ])
  })
  it('8.8: the game ends at 33, 30 or 27 Power, or after chapter 5; ties go by turn order (D23)', () => {
    expect([winningPower(2), winningPower(3), winningPower(4)]).toEqual([33, 30, 27])
    expect(read.over(new Bench().power('red', 29).endChapter().state)).toBe(0)
    expect(read.over(new Bench().power('red', 30).endChapter().state)).toBe(1)
    const tie = new Bench().power('red', 10).power('blue', 10).chapter(5)
    write.setInitiative(tie.state, 1)
    expect(read.over(tie.endChapter().state)).toBe(3)
  })
})
