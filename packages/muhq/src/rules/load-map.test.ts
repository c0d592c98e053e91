import { describe, expect, it } from 'vitest'
import { KRAKEN_MAP } from '../data/kraken.yaml.ts'
import { TYRANT_MAP } from '../data/tyrant.yaml.ts'
import { complaint } from '../testing.ts'
import { loadMap } from './load-map.ts'
import { cardsFor } from './setting.ts'

describe('11.2 maps', () => {
  const load = (text: string) => loadMap(text, cardsFor(''))

  it('the two built-in ones can be played by one to four', () => {
    for (const text of [KRAKEN_MAP, TYRANT_MAP]) expect(load(text).maxPlayers).toBe(4)
  })

  it('short rows are filled up with plain tiles', () => {
    const { board } = load(TYRANT_MAP.replace(/ +$/gm, ''))
    expect([board.width, board.height]).toEqual([15, 13])
  })

  it.each<[string, (text: string) => string, string, string | undefined]>([
    [
      'an unknown character',
      (text) => text.replace('T#G#T', 'T#?#T'),
      'map[4]',
      'the character “?” in column 8 is not among the symbols.',
    ],
    ['an unknown tile', (text) => text.replace('G: gate', 'G: door'), 'symbols.G.tile', undefined],
    [
      'a symbol of two characters',
      (text) => text.replace('  G: gate', '  GG: gate\n  G: gate'),
      'symbols.GG',
      'a symbol is a single character.',
    ],
    [
      'a spawn without owner',
      (text) => text.replace('{ tile: spawn, owner: p1 }', 'spawn'),
      'symbols.1.owner',
      'this tile needs an owner.',
    ],
    [
      'an owned street',
      (text) => text.replace('"=": street', '"=": { tile: street, owner: p1 }'),
      'symbols.=.owner',
      'only spawns and harbours have owners.',
    ],
    [
      'a wall in the water',
      (text) => text.replace('"#": wall', '"#": { tile: wall, ground: water }'),
      'symbols.#.ground',
      'wall is its own ground.',
    ],
    ['two starts', (text) => text.replace('#bbb#', '#Xbb#'), 'map[2]', 'the boss can start on one tile only.'],
    [
      'no start',
      (text) => text.replace('G X G', 'G   G'),
      'map',
      'the map does not say where the boss starts (starts: true).',
    ],
    [
      'a start that is nobody’s',
      (text) => text.replace('owner: boss, starts: true', 'owner: p1, starts: true'),
      'symbols.X.starts',
      'the boss starts on a spawn of its own.',
    ],
    [
      'a start where the boss cannot stand',
      (text) => text.replace('owner: boss, starts', 'owner: boss, ground: deep, starts'),
      'map',
      'the boss cannot stand where it starts.',
    ],
    [
      'no place for player 1',
      (text) => text.replaceAll('owner: p1', 'owner: p2'),
      'map',
      'player 1 has no spawn tile.',
    ],
    ['an unknown boss', (text) => text.replace('boss: the_tyrant', 'boss: dragon'), 'boss', 'there is no card dragon.'],
    [
      'a boss that is none',
      (text) => text.replace('boss: the_tyrant', 'boss: guard'),
      'boss',
      'this card is not of type boss.',
    ],
    [
      'an unknown card in a deck',
      (text) => text.replace('{ guard: 5', '{ dragon: 5'),
      'boss_deck.dragon',
      'there is no card dragon.',
    ],
    [
      'a unit without ai in the boss’s deck',
      (text) => text.replace('{ guard: 5', '{ farmer: 5'),
      'boss_deck.farmer',
      'a unit of the boss needs its ai.',
    ],
    [
      'a boss in a deck',
      (text) => text.replace('{ guard: 5', '{ the_kraken: 5'),
      'boss_deck.the_kraken',
      'a boss is never part of a deck.',
    ],
    [
      'a card to draw in the boss’s deck',
      (text) => text.replace('{ guard: 5', '{ call_to_arms: 5'),
      'boss_deck.call_to_arms',
      'the boss has no hand to draw into.',
    ],
    [
      'a card without price in a store',
      (text) => text.replace('cards: { spearman: 2', 'cards: { guard: 2'),
      'stores.cards.guard',
      'this card has no price (buy).',
    ],
    ['too few cards for the stores', (text) => text.replace('each: 6', 'each: 60'), 'stores.each', undefined],
    [
      'a card zero times',
      (text) => text.replace('{ guard: 5', '{ guard: 0'),
      'boss_deck.guard',
      'the number must be at least 1.',
    ],
    ['no rounds', (text) => text.replace(/rounds: \d+/, ''), 'rounds', 'this is missing.'],
    ['an unknown loss', (text) => text.replace('lose: [repression]', 'lose: [boredom]'), 'lose[0]', undefined],
    ['a key twice', (text) => `${text}\nincome: 9\n`, 'line 50', undefined],
  ])('%s is named with its place', (_, change, where, sentence) => {
    const text = change(TYRANT_MAP)
    expect(text).not.toBe(TYRANT_MAP)
    const found = complaint(() => load(text))
    if (!where.startsWith('line')) expect(found.where).toBe(where)
    else expect(found.where).toMatch(/^line \d+$/)
    if (sentence !== undefined) expect(found.en).toBe(sentence)
  })

  it('are at most 64 × 64', () => {
    const wide = TYRANT_MAP.replace('  h=f..T###T..f=h', `  h=f..T###T..f=h${' '.repeat(60)}h`)
    expect(complaint(() => load(wide)).where).toBe('map')
  })
})
