// Russian as the players of the Russian edition speak it: in every text, and in everything that drawn games say.

import { readdirSync, readFileSync } from 'node:fs'
import { printMarkdown } from '@understudy/procedure/print'
import { describe, expect, it } from 'vitest'
import { larsBook } from '../bots/lars/index.ts'
import { supercatBook } from '../bots/supercat/books-testing.ts'
import { COURT_CARDS, DICE, KINDS, RESOURCES, SUITS } from '../vocabulary.ts'
import { doingRu } from './ru/doing.ts'
import { ru } from './ru/index.ts'
import { DRAWN, oldWordIn, spokenIn } from './russian-testing.ts'
import * as words from './words.ts'

const root = new URL('../../../../', import.meta.url)
/** Texts of Arcs: whole folders, and files that other games share. */
const PLACES = ['packages/arcs/src/', 'apps/web/src/games/arcs/', 'apps/web/src/games/index.ts']
/** What is understood when somebody types it has the old words too. */
const TYPED = /\/typed\/(?:vocabulary|old-words|chance|statements)\.ts$/

function filesUnder(place: string): string[] {
  if (!place.endsWith('/')) return [place]
  return readdirSync(new URL(place, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/test\.tsx?$|testing\.ts$/.test(name))
    .map((name) => place + name)
}

/** String literals and templates with Russian letters in them, line by line. */
const russianIn = (file: string): string[] =>
  readFileSync(new URL(file, root), 'utf8')
    .split('\n')
    .filter((line) => /[а-яё]/i.test(line) && !/^\s*(?:\/\/|\/\*\*|\*)/.test(line))

describe('the words of the edition', () => {
  const files = PLACES.flatMap(filesUnder).filter((file) => !TYPED.test(file.replaceAll('\\', '/')))
  it('are used in every text', () => {
    let lines = 0
    const old: string[] = []
    for (const file of files)
      for (const line of russianIn(file)) {
        lines++
        const found = oldWordIn(line.trim())
        if (found !== undefined) old.push(`${file}: ${found}`)
      }
    expect(old).toEqual([])
    expect(lines).toBeGreaterThan(1200)
  })

  it('are those of the table of terms', () => {
    const all = (ids: readonly string[], name: (id: never) => string) => ids.map((id) => name(id as never))
    expect(SUITS.map((suit) => words.SUIT[suit].ru).sort()).toEqual([
      'Агрессия',
      'Мобилизация',
      'Проектирование',
      'Руководство',
    ])
    expect(KINDS.map((kind) => words.KIND[kind].ru).sort()).toEqual(
      ['влияние', 'перемещение', 'починка', 'присвоение', 'сбор налогов', 'сражение', 'строительство'].sort(),
    )
    expect(all(DICE, (id) => words.dieName('ru', id))).toEqual(['таран', 'перестрелка', 'налёт'])
    expect(all(RESOURCES, (id) => words.resource('ru', id))).toEqual([
      'материалы',
      'топливо',
      'оружие',
      'реликвии',
      'псионика',
    ])
    expect(words.place('ru', '4c')).toBe('регион 4, полумесяц')
    expect(words.siteName('ru', '4c/2')).toBe('регион 4, полумесяц (ячейка 2)')
    expect(COURT_CARDS.slice(25).map((id) => words.courtName('ru', id))).toEqual([
      '«Восстание масс»',
      '«Популистские требования»',
      '«Всеобщий запрет»',
      '«Песнь свободы»',
      '«Борьба гильдий»',
      '«Призыв к действию»',
    ])
    expect([doingRu('secure'), doingRu('annex'), doingRu('ransack')]).toEqual([
      'Присвоение',
      'Аннексия',
      'Разграбить двор',
    ])
    const lars = printMarkdown(larsBook, { edition: larsBook.editions[0] ?? '', lang: 'ru' })
    const supercat = printMarkdown(supercatBook, { edition: supercatBook.editions[0] ?? '', lang: 'ru' })
    const both = `${lars}\n${supercat}`
    for (const term of [
      ...[
        'замысел',
        'главной карты',
        'рубашкой вверх',
        'символов действия',
        'очки власти',
        'маркер замысла',
        'перехватывает инициативу',
      ],
      ...[
        'ресурсная сила',
        'пленников',
        'гиперпрыжк',
        'кубик тарана',
        'регион',
        'правит',
        'космопорт',
        'здани',
        'верн',
      ],
      ...[
        'пустой ячейкой для строительства',
        'неповреждённ',
        'целевая планета',
        'фокус-систем',
        'фокус-врата',
        'фокус-планета',
      ],
      ...[
        'запрет',
        'разграбл',
        'Этап 1.1',
        'Смена целевой планеты',
        'карт действий',
        'удар по своим',
        'присв',
        'почин',
      ],
    ])
      expect(both).toContain(term)
  })

  it('one word is not used for two things', () => {
    // Secure and Annex, the suit and the action, intercepting and seizing, a card and the board.
    expect(ru['log.secured']({ seat: 'red', card: 'BC07' })).toBe('Красный присваивает карту «Верные пилоты».')
    expect(ru['log.annexed']({ seat: 'red', of: 'blue', site: '4c/1' })).toContain('аннексирует')
    expect(ru['log.seized']({ seat: 'red' })).toBe('Красный перехватывает инициативу.')
    expect(words.SUIT.construction.ru.toLowerCase()).not.toBe(words.KIND.build.ru)
    expect(ru['no.gateStops']({ system: '4c', of: 'red' })).toContain('правит в системе (регион 4, полумесяц)')
  })
})

describe('numbers take their forms', () => {
  it.each([
    [words.hitsN, ['1 удар', '2 удара', '5 ударов', '11 ударов', '21 удар', '22 удара']],
    [
      words.powerN,
      ['1 очко власти', '2 очка власти', '5 очков власти', '11 очков власти', '21 очко власти', '22 очка власти'],
    ],
    [words.tokensN, ['1 ресурс', '2 ресурса', '5 ресурсов', '11 ресурсов', '21 ресурс', '22 ресурса']],
    [
      words.freshN,
      [
        '1 неповреждённый корабль',
        '2 неповреждённых корабля',
        '5 неповреждённых кораблей',
        '11 неповреждённых кораблей',
        '21 неповреждённый корабль',
        '22 неповреждённых корабля',
      ],
    ],
    [words.captivesN, ['1 пленник', '2 пленника', '5 пленников', '11 пленников', '21 пленник', '22 пленника']],
  ])('%#', (form, expected) => expect([1, 2, 5, 11, 21, 22].map((n) => form('ru', n))).toEqual(expected))
})

describe.each(DRAWN)('a drawn game: %s', (...game) => {
  it('is told in the words of the edition', () => {
    const counts: Record<string, number> = {}
    for (const [kind, text] of spokenIn('ru', game, 'words')) {
      counts[kind] = (counts[kind] ?? 0) + 1
      expect(oldWordIn(text)).toBeUndefined()
      // A name of a card is never the object of a preposition by itself: «на карту «Провидцы»».
      expect(text).not.toMatch(
        /(?:^| )(?:на|с|у|от|вербует|появляется|ставит|сбросить|украсть|разыграть) «(?!верные)[А-Я][а-яё]+/iu,
      )
      expect(text).not.toMatch(/undefined|NaN|\[object| {2}\S.* {2}$|\.\.(?!\.)/)
    }
    expect(counts.log).toBeGreaterThan(200)
    expect(counts.refused).toBeGreaterThan(20)
  })
})
