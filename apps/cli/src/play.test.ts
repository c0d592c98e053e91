import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heapEntry } from '../../lab/src/testing/heap.ts'
import { understand } from './play/typed.ts'
import { understudy } from './testing/run.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-play-'))
})
afterAll(() => rm(folder, { recursive: true }))

const play = (lines: readonly string[], ...flags: string[]) =>
  understudy(['play', 'heap', '--seed', 'p', ...flags], { stdin: lines.map((line) => `${line}\n`).join('') })

test('numbered choices to the end of the game', async () => {
  const { code, out, err } = await play(Array(20).fill('1'))
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toContain('Seat 1: How many stones do you take?\n  1  take 1\n')
  expect(out).toMatch(/took the last stone\. Won by Seat [12]\./)
  expect(out.match(/Won by/g)).toHaveLength(1)
})

test('the board, bots with their rules, why and why not', async () => {
  const { out } = await play(['1', 'why', 'why not', 'why not 1', 'why not 99', 'quit'])
  expect(out).toMatch(/\n(o+)\n/)
  expect(out).toMatch(/s2 takes \d.*\[H\.[24]\]/)
  expect(out).toContain('H.1 Is there a remainder by four?')
  expect(out).toMatch(/Instead of: take \d\n +1 {2}take 1/)
  expect(out).toContain('There is no alternative 99')
})

test('undo and redo go through the bot’s turn', async () => {
  const { out } = await play(['1', 'undo', 'redo', 'redo', 'undo', 'undo', 'quit'])
  expect(out.match(/Taken back\./g)).toHaveLength(2)
  expect(out).toContain('Done again.')
  expect(out).toContain('There is nothing to do again.')
  expect(out).toContain('There is nothing to take back.')
})

test('what cannot be understood changes nothing', async () => {
  const { out } = await play(['99', 'dance', 'back', 'why', '?', '', 'quit'])
  expect(out).toContain('There is no choice 99 here.')
  expect(out).toContain('“dance” means nothing here')
  expect(out).toContain('There is nothing to go back to')
  expect(out).toContain('No bot has decided anything yet.')
  expect(out).toContain('save <file>')
})

test('saved, loaded and played on', async () => {
  const file = join(folder, 'game.json')
  const first = await play(['1', `save ${file}`, 'save', 'save /no/such/folder/x', 'quit'])
  expect(first.out).toContain(`Saved to ${file}.`)
  expect(first.out).toContain('Save where?')
  expect(first.out).toContain('cannot be written')
  const replayed = await understudy(['replay', file])
  expect(replayed.code).toBe(0)
  const second = await understudy(['play', 'heap', '--load', file], { stdin: 'log\nundo\nquit\n' })
  expect(second.out).toContain('The game begins.')
  expect(second.out).toContain('Taken back.')
  const refused = await understudy(['play', 'heap', '--load', file, '--players', '3'])
  expect(refused.err).toBe('--players cannot be changed in a saved game.\n')
})

test('a game that cannot be replayed to its end is played on, and that is said', async () => {
  const file = join(folder, 'older.json')
  await play(['1', `save ${file}`, 'quit'])
  const saved = JSON.parse(await readFile(file, 'utf8'))
  saved.entries[2].hash = '00000000000000'
  await writeFile(file, JSON.stringify(saved))
  const { out, err, code } = await understudy(['play', 'heap', '--load', file], { stdin: 'quit\n' })
  expect(err).toMatch(/older\.json: by today's rules step 2 cannot be played .* nothing that was played is lost\.\n$/)
  expect([code, out]).toEqual([0, expect.stringContaining('How many stones')])
  const strict = await understudy(['replay', file])
  expect([strict.code, strict.err]).toEqual([1, expect.stringContaining('entries[2]: this step leads to another')])
  // Nobody should take it for lost.
  const opens = /The game can still be opened, in the page or with play --load: .* after entry \d+/
  expect(strict.err).toMatch(opens)
  const checked = await understudy(['check', file])
  expect([checked.code, checked.err]).toEqual([1, expect.stringMatching(opens)])
})

test('--save into the file of a game that goes on from the midst keeps what can only be read there', async () => {
  const file = join(folder, 'before.json')
  await play(['1', `save ${file}`, 'quit'])
  const saved = JSON.parse(await readFile(file, 'utf8'))
  saved.entries[2].hash = '00000000000000'
  const before = JSON.stringify(saved)
  await writeFile(file, before)
  const link = join(folder, 'link.json')
  await symlink(file, link)
  const copy = join(folder, 'before.older.json')
  const first = await understudy(['play', 'heap', '--load', file, '--save', link], { stdin: '1\n1\nquit\n' })
  expect(first.out).toContain(`with all that was played before, is now ${copy}.`)
  expect(first.out.split('is now').length).toBe(2)
  expect(await readFile(copy, 'utf8')).toBe(before)
  expect((await understudy(['replay', file])).code).toBe(0)
  // Another game like that does not take its place.
  await writeFile(file, before)
  await understudy(['play', 'heap', '--load', file], { stdin: `save ${file}\nquit\n` })
  expect(await readFile(join(folder, 'before.older-2.json'), 'utf8')).toBe(before)
  expect(await readFile(copy, 'utf8')).toBe(before)
})

test('a damaged snapshot does no harm, and check says so', async () => {
  const file = join(folder, 'damaged.json')
  await play(['1', `save ${file}`, 'quit'])
  const saved = JSON.parse(await readFile(file, 'utf8'))
  saved.entries.push({ t: 'snapshot', rules: '1', position: { stones: 999 } })
  await writeFile(file, JSON.stringify(saved))
  const { out, code } = await understudy(['check', file])
  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`odd: entries\\[${saved.entries.length - 1}\\]: this snapshot is not the position`))
})

test('--save keeps the game after every step', async () => {
  const file = join(folder, 'kept.json')
  await play(['1'], '--save', file)
  expect(JSON.parse(await readFile(file, 'utf8')).entries.length).toBeGreaterThan(3)
})

test('the end of the input is no fault, but the game is said to be lost', async () => {
  const { code, out } = await play(['1'])
  expect(code).toBe(0)
  expect(out).toContain('The game was not saved.')
})

test('beside a board the table rolls, for the game and for the bot', async () => {
  const { out } = await play(['setup', '6', '2', '1', '1', 'undo', 'quit'], '--beside', '--size', 'large')
  expect(out).toContain('The table: What does the die show?')
  expect(out).toContain('On the table:\n  put 20 stones on the heap')
  expect(out).toContain('What does d2 show?')
  expect(out).toMatch(/Taken back\.\nOn the table:/)
})

test('for programs: one object a line', async () => {
  const { out } = await play(['1', 'why', 'quit'], '--json')
  const messages = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(messages.map((message) => message.kind)).toContain('ask')
  const ask = messages.find((message) => message.kind === 'ask')
  expect(ask).toMatchObject({ seat: 's1', choices: [{ number: 1, text: 'take 1' }, { number: 2 }, { number: 3 }] })
  expect(messages.find((message) => message.kind === 'why')).toHaveProperty('hash')
})

test('Russian words are understood too', async () => {
  const { out } = await play(['1', 'почему', 'отмена', 'выход'], '--lang', 'ru')
  expect(out).toContain('Есть ли остаток')
  expect(out).toContain('Отменено.')
})

test('what typed lines mean', () => {
  expect(understand(' 12 ')).toEqual({ do: 'choose', number: 12 })
  expect(understand('why not 3')).toEqual({ do: 'whyNot', number: 3 })
  expect(understand('Why')).toEqual({ do: 'why' })
  expect(understand('why 8')).toEqual({ do: 'why', number: 8 })
  expect(understand('log x')).toEqual({ do: 'unknown', word: 'log x' })
  expect(understand('undo everything')).toEqual({ do: 'unknown', word: 'undo everything' })
  expect(understand('save my game.json')).toEqual({ do: 'save', file: 'my game.json' })
  expect(understand('')).toEqual({ do: 'nothing' })
})

test('a bot that goes round in circles is named in one sentence, and the game can be taken back, saved and left', async () => {
  const file = join(folder, 'stuck.json')
  const { pkg } = heapEntry
  const loop = { ...pkg.bots[1]!, id: 'miser', title: { en: 'The Loop', ru: 'Петля' } }
  const bot = {
    ...loop.make({ edition: '', options: {} }),
    idle: () => false,
    step: () => ({ roll: { id: 'd2', faces: [0, 1] }, node: 'H.3' }),
  }
  const games = { heap: { ...heapEntry, pkg: { ...pkg, bots: [{ ...loop, make: () => bot }] } } }
  const stdin = ['1', 'log 3', `save ${file}`, 'undo', '1', 'quit'].map((line) => `${line}\n`).join('')
  for (const [lang, told] of [
    ['en', /The Loop \(Seat 2\) goes round in circles at rule H\.3 and stops here: undo, or take over its seat/g],
    ['ru', /Петля \(.+\) ходит по кругу на правиле H\.3 и останавливается: отмените ход или займите его место/g],
  ] as const) {
    const { code, out, err } = await understudy(['play', 'heap', '--seed', 'p', '--lang', lang], { stdin, games })
    expect([code, err]).toEqual([0, ''])
    expect(out.match(told)).toHaveLength(2)
    expect(out.match(lang === 'en' ? /Taken back\./g : /Отменено\./g)).toHaveLength(1)
  }
  const { entries } = JSON.parse(await readFile(file, 'utf8'))
  expect(entries.length).toBeLessThan(220)
})
