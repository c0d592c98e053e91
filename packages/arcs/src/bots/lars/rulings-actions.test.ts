// The rulings lars/A22 to lars/A53, one by one, as far as they are not the subject of a whole test elsewhere.

import { describe, expect, it } from 'vitest'
import { useUnion } from '../../rules/cards/guild/unions.ts'
import { advantaged } from '../../rules/seats/virtual.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import { SITE_DAMAGED, SITE_PORT, siteKind } from '../../rules/state/sites.ts'
import type { Action, ActionOf, SystemId } from '../../vocabulary.ts'
import { spreadable } from '../supercat/terms/court.ts'
import { aim, deck, deeds, END, move, play, RECALL, table, turnOf } from './lars-testing.ts'

const tableWith = (options: Record<string, boolean>) => aim(table('3p-mix-up', options).port('red', '5c'), 'red', '3c')
const home = () => tableWith({})
const mobilize = (bench = home()) => turnOf(bench, 'red', 'mobilization', { anyTie: true })
const fight = (bench = home(), rolls = {}) => turnOf(bench, 'red', 'aggression', { anyTie: true, ...rolls })
const battle = (at: SystemId, dice: object): object =>
  expect.objectContaining({ do: 'battle', at, dice: expect.objectContaining(dice) })

describe('lars/', () => {
  it('A25: one ship stays where anybody has a building', () => {
    const bench = home().city('blue', '2h').ships('red', '2h', 2).city('yellow', '6h').ships('red', '6h', 1)
    mobilize(bench)
    expect([bench.fleet('red', '2h'), bench.fleet('red', '6h')]).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('A26: none stays at its own starport', () => {
    const bench = home().ships('red', '5c', 2)
    mobilize(bench)
    expect(bench.fleet('red', '5c')).toEqual([0, 0])
  })

  it('A59: ships come home from the system with another Lars’s starport too', () => {
    const bench = home().port('yellow', '6c').ships('red', '6c', 2)
    expect(mobilize(bench).actions).toContainEqual(RECALL)
    expect(bench.fleet('red', '6c')).toEqual([1, 0])
  })

  it('A27: damaged ships stay at the starport', () => {
    const bench = home().ships('red', '5c', 1, 2)
    mobilize(bench)
    expect(bench.fleet('red', '5c')).toEqual([0, 2])
  })

  it('A27, damagedFly: they go when fresh ones do not suffice', () => {
    const sent = (fresh: number, damaged: number, blue: number) => {
      const bench = home().ships('red', '5c', fresh, damaged).ships('blue', '3c', blue)
      turnOf(bench, 'red', 'mobilization', { anyTie: true, options: { damagedFly: true } })
      return [bench.fleet('red', '5c'), bench.fleet('red', '3c')]
    }
    expect(sent(1, 2, 3)).toEqual([
      [0, 0],
      [1, 2],
    ])
    expect(sent(0, 2, 3)).toEqual([
      [0, 0],
      [0, 2],
    ])
  })

  it('A27, damagedFly: they stay once every destination is under control', () => {
    const bench = home().ships('red', '5c', 9, 2)
    turnOf(bench, 'red', 'mobilization', { anyTie: true, options: { damagedFly: true } })
    expect(bench.fleet('red', '5c')[1]).toBe(2)
  })

  it('A28: another Lars’s starport system is never a destination', () => {
    const bench = home().port('yellow', '6c').ships('yellow', '6c', 1).ships('red', '5c', 6)
    const ends = deeds(mobilize(bench)).map((action) => (action.do === 'move' ? action.legs.at(-1)?.to : action.do))
    // The planets like its target, of which 6c is one, and the gate.
    expect(ends).toEqual(['3c', '2c', '3g'])
  })

  it('A32: another Lars counts for control', () => {
    const bench = home().ships('yellow', '3c', 2).ships('red', '5c', 3)
    expect(deeds(mobilize(bench))[0]).toEqual(move('5c', 3, '5g', '3g', '3c'))
  })

  it('A33: damaged ships roll dice', () => {
    const bench = home().ships('red', '2a', 0, 2).ships('blue', '2a', 1)
    expect(deeds(fight(bench))).toContainEqual(battle('2a', { skirmish: 2 }))
  })

  it('A35: what affordable things remain must be given, by a Lars too', () => {
    const bench = home().ships('red', '3c', 1).city('yellow', '3c').tokens('yellow', null, 'fuel', 'relic')
    fight(bench, { rolls: [{ raid: [2] }] })
    expect(play(bench, 'yellow', { anyTie: true }).actions).toEqual([{ do: 'raid', take: [{ slot: 1 }, { slot: 2 }] }])
  })

  it('A36: also a city that falls to assault dice brings no Outrage', () => {
    const bench = home()
      .ships('red', '3c', 0, 2)
      .city('blue', '3c', true)
      .ships('blue', '3c', 0, 1)
      .tokens('red', 'fuel')
    fight(bench, { rolls: [{ skirmish: [1, 1] }, { assault: [2], skirmish: [1] }] })
    expect(bench.trophiesOf('red', 'blue', 'city')).toBe(1)
    expect(bench.of(read.outrage, 'red')).toBe(0)
  })

  it('A36, larsOutrage: a city that falls to assault dice brings Outrage, and the Court is ransacked', () => {
    const bench = tableWith({ larsOutrage: true }).ships('red', '3c', 0, 2).city('blue', '3c', true)
    bench
      .ships('blue', '3c', 0, 1)
      .tokens('red', 'fuel')
      .court({ card: 'BC01', agents: { blue: 1 } })
    const turn = fight(bench, { rolls: [{ skirmish: [1, 1] }, { assault: [2], skirmish: [1] }] })
    expect(bench.of(read.outrage, 'red')).not.toBe(0)
    expect(turn.actions).toContainEqual({ do: 'ransack', card: 'BC01' })
    expect(bench.has('red', 'BC01')).toBe(true)
  })

  it('A36, larsOutrage: a city that it raids brings none', () => {
    const bench = tableWith({ larsOutrage: true }).ships('red', '3c', 0, 2).city('blue', '3c', true)
    bench.tokens('red', 'fuel').court({ card: 'BC01', agents: { blue: 1 } })
    const turn = fight(bench, { rolls: [{ raid: [5, 1] }] })
    expect(bench.trophiesOf('red', 'blue', 'city')).toBe(1)
    expect(bench.of(read.outrage, 'red')).toBe(0)
    expect(turn.fired.has('RAN.1')).toBe(false)
  })

  const dice = (ships: number, larsFewDice: boolean) => {
    const bench = tableWith({ larsFewDice }).ships('red', '3c', 0, ships).ships('blue', '3c', 1)
    return deeds(fight(bench)).flatMap((action) =>
      action.do === 'battle' && action.dice !== undefined && action.dice.assault > 0
        ? [[action.dice.assault, action.dice.skirmish]]
        : [],
    )
  }

  it('A37: both halves are rounded up: three ships roll two assault and two skirmish dice', () => {
    expect(dice(3, false)).toEqual([[2, 2]])
    expect(dice(1, false)).toEqual([[1, 1]])
  })

  it('A37: an even number has the same dice in either case; larsFewDice rolls no more dice than ships', () => {
    expect([dice(4, false), dice(4, true)]).toEqual([[[2, 2]], [[2, 2]]])
    expect([dice(3, true), dice(1, true)]).toEqual([[[2, 1]], [[1, 0]]])
  })

  it('A38: hits that are left over for a Lars’s starport are lost', () => {
    const bench = home().port('yellow', '3c').ships('yellow', '3c', 0, 1).ships('red', '3c', 0, 2)
    fight(bench, { rolls: [{ skirmish: [1, 1] }, { assault: [2], skirmish: [4] }] })
    expect(bench.site('3c') & SITE_DAMAGED).toBe(0)
    expect(siteKind(bench.site('3c'))).toBe(SITE_PORT)
    expect(bench.trophiesOf('red', 'yellow', 'ship')).toBe(1)
  })

  it('A38: a person’s attack cannot hurt it either', () => {
    const bench = home().ships('blue', '5c', 3)
    bench.leads('blue', 'aggression-2')
    bench.act({ do: 'battle', at: '5c', against: 'red', dice: { assault: 3, skirmish: 0, raid: 0 }, pay: 'pip' })
    bench.act({ do: 'roll', assault: [2, 2, 2], skirmish: [], raid: [] })
    expect(bench.site('5c')).toBe(SITE_PORT)
  })

  const song = (cards: number) => {
    const bench = deck(deck(home(), 'red', cards), 'yellow', 2)
      .hand('blue', 'aggression-3')
      .settled()
    bench
      .court({ card: 'BC29', agents: { red: 1 } })
      .city('blue', '3h')
      .ships('red', '3h', 1)
    bench.round('blue').act({ do: 'lead', card: 'aggression-3' }).act(END)
    return play(bench, 'red', { dice: { 'TURN.3': [6] }, anyTie: true })
  }

  it('A42: Song of Freedom seizes for a follower with a card to lead, for no card and no Resource Power', () => {
    const { actions, bench } = song(3)
    expect(actions).toContainEqual({ do: 'free', city: '3h/1', seize: true })
    expect(bench.of(read.resourcePower, 'red')).toBe(0)
    expect(read.initiative(bench.state)).toBe(0)
    expect(read.unknown(bench.state, Pile.deck(0))).toBe(2)
  })

  it('A42: without a card to lead with it does not seize', () => {
    const { actions, bench } = song(1)
    expect(actions).toContainEqual({ do: 'free', city: '3h/1' })
    expect(read.seized(bench.state)).toBe(0)
  })

  it('A43: Guild Struggle takes a random card of the leader', () => {
    const struggle = (pick: number) => {
      const bench = home()
        .court({ card: 'BC30', agents: { red: 1 } })
        .guild('blue', 'BC05', 'BC07')
        .power('blue', 1)
      return deeds(turnOf(bench, 'red', 'aggression', { picks: { 'STR.1': [pick] } }))[1]
    }
    expect([struggle(0), struggle(1)]).toEqual(
      ['BC05', 'BC07'].map((card) => expect.objectContaining({ do: 'struggle', card })),
    )
  })

  it('A45: cards are secured from left to right', () => {
    const bench = home().court(
      { card: 'BC04', agents: { red: 1 } },
      { card: 'BC03', agents: { red: 1 } },
      { card: 'BC02', agents: { red: 1 } },
    )
    expect(deeds(fight(bench)).map((action) => (action as Extract<Action, { do: 'secure' }>).card)).toEqual([
      'BC04',
      'BC03',
      'BC02',
    ])
  })

  it('A65: a gate that Warp Blockades keep is neither a destination nor a way; without them it is broken', () => {
    const against = (warpBlockades: boolean, target: SystemId, gate: SystemId) => {
      const bench = table('3p-mix-up', { role2: 'lars', role3: 'supercat', warpBlockades }).port('red', '5c')
      aim(bench, 'red', target).ships('red', '5c', 6).ships('blue', gate, 1)
      return deeds(mobilize(bench)).filter((deed): deed is ActionOf<'move'> => deed.do === 'move')
    }
    expect(against(false, '3c', '3g').slice(0, 2)).toEqual([move('5c', 1, '5g', '3g'), move('5c', 1, '5g', '3g', '3c')])
    // All of that cluster lies behind the gate: it goes to the other planets in focus.
    const elsewhere = against(true, '3c', '3g').flatMap(({ legs }) => legs.map(({ to }) => to))
    expect(elsewhere).toContain('2c')
    expect(elsewhere.filter((to) => to.startsWith('3'))).toEqual([])
    const around = against(true, '2c', '6g')
    expect(around[0]).toEqual(move('5c', 1, '5g', '3g', '2g', '2c'))
  })

  it('A52: its own starport planet is no destination, even as its target', () => {
    const bench = aim(table().port('red', '5c'), 'red', '5c').ships('blue', '5c', 3).ships('red', '5c', 1)
    const turn = mobilize(bench)
    expect(turn.fired.has('MOV.2a')).toBe(false)
    expect(deeds(turn)).toHaveLength(1)
    expect(turn.actions).not.toContainEqual(RECALL)
  })
})

describe('the seat', () => {
  it('A54: Farseers cannot look at the deck of a Lars', () => {
    const bench = deck(table('3p-mix-up', { role2: 'human' }).guild('blue', 'BC17'), 'red', 3).hand(
      'yellow',
      'aggression-4',
    )
    bench.leads('blue', 'administration-2', 'tycoon')
    expect(bench.waits).toBe('look.blue')
    expect(bench.no({ do: 'look', at: 'red' })).toBe('no.lookAt')
    expect(bench.no({ do: 'look', at: 'yellow' })).toBeUndefined()
  })

  it('A55, A56: SUPERCAT gives at random, and counts as a human', () => {
    const bench = aim(table('3p-mix-up', { role2: 'lars', role3: 'supercat' }).port('red', '5c'), 'red', '3c')
    bench.ships('red', '3c', 1).city('blue', '3c').tokens('blue', 'fuel', 'relic')
    bench.ships('red', '2a', 1).ships('blue', '2a', 1).ships('yellow', '2a', 1)
    const turn = fight(bench, { rolls: [{}, { raid: [3] }] })
    expect(turn.actions).toContainEqual(expect.objectContaining({ do: 'battle', at: '2a', against: 'blue' }))
    expect(turn.actions).toContainEqual({ do: 'raid', take: [{ slot: 1 }] })
  })

  it('A58: SUPERCAT compares its advantages with people only, and aims Outrage at people', () => {
    const lonely = table('3p-mix-up', { role2: 'lars', role3: 'supercat' }).power('blue', 20)
    expect(advantaged(lonely.state, 2)).toBe(true)
    const beside = table('3p-mix-up', { role2: 'human', role3: 'supercat' }).power('blue', 20)
    expect(advantaged(beside.state, 2)).toBe(false)
    expect(advantaged(beside.power('yellow', 25).state, 2)).toBe(true)
    const holding = (role2: string) =>
      table('3p-mix-up', { role2, role3: 'supercat' }).declared('keeper').tokens('yellow', 'relic').state
    expect(spreadable(holding('human'), 2, 'human')).not.toEqual([])
    expect(spreadable(holding('lars'), 2, 'human')).toEqual([])
    expect(spreadable(holding('lars'), 2, 'anyRival')).not.toEqual([])
  })

  it('A61: a Union takes a card that Lars has played face up, but none with which it copied', () => {
    const follow = (skirmish: number) => {
      const people = aim(table('3p-mix-up', { role2: 'human' }).port('red', '5c'), 'red', '3c')
      const bench = deck(people, 'red', 4).guild('yellow', 'BC05', 'BC04', 'BC10', 'BC11')
      bench.hand('blue', 'mobilization-3').hand('yellow', 'mobilization-6').settled()
      bench.round('blue').act({ do: 'lead', card: 'mobilization-3' }).act(END)
      play(bench, 'red', { dice: { 'TURN.3': [skirmish] }, cards: ['construction-2'], anyTie: true })
      bench.act({ do: 'surpass', card: 'mobilization-6' })
      return [...useUnion.list(bench.state, 1)].map(({ on }) => on)
    }
    expect(follow(1)).toContain('construction-2')
    expect(follow(4)).not.toContain('construction-2')
    expect(follow(4)).toContain('mobilization-3')
  })

  it('influences and repairs only where Lars may', () => {
    const bench = deck(home(), 'red', 3).court(
      { card: 'BC01' },
      { card: 'BC02' },
      { card: 'BC03', agents: { blue: 1 } },
    )
    bench.ships('red', '3c', 0, 2).ships('red', '6a', 0, 1)
    bench
      .round('red')
      .act({ do: 'reveal', seat: 'red', cards: ['administration-2'] })
      .act({ do: 'lead', card: 'administration-2' })
    expect(bench.no({ do: 'influence', card: 'BC01', pay: 'pip' })).toBe('no.larsInfluence')
    expect(bench.no({ do: 'influence', card: 'BC02', pay: 'pip' })).toBeUndefined()
    expect(bench.no({ do: 'influence', card: 'BC03', pay: 'pip' })).toBeUndefined()
    expect(bench.no({ do: 'repair', piece: { ship: '6a' }, pay: 'pip' })).toBe('no.larsRepair')
    bench.act({ do: 'repair', piece: { ship: '3c' }, pay: 'pip' })
    expect(bench.no({ do: 'repair', piece: { ship: '3c' }, pay: 'pip' })).toBe('no.larsRepair')
    expect(bench.no({ do: 'influence', card: 'BC02', pay: 'pip' })).toBe('no.larsOrder')
  })
})
