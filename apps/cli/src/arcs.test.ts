// The command with Arcs: as many players as are named, roles that come with the bots, a board that hides what is hidden.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@understudy/lab/games'
import { LANGS } from '@understudy/procedure'
import { describe, expect, test } from 'vitest'
import { understudy } from './testing/run.ts'

const arcs = (args: readonly string[], stdin = '') => understudy(args, { games, stdin })
const play = (lines: readonly string[], ...flags: string[]) =>
  arcs(['play', 'arcs', '--seed', '7', ...flags], lines.map((line) => `${line}\n`).join(''))

describe('who plays', () => {
  test.each([
    ['random,random', 2],
    ['random,random,random', 3],
    ['random,eager,random,random', 4],
  ])('--seats %s is a game for %d', async (seats, players) => {
    const { out, code } = await arcs(['simulate', 'arcs', '--games', '1', '--jobs', '1', '--json', '--seats', seats])
    expect(code).toBe(0)
    const summary = JSON.parse(out)
    expect([summary.options.players, summary.seats.length]).toEqual([players, players])
  })
  test('an option that was given stands', async () => {
    const { err } = await arcs(['simulate', 'arcs', '--players', '2', '--seats', 'random,random,random'])
    expect(err).toBe('--seats names 3 players, but this game has 2 seats (red, yellow).\n')
  })
  test.each([
    ['en', '--seats names 5, but 2 to 4 can play.\n'],
    ['ru', '--seats: названо 5, а играть могут от 2 до 4.\n'],
  ])('too many of them, in %s', async (lang, sentence) => {
    const { err, code } = await arcs([
      'simulate',
      'arcs',
      '--lang',
      lang,
      '--seats',
      'random,random,random,random,random',
    ])
    expect([err, code]).toEqual([sentence, 1])
  })
  test('a bot brings its role along, by order and by name', async () => {
    for (const seats of ['person,supercat', 'yellow=supercat'])
      expect((await play(['quit'], '--players', '2', '--seats', seats)).out).toContain('Yellow: supercat')
  })
  test('human is another word for person', async () => {
    const { out } = await play(['quit'], '--seats', 'human,random,eager')
    expect(out).toContain('Red: a person\nYellow: random\nBlue: eager 1\n')
  })
})

describe('check', () => {
  const position = () => {
    const state = games.arcs?.pkg.game.start({ players: 3, setup: '3p-mix-up', initiative: 'seat1' }, {})
    return JSON.stringify(games.arcs?.pkg.game.serialise(state as never))
  }
  const checked = async (text: string) => {
    const told = []
    for (const lang of LANGS) told.push((await arcs(['check', '-', '--lang', lang], text)).err)
    return told
  }
  test('a position with a wrong id or a wrong value is a position all the same', async () => {
    expect(await checked(position().replace('"guild":[]', '"guild":["BC99"]'))).toEqual([
      '-: seats.red.guild[0]: there is no "BC99".\n',
      '-: seats.red.guild[0]: нет такого: "BC99".\n',
    ])
    expect(await checked(position().replace('"chapter":1', '"chapter":"one"'))).toEqual([
      '-: play.chapter: a whole number is needed here.\n',
      '-: play.chapter: здесь нужно целое число.\n',
    ])
  })
  test('broken JSON names the place', async () => {
    const [en, ru] = await checked(position().replace(',', ',,'))
    expect(en).toMatch(/^-: this is not a JSON file \(.*position \d+.*\)\n$/)
    expect(ru).toMatch(/^-: это не файл JSON \(ошибка: строка 1, знак \d+\)\n$/)
  })
})

describe('at the table', () => {
  test('the board shows one’s own hand and nobody else’s', async () => {
    const { out } = await play(['quit'], '--seats', 'human,random,eager')
    expect(out).toContain('Hand of Red (6 cards)')
    expect(out).not.toContain('Hand of Yellow')
    expect(out).toMatch(/2g R2 =R +│ 2a Psionic YP Y3 =Y/)
  })
  test('a step with one way on is not asked; back returns to the last choice', async () => {
    const { out } = await play(['1', '1', '0', '1', 'back', 'undo', 'quit'], '--seats', 'human,random,eager')
    expect(out).toContain('▸ Tax › an action of the card\n')
    expect(out).not.toMatch(/▸ Tax\n/)
    expect(out.split('▸ Tax').at(-1)).toContain('Red (lead, Administration): Prelude, 3 actions')
    expect(out).toContain('Taken back.')
  })
  test('in Russian', async () => {
    const { out } = await play(['1', '1', '0', 'quit'], '--seats', 'human,random,eager', '--lang', 'ru')
    expect(out).toContain('Рука: Красный (6 карт)')
    expect(out).toContain('Красный открывает раунд картой «Руководство 3».')
  })
})

describe('names of cards in both languages', () => {
  test.each([
    ['ru', '«Призыв к действию» (Call to Action)', '«Призыв к действию»'],
    ['en', 'Call to Action (Призыв к действию)', 'Call to Action'],
  ])('in a rulebook, in %s', async (lang, both, own) => {
    const plain = (await arcs(['rulebook', 'lars', '--lang', lang])).out
    const named = (await arcs(['rulebook', 'lars', '--lang', lang, '--both-names'])).out
    expect(named).toContain(both)
    expect(plain).toContain(own)
    expect(plain).not.toContain(both)
    // Only this run was to have them, and programs read names as ever.
    expect((await arcs(['rulebook', 'lars', '--lang', lang])).out).toBe(plain)
    const json = await arcs(['rulebook', 'lars', '--lang', lang, '--both-names', '--json'])
    expect(json.out).not.toContain(both)
  })
  test('in a game that is played', async () => {
    const { out } = await play(['board', 'quit'], '--seats', 'human,random,random', '--lang', 'ru', '--both-names')
    expect(out).toContain('«Верные десантники» (Loyal Marines)')
  })
})

describe('lab rulings of a version', () => {
  /** The plan of an experiment that is stopped before it begins. */
  async function planned(...args: string[]) {
    const folder = await mkdtemp(join(tmpdir(), 'understudy-rulings-'))
    try {
      const out = ['--games', '4', '--jobs', '1', '--out', join(folder, 'a')]
      const ran = await understudy(['lab', 'rulings', ...args, ...out], { games, interrupt: (stop) => stop() })
      if (ran.code !== 130) return { ran }
      const plan = JSON.parse(await readFile(join(folder, 'a', 'experiment.json'), 'utf8'))
      return { ran, version: (plan.plan ?? plan).arms[0].players[0].controller.version, arms: (plan.plan ?? plan).arms }
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  const names = (arms: readonly { name: string }[]) => arms.map(({ name }) => name)

  test('switches the options of that version, at a seat that plays it', async () => {
    const old = await planned('supercat@0.5')
    expect(old.version).toBe('0.5')
    expect(names(old.arms)).toContain('supercat:preludeRestriction=onlyIfLost')
    const seated = await planned('supercat', '--seats', 'supercat@0.5,eager,eager,eager')
    expect([seated.version, names(seated.arms)]).toEqual(['0.5', names(old.arms)])
    const usual = await planned('supercat')
    expect(usual.version).toBe('0.10')
    expect(names(usual.arms)).not.toContain('supercat:preludeRestriction=onlyIfLost')
  })

  test('is refused where another one sits', async () => {
    const { ran } = await planned('supercat@0.5', '--seats', 'supercat@0.10,eager,eager,eager')
    expect(ran).toMatchObject({ code: 1, err: '"supercat@0.5" has no seat at this table.\n' })
  })
})
