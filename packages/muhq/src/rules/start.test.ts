import { describe, expect, it } from 'vitest'
import { TYRANT_MAP } from '../data/tyrant.yaml.ts'
import { muhq } from '../game.ts'
import { complaint } from '../testing.ts'
import { cardsFor } from './setting.ts'

describe('11.3 options', () => {
  const start = (options: Parameters<typeof muhq.start>[0]) => muhq.start(options, {})

  it('own cards are added to the set, and replace what has the same id', () => {
    const cards = `
cards:
- { id: spearman, type: unit, name: { en: Pike, ru: Пика }, attack: 9, health: 9, movement: 1, play: 0, buy: 1 }
`
    const state = start({ boss: 'tyrant', cards })
    expect(cardsFor(state.setting.cards).get('spearman')?.attack).toBe(9)
    expect(cardsFor(state.setting.cards).get('archer')?.attack).toBe(2)
    expect(muhq.parse(muhq.serialise(state))).toEqual(state)
  })

  it('an own map brings its boss', () => {
    const state = start({ boss: 'kraken', map: TYRANT_MAP, players: 2 })
    expect(state.units.map((unit) => unit.card)).toEqual(['the_tyrant'])
  })

  it.each([
    ['too many people', { players: 5 }, 'players'],
    ['half a person', { players: 1.5 }, 'players'],
    ['an unknown boss', { boss: 'dragon' }, 'boss'],
    ['an unknown ruling', { shyDistance: 'far' }, 'shyDistance'],
    ['a flag that is none', { bossKeepsResources: 'yes' }, 'bossKeepsResources'],
    ['a map called like a part of every object', { map: 'constructor' }, 'map'],
    ['a broken map', { map: 'map: 1' }, 'map.name'],
    ['broken cards', { cards: 'cards: [{ id: x }]' }, 'cards.cards[0].type'],
    [
      'more people than the map has room for',
      { map: TYRANT_MAP.replaceAll('owner: p3', 'owner: p2'), players: 3 },
      'players',
    ],
  ])('%s is refused', (_, options, where) => {
    expect(complaint(() => start(options)).where).toBe(where)
  })

  it('seats: the people, then the boss', () => {
    expect(muhq.seats({ players: 2 }).map((seat) => [seat.id, seat.role])).toEqual([
      ['p1', 'person'],
      ['p2', 'person'],
      ['boss', 'boss'],
    ])
  })
})
