import { cardsFor } from '@understudy/muhq/data'
import { TILE_KINDS, TRAITS } from '@understudy/muhq/vocabulary'
import { LANGS } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { EDITOR_WORDS } from '../editor/words.ts'
import { SHEET_WORDS } from '../sheets/words.ts'
import { WORDS } from './words.ts'

/** Keys that lead to words, with whether they are sentences made from facts. */
function shape(value: unknown): unknown {
  if (typeof value === 'function') return 'made'
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

describe('words', () => {
  it('are the same in both languages, and never empty', () => {
    for (const book of [WORDS, EDITOR_WORDS, SHEET_WORDS]) {
      expect(shape(book.ru)).toEqual(shape(book.en))
      for (const lang of LANGS) for (const text of strings(book[lang])) expect(text.trim()).not.toBe('')
    }
  })

  it('are Russian in Russian', () => {
    for (const book of [WORDS, EDITOR_WORDS, SHEET_WORDS]) {
      expect(strings(book.ru).length).toBeGreaterThan(5)
      for (const text of strings(book.ru)) expect(text).toMatch(/[а-яё×]/i)
    }
  })

  it('a name with an article, and counts, fit into a sentence', () => {
    const { en, ru } = WORDS
    expect(en.wins('The Kraken')).toBe('You win: destroy the Kraken.')
    expect(en.loses(['repression'], 'The Tyrant', 1, 18)).toBe(
      'You lose: 1 repression mark on the Tyrant, or the Tyrant still stands after round 18.',
    )
    const wandering = (range: number) => [en, ru].map((w) => w.ai({ kind: 'wandering', range }))
    expect(wandering(1)).toEqual([expect.stringContaining('1 tile,'), expect.stringContaining('в 1 клетке,')])
    expect(wandering(4)).toEqual([expect.stringContaining('4 tiles,'), expect.stringContaining('в 4 клетках,')])
  })

  it('know every tile, trait and behaviour', () => {
    for (const lang of LANGS) {
      const w = WORDS[lang]
      for (const kind of TILE_KINDS) expect(`${w.tile(kind)} ${w.tileRule(kind)}`).not.toContain('undefined')
      for (const trait of TRAITS) expect(w.trait(trait)).not.toContain('undefined')
      for (const card of cardsFor('').values()) {
        if (card.ai !== undefined) expect(w.ai(card.ai)).not.toContain('undefined')
      }
    }
  })

  it('have the right plural forms', () => {
    const ru = WORDS.ru
    expect([1, 2, 5, 11, 21, 22].map(ru.cards)).toEqual([
      '1 карта',
      '2 карты',
      '5 карт',
      '11 карт',
      '21 карта',
      '22 карты',
    ])
    expect([1, 3, 12].map(ru.units)).toEqual(['1 юнит', '3 юнита', '12 юнитов'])
    expect([0, 1, 2, 5].map(ru.roundsToGo)).toEqual(['последний раунд', 'ещё 1 раунд', 'ещё 2 раунда', 'ещё 5 раундов'])
    expect([0, 1, 2, 5].map(ru.roundsLeft)).toEqual([
      'последний раунд',
      'после этого останется 1 раунд',
      'после этого останутся 2 раунда',
      'после этого останется 5 раундов',
    ])
    expect([1, 2].map(WORDS.en.units)).toEqual(['1 unit', '2 units'])
  })
})
