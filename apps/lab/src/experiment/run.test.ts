// An experiment in its folder: played, stopped, gone on with, damaged, broken.

import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyPackage, type Controller, type JournalFile, loadJournal, withDefaults } from '@understudy/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GameEntry } from '../game-entry.ts'
import { arcsEntry } from '../games/arcs.ts'
import { brittleEntry, heapEntry } from '../testing/heap.ts'
import { csvOf } from './csv.ts'
import { readPlan, readRows } from './folder.ts'
import { journalOf } from './journal.ts'
import { baseArm, makePlan, type Plan } from './plan.ts'
import { resultsOf } from './results.ts'
import { isBroken } from './rows.ts'
import { runExperiment } from './run.ts'

let folder: string
const at = (name: string): string => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-lab-'))
})
afterEach(() => rm(folder, { recursive: true }))

const bot = (id: string): Controller => ({ by: 'bot', bot: id })

function planOf(pkg: AnyPackage, bots: readonly string[], given: object = {}, games = 100): Plan {
  const options = withDefaults(pkg, { players: bots.length, ...given })
  const seats = Object.fromEntries(pkg.game.seats(options).map(({ id }, place) => [id, bot(bots[place] ?? '')]))
  return makePlan(pkg, { kind: 'run', options, seats, rotate: true, seed: 'x', games })
}

/** Every file below a folder, by name. */
async function contents(path: string): Promise<Record<string, string>> {
  const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
  const files = names.map((each) => join(each.parentPath, each.name)).sort()
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(path.length), await readFile(file, 'utf8')] as const)),
  )
}

/** Calls when so many games have begun. */
function counted(entry: GameEntry, after: number, then: () => void): GameEntry {
  let begun = 0
  const start: typeof entry.pkg.game.start = (options, chance) => {
    if (++begun === after) then()
    return entry.pkg.game.start(options, chance)
  }
  return { ...entry, pkg: { ...entry.pkg, game: { ...entry.pkg.game, start } } }
}

describe('playing', () => {
  test('again changes nothing', async () => {
    const plan = planOf(heapEntry.pkg, ['miser', 'one'])
    expect(await runExperiment(heapEntry, plan, at('a'))).toEqual({ before: 0, played: 100, whole: true })
    const before = await contents(at('a'))
    const { ino } = await stat(at('a/rows/0/000000.jsonl'))
    expect(await runExperiment(heapEntry, plan, at('a'))).toEqual({ before: 100, played: 0, whole: true })
    expect(await contents(at('a'))).toEqual(before)
    expect((await stat(at('a/rows/0/000000.jsonl'))).ino).toBe(ino)
    expect(await readPlan(at('a'))).toEqual(plan)
  })

  test.each([1, 7, 20, 33, 99])(
    'stopped after %i games and gone on with, it is the same to the byte',
    async (games) => {
      const plan = planOf(brittleEntry.pkg, ['miser', 'brittle'])
      await runExperiment(brittleEntry, plan, at('whole'))
      const stopping = new AbortController()
      const entry = counted(brittleEntry, games, () => stopping.abort())
      const ran = await runExperiment(entry, plan, at('stopped'), { stop: stopping.signal })
      expect(ran.whole).toBe(false)
      // Nothing that was played is lost.
      const kept = (await resultsOf(at('stopped'), plan)).arms[0]
      expect((kept?.games ?? 0) + (kept?.broken ?? 0)).toBe(ran.played)
      expect(ran.played).toBeGreaterThan(0)
      const { before, whole } = await runExperiment(brittleEntry, plan, at('stopped'))
      expect([before, whole]).toEqual([ran.played, true])
      expect(await contents(at('stopped'))).toEqual(await contents(at('whole')))
    },
  )

  test.each([
    ['cut off', (text: string) => text.slice(0, -20)],
    ['not JSON', () => 'once upon a time\n'],
    ['of other games', (text: string) => text.replace('"n":20,', '"n":19,')],
    ['empty', () => ''],
  ])('a chunk that is %s is played again', async (_, damage) => {
    const plan = planOf(heapEntry.pkg, ['miser', 'one'])
    await runExperiment(heapEntry, plan, at('a'))
    const good = await contents(at('a'))
    const file = at('a/rows/0/000001.jsonl')
    await writeFile(file, damage(await readFile(file, 'utf8')))
    expect(await runExperiment(heapEntry, plan, at('a'))).toEqual({ before: 80, played: 20, whole: true })
    expect(await contents(at('a'))).toEqual(good)
  })

  test('progress is told before the first game and after the last', async () => {
    const told: number[][] = []
    const onProgress = ({ before, played, of }: { before: number; played: number; of: number }) =>
      told.push([before, played, of])
    await runExperiment(heapEntry, planOf(heapEntry.pkg, ['miser', 'one'], {}, 40), at('a'), { onProgress })
    expect([told[0], told.at(-1)]).toEqual([
      [0, 0, 40],
      [0, 40, 40],
    ])
  })
})

describe('folders', () => {
  const plan = planOf(heapEntry.pkg, ['miser', 'one'], {}, 4)
  const refused = (other: Plan = plan) =>
    runExperiment(heapEntry, other, at('a')).catch((error: Error) => error.message)

  test('another experiment is not mixed in, and it is said what differs', async () => {
    await runExperiment(heapEntry, plan, at('a'))
    const before = await contents(at('a'))
    expect(await refused({ ...plan, seed: 'y' })).toMatch(/holds another experiment \(other seed\)/)
    expect(await refused({ ...plan, code: 'abc' })).toMatch(/\(other code\)/)
    expect(await refused(planOf(heapEntry.pkg, ['one', 'one'], {}, 8))).toMatch(/players or changes.*number of games/)
    expect(await contents(at('a'))).toEqual(before)
  })

  test('a folder with other things in it is left alone', async () => {
    await mkdir(at('a'))
    await writeFile(at('a/letter.txt'), 'dear')
    expect(await refused()).toMatch(/has other things in it/)
    expect(await readdir(at('a'))).toEqual(['letter.txt'])
  })

  test.each([
    ['changed by hand', (text: string) => text.replace('"seed": "x"', '"seed": "z"')],
    ['cut off', (text: string) => text.slice(0, 50)],
    ['something else', () => '[]'],
    ['of people', (text: string) => text.replace('"by": "bot"', '"by": "person"')],
  ])('a plan that is %s is refused', async (_, change) => {
    await runExperiment(heapEntry, plan, at('a'))
    const file = at('a/experiment.json')
    await writeFile(file, change(await readFile(file, 'utf8')))
    expect(await refused()).toMatch(/no experiment that this version can read/)
  })
})

describe('results', () => {
  test('victories that are shared are parts of one', async () => {
    const plan = planOf(heapEntry.pkg, ['miser', 'one', 'one'], { lastLoses: true }, 60)
    await runExperiment(heapEntry, plan, at('a'))
    const [arm] = (await resultsOf(at('a'), plan)).arms
    const [miser, one] = arm?.players ?? []
    // Two of three win every game; the two that are alike are one player.
    expect((miser?.wins.count ?? 0) + (one?.wins.count ?? 0)).toBe(60)
    expect(one?.won).toBe(60)
    expect((miser?.won ?? 0) + (one?.won ?? 0)).toBeGreaterThan(60)
    expect(miser?.wins.count).toBe((miser?.won ?? 0) / 2)
    expect(miser?.shared).toBe(miser?.won)
    expect(Object.keys(miser?.bySeat ?? {})).toEqual(['s1', 's2', 's3'])
  })

  test('a game that breaks is kept with its journal, counted and named, and the others go on', async () => {
    const plan = planOf(brittleEntry.pkg, ['miser', 'brittle'])
    await runExperiment(brittleEntry, plan, at('a'))
    const results = await resultsOf(at('a'), plan)
    const [arm] = results.arms
    expect(results.brokenGames).toBeGreaterThan(0)
    expect((arm?.games ?? 0) + results.brokenGames).toBe(100)
    expect(results.broken[0]?.message).toBe('eleven stones')
    const [first] = results.broken
    const text = await readFile(at(`a/broken/0-${first?.game}.json`), 'utf8')
    const { table, resumed } = loadJournal(brittleEntry.pkg, JSON.parse(text) as JournalFile)
    expect(resumed).toBeUndefined()
    expect(table.state.stones).toBe(11)
  })

  test('a bot that breaks every game fills no disk', async () => {
    const always: GameEntry = {
      ...heapEntry,
      pkg: {
        ...heapEntry.pkg,
        game: {
          ...heapEntry.pkg.game,
          decision: () => {
            throw new Error('no')
          },
        },
      },
    }
    const plan = planOf(heapEntry.pkg, ['one', 'one'])
    await runExperiment(always, plan, at('a'))
    expect((await resultsOf(at('a'), plan)).brokenGames).toBe(100)
    expect(await readdir(at('a/broken'))).toHaveLength(5 * 10)
  })

  test('the table for other programs has a line for each seat of each game', async () => {
    const plan = planOf(brittleEntry.pkg, ['miser', 'brittle'], {}, 40)
    await runExperiment(brittleEntry, plan, at('a'))
    let text = ''
    for await (const piece of csvOf(brittleEntry.pkg, at('a'), plan)) text += piece
    const [head, ...lines] = text.trimEnd().split('\n')
    const { brokenGames } = await resultsOf(at('a'), plan)
    expect(lines).toHaveLength(2 * (40 - brokenGames) + brokenGames)
    expect(head?.split(',').slice(0, 6)).toEqual(['arm', 'game', 'seed', 'rotation', 'seat', 'player'])
    expect(lines.filter((line) => line.endsWith('eleven stones'))).toHaveLength(brokenGames)
    expect(lines.some((line) => /^base,1,x\/0,1,s1,brittle,1,/.test(line))).toBe(true)
  })
})

test('what a game measures of itself is in the rows, and told by player wherever it sits', async () => {
  const { pkg } = arcsEntry
  const plan = planOf(pkg, ['lars', 'eager', 'eager'], { role1: 'lars' }, 6)
  await runExperiment(arcsEntry, plan, at('a'))
  const rows = (await readRows(at('a'), plan, 0, 0)).flatMap((row) => (isBroken(row) ? [] : [row]))
  const count = arcsEntry.measures?.list.length ?? 0
  for (const { measured, scores } of rows) {
    const last = measured?.at(-1)
    expect(last).toHaveLength(count * 3)
    // The first measure is Power, and the end of the last chapter is the end of the game.
    expect(last?.slice(0, 3)).toEqual(plan.seats.map((seat) => scores?.[seat]))
  }
  const [arm] = (await resultsOf(at('a'), plan)).arms
  expect(arm?.players.map(({ seats }) => seats.length)).toEqual([1, 2])
  for (const { measured, seats } of arm?.players ?? []) {
    expect(measured).toHaveLength(count)
    for (const steps of measured ?? [])
      for (const { low, high, step, n } of steps) {
        expect(low).toBeLessThanOrEqual(high)
        expect(n).toBe(seats.length * rows.filter((row) => (row.measured?.length ?? 0) >= step).length)
      }
  }
  // Lars in game n sits at the seat that is n places back.
  const power = rows.map(({ n, measured }) => measured?.[0]?.[(3 - (n % 3)) % 3] ?? Number.NaN)
  const mean = arm?.players[0]?.measured?.[0]?.[0]?.mean ?? Number.NaN
  expect(mean).toBeCloseTo(power.reduce((sum, each) => sum + each, 0) / power.length, 5)
})

test('the journal of a game is the game of its row', async () => {
  const { pkg } = arcsEntry
  const plan = planOf(pkg, ['supercat', 'lars', 'eager'], { role1: 'supercat', role2: 'lars' }, 3)
  await runExperiment(arcsEntry, plan, at('a'))
  const rows = await readRows(at('a'), plan, 0, 0)
  for (const row of rows) {
    if (isBroken(row)) throw new Error(row.broken)
    const { table, resumed } = loadJournal(pkg, JSON.parse(JSON.stringify(journalOf(pkg, plan, 0, row.n))))
    expect(resumed).toBeUndefined()
    const next = table.next()
    if (next.kind !== 'over') throw new Error('not over')
    expect({ winners: next.outcome.winners, scores: next.outcome.scores }).toEqual({
      winners: row.winners,
      scores: row.scores,
    })
    expect(table.entries.filter(({ t }) => t === 'action')).toHaveLength(row.actions)
  }
  expect(baseArm(pkg, plan.options, {}).players).toHaveLength(3)
})
