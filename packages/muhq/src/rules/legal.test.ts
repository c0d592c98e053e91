import { type Lang, speak } from '@understudy/procedure'
import { IllegalAction } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhq } from '../game.ts'
import { position, unitOn } from '../testing.ts'
import type { Action } from '../vocabulary.ts'
import type { State } from './state.ts'

/** The refusal in both languages, and that nothing has changed by trying. */
function refused(state: State, action: Action): Record<Lang, string> {
  const before = JSON.stringify(state)
  expect(() => muhq.apply(state, action)).toThrow(IllegalAction)
  expect(JSON.stringify(state)).toBe(before)
  const why = muhq.decision(state)?.legal(action)
  if (why === undefined) throw new Error('not refused')
  return { en: speak(muhq.phrases, 'en', why), ru: speak(muhq.phrases, 'ru', why) }
}

const move = (unit: number, x: number, y: number, street?: boolean): Action => ({
  do: 'move',
  unit,
  to: { x, y },
  ...(street === undefined ? {} : { street }),
})

describe('refusals of moves', () => {
  const one = (map: string, card = 'archer', more = {}) =>
    position({ map, units: [{ card, seat: 'p1', at: 'A1', ...more }] })

  it.each([
    ['deep water', one('_~'), move(1, 1, 0), 'B1 is deep water: only swimming units may enter.'],
    ['wall', one('_#'), move(1, 1, 0), 'B1 is a wall: nothing can stand there.'],
    ['land for what lives in water', one('._', 'skiff'), move(1, 1, 0), 'B1 is land: “Skiff” never leaves the water.'],
    ['off the map', one('__'), move(1, 5, 0), 'That tile is not on the map.'],
    ['too far', one('____'), move(1, 3, 0), 'D1 is 3 away from the Archer (A1), which moves 2 tiles at most.'],
    [
      'a gate in between',
      one('_G_'),
      move(1, 2, 0),
      'A gate stops every unit that enters it, so C1 is out of reach for the Archer (A1) this turn.',
    ],
    [
      'water in between',
      one('_._'),
      move(1, 2, 0),
      'Water stops every unit that cannot swim, so C1 is out of reach for the Archer (A1) this turn.',
    ],
    ['a wall in between', one('_#_'), move(1, 2, 0), 'The Archer (A1) has no way to C1 within 2 tiles.'],
    ['where it stands', one('__'), move(1, 0, 0), 'The Archer (A1) already stands there.'],
    [
      'moved already',
      one('__', 'archer', { moved: true }),
      move(1, 1, 0),
      'The Archer (A1) has already moved this turn.',
    ],
    [
      'tapped',
      one('__', 'archer', { tapped: true }),
      move(1, 1, 0),
      'The Archer (A1) has finished for this turn (tapped).',
    ],
    [
      'no street below',
      one('_='),
      move(1, 1, 0, true),
      'The Archer (A1) does not stand on a street, so it has no extra move.',
    ],
    ['no street there', one('=_'), move(1, 1, 0, true), 'B1 is not a street: the extra move runs along streets only.'],
    [
      'streets that do not meet',
      one('=_='),
      move(1, 2, 0, true),
      'No street leads the Archer (A1) to C1 within 2 tiles.',
    ],
    ['nobody', one('__'), move(9, 1, 0), 'There is no such unit on the board (number 9).'],
  ])('%s', (_, state, action, sentence) => {
    expect(refused(state, action).en).toBe(sentence)
  })

  it('other units', () => {
    const units = [
      { card: 'archer', seat: 'p1', at: 'A1' },
      { card: 'guard', seat: 'boss', at: 'B1' },
    ] as const
    const state = position({ map: '___', units })
    expect(refused(state, move(1, 1, 0)).en).toBe('B1 is occupied by the Guard (B1).')
    expect(refused(state, move(1, 2, 0)).en).toBe('Other units stand in the way of the Archer (A1) to C1.')
    expect(refused(state, move(2, 2, 0)).en).toBe('The Guard (B1) belongs to the boss, and it is the turn of player 1.')
  })

  it('in Russian', () => {
    expect(refused(one('_G_'), move(1, 2, 0)).ru).toBe(
      'Ворота останавливают каждого, кто в них входит, поэтому в этом ходу юнит «Лучник» (A1) не дойдёт до C1.',
    )
    expect(refused(one('____'), move(1, 3, 0)).ru).toBe(
      'До D1 расстояние 3, а юнит «Лучник» (A1) проходит не больше чем 2 клетки.',
    )
  })
})

describe('refusals of cards', () => {
  const table = () =>
    position({
      map: '1_b\n_~_',
      hands: { p1: ['archer', 'bolt', 'skiff'] },
      resources: { p1: 3 },
      units: [{ card: 'farmer', seat: 'p1', at: 'B1' }],
    })
  const at = (x: number, y: number) => ({ x, y })

  it.each<[string, Action, string]>([
    ['not in hand', { do: 'play', card: 'rider', at: at(0, 0) }, 'Player 1 does not have “Rider” in hand.'],
    ['unknown', { do: 'play', card: 'dragon', at: at(0, 0) }, 'There is no card dragon in this game.'],
    ['no tile', { do: 'play', card: 'archer' }, '“Archer” needs a tile to be placed on.'],
    [
      'not a spawn',
      { do: 'play', card: 'archer', at: at(0, 1) },
      '“Archer” cannot be placed on A2: it is neither a spawn nor beside a harbour of yours.',
    ],
    [
      'another’s spawn',
      { do: 'play', card: 'archer', at: at(2, 0) },
      '“Archer” cannot be placed on C1: it is neither a spawn nor beside a harbour of yours.',
    ],
    ['taken', { do: 'play', card: 'archer', at: at(1, 0) }, 'B1 is occupied by the Farmer (B1).'],
    ['no water', { do: 'play', card: 'skiff', at: at(0, 0) }, 'There is no free tile where “Skiff” could be placed.'],
    [
      'nobody to hit',
      { do: 'play', card: 'bolt', target: 1 },
      '“Lightning” would have no effect now: there is nothing for it to change.',
    ],
    ['put away twice', { do: 'end', putAway: ['bolt', 'bolt'] }, 'Player 1 does not have “Lightning” in hand.'],
    ['steps of the boss', { do: 'gain' }, 'Gaining resources is not possible now: it is the time for actions.'],
    [
      'chance',
      { do: 'drawn', seat: 'p1', card: 'bolt' },
      'Drawing a card is not possible now: it is the time for actions.',
    ],
  ])('%s', (_, action, sentence) => {
    expect(refused(table(), action).en).toBe(sentence)
  })

  it('too dear', () => {
    const state = table()
    state.people[0]!.resources = 1
    expect(refused(state, { do: 'play', card: 'archer', at: at(0, 0) })).toEqual({
      en: '“Archer” costs 3 resources, but only 1 can be spent.',
      ru: 'Карта «Лучник» стоит 3 ресурса, а есть только 1.',
    })
  })

  it('5.1 a card without playing cost cannot be played; 0 is a cost', () => {
    const cards = `
cards:
- { id: relic, type: spell, name: { en: Relic, ru: Реликвия }, buy: 1, effect: { do: [{ gain: 1 }] } }
`
    const state = position({ map: '1', cards, hands: { p1: ['relic', 'harvest'] } })
    expect(refused(state, { do: 'play', card: 'relic' }).en).toBe(
      '“Relic” has no playing cost, so it cannot be played.',
    )
    expect(muhq.decision(state)?.legal({ do: 'play', card: 'harvest' })).toBeUndefined()
  })

  it('after the end of the game', () => {
    const state = table()
    state.over = 'rounds'
    expect(() => muhq.apply(state, { do: 'end', putAway: [] })).toThrow(IllegalAction)
    expect(muhq.decision(state)).toBeUndefined()
  })
})

describe('force: "allow anyway"', () => {
  const table = () =>
    position({
      map: '1______\n##~____',
      hands: { p1: ['archer'] },
      units: [
        { card: 'spearman', seat: 'p1', at: 'B1', moved: true, attacked: true },
        { card: 'guard', seat: 'boss', at: 'G1' },
        { card: 'spearman', seat: 'boss', at: 'D2' },
      ],
    })
  const force = (state: State, action: Action) => muhq.force?.(state, action)

  it('ignores reach, range, cost and what has been used up', () => {
    const state = table()
    force(state, { do: 'move', unit: 1, to: { x: 4, y: 0 } })
    expect(unitOn(state, 'E1').card).toBe('spearman')
    force(state, { do: 'attack', unit: 1, target: 2 })
    expect(unitOn(state, 'G1').damage).toBe(2)
    force(state, { do: 'play', card: 'archer', at: { x: 6, y: 1 } })
    expect(unitOn(state, 'G2').card).toBe('archer')
    expect(state.people[0]?.resources).toBe(0)
  })

  it('a unit that acts out of turn uses up nothing of its own turn', () => {
    const state = table()
    force(state, { do: 'move', unit: 2, to: { x: 5, y: 0 } })
    expect(unitOn(state, 'F1')).toMatchObject({ moved: false, tapped: false })
    expect(state.active).toBe(0)
  })

  it.each<[string, Action]>([
    ['a unit that does not exist', { do: 'move', unit: 9, to: { x: 1, y: 1 } }],
    ['an occupied tile', { do: 'move', unit: 1, to: { x: 6, y: 0 } }],
    ['a wall', { do: 'move', unit: 1, to: { x: 0, y: 1 } }],
    ['deep water', { do: 'move', unit: 1, to: { x: 2, y: 1 } }],
    ['off the map', { do: 'move', unit: 1, to: { x: 20, y: 1 } }],
    ['a card that is not there', { do: 'play', card: 'rider', at: { x: 6, y: 1 } }],
    ['a unit against itself', { do: 'attack', unit: 1, target: 1 }],
    ['a full action it does not have', { do: 'full', unit: 1 }],
    ['a step of another phase', { do: 'pay' }],
  ])('but not %s', (_, action) => {
    const state = table()
    const before = JSON.stringify(state)
    expect(() => force(state, action)).toThrow(IllegalAction)
    expect(JSON.stringify(state)).toBe(before)
  })
})
