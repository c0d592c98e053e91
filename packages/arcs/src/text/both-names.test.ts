import { LANGS, type Lang, speak } from '@understudy/procedure'
import { printMarkdown } from '@understudy/procedure/print'
import { afterEach, describe, expect, it } from 'vitest'
import { supercatBook } from '../bots/supercat/books-testing.ts'
import { arcs } from '../game.ts'
import { Bench } from '../testing.ts'
import { textBoard } from './board.ts'
import { inBothNames } from './both-names.ts'
import * as words from './words.ts'

afterEach(() => words.showBothNames(false))

const said = (lang: Lang, say: string, facts: object) => speak(arcs.phrases, lang, { say, with: facts as never })

describe('names of cards', () => {
  it('stand in one language unless both are wished', () => {
    expect(said('ru', 'log.secured', { seat: 'red', card: 'BC17' })).toBe('Красный присваивает карту «Провидцы».')
    expect(said('en', 'log.secured', { seat: 'red', card: 'BC17' })).toBe('Red secures Farseers.')
    expect(inBothNames('ru', 'Есть карта «Провидцы»?')).toBe('Есть карта «Провидцы»?')
  })

  it('stand in both, either way round: Court, leaders and lore', () => {
    words.showBothNames(true)
    expect(said('ru', 'log.secured', { seat: 'red', card: 'BC17' })).toBe(
      'Красный присваивает карту «Провидцы» (Farseers).',
    )
    expect(said('en', 'log.secured', { seat: 'red', card: 'BC17' })).toBe('Red secures Farseers (Провидцы).')
    expect(words.leaderName('ru', 'LEAD01')).toBe('«Старейшина» (Elder)')
    expect(words.leaderName('en', 'LEAD01')).toBe('Elder (Старейшина)')
    expect(words.loreName('ru', 'L26')).toBe('«Полномочия тирана» (Tyrant’s Authority)')
    expect(words.cardName('ru', { en: 'Elder', ru: 'Старейшина' })).toBe('Старейшина (Elder)')
    expect(said('ru', 'choose.do', { doing: 'useGates' })).toBe(
      'Сбросить карту «Хранители врат» (Gatekeepers) ради кораблей',
    )
    expect(said('en', 'choose.do', { doing: 'useGates' })).toBe('Give up Gatekeepers (Хранители врат) for ships')
    const bot = { say: 'supercat.influence', with: { card: { en: 'Farseers', ru: 'Провидцы' }, n: 2 } }
    expect(LANGS.map((lang) => speak(supercatBook.phrases, lang, bot))).toEqual([
      '2 agents to “Farseers” (Провидцы)',
      '2 агента на карту «Провидцы» (Farseers)',
    ])
  })

  it('stand in both where a leader is chosen for a game', () => {
    const leader = arcs.options.find(({ id }) => id === 'leader1')
    const first = leader?.kind === 'choice' ? leader.values[1]?.title : undefined
    expect({ ...first }).toEqual({ en: 'Elder', ru: 'Старейшина' })
    words.showBothNames(true)
    expect({ ...first }).toEqual({ en: 'Elder (Старейшина)', ru: 'Старейшина (Elder)' })
  })

  it('stand in both on the board of the terminal, in its columns', () => {
    const bench = new Bench(2).court({ card: 'BC01', agents: { red: 2 } }, { card: 'BC28' })
    words.showBothNames(true)
    expect(textBoard(bench.state, 'ru')).toContain(
      '  «Верные инженеры» (Loyal Engineers)  материалы, 3 ключа  К2\n  «Всеобщий запрет» (Outrage Spreads)  глас\n',
    )
  })

  it('stand in both in texts that are written already, once', () => {
    words.showBothNames(true)
    const print = (lang: Lang) =>
      inBothNames(lang, printMarkdown(supercatBook, { edition: supercatBook.editions[0] ?? '', lang }))
    expect(print('ru')).toContain('«Всеобщий запрет» (Outrage Spreads)')
    expect(print('en')).toContain('Outrage Spreads (Всеобщий запрет)')
    for (const lang of LANGS) expect(inBothNames(lang, print(lang))).toBe(print(lang))
    // What is no card's name stays: a longer name holds a shorter one, a page is quoted too.
    expect(inBothNames('en', 'Tyrant’s Ego and the Tyrant')).toBe('Tyrant’s Ego (Эго тирана) and the Tyrant')
    expect(inBothNames('ru', 'страница «Прелюдия»')).toBe('страница «Прелюдия»')
  })
})
