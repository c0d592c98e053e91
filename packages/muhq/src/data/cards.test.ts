import { LANGS } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { cardsFor } from '../rules/setting.ts'
import type { State } from '../rules/state.ts'
import { type PlacedUnit, type Position, position, unitOn } from '../testing.ts'
import { cardText } from '../text/card-text.ts'
import type { SeatId } from '../vocabulary.ts'

const set = cardsFor('')
const ofBoss = (id: string): boolean => set.get(id)?.ai !== undefined || BOSS_SPELLS.includes(id)
const BOSS_SPELLS = ['storm', 'ink_cloud', 'decree', 'martial_law']
const units = [...set.values()].filter((card) => card.type === 'unit').map((card) => card.id)

describe.each(units)('%s', (id) => {
  const seat: SeatId = ofBoss(id) ? 'boss' : 'p1'
  const card = set.get(id)!

  it('can be played, moves as far as it says, and costs what it says', () => {
    const ground = card.aquatic ? '~' : '_'
    const spawn = seat === 'boss' ? (card.aquatic ? 'B' : 'b') : card.aquatic ? '~' : '1'
    const harbour = seat === 'p1' && card.aquatic ? 'H' : '#'
    const state = position({
      map: `${harbour}######\n${spawn}${ground.repeat(6)}`,
      cards: '',
      turn: seat,
      resources: { [seat]: 9 },
      ...(seat === 'boss' ? { drawn: id } : { hands: { p1: [id] } }),
    })
    muhq.apply(state, { do: 'play', card: id, at: { x: 0, y: 1 } })
    const unit = unitOn(state, 'A2')
    expect(unit).toMatchObject({ card: id, owner: seat, controller: seat })
    expect(seat === 'boss' ? state.boss.resources : state.people[0]?.resources).toBe(9 - (card.play ?? 0))
    const far = { do: 'move', unit: unit.id, to: { x: card.movement, y: 1 } } as const
    const tooFar = { ...far, to: { x: card.movement + 1, y: 1 } }
    expect(muhq.decision(state)?.legal(far)).toBeUndefined()
    expect(muhq.decision(state)?.legal(tooFar)?.say).toBe('no.tooFar')
  })
})

interface Case {
  readonly map: string
  readonly units: readonly PlacedUnit[]
  /** The tile that a spell or full action is aimed at. */
  readonly target?: string
  readonly more?: Partial<Position>
  readonly see: (state: State) => unknown
  readonly gives: unknown
}

const friend: PlacedUnit = { card: 'spearman', seat: 'p1', at: 'B1', damage: 3 }
const foe: PlacedUnit = { card: 'guard', seat: 'boss', at: 'C1' }
const damages = (state: State) => state.units.map((unit) => unit.damage)
const wards = (state: State) => state.units.map((unit) => unit.ward)

const FULL: Record<string, Case> = {
  shieldbearer: { map: '__', units: [friend], target: 'B1', see: wards, gives: [0, 2] },
  healer: { map: '___', units: [friend], target: 'B1', see: damages, gives: [0, 1] },
  siren: { map: '~____', units: [{ ...friend, at: 'E1' }], target: 'E1', see: damages, gives: [0] },
  wrecker: { map: 'H____', units: [friend, { ...friend, at: 'E1' }], see: (state) => state.units.length, gives: 2 },
  bailiff: {
    map: 'h__',
    units: [{ card: 'the_tyrant', seat: 'boss', at: 'B1' }],
    see: (state) => state.units.map((unit) => unit.repression),
    gives: [1],
  },
  the_tyrant: { map: '__', units: [], see: (state) => state.boss.resources, gives: 1 },
}

describe('full actions of the set', () => {
  it('are all tried here', () => {
    const cards = [...set.values()].filter((card) => card.full !== undefined).map((card) => card.id)
    expect(Object.keys(FULL).sort()).toEqual(cards.sort())
  })

  it.each(Object.keys(FULL))('%s', (id) => {
    const { map, units: others, target, see, gives } = FULL[id]!
    const seat: SeatId = ofBoss(id) ? 'boss' : 'p1'
    const state = position({ map, cards: '', turn: seat, units: [{ card: id, seat, at: 'A1' }, ...others] })
    muhq.apply(state, { do: 'full', unit: 1, ...(target === undefined ? {} : { target: unitOn(state, target).id }) })
    expect(see(state)).toEqual(gives)
  })
})

const SPELLS: Record<string, Case> = {
  bolt: { map: '___', units: [friend, foe], target: 'C1', see: damages, gives: [3, 2] },
  mend: { map: '___', units: [friend], target: 'B1', see: damages, gives: [0] },
  second_wind: { map: '___', units: [friend], target: 'B1', see: (state) => state.units[0]?.hasted, gives: true },
  harvest: { map: '_', units: [], see: (state) => state.people[0]?.resources, gives: 11 },
  call_to_arms: {
    map: '_',
    units: [],
    more: { decks: { p1: ['bolt', 'mend'] } },
    see: (state) => state.draws,
    gives: 2,
  },
  petition: {
    map: '__',
    units: [{ card: 'the_tyrant', seat: 'boss', at: 'A1', repression: 1 }],
    see: (state) => state.units[0]?.repression,
    gives: 0,
  },
  storm: {
    map: '.._',
    units: [
      { ...friend, damage: 0 },
      { ...friend, at: 'C1' },
    ],
    see: damages,
    gives: [2, 3],
  },
  ink_cloud: { map: '___', units: [friend, foe], see: wards, gives: [0, 1] },
  decree: { map: '___', units: [{ ...friend, damage: 0 }], target: 'B1', see: damages, gives: [2] },
  martial_law: { map: '___', units: [friend, foe], see: wards, gives: [0, 1] },
}

describe('spells of the set', () => {
  it('are all tried here', () => {
    const cards = [...set.values()].filter((card) => card.type === 'spell').map((card) => card.id)
    expect(Object.keys(SPELLS).sort()).toEqual(cards.sort())
  })

  it.each(Object.keys(SPELLS))('%s', (id) => {
    const { map, units: others, target, more, see, gives } = SPELLS[id]!
    const seat: SeatId = ofBoss(id) ? 'boss' : 'p1'
    const holding = seat === 'boss' ? { drawn: id } : { hands: { p1: [id] } }
    const state = position({ map, cards: '', turn: seat, resources: { [seat]: 9 }, units: others, ...holding, ...more })
    muhq.apply(state, { do: 'play', card: id, ...(target === undefined ? {} : { target: unitOn(state, target).id }) })
    expect(see(state)).toEqual(gives)
  })
})

describe('the text of a card', () => {
  it('says what its data says', () => {
    expect(cardText(set.get('bailiff')!, 'en')).toBe(
      'Full action: on a house, put 1 repression mark on the boss and destroy this unit. Target-oriented: house.',
    )
    expect(cardText(set.get('storm')!, 'en')).toBe('Deal 2 damage to every enemy unit on water or deep water.')
    expect(cardText(set.get('bolt')!, 'ru')).toBe(
      'Нанесите 2 урона вражескому юниту не дальше 3 от одного из ваших юнитов.',
    )
    expect(cardText(set.get('spearman')!, 'en')).toBe('')
  })

  it('is complete in both languages', () => {
    expect(set.size).toBeGreaterThan(25)
    for (const card of set.values()) {
      for (const lang of LANGS) expect(cardText(card, lang)).not.toMatch(/undefined|NaN| {2}|\.\./)
      expect(cardText(card, 'ru') === '').toBe(cardText(card, 'en') === '')
    }
  })

  it('uses the right plural in Russian', () => {
    const gain = (n: number) =>
      cardText({ ...set.get('harvest')!, effect: { target: { who: 'none' }, steps: [{ do: 'gain', n }] } }, 'ru')
    expect([1, 2, 5, 21].map(gain)).toEqual([
      'Получите 1 ресурс.',
      'Получите 2 ресурса.',
      'Получите 5 ресурсов.',
      'Получите 21 ресурс.',
    ])
  })
})
