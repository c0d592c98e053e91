// Battle, destroyed cities, raids, scoring and the end of the game (arcs 11 to 13, 8).

import { describe, expect, it } from 'vitest'
import { Bench, L, PIP } from '../testing.ts'
import type { Action } from '../vocabulary.ts'
import { awards, places } from './ambitions.ts'
import { winningPower } from './chapter-end.ts'
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

describe('destroyed cities', () => {
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
    expect([bench.waits, bench.byte(L.OUTRAGE, 'red'), bench.byte(L.AGENTS, 'red')]).toEqual(['turn.red', 16, 9])
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
    expect([bench.byte(L.AGENTS, 'red'), bench.held('red')]).toEqual([9, []])
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
    expect(bench.state.b[L.B_KEYS]).toBe(3)
    const take = (...what: ({ slot: number } | { card: `BC${string}` })[]) => bench.no({ do: 'raid', take: what })
    expect([take({ slot: 0 }), take({ slot: 0 }, { slot: 1 }), take({ card: 'BC08' }, { slot: 1 }), take()]).toEqual([
      undefined,
      'no.keys',
      undefined,
      undefined,
    ])
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
      bench.byte(L.POWER, 'red'),
    ]).toEqual([0, 1, 5])
    expect([...bench.state.b.slice(L.MARKER_AT, L.MARKER_AT + 6)]).toEqual([0, 0, 0, 0, 0, 1])
  })
  it('8.8: the game ends at 33, 30 or 27 Power, or after chapter 5; ties go by turn order (D23)', () => {
    expect([winningPower(2), winningPower(3), winningPower(4)]).toEqual([33, 30, 27])
    expect(new Bench().power('red', 29).endChapter().state.b[L.OVER]).toBe(0)
    expect(new Bench().power('red', 30).endChapter().state.b[L.OVER]).toBe(1)
    const tie = new Bench().power('red', 10).power('blue', 10).chapter(5)
    tie.state.b[L.INITIATIVE] = 1
    expect(tie.endChapter().state.b[L.OVER]).toBe(3)
  })
})
