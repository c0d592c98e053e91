// The command as it is installed: built, in its own process, with the real games.

import { spawn, spawnSync } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from './pdf.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const command = join(root, 'apps/cli/bin/understudy.js')
let folder: string
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const built = spawnSync(process.execPath, [join(dirname(manifest), 'bin/tsc'), '-b', 'apps/cli'], { cwd: root })
  if (!existsSync(join(root, 'apps/cli/dist/main.js'))) throw new Error(`the build failed:\n${built.stdout}`)
  folder = await mkdtemp(join(tmpdir(), 'understudy-built-'))
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function understudy(args: readonly string[], stdin = '', env: Record<string, string> = {}, cwd = folder): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, ...args], {
      cwd,
      env: { ...process.env, LANG: 'C', LC_ALL: 'C', ...env },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (part) => {
      out += part
    })
    child.stderr.on('data', (part) => {
      err += part
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}

const TIMEOUT = 60_000

test('the same seed gives the same bytes on one thread and on three', { timeout: TIMEOUT }, async () => {
  const args = ['simulate', 'muhq', '--games', '60', '--seed', '7', '--json', '--coverage']
  const [one, three, other] = await Promise.all([
    understudy([...args, '--jobs', '1']),
    understudy([...args, '--jobs', '3']),
    understudy(['simulate', 'muhq', '--games', '60', '--seed', '8', '--json', '--coverage']),
  ])
  expect(one.err).toBe('')
  expect(three.out).toBe(one.out)
  expect(other.out).not.toBe(one.out)
  expect(JSON.parse(one.out).games).toBe(60)
})

test('an act is an act in every thread', { timeout: TIMEOUT }, async () => {
  const args = ['simulate', 'arcs', '--act', '1', '--seats', 'random,random,random', '--games', '40', '--json']
  const [one, three] = await Promise.all(['1', '3'].map((jobs) => understudy([...args, '--jobs', jobs])))
  expect(three?.out).toBe(one?.out)
  expect(JSON.parse(one?.out ?? '').endings).toMatchObject([{ id: 'over.act', games: { count: 40 } }])
})

test('a bot from outside plays on one thread and on three, and without its plug-in there is no such bot', {
  timeout: TIMEOUT,
}, async () => {
  const plugin = join(root, 'docs/examples/my-bot.js')
  const args = ['simulate', 'muhq', '--seats', 'hasty,kraken', '--games', '60', '--seed', '7', '--json']
  const [one, three, none] = await Promise.all([
    understudy(['--plugin', plugin, ...args, '--jobs', '1']),
    understudy([...args, '--jobs', '3', `--plugin=${plugin}`]),
    understudy(args),
  ])
  expect(one.err).toBe('')
  expect(JSON.parse(one.out).games).toBe(60)
  expect(three.out).toBe(one.out)
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('hasty')])
})

test('plug-ins are named by the config file of the folder, or by another one, for every command and every thread', {
  timeout: TIMEOUT,
}, async () => {
  const plugin = join(root, 'docs/examples/my-bot.js')
  const own = file('own')
  await mkdir(own)
  const config = join(own, 'understudy.config.json')
  await Promise.all([
    writeFile(join(own, 'my-bot.mjs'), await readFile(plugin)),
    writeFile(config, '{ "plugins": ["./my-bot.mjs"] }'),
    writeFile(file('wrong.json'), '{ "plugin": [] }'),
    writeFile(file('nowhere.json'), '{ "plugins": ["my-bot.mjs"] }'),
  ])
  const args = ['simulate', 'muhq', '--seats', 'hasty,kraken', '--games', '60', '--seed', '7', '--json']
  const [here, named, twice, listed, wrong, nowhere] = await Promise.all([
    understudy([...args, '--jobs', '3'], '', {}, own),
    understudy([...args, '--jobs', '1', '--config', config]),
    understudy(['--plugin', join(own, 'my-bot.mjs'), ...args, `--config=${config}`]),
    understudy(['games'], '', {}, own),
    understudy(['games', '--config', 'wrong.json']),
    understudy(['games', '--config', 'nowhere.json', '--lang', 'ru']),
  ])
  expect([here.err, JSON.parse(here.out).games]).toEqual(['', 60])
  expect([named.out, twice.out]).toEqual([here.out, here.out])
  expect(listed.out).toContain('hasty')
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('there is no setting “plugin”')])
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('здесь не установлен')])
})

test.each([
  ['bot', 'muhq', 'outsider,kraken'],
  ['game', 'outsider', 'outsider-bot,random'],
])(
  'a %s that “new” has written is in every thread of an experiment',
  { timeout: TIMEOUT },
  async (kind, game, seats) => {
    const own = `made-${kind}/outsider`
    expect(await understudy(['new', kind, own])).toMatchObject({ code: 0, err: '' })
    const lab = (jobs: string) =>
      understudy([
        ...['--plugin', `${own}/${kind}.js`, 'lab', 'run', game, '--seats', seats],
        ...['--games', '40', '--jobs', jobs, '--out', `${own}-${jobs}`],
      ])
    const [one, two] = [await lab('1'), await lab('2')]
    expect([one.code, one.err]).toEqual([0, ''])
    expect(one.out).toMatch(/^40 games/m)
    expect(two.out).toBe(one.out.replace(`${own}-1`, `${own}-2`))
  },
)

describe('a game from the first choice to its explanation', () => {
  test('played, saved, replayed, explained, reported', { timeout: TIMEOUT }, async () => {
    const ending = await endTurns(3)
    expect(ending.err).toBe('')
    const replayed = await understudy(['replay', 'game.json'])
    expect(replayed.out).toMatch(/ok: \d+ entries replayed/)
    const explained = await understudy(['explain', 'game.json', '--turn', '1', '--json'])
    const [turn] = JSON.parse(explained.out)
    expect(turn.actions.length).toBeGreaterThan(1)
    const entry = `${turn.actions[0].entry}`
    const sentences = await understudy(['explain', 'game.json', '--entry', entry, '--lang', 'ru'])
    expect(sentences.out).toMatch(/[А-я]/)
    const report = await understudy([
      'report',
      'game.json',
      '--entry',
      entry,
      '--comment',
      'why this?',
      '--out',
      'r.json',
    ])
    expect(report.code).toBe(0)
    expect((await understudy(['report', '--check', 'r.json'])).out).toContain('the same trace')
  })

  /** Ends the person's turn a few times: the choice of that name, then "that is all". */
  async function endTurns(count: number): Promise<Ran> {
    let lines: string[] = []
    for (let i = 0; i < count; i++) {
      const seen = await understudy(['play', 'muhq', '--seed', '5', '--json'], lines.join('\n'))
      const asks = seen.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter((message) => message.kind === 'ask')
      const end = asks.at(-1)?.choices.find((choice: { text: string }) => /end/i.test(choice.text))
      lines = [...lines, `${end?.number}`, '0', '']
    }
    return understudy(['play', 'muhq', '--seed', '5', '--save', 'game.json'], lines.join('\n'))
  }
})

test('a position in, a turn out, and back in again', { timeout: TIMEOUT }, async () => {
  const { positions } = await bossPositions()
  const [position] = positions
  const first = await understudy(['turn', 'muhq', '--bot', 'kraken', '--json'], JSON.stringify(position))
  expect(first.err).toBe('')
  const turn = JSON.parse(first.out)
  expect(turn.steps.length).toBeGreaterThan(2)
  const again = await understudy(['turn', 'muhq', '--bot', 'kraken', '--json'], JSON.stringify(position))
  expect(again.out).toBe(first.out)
  await writeFile(file('after.json'), JSON.stringify(turn.position))
  expect((await understudy(['check', 'after.json'])).out).toMatch(/^ok: /)
  const impossible = { ...position, people: [] }
  const refused = await understudy(['turn', 'muhq', '--bot', 'kraken'], JSON.stringify(impossible))
  expect(refused.code).toBe(1)
  expect(refused.err.trimEnd().split('\n')).toHaveLength(1)
})

test('the client of thirty lines gets a turn and brings its own dice', { timeout: TIMEOUT }, async () => {
  const client = join(root, 'docs/examples/turn-client.mjs')
  expect((await readFile(client, 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  const talk = (position: string) =>
    spawnSync(process.execPath, [client, process.execPath, command], { input: position, encoding: 'utf8' })
  const { stdout, status } = talk(await readFile(join(root, 'docs/positions/supercat-battle.json'), 'utf8'))
  expect(status).toBe(0)
  expect(stdout).toMatch(/Red rolls .*\n/)
  expect(stdout).toMatch(/\d+ characters of position afterwards\n$/)
  const refused = talk('{"a":1}')
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('bad-position: ')
})

/** Snapshots of a simulated game in which the boss is to move. */
async function bossPositions() {
  const { games } = await import('@understudy/lab')
  const { Table } = await import('@understudy/table')
  const pkg = games.muhq?.pkg
  if (pkg === undefined) throw new Error('muhq is registered')
  const table = Table.start(pkg, { options: {}, seed: 'e2e', seats: { p1: { by: 'random' } } })
  const positions: Record<string, unknown>[] = []
  while (positions.length === 0 && table.advance() !== undefined)
    if (pkg.game.decision(table.state)?.seat === 'boss') positions.push(pkg.game.serialise(table.state) as never)
  return { positions }
}

describe('files of one’s own', () => {
  test('broken YAML is named with its place', { timeout: TIMEOUT }, async () => {
    await writeFile(file('map.yaml'), 'map: |\n  ..\nsymbols: [unclosed\n')
    const checked = await understudy(['check', 'map.yaml'])
    expect(checked.code).toBe(1)
    expect(checked.err).toMatch(/^map\.yaml: line \d+: /)
    const played = await understudy(['simulate', 'muhq', '--map', 'map.yaml', '--games', '1'])
    expect(played.code).toBe(1)
    expect(played.err).toMatch(/^map: line \d+: |map/)
    expect(played.err.trimEnd().split('\n')).toHaveLength(1)
    await writeFile(file('poem.yaml'), 'roses: red\n')
    expect((await understudy(['check', 'poem.yaml'])).err).toContain('neither a map')
  })
})

test('rulebooks, and a PDF where there is a Chromium', { timeout: TIMEOUT }, async () => {
  const md = await understudy(['rulebook', 'kraken', '--lang', 'ru'])
  expect(md.out).toMatch(/^# /)
  const made = await understudy(['rulebook', 'kraken', '--format', 'pdf', '--out', 'kraken.pdf'])
  if (findChromium(process.env) === undefined) {
    expect(made.err).toContain('needs Chromium')
    return
  }
  expect(made.err).toBe('')
  expect((await readFile(file('kraken.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await stat(file('kraken.pdf'))).size).toBeGreaterThan(5_000)
})

test('mistakes end with 1 and one sentence, and a reader may leave early', { timeout: TIMEOUT }, async () => {
  const wrong = await understudy(['simulate', 'muhq', '--gmaes', '5'])
  expect(wrong).toMatchObject({ code: 1, out: '', err: 'There is no flag --gmaes here (did you mean --games?).\n' })
  const piped = spawnSync('sh', ['-c', `"${process.execPath}" "${command}" schema muhq | head -c 10`], { cwd: folder })
  expect(piped.stderr.toString()).toBe('')
})

describe('outputs that take nothing', () => {
  const shell = (line: string) => {
    const node = `"${process.execPath}" "${command}"`
    const ran = spawnSync('bash', ['-c', line.replace('understudy', node)], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    })
    return { code: ran.status, err: ran.stderr.toString() }
  }

  test.each(['games', 'rulebook kraken'])('%s > /dev/full', (args) => {
    expect(shell(`understudy ${args} > /dev/full`)).toEqual({
      code: 1,
      err: 'The output cannot be written (the disk is full).\n',
    })
  })

  test('in Russian', () => {
    const { err } = shell('understudy games --lang ru > /dev/full')
    expect(err).toBe('Вывод не удаётся записать (диск заполнен).\n')
  })

  test('a complaint that cannot be written still ends with 1', () => {
    expect(shell('understudy nonsense 2> /dev/full')).toEqual({ code: 1, err: '' })
  })

  test('a reader that leaves early is no fault', () => {
    expect(shell('set -o pipefail; understudy schema muhq | head -c 10 > /dev/null')).toEqual({
      code: 0,
      err: '',
    })
  })
})

test('killed in the middle of saving, play leaves the game as it was', { timeout: 2 * TIMEOUT }, async () => {
  const saves = file('saves')
  await mkdir(saves)
  const game = join(saves, 'game.json')
  const long = JSON.stringify(await longGame())
  let hit = 0
  for (let round = 0; round < 6; round++) {
    await writeFile(game, long)
    await killedWhileWriting(saves, game)
    const saved = JSON.parse(await readFile(game, 'utf8'))
    expect(saved.entries.length).toBeGreaterThan(250)
    const half = (await readdir(saves)).filter((name) => name.endsWith('.tmp'))
    if (half.length > 0) hit++
    for (const name of half) await rm(join(saves, name))
  }
  // The kills were aimed well: at least one came before the new file was in its place.
  expect(hit).toBeGreaterThan(0)
  expect((await understudy(['replay', game])).code).toBe(0)
})

/** Plays on with a saved game, saving into its file, until the first sign of a write in the folder. */
function killedWhileWriting(saves: string, game: string): Promise<void> {
  return new Promise((resolve) => {
    const args = ['play', 'muhq', '--load', game, '--save', game]
    const child = spawn(process.execPath, [command, ...args], { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] })
    const watcher = watch(saves, () => child.kill('SIGKILL'))
    child.stdin.on('error', () => {})
    child.stdin.end('undo\nredo\n'.repeat(50))
    child.on('close', () => {
      watcher.close()
      resolve()
    })
  })
}

/** A journal of more than a megabyte, in which a person can take something back. */
async function longGame() {
  const { games } = await import('@understudy/lab')
  const { Table } = await import('@understudy/table')
  const pkg = games.muhq?.pkg
  if (pkg === undefined) throw new Error('muhq is registered')
  const table = Table.start(pkg, { options: {}, seed: 'long', seats: { p1: { by: 'random' } } })
  for (let step = 0; step < 20; step++) table.advance()
  table.seat('p1', { by: 'person' })
  const position = pkg.game.serialise(table.state)
  for (let edits = 0; edits < 250; edits++) table.edit(position)
  return table.file()
}

describe('an experiment', () => {
  const args = ['lab', 'run', 'muhq', '--seats', 'partner,kraken', '--games', '80']
  const run = (out: string, jobs: string) => understudy([...args, '--jobs', jobs, '--out', out])

  /** Every file of it, by name. */
  async function contents(name: string): Promise<Record<string, string>> {
    const found = await readdir(file(name), { recursive: true, withFileTypes: true })
    const paths = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
    const read = async (path: string) => [path.slice(file(name).length), await readFile(path, 'utf8')] as const
    return Object.fromEntries(await Promise.all(paths.sort().map(read)))
  }

  /** Begun, and sent a signal once some of it is written. */
  async function signalled(out: string, jobs: string, signal: 'SIGKILL' | 'SIGINT'): Promise<Ran> {
    const child = spawn(process.execPath, [command, ...args, '--jobs', jobs, '--out', out], { cwd: folder })
    const texts = ['', '']
    for (const [at, stream] of [child.stdout, child.stderr].entries())
      stream.on('data', (part) => {
        texts[at] += part
      })
    const rows = file(`${out}/rows/0`)
    const waiting = setInterval(async () => {
      const there = await readdir(rows).catch(() => [])
      if (child.killed || there.filter((name) => name.endsWith('.jsonl')).length < 2) return
      child.kill(signal)
    }, 5)
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    clearInterval(waiting)
    return { code, out: texts[0] ?? '', err: texts[1] ?? '' }
  }

  const gamesIn = async (name: string): Promise<number> =>
    Object.entries(await contents(name))
      .filter(([path]) => path.endsWith('.jsonl'))
      .reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0)

  test('is the same to the byte on two threads, after Ctrl-C, and after kill -9', {
    timeout: 4 * TIMEOUT,
  }, async () => {
    const one = await run('one', '1')
    expect([one.code, one.err]).toEqual([0, ''])
    const whole = await contents('one')
    expect(await gamesIn('one')).toBe(80)
    await run('two', '2')
    expect(await contents('two')).toEqual(whole)
    for (const jobs of ['1', '2']) {
      const stopped = await signalled(`stopped-${jobs}`, jobs, 'SIGINT')
      expect(stopped).toMatchObject({ code: 130, err: '' })
      const kept = await gamesIn(`stopped-${jobs}`)
      expect(stopped.out).toContain(`Not finished: ${kept} of 80 games`)
      const resumed = await run(`stopped-${jobs}`, jobs)
      expect(resumed.out.replace(`stopped-${jobs}`, 'one')).toBe(one.out)
      expect(await contents(`stopped-${jobs}`)).toEqual(whole)

      await signalled(`killed-${jobs}`, jobs, 'SIGKILL')
      const left = await gamesIn(`killed-${jobs}`)
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(80)
      expect((await run(`killed-${jobs}`, '2')).code).toBe(0)
      const after = Object.entries(await contents(`killed-${jobs}`)).filter(([path]) => !path.endsWith('.tmp'))
      expect(Object.fromEntries(after)).toEqual(whole)
    }
  })

  test('with a bot from outside that breaks games is the same on two threads', { timeout: TIMEOUT }, async () => {
    const script = `
      const lab = await import(process.argv[2])
      const { brittleEntry } = await import(process.argv[3])
      const { pkg } = brittleEntry
      const options = { players: 2, size: 'small', lastLoses: false }
      const seats = { s1: { by: 'bot', bot: 'brittle' }, s2: { by: 'bot', bot: 'miser' } }
      const plan = lab.makePlan(pkg, { kind: 'run', options, seats, rotate: true, seed: 'b', games: 100 })
      for (const jobs of [1, 2]) await lab.runExperiment(brittleEntry, plan, 'brittle-' + jobs, { jobs })
      console.log(JSON.stringify(await lab.resultsOf('brittle-2', plan)))`
    const modules = ['index.js', 'testing/heap.js'].map(
      (name) => new URL(`../../lab/dist/${name}`, import.meta.url).href,
    )
    await writeFile(file('brittle.mjs'), script)
    const ran = spawnSync(process.execPath, [file('brittle.mjs'), ...modules], { cwd: folder })
    expect(ran.stderr.toString()).toBe('')
    expect(JSON.parse(ran.stdout.toString()).brokenGames).toBeGreaterThan(0)
    expect(await contents('brittle-2')).toEqual(await contents('brittle-1'))
    expect((await readdir(file('brittle-2/broken'))).length).toBeGreaterThan(0)
  })
})
