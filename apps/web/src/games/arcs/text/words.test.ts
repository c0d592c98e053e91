import { AMBITIONS, COLOURS, MODES, ROLES, SYSTEMS, TROPHIES } from '@understudy/arcs/vocabulary'
import { LANGS } from '@understudy/procedure'
import { describe, expect, it } from 'vitest'
import { systemLook } from '../board/look.ts'
import { chanceGame } from '../game-testing.ts'
import { presets } from '../presets.ts'
import { ABOUT_WORDS } from './about.ts'
import { PAGE_WORDS } from './pages.ts'
import { WORDS } from './words.ts'
import './words-testing.ts'

/** Keys that lead to words, with whether they are sentences made from facts. */
function shape(value: unknown): unknown {
  if (typeof value === 'function') return 'made'
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
}

const plain = (book: object): string[] => Object.values(book).filter((text): text is string => typeof text === 'string')

describe('words', () => {
  it('are the same in both languages, and never empty', () => {
    for (const book of [WORDS, PAGE_WORDS, ABOUT_WORDS]) {
      expect(shape(book.ru)).toEqual(shape(book.en))
      for (const lang of LANGS) {
        expect(plain(book[lang]).length).toBeGreaterThan(5)
        for (const text of plain(book[lang])) expect(text.trim()).not.toBe('')
      }
      for (const text of plain(book.ru)) expect(text).toMatch(/[а-яё]/i)
    }
  })

  it('speak to whoever plays alone, and of everybody else', () => {
    const { en, ru } = WORDS
    expect(MODES.map((mode) => en.playedBy('You', mode))).toEqual([
      'You: no card yet',
      'You lead',
      'You surpass',
      'You copy, face down',
      'You pivot',
    ])
    expect(MODES.map((mode) => ru.playedBy('Вы', mode))).toEqual([
      'Вы: ещё без карты',
      'Вы открываете раунд',
      'Вы превосходите',
      'Вы копируете картой рубашкой вверх',
      'Вы меняете масть',
    ])
    expect([en.playedBy('Lars', 'lead'), en.playedBy('Lars', 'none')]).toEqual(['Lars leads', 'Lars: no card yet'])
    expect(en.seatLabel('You', 'Red', true)).toBe('You, Red, your turn')
    expect(ru.seatLabel('Вы', 'Красный', true)).toBe('Вы, Красный, ваш ход')
    expect(en.seatLabel('Lars', 'Blue', true)).toBe('Lars, Blue, has the turn')
    const about = ABOUT_WORDS
    expect([about.en.initiativeIs('You'), about.en.initiativeIs('Lars')]).toEqual([
      'You have the initiative.',
      'Lars has the initiative.',
    ])
    expect(['Вы', 'Ларс', 'SUPERCAT', 'Жёлтый'].map(about.ru.initiativeIs)).toEqual([
      'Инициативой владеете вы.',
      'Инициативой владеет Ларс.',
      'Инициативой владеет SUPERCAT.',
      'Инициативой владеет жёлтый.',
    ])
    expect(about.en.controlled('You')).toMatch(/^Controlled by you:/)
    expect(about.ru.controlled('Вы')).toMatch(/^Правите вы:/)
    expect(about.ru.controlled('Ларс')).toMatch(/^Правит Ларс:/)
  })

  it('know every seat, role, place, mode and ambition', () => {
    const places = ['first', 'tied', 'second', 'none'] as const
    for (const lang of LANGS) {
      const w = WORDS[lang]
      const all = [
        ...COLOURS.map(w.seat),
        ...ROLES.map(w.roleOf),
        ...MODES.map(w.modeOf),
        ...AMBITIONS.map(w.ambitionRule),
        ...places.map(w.placeOf),
        ...TROPHIES.map((piece) => w.trophyOf(w.seat('red'), piece, 2)),
      ]
      for (const text of all) expect(text).not.toMatch(/undefined|^$/)
    }
  })

  it('tell every system of a game', () => {
    const { after } = [...chanceGame({ players: 3 }, 'words')].at(-1)!
    for (const lang of LANGS) {
      const w = WORDS[lang]
      for (let system = 0; system < SYSTEMS.length; system++)
        expect(w.systemLabel(systemLook(after, system), w.seat)).not.toContain('undefined')
    }
  })

  it('have the right plural forms', () => {
    const { en, ru } = WORDS
    expect([1, 2, 5, 11, 21].map(ru.inHand)).toEqual([
      '1 карта на руке',
      '2 карты на руке',
      '5 карт на руке',
      '11 карт на руке',
      '21 карта на руке',
    ])
    expect([1, 2, 6].map((n) => ru.shipsOf('Красный', n, true))).toEqual([
      'Красный: 1 повреждённый корабль',
      'Красный: 2 повреждённых корабля',
      'Красный: 6 повреждённых кораблей',
    ])
    expect([1, 3].map(ru.hiddenCards)).toEqual([
      '1 карта, известная только владельцу',
      '3 карты, известные только владельцу',
    ])
    expect([1, 2].map(en.trophies)).toEqual(['1 Trophy', '2 Trophies'])
  })
})

it('tables to begin with are told in both languages', () => {
  expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
  for (const { title, help } of presets)
    for (const lang of LANGS) for (const text of [title[lang], help[lang]]) expect(text.trim()).not.toBe('')
})
