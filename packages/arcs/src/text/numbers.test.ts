// Sentences with numbers in them, for none, one, two, five and twenty-one of a thing, in both languages.

import { LANGS, type Lang } from '@understudy/procedure'
import { beginsLikeOne, slipIn } from '@understudy/table/testing'
import { expect, it } from 'vitest'
import { besidePhrases } from '../beside/words.ts'
import { en } from './en/index.ts'
import { ru } from './ru/index.ts'

const BOOKS = { en: { ...en, ...besidePhrases().en }, ru: { ...ru, ...besidePhrases().ru } }

/** A sentence in a language with these facts. */
const told = (lang: Lang, say: string, facts: object): string =>
  (BOOKS[lang] as Readonly<Record<string, (facts: object) => string>>)[say]!(facts)

const by = { seat: 'red', of: 'blue', to: 'yellow', system: '4c', site: '4c/1', by: 'white', as: 'fuel', type: 'relic' }
const COUNTED: readonly (readonly [say: string, facts: (n: number) => object])[] = [
  ['no.abduct', (n) => ({ card: 'BC07', n, icons: n })],
  ['no.assign', (hits) => ({ hits, own: true })],
  ['no.assign', (hits) => ({ hits, own: false })],
  ['no.assignBuildings', (hits) => ({ hits })],
  ['no.disorganized', (limit) => ({ limit })],
  ['no.gatesCount', (n) => ({ n })],
  ['no.interestSupply', (n) => ({ n })],
  ['no.keepLore', (n) => ({ n })],
  ['no.keys', (keys) => ({ keys })],
  ['no.raidDice', (limit) => ({ limit, of: 'blue' })],
  ['no.rerollLimit', (limit) => ({ limit })],
  ['no.revealCount', (n) => ({ n })],
  ['no.rollCount', (n) => ({ die: 'raid', n })],
  ['no.setupPlayers', (players) => ({ players })],
  ['no.ships', (fresh) => ({ system: '4c', fresh, damaged: 0 })],
  ['no.ships', (damaged) => ({ system: '4c', fresh: 2, damaged })],
  ['no.surpass', (number) => ({ card: 'aggression-3', suit: 'mobilization', number })],
  ['no.tooFewDice', (least) => ({ least })],
  ['no.tooManyDice', (most) => ({ most })],
  ['no.uprisingCount', (n) => ({ n })],
  ['no.larsDice', (n) => ({ assault: n, skirmish: 1, raid: 0 })],
  ['ask.hits', (n) => ({ ...by, own: n, ships: n, buildings: 0 })],
  ['ask.roll', (n) => ({ ...by, assault: n, skirmish: 0, raid: 1 })],
  ['ask.raid', (keys) => ({ ...by, keys })],
  ['ask.larsGive', (keys) => ({ ...by, keys })],
  ['bad.pieces', (n) => ({ of: 'red', piece: 'ship', n, most: 15 })],
  ['bad.tokens', (n) => ({ type: 'fuel', n })],
  ['bad.boxes', (n) => ({ type: 'fuel', n, right: 1 })],
  ['bad.unknown', (n) => ({ n, unseen: n })],
  ['log.damaged', (n) => ({ ...by, n })],
  ['log.shipsLost', (n) => ({ ...by, n })],
  ['log.executed', (n) => ({ ...by, n })],
  ['log.pressgang', (n) => ({ ...by, n })],
  ['log.captured', (n) => ({ ...by, n })],
  ['log.abducted', (n) => ({ ...by, card: 'BC07', n })],
  ['log.guided', (n) => ({ ...by, n, from: '4c', to: '4g' })],
  ['log.recalled', (n) => ({ ...by, n })],
  ['put.ships', (n) => ({ ...by, fresh: n, damaged: 1 })],
  ['put.trophies', (n) => ({ ...by, piece: 'starport', n })],
  ['carry.gather', (n) => ({ stack: n, discard: 20, hands: [{ of: 'red', n: 6 }] })],
]

/** Where there is always at least one. */
const SOME = ['no.tooFewDice', 'ask.raid', 'ask.larsGive']

it.each(COUNTED)('%s', (say, facts) => {
  for (const n of [...(SOME.includes(say) ? [] : [0]), 1, 2, 5, 21])
    for (const lang of LANGS) {
      const text = told(lang, say, facts(n))
      expect(slipIn(lang, text), text).toBeUndefined()
      expect(beginsLikeOne(text), text).toBe(true)
      // What is not there is left out, or said in words.
      expect(text).not.toMatch(/(?:^|[ (])0 (?:hits|dice|keys|fresh|damaged|assault|raid|удар|кубик|ключ)/)
    }
})

it('animate things that are taken stand in the accusative', () => {
  expect([1, 2, 5, 21].map((n) => told('ru', 'log.executed', { seat: 'red', n }))).toEqual([
    'Красный превращает в трофеи 1 пленника.',
    'Красный превращает в трофеи 2 пленников.',
    'Красный превращает в трофеи 5 пленников.',
    'Красный превращает в трофеи 21 пленника.',
  ])
})

it('whoever decides is asked', () => {
  for (const lang of LANGS) {
    expect(told(lang, 'ask.raid', { ...by, keys: 1 })).toMatch(/\?$/)
    expect(told(lang, 'ask.larsGive', { ...by, keys: 1 })).toMatch(/\?$/)
    for (const frame of ['setupCard', 'initiative', 'row', 'deal', 'reveal', 'draw', 'refill', 'draftRow', 'learn'])
      expect(told(lang, 'ask.frame', { seat: 'red', frame }), frame).toMatch(/^\p{Lu}.*\?$/u)
  }
  expect(told('ru', 'ask.frame', { seat: 'red', frame: 'lead' })).toBe('Красный: какой картой открыть раунд?')
})
