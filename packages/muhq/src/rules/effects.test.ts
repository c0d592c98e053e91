import { handSize, pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { type Position, position, unitOn } from '../testing.ts'
import type { Action } from '../vocabulary.ts'
import { playableAt } from './abilities.ts'
import type { State } from './state.ts'

const withHand = (card: string, given: Omit<Position, 'hands'>): State =>
  position({ resources: { p1: 9 }, ...given, hands: { p1: [card] } })
const play = (state: State, card: string, target?: string) =>
  muhq.apply(state, { do: 'play', card, ...(target === undefined ? {} : { target: unitOn(state, target).id }) })
const no = (state: State, action: Action) => muhq.decision(state)?.legal(action)?.say

describe('5.2 effects', () => {
  it('damage: to a chosen enemy near an own unit, and the card is discarded', () => {
    const units = [
      { card: 'farmer', seat: 'p1', at: 'A1' },
      { card: 'guard', seat: 'boss', at: 'D1' },
      { card: 'guard', seat: 'boss', at: 'F1' },
    ] as const
    const state = withHand('bolt', { map: '______', units })
    expect(no(state, { do: 'play', card: 'bolt', target: unitOn(state, 'F1').id })).toBe('no.wrongTarget')
    expect(no(state, { do: 'play', card: 'bolt' })).toBe('no.needTarget')
    play(state, 'bolt', 'D1')
    expect(unitOn(state, 'D1').damage).toBe(2)
    expect(state.people[0]).toMatchObject({ resources: 7, discard: ['bolt'] })
  })

  it('damage: a house does not help against spells', () => {
    const state = withHand('bolt', {
      map: '__h',
      units: [
        { card: 'farmer', seat: 'p1', at: 'A1' },
        { card: 'guard', seat: 'boss', at: 'C1', damage: 1 },
      ],
    })
    play(state, 'bolt', 'C1')
    expect(state.units).toHaveLength(1)
  })

  it('heal: not below nothing, and only who is hurt (muhq/22)', () => {
    const units = [
      { card: 'spearman', seat: 'p1', at: 'A1', damage: 2 },
      { card: 'spearman', seat: 'p1', at: 'B1' },
    ] as const
    const state = withHand('mend', { map: '__', units })
    expect(no(state, { do: 'play', card: 'mend', target: unitOn(state, 'B1').id })).toBe('no.wrongTarget')
    play(state, 'mend', 'A1')
    expect(unitOn(state, 'A1').damage).toBe(0)
    const healthy = withHand('mend', { map: '__', units: [units[1]] })
    expect(playableAt(healthy, 'p1', 'mend')).toBeUndefined()
  })

  it('ward: marks on every friend', () => {
    const state = position({
      map: '___',
      turn: 'boss',
      drawn: 'martial_law',
      resources: { boss: 3 },
      units: [
        { card: 'guard', seat: 'boss', at: 'A1', ward: 1 },
        { card: 'the_tyrant', seat: 'boss', at: 'B1' },
        { card: 'farmer', seat: 'p1', at: 'C1' },
      ],
    })
    play(state, 'martial_law')
    expect(state.units.map((unit) => unit.ward)).toEqual([2, 1, 0])
    expect(state.boss).toMatchObject({ drawn: null, discard: ['martial_law'], resources: 0 })
  })

  it('muhq/31 haste: one more move, nothing else; a full action does not come back', () => {
    const state = withHand('second_wind', { map: '_____', units: [{ card: 'spearman', seat: 'p1', at: 'A1' }] })
    muhq.apply(state, { do: 'move', unit: 1, to: { x: 1, y: 0 } })
    play(state, 'second_wind', 'B1')
    expect(unitOn(state, 'B1')).toMatchObject({ tapped: false, moved: true, hasted: true })
    muhq.apply(state, { do: 'move', unit: 1, to: { x: 2, y: 0 } })
    expect(no(state, { do: 'move', unit: 1, to: { x: 3, y: 0 } })).toBe('no.moved')
    const farmer = withHand('second_wind', { map: 'f_', units: [{ card: 'farmer', seat: 'p1', at: 'A1' }] })
    muhq.apply(farmer, { do: 'full', unit: 1 })
    play(farmer, 'second_wind', 'A1')
    expect(no(farmer, { do: 'full', unit: 1 })).toBe('no.fullTooLate')
    expect(no(farmer, { do: 'move', unit: 1, to: { x: 1, y: 0 } })).toBeUndefined()
  })

  it('muhq/31 haste: given to a friend it waits for the friend’s own turn', () => {
    const state = withHand('second_wind', { map: '___', players: 2, units: [{ card: 'farmer', seat: 'p2', at: 'A1' }] })
    play(state, 'second_wind', 'A1')
    muhq.apply(state, { do: 'end', putAway: [] })
    muhq.apply(state, { do: 'move', unit: 1, to: { x: 1, y: 0 } })
    muhq.apply(state, { do: 'move', unit: 1, to: { x: 2, y: 0 } })
    expect(unitOn(state, 'C1')).toMatchObject({ moved: true, hasted: false })
  })

  it('gain: resources', () => {
    const state = withHand('harvest', { map: '1' })
    play(state, 'harvest')
    expect(state.people[0]?.resources).toBe(11)
  })

  it('draw: chance deals the cards in mid-turn', () => {
    const state = withHand('call_to_arms', { map: '1', decks: { p1: ['archer', 'bolt', 'rider'] } })
    play(state, 'call_to_arms')
    expect(muhq.decision(state)).toMatchObject({ seat: 'chance', key: 'draw.p1' })
    expect(no(state, { do: 'end', putAway: [] })).toBe('no.drawFirst')
    muhq.apply(state, { do: 'drawn', seat: 'p1', card: 'rider' })
    muhq.apply(state, { do: 'drawn', seat: 'p1', card: 'bolt' })
    expect(state.people[0]?.hand.known).toEqual(['bolt', 'rider'])
    expect(state.phase).toBe('act')
  })

  it('draw: unseen when hands are secret, and not playable with an empty deck (muhq/22)', () => {
    const state = withHand('call_to_arms', { map: '1', decks: { p1: ['archer', 'bolt', 'rider'] } })
    state.secretHands = true
    play(state, 'call_to_arms')
    expect(handSize(state.people[0]!.hand)).toBe(2)
    expect(pileSize(state.people[0]!.deck)).toBe(1)
    expect(playableAt(withHand('call_to_arms', { map: '1' }), 'p1', 'call_to_arms')).toBeUndefined()
  })

  it('muhq/33 repression and sacrifice: the bailiff on a house leaves a mark and is gone', () => {
    const state = position({
      map: 'h_',
      turn: 'boss',
      units: [
        { card: 'bailiff', seat: 'boss', at: 'A1' },
        { card: 'the_tyrant', seat: 'boss', at: 'B1' },
      ],
    })
    muhq.apply(state, { do: 'full', unit: 1 })
    expect(state.units.map((unit) => [unit.card, unit.repression])).toEqual([['the_tyrant', 1]])
    expect(state.boss.discard).toEqual(['bailiff'])
  })

  it('relief: takes a mark away, if there is one', () => {
    const units = [{ card: 'the_tyrant', seat: 'boss', at: 'B1', repression: 1 }] as const
    const state = withHand('petition', { map: '1_', units })
    play(state, 'petition')
    expect(unitOn(state, 'B1').repression).toBe(0)
    expect(
      playableAt(withHand('petition', { map: '1_', units: [{ ...units[0], repression: 0 }] }), 'p1', 'petition'),
    ).toBeUndefined()
  })

  it('on: the storm hits only those on the water', () => {
    const state = position({
      map: '_.~H',
      turn: 'boss',
      drawn: 'storm',
      resources: { boss: 9 },
      units: [
        { card: 'spearman', seat: 'p1', at: 'A1' },
        { card: 'spearman', seat: 'p1', at: 'B1' },
        { card: 'skiff', seat: 'p1', at: 'C1' },
        { card: 'spearman', seat: 'p1', at: 'D1' },
      ],
    })
    play(state, 'storm')
    expect(state.units.map((unit) => unit.damage)).toEqual([0, 2, 2, 2])
  })

  it('a spell that hits everybody counts its targets before it strikes', () => {
    const state = position({
      map: '..',
      turn: 'boss',
      drawn: 'storm',
      resources: { boss: 9 },
      units: [
        { card: 'farmer', seat: 'p1', at: 'A1' },
        { card: 'farmer', seat: 'p1', at: 'B1' },
      ],
    })
    play(state, 'storm')
    expect(state.units).toEqual([])
    expect(state.people[0]?.discard).toEqual(['farmer', 'farmer'])
  })
})

describe('5.3 full actions', () => {
  it('need the tile that the card names', () => {
    const state = position({
      map: '_hb',
      turn: 'boss',
      units: [
        { card: 'bailiff', seat: 'boss', at: 'A1' },
        { card: 'the_tyrant', seat: 'boss', at: 'C1' },
      ],
    })
    expect(no(state, { do: 'full', unit: 1 })).toBe('no.fullElsewhere')
  })

  it('are aimed from the unit itself, at a friend of any person', () => {
    const state = position({
      map: '____',
      players: 2,
      units: [
        { card: 'healer', seat: 'p1', at: 'A1' },
        { card: 'spearman', seat: 'p2', at: 'C1', damage: 3 },
        { card: 'spearman', seat: 'p1', at: 'D1', damage: 3 },
      ],
    })
    expect(no(state, { do: 'full', unit: 1, target: 3 })).toBe('no.wrongTarget')
    muhq.apply(state, { do: 'full', unit: 1, target: 2 })
    expect(unitOn(state, 'C1').damage).toBe(1)
    expect(unitOn(state, 'A1').tapped).toBe(true)
  })

  it('muhq/21: on a field, farming comes before the card’s own full action', () => {
    const cards = `
cards:
- id: gardener
  type: unit
  name: { en: Gardener, ru: Садовник }
  attack: 1
  health: 1
  movement: 1
  traits: [farmer]
  full_action: { do: [{ gain: 9 }] }
`
    const state = position({
      map: 'f_',
      cards,
      units: [
        { card: 'gardener', seat: 'p1', at: 'A1' },
        { card: 'gardener', seat: 'p1', at: 'B1' },
      ],
    })
    muhq.apply(state, { do: 'full', unit: 1 })
    expect(state.people[0]?.resources).toBe(3)
    muhq.apply(state, { do: 'full', unit: 2 })
    expect(state.people[0]?.resources).toBe(12)
  })

  it('self: the unit itself is meant without a choice', () => {
    const cards = `
cards:
- id: turtle
  type: unit
  name: { en: Turtle, ru: Черепаха }
  attack: 1
  health: 1
  movement: 1
  full_action: { target: { who: self }, do: [{ ward: 1 }] }
`
    const state = position({
      map: '__',
      cards,
      units: [
        { card: 'turtle', seat: 'p1', at: 'A1' },
        { card: 'farmer', seat: 'p1', at: 'B1' },
      ],
    })
    expect(no(state, { do: 'full', unit: 1, target: 1 })).toBe('no.targetNotNeeded')
    muhq.apply(state, { do: 'full', unit: 1 })
    expect(state.units.map((unit) => unit.ward)).toEqual([1, 0])
  })
})
