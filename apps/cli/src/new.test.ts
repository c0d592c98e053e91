// `understudy new`: what it writes runs, in every command that a bot or a game is for; what it cannot write it refuses in one sentence.

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@understudy/lab/games'
import { LANGS } from '@understudy/procedure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { isOneSentence, understudy as run } from './testing/run.ts'

let folder: string
const at = (name: string): string => join(folder, name)
const understudy = (args: readonly string[], stdin = '') => run(args, { games, stdin })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-new-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const CYRILLIC = /[А-яЁё]/

describe('new bot', () => {
  const plugin = () => ['--plugin', at('quick-bot/bot.js')]
  beforeAll(async () => {
    const { code, out, err } = await understudy(['new', 'bot', at('quick-bot')])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('a bot called quick-bot')
  })

  test('writes the whole template under the name of the folder', async () => {
    const names = (await readdir(at('quick-bot'))).sort()
    expect(names).toEqual(
      ['README.md', 'README.ru.md', 'bot.js', 'bot.test.js', 'package.json', 'position.json', 'words.js'].sort(),
    )
    const texts = await Promise.all(names.map((name) => readFile(at(`quick-bot/${name}`), 'utf8')))
    expect(texts.join('')).not.toContain('my-bot')
    expect(texts[names.indexOf('README.md')]).not.toMatch(/[А-я]{8}/)
    expect(texts[names.indexOf('README.ru.md')]).toMatch(CYRILLIC)
  })

  test('is listed, played, explained and printed in both languages', async () => {
    expect((await understudy([...plugin(), 'games', 'muhq'])).out).toContain('quick-bot')
    const game = at('quick.json')
    const seats = ['--seats', 'quick-bot,kraken', '--seed', '3', '--save', game]
    const played = await understudy([...plugin(), 'play', 'muhq', ...seats])
    expect([played.code, played.err]).toEqual([0, ''])
    const en = await understudy([...plugin(), 'explain', game])
    const ru = await understudy([...plugin(), 'explain', game, '--lang', 'ru'])
    expect(en.out).toMatch(/Can a card be played \(TURN\.2\)\? Yes, “[^”]+” on \w\d/)
    expect(en.out).not.toMatch(CYRILLIC)
    expect(ru.out).toMatch(/Можно ли разыграть карту \(TURN\.2\)\? Да, «[^»]+» на \w\d/)
    // Two candidates that are called alike would be told apart by whole sentences.
    expect(en.out).not.toContain('(Play the card')
    for (const [lang, said] of [
      ['en', 'Can a unit attack?'],
      ['ru', 'Может ли юнит атаковать?'],
    ] as const)
      expect((await understudy([...plugin(), 'rulebook', 'quick-bot', '--lang', lang])).out).toContain(said)
    const without = await understudy(['explain', game])
    expect(isOneSentence(without)).toBe(true)
    expect(without.err).toContain('--plugin')
  })

  test('keeps what every bot promises', { timeout: 120_000 }, async () => {
    const { code, out, err } = await understudy([...plugin(), 'conform', 'muhq', '--bot', 'quick-bot'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe('ok: 2 games: quick-bot\n')
  })
})

describe('new game', () => {
  const plugin = () => ['--plugin', at('small-game/game.js')]
  beforeAll(async () => {
    expect(await understudy(['new', 'game', at('small-game'), '--lang', 'ru'])).toMatchObject({ code: 0, err: '' })
  })

  test('passes the conformance suite', async () => {
    const { code, out, err } = await understudy([...plugin(), 'conform', 'small-game', '--games', '10'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe('ok: 20 games: random, small-game-bot\n')
    const json = await understudy([...plugin(), 'conform', 'small-game', '--json'])
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, problems: [] })
  })

  test('is played by people and bots, explained and printed, in both languages', async () => {
    const game = at('race.json')
    const typed = Array.from({ length: 30 }, () => '1\n').join('')
    const played = await understudy([...plugin(), 'play', 'small-game', '--seed', '1', '--save', game], typed)
    expect([played.code, played.err]).toEqual([0, ''])
    expect(played.out).toMatch(/has arrived/)
    expect((await understudy([...plugin(), 'replay', game])).out).toMatch(/^ok: /m)
    const without = await understudy(['replay', game])
    expect(isOneSentence(without)).toBe(true)
    expect(without.err).toMatch(/no game "small-game".*--plugin/)
    // It has a die and no options.
    const { out: listed } = await understudy([...plugin(), 'games', 'small-game'])
    expect(listed).toContain('Dice and draws')
    expect(listed).not.toContain('Options')
    for (const lang of LANGS) {
      const { code, out } = await understudy([...plugin(), 'explain', game, '--turn', '1', '--lang', lang])
      expect(code).toBe(0)
      expect(out).toContain('GO.4')
      expect(CYRILLIC.test(out)).toBe(lang === 'ru')
      const all = [
        ['games', 'small-game'],
        ['rulebook', 'small-game-bot'],
        ['coverage', 'small-game-bot', '--games', '5'],
        ['schema', 'small-game'],
        ['simulate', 'small-game', '--seats', 'small-game-bot,random', '--games', '20'],
      ]
      for (const args of all)
        expect(await understudy([...plugin(), ...args, '--lang', lang])).toMatchObject({ code: 0, err: '' })
    }
  })

  test('a game that breaks a promise is found out', async () => {
    const broken = at('small-game/broken.js')
    const whole = await readFile(at('small-game/game.js'), 'utf8')
    await writeFile(broken, whole.replace('throw new IllegalAction(no)', 'state.turn += 2'))
    const { code, out, err } = await understudy(['--plugin', broken, 'conform', 'small-game'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^random 1\.0 @\d+: \w+: /)
  })
})

describe('new refuses', () => {
  const LANGUAGES = [
    ['en', /not empty/, /cannot be the name/, /already; give/, /New can be bot, game/, /is missing/],
    ['ru', /не пуста/, /не годится как имя/, /уже есть; назовите/, /new: можно выбрать bot, game/, /Не указано/],
  ] as const

  test.each(LANGUAGES)('in one sentence (%s)', async (lang, notEmpty, badName, taken, unknown, missing) => {
    await mkdir(at('full'), { recursive: true })
    await writeFile(at('full/notes.txt'), 'mine')
    const cases: [readonly string[], RegExp][] = [
      [['bot', at('full')], notEmpty],
      [['bot', at('My Bot')], badName],
      [['game', at('игра')], badName],
      [['game', at('-')], badName],
      [['bot', at('kraken')], taken],
      [['bot', at('random')], taken],
      [['game', at('muhq')], taken],
      [['opponent', at('fine')], unknown],
      [['bots', at('fine')], unknown],
      [['bot'], missing],
      [[], missing],
    ]
    for (const [args, why] of cases) {
      const said = await understudy(['new', ...args, '--lang', lang])
      expect(isOneSentence(said), `${args}: ${said.err}`).toBe(true)
      expect(said.err).toMatch(why)
    }
    expect(await readdir(at('full'))).toEqual(['notes.txt'])
    expect((await readdir(folder)).filter((name) => /My|игра|fine|kraken/.test(name))).toEqual([])
  })
})

test('new and conform stand in the help and are completed', async () => {
  expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(['new', 'conform']))
  const { out } = await understudy(['completions', 'bash'])
  expect(out).toMatch(/'new 0'\) kind=words; words='bot game'/)
  expect(out).toMatch(/'conform'\) flags='[^']*--bot/)
  expect(out).toMatch(/'conform 0'[^)]*\) kind=words; words='[^']*muhq/)
  expect((await understudy([])).out).toContain('new bot|game <folder>')
})

test('the templates as they lie in the repository are plug-ins', async () => {
  // Under their own names, so that whoever reads them there can run them there.
  const template = (name: string) => new URL(`../templates/${name}`, import.meta.url).pathname
  const said = await understudy(['--plugin', template('bot/bot.js'), '--plugin', template('game/game.js'), 'games'])
  expect([said.code, said.err]).toEqual([0, ''])
  expect(said.out).toContain('my-bot')
  expect(said.out).toContain('my-game')
})
