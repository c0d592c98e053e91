import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGS } from '@understudy/procedure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decidedEntries, playedJournal, playedTable } from './testing/journals.ts'
import { understudy } from './testing/run.ts'

let folder: string
const file = (name: string) => join(folder, name)
const position = { players: 2, stones: 6, fresh: false, misere: false, turn: 1, round: 1, last: 0 }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-commands-'))
  await writeFile(file('game.json'), JSON.stringify(playedJournal()))
  await writeFile(file('position.json'), JSON.stringify(position))
})

afterAll(() => rm(folder, { recursive: true }))

async function json(args: readonly string[], stdin?: string) {
  const ran = await understudy([...args, '--json'], stdin === undefined ? {} : { stdin })
  expect(ran.err).toBe('')
  return JSON.parse(ran.out)
}

describe('help', () => {
  const names = 'games play simulate lab replay explain turn check schema rulebook coverage report serve'.split(' ')
  test.each(names)('%s --help in both languages', async (name) => {
    for (const lang of LANGS) {
      const { code, out, err } = await understudy([name, '--help', '--lang', lang])
      expect(code).toBe(0)
      expect(err).toBe('')
      expect(out).toContain(`understudy ${name}`)
      expect(out).toContain('--json')
    }
  })

  test('no command, help, --help and help <command>', async () => {
    const { out } = await understudy([])
    for (const name of names) expect(out).toContain(`  ${name}`)
    expect((await understudy(['help'])).out).toBe(out)
    expect((await understudy(['--help'])).out).toBe(out)
    expect((await understudy(['help', 'turn'])).out).toBe((await understudy(['turn', '--help'])).out)
  })

  test('options of the game are flags', async () => {
    const { out } = await understudy(['play', 'heap', '--help'])
    expect(out).toContain('--players <2–4>')
    expect(out).toContain('--size <small|large>')
    expect(out).toContain('--last-loses')
    expect(out).toContain('--stones <file.json>')
  })

  test('the version', async () => {
    const { out } = await understudy(['--version'])
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect((await understudy(['-V'])).out).toBe(out)
  })
})

test('games', async () => {
  const data = await json(['games'])
  expect(data.games[0]).toMatchObject({
    id: 'heap',
    bots: [{ id: 'miser', editions: ['first', 'second'] }, { id: 'one' }],
  })
  const { out } = await understudy(['games', '--lang', 'ru'])
  expect(out).toContain('Скряга')
})

describe('simulate', () => {
  const args = ['simulate', 'heap', '--games', '60', '--seed', 'k', '--seats', 'random,miser']

  test('the same bytes whatever the number of jobs', async () => {
    const one = await understudy([...args, '--jobs', '1', '--json'])
    const three = await understudy([...args, '--jobs', '3', '--json'])
    expect(three.out).toBe(one.out)
    expect(JSON.parse(one.out).seats[1]).toMatchObject({ seat: 's2', controller: { bot: 'miser' } })
  })

  test('a table with intervals and lengths', async () => {
    const { out, err } = await understudy([...args, '--last-loses', '--players=3', '--size', 'large', '--coverage'])
    expect(err).toBe('')
    expect(out).toMatch(/s1\s+random\s+\d+\.\d % +\d+\.\d % – \d+\.\d %/)
    expect(out).toMatch(/turns\s+\d/)
    expect(out).toContain('H.1')
  })

  test('flags may be written as the option is called', async () => {
    expect((await json([...args, '--lastLoses'])).options.lastLoses).toBe(true)
    expect((await json([...args, '--no-last-loses'])).options.lastLoses).toBe(false)
  })

  test('a progress bar only for somebody who watches', async () => {
    expect((await understudy(args)).err).toBe('')
    expect((await understudy(args, { watched: true })).err).toContain('60/60')
  })
})

describe('replay and explain', () => {
  test('a summary, and every hash checked', async () => {
    const { code, out } = await understudy(['replay', file('game.json'), '--log'])
    expect(code).toBe(0)
    expect(out).toMatch(/ok: \d+ entries replayed, \d+ positions checked by hash/)
    expect(out).toContain('takes')
    const data = await json(['replay', file('game.json')])
    expect(data.over.winners).toHaveLength(1)
    expect(data.hashes).toBe(data.entries)
  })

  test('a journal from stdin', async () => {
    const { code } = await understudy(['replay', '-'], { stdin: JSON.stringify(playedJournal()) })
    expect(code).toBe(0)
  })

  test('bot turns as sentences, in both languages', async () => {
    const { out } = await understudy(['explain', file('game.json'), '--turn', '1'])
    expect(out).toMatch(/^Turn 1 · Seat 2 · miser@1.0/)
    expect(out).toContain('H.1 Is there a remainder by four? —')
    const ru = await understudy(['explain', file('game.json'), '--turn', '1', '--lang', 'ru'])
    expect(ru.out).toContain('Есть ли остаток')
    expect(ru.out).toMatch(/^Ход 1 · Место 2 · miser@1.0/)
  })

  test('trees and hashes for programs, always the same', async () => {
    const [index] = decidedEntries(playedTable())
    const [turn] = await json(['explain', file('game.json'), '--entry', `${index}`])
    expect(turn.actions[0]).toMatchObject({ entry: index, same: true, tree: [{ page: 'TAKE' }] })
    const again = await json(['explain', file('game.json'), '--entry', `${index}`])
    expect(again[0].actions[0].hash).toBe(turn.actions[0].hash)
  })

  test('why not', async () => {
    const [index] = decidedEntries(playedTable())
    const args = ['explain', file('game.json'), '--entry', `${index}`, '--why-not']
    const { out, err } = await understudy([...args, '{"do":"take","n":2}'])
    expect(err).toBe('')
    expect(out).toMatch(/^take 2\?\n/)
    const refused = await understudy([...args, '{"do":"take","n":9}'])
    expect(refused.out).toContain('That was not legal.')
  })
})

describe('turn', () => {
  test('the actions in words, and the position after them on the last line', async () => {
    const { out, err } = await understudy(['turn', 'heap', '--bot', 'miser', '--brief', '--position'], {
      stdin: JSON.stringify(position),
    })
    expect(err).toBe('')
    const lines = out.trimEnd().split('\n')
    expect(lines[0]).toBe('s2 takes 2, 4 left')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ stones: 4, turn: 2 })
  })

  test('with its reasons', async () => {
    const { out } = await understudy(['turn', 'heap', '--bot', 'miser'], { stdin: JSON.stringify(position) })
    expect(out).toContain('  ▸ Take\n    H.1 Is there a remainder by four? — Yes.')
    expect(out).not.toContain('"stones"')
  })

  test('for programs: steps with rules and trace hashes, the changes, the position', async () => {
    const data = await json(['turn', 'heap', '--bot', 'miser', '--edition', 'second'], JSON.stringify(position))
    expect(data).toMatchObject({ seat: 's2', changes: ['put 4 stones on the heap'], position: { stones: 4 } })
    expect(data.steps[0]).toMatchObject({ action: { do: 'take', n: 2 }, node: 'H.2' })
    expect(data.steps[0].trace).toMatch(/^[0-9a-f]{14}$/)
    expect(data.steps[0].tree[0]).toMatchObject({
      page: 'TAKE',
      children: [{ node: 'H.1', source: { by: 'printed' } }],
    })
  })

  test('a wrapped position brings its options; chance before the turn is the app’s', async () => {
    const wrapped = {
      format: 'understudy-position',
      game: 'heap',
      options: { lastLoses: true },
      position: { ...position, fresh: true, turn: 0 },
    }
    const data = await json(['turn', 'heap', '--bot', 'miser', '--seat', 's1', '--seed', '7'], JSON.stringify(wrapped))
    expect(data.options.lastLoses).toBe(true)
    expect(data.steps.map((step: { t: string }) => step.t)).toEqual(['answer', 'action'])
  })
})

describe('check', () => {
  test('journals and positions', async () => {
    expect((await understudy(['check', file('game.json')])).out).toMatch(/^ok: .*a saved game of Heap, \d+ entries/)
    expect((await understudy(['check', file('position.json')])).out).toMatch(/^ok: .*a position of Heap/)
  })

  test('for programs, what is wrong comes as data too', async () => {
    const { code, out } = await understudy(['check', '-', '--json'], {
      stdin: JSON.stringify({ ...position, stones: 99 }),
    })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ ok: false, problems: [{ where: 'stones' }] })
  })
})

test('schema', async () => {
  const data = await json(['schema', 'heap'])
  expect(data.journal).toMatchObject({ type: 'object', properties: { game: { const: 'heap' } } })
  expect(Object.keys(data.journal.$defs)).toContain('entry-action')
  expect(await json(['schema', 'heap', '--of', 'journal'])).toEqual(data.journal)
})

describe('rulebook', () => {
  test('Markdown to stdout, HTML to a file', async () => {
    const { out } = await understudy(['rulebook', 'miser', '--lang', 'ru'])
    expect(out).toMatch(/^# Скряга/)
    const written = await understudy(['rulebook', 'heap/miser', '--format', 'html', '--out', file('miser.html')])
    expect(written.out).toContain('miser.html')
    expect(await readFile(file('miser.html'), 'utf8')).toContain('id="H.1"')
  })

  test('PDF without a Chromium is one clear sentence', async () => {
    const args = ['rulebook', 'miser', '--format', 'pdf', '--out', file('miser.pdf')]
    const { code, err } = await understudy(args, { env: { PATH: folder } })
    expect(code).toBe(1)
    expect(err).toContain('needs Chromium or Chrome')
    expect(existsSync(file('miser.pdf'))).toBe(false)
  })
})

test('coverage', async () => {
  const data = await json(['coverage', 'miser', '--games', '30', '--size', 'large'])
  expect(data.rules.map((rule: { node: string }) => rule.node)).toEqual(['H.1', 'H.2', 'H.3', 'H.5', 'H.4'])
  expect(data.sources.printed.count).toBeGreaterThan(0)
  expect((await understudy(['coverage', 'miser', '--games', '5'])).out).toContain('never reached')
  const ru = (await understudy(['coverage', 'miser', '--games', '5', '--lang', 'ru'])).out
  expect(ru).toMatch(/^ {2}H\.1 .* из оригинала/m)
  expect(ru).not.toMatch(/printed|backport|ruling/)
})

describe('report', () => {
  test('written, checked, and noticed when the trace differs', async () => {
    const [index] = decidedEntries(playedTable())
    const out = file('report.json')
    const made = await understudy([
      'report',
      file('game.json'),
      '--entry',
      `${index}`,
      '--comment',
      'odd',
      '--out',
      out,
    ])
    expect(made.out).toContain('trace')
    const report = JSON.parse(await readFile(out, 'utf8'))
    expect(report).toMatchObject({ entry: index, comment: 'odd', bot: { id: 'miser', version: '1.0' } })
    expect(report.journal.entries).toHaveLength((index ?? 0) + 1)
    expect((await understudy(['report', '--check', out])).out).toMatch(/^ok: .*the same trace/)
    expect((await understudy(['check', out])).code).toBe(0)
    await writeFile(out, JSON.stringify({ ...report, trace: 'ffffffffffffff' }))
    const differs = await understudy(['report', '--check', out])
    expect(differs.code).toBe(1)
    expect(differs.err).toContain('another trace comes out')
  })
})
