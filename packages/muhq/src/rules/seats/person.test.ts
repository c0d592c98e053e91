import { keyedRandom } from '@understudy/table'
import { handSize, pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { muhq } from '../../game.ts'
import { position, unitOn } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import type { State } from '../state.ts'

const all = (state: State, ...actions: Action[]) => {
  for (const action of actions) muhq.apply(state, action)
}
const person = (state: State, n = 0) => state.people[n] as State['people'][number]
const END: Action = { do: 'end', putAway: [] }

/** Ends the boss's turn that is about to begin, without doing anything in it. */
const passBoss = (state: State) => all(state, { do: 'gain' }, { do: 'pay' }, END)

describe('6.1 drawing', () => {
  it('one chance decision per card, up to three cards in hand', () => {
    const state = muhq.start({ boss: 'kraken' }, {})
    const drawn: string[] = []
    while (muhq.decision(state)?.seat === 'chance') {
      expect(muhq.decision(state)).toMatchObject({ kind: 'drawn', source: 'playerCards', key: 'draw.p1' })
      const action = muhq.decision(state)?.sample(keyedRandom('x', String(drawn.length))) as Action & { do: 'drawn' }
      drawn.push(action.card)
      muhq.apply(state, action)
    }
    expect(person(state).hand.known).toEqual([...drawn].sort())
    expect(drawn).toHaveLength(3)
    expect(pileSize(person(state).deck)).toBe(6)
    expect(state.phase).toBe('act')
  })

  it('cards kept in hand leave fewer to draw', () => {
    const state = position({
      map: '1',
      units: [{ card: 'farmer', seat: 'p1', at: 'A1' }],
      hands: { p1: ['bolt', 'mend'] },
      decks: { p1: ['archer', 'rider'] },
    })
    all(state, { do: 'end', putAway: ['mend'] })
    passBoss(state)
    expect(state.draws).toBe(2)
    expect(person(state).discard).toEqual(['mend'])
  })

  it('an empty deck is made of the shuffled discard pile at the start of the turn', () => {
    const state = position({ map: '1', discards: { p1: ['archer', 'rider'] } })
    all(state, END)
    passBoss(state)
    expect(person(state).discard).toEqual([])
    expect(state.draws).toBe(2)
  })

  it('muhq/2: a deck that runs out while drawing is not made anew', () => {
    const state = position({ map: '1', decks: { p1: ['archer'] }, discards: { p1: ['rider'] } })
    all(state, END)
    passBoss(state)
    expect(state.draws).toBe(1)
    all(state, { do: 'drawn', seat: 'p1', card: 'archer' })
    expect(state.phase).toBe('act')
    expect(person(state).hand.known).toEqual(['archer'])
  })

  it('10.2 secret: the cards go unseen into the hand, and nobody decides anything', () => {
    const state = muhq.start({ boss: 'kraken' }, { playerCards: 'secret' })
    expect(state.phase).toBe('act')
    expect(person(state).hand.known).toEqual([])
    expect(handSize(person(state).hand)).toBe(3)
  })
})

describe('6.2 income and upkeep', () => {
  const units = [
    { card: 'spearman', seat: 'p1', at: 'A1' },
    { card: 'warship', seat: 'p1', at: 'B1' },
    { card: 'farmer', seat: 'p1', at: 'C1' },
  ] as const

  it('the income of the map comes first, then the upkeep is paid without asking', () => {
    const state = position({ map: '_._', units, resources: { p1: 1 }, income: 2, turn: 'boss' })
    all(state, END)
    expect(person(state).resources).toBe(0)
    expect(state.phase).toBe('act')
  })

  it('muhq/27: what cannot be paid costs units, one by one, only such that have upkeep', () => {
    const state = position({ map: '_._', units, income: 0, turn: 'boss' })
    all(state, END)
    expect(muhq.decision(state)).toMatchObject({ seat: 'p1', kind: 'upkeep' })
    const [spearman, warship, farmer] = state.units.map((unit) => unit.id) as [number, number, number]
    const legal = (unit: number) => muhq.decision(state)?.legal({ do: 'destroy', unit })
    expect(legal(farmer)?.say).toBe('no.keepsUnit')
    expect(
      muhq
        .decision(state)
        ?.next([])
        .map((choice) => choice.pick.value),
    ).toEqual([spearman, warship])
    all(state, { do: 'destroy', unit: warship })
    expect(state.phase).toBe('upkeep')
    all(state, { do: 'destroy', unit: spearman })
    expect(state.phase).toBe('act')
    expect(person(state).discard).toEqual(['warship', 'spearman'])
  })

  it('stops asking as soon as the rest can be paid', () => {
    const state = position({ map: '_._', units, income: 1, turn: 'boss' })
    all(state, END)
    all(state, { do: 'destroy', unit: unitOn(state, 'B1').id })
    expect(state.phase).toBe('act')
    expect(person(state).resources).toBe(0)
  })
})

it('6.2 upkeep that becomes payable by a change of the table can be paid', () => {
  const state = position({ map: '__', units: [{ card: 'farmer', seat: 'p1', at: 'A1' }], phase: 'upkeep' })
  expect(
    muhq
      .decision(state)
      ?.next([])
      .map((choice) => choice.action),
  ).toEqual([{ do: 'pay' }])
  all(state, { do: 'pay' })
  expect(state.phase).toBe('act')
})

describe('6.3 actions', () => {
  it('a unit is played onto an own free spawn, is paid for, and may act at once (muhq/6)', () => {
    const state = position({ map: '1_2', players: 2, hands: { p1: ['archer'] }, resources: { p1: 4 } })
    all(state, { do: 'play', card: 'archer', at: { x: 0, y: 0 } })
    expect(person(state)).toMatchObject({ resources: 1, hand: { known: [] } })
    all(state, { do: 'move', unit: unitOn(state, 'A1').id, to: { x: 1, y: 0 } })
    expect(unitOn(state, 'B1').card).toBe('archer')
  })

  it('muhq/29: spawns of people who do not play are nobody’s', () => {
    const state = position({ map: '12', hands: { p1: ['farmer'] }, resources: { p1: 4 } })
    expect(muhq.decision(state)?.legal({ do: 'play', card: 'farmer', at: { x: 1, y: 0 } })?.say).toBe('no.notSpawn')
  })

  it('2.4 harbour: swimming units are played on the deep water beside it', () => {
    const state = position({ map: '~~~\n.H.\n1~~', hands: { p1: ['skiff'] }, resources: { p1: 9 } })
    const tiles = muhq
      .decision(state)
      ?.next([{ slot: 'card', value: 'skiff' }])
      .map((choice) => choice.pick.value)
    expect(tiles).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 0 },
      { x: 1, y: 2 },
      { x: 2, y: 2 },
    ])
  })

  it('one move and one attack in any order (muhq/1)', () => {
    const state = position({
      map: '____',
      units: [
        { card: 'shieldbearer', seat: 'p1', at: 'A1' },
        { card: 'guard', seat: 'boss', at: 'B1' },
      ],
    })
    const unit = unitOn(state, 'A1')
    const target = unitOn(state, 'B1').id
    all(state, { do: 'attack', unit: unit.id, target })
    expect(muhq.decision(state)?.legal({ do: 'attack', unit: unit.id, target })?.say).toBe('no.attacked')
    expect(muhq.decision(state)?.legal({ do: 'full', unit: unit.id, target: unit.id })?.say).toBe('no.fullTooLate')
  })

  it('acting with another unit taps the one before (muhq/1)', () => {
    const state = position({
      map: '____\n____',
      units: [
        { card: 'farmer', seat: 'p1', at: 'A1' },
        { card: 'farmer', seat: 'p1', at: 'A2' },
      ],
    })
    const [first, second] = state.units
    all(state, { do: 'move', unit: first!.id, to: { x: 1, y: 0 } })
    expect(state.active).toBe(first!.id)
    all(state, { do: 'move', unit: second!.id, to: { x: 1, y: 1 } })
    expect([first!.tapped, second!.tapped]).toEqual([true, false])
    all(state, { do: 'tap', unit: second!.id })
    expect(second!.tapped).toBe(true)
  })

  it('playing a card taps the unit that acts', () => {
    const state = position({
      map: '1__',
      units: [{ card: 'farmer', seat: 'p1', at: 'B1' }],
      hands: { p1: ['harvest'] },
    })
    all(state, { do: 'move', unit: 1, to: { x: 2, y: 0 } }, { do: 'play', card: 'harvest' })
    expect(unitOn(state, 'C1').tapped).toBe(true)
    expect(state.active).toBe(0)
  })

  it('muhq/30: the street’s extra move is independent of the ordinary one, but no full action goes with it', () => {
    const state = position({ map: '===__f', units: [{ card: 'farmer', seat: 'p1', at: 'A1' }] })
    const [unit] = state.units
    all(state, { do: 'move', unit: 1, to: { x: 2, y: 0 }, street: true })
    expect(muhq.decision(state)?.legal({ do: 'move', unit: 1, to: { x: 1, y: 0 }, street: true })?.say).toBe(
      'no.streetMoved',
    )
    all(state, { do: 'move', unit: 1, to: { x: 4, y: 0 } })
    expect(unit).toMatchObject({ x: 4, moved: true, streetMoved: true })
    const late = position({ map: '=f', units: [{ card: 'farmer', seat: 'p1', at: 'B1', streetMoved: true }] })
    expect(muhq.decision(late)?.legal({ do: 'full', unit: 1 })?.say).toBe('no.fullTooLate')
  })

  it('2.4 field: a farmer gains three, and is finished', () => {
    const state = position({ map: 'f', units: [{ card: 'farmer', seat: 'p1', at: 'A1' }] })
    all(state, { do: 'full', unit: 1 })
    expect(person(state).resources).toBe(3)
    expect(unitOn(state, 'A1')).toMatchObject({ tapped: true, moved: true, attacked: true })
  })
})

describe('6.4 the end of the turn', () => {
  it('clears what the units have used up, and the next person begins', () => {
    const state = position({
      map: '___',
      players: 2,
      units: [{ card: 'farmer', seat: 'p1', at: 'A1' }],
      decks: { p2: ['bolt'] },
    })
    all(state, { do: 'move', unit: 1, to: { x: 1, y: 0 } }, END)
    expect(unitOn(state, 'B1')).toMatchObject({ moved: false, tapped: false })
    expect(state.turn).toBe('p2')
    expect(muhq.moment(state)).toBe('1.p2')
  })

  it('the last person is followed by the boss, the boss by the next round', () => {
    const state = position({ map: '_', turn: 'p1', units: [{ card: 'farmer', seat: 'p1', at: 'A1' }] })
    all(state, END)
    expect(muhq.moment(state)).toBe('1.boss')
    passBoss(state)
    expect(muhq.moment(state)).toBe('2.p1')
  })
})
