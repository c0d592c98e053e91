import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Controller, withDefaults } from '@understudy/table'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readRows } from '../experiment/folder.ts'
import { makePlan, type Plan, planHash } from '../experiment/plan.ts'
import { runExperiment } from '../experiment/run.ts'
import { brittleEntry } from '../testing/heap.ts'
import { noRedis, startRedis, type TestRedis, withRedis } from '../testing/redis.ts'
import { type Link, openLink } from './redis.ts'
import { runQueued } from './run-queued.ts'
import { misfit, serve } from './serve.ts'
import { announce, deliver, delivered, fetchChunk, jobFrom, planIn } from './store.ts'

const { pkg } = brittleEntry
const games = { heap: brittleEntry }
const bot = (id: string): Controller => ({ by: 'bot', bot: id })

function planOf(count = 200, seed = 'q'): Plan {
  const options = withDefaults(pkg, { players: 2 })
  const seats = { s1: bot('miser'), s2: bot('brittle') }
  return makePlan(pkg, { kind: 'run', options, seats, rotate: true, seed, games: count })
}

async function contents(path: string): Promise<Record<string, string>> {
  const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
  const files = names.map((each) => join(each.parentPath, each.name)).sort()
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(path.length), await readFile(file, 'utf8')] as const)),
  )
}

test.each(['localhost', 'http://localhost:6379', 'redis://', ''])('"%s" is no address of a Redis', async (url) => {
  await expect(openLink(url)).rejects.toThrow(/should be the address of a Redis/)
})

test('where nothing listens, a sentence says so, without the password', async () => {
  const failed = openLink('redis://:secret@127.0.0.1:1').catch((error: Error) => error.message)
  expect(await failed).toBe('no Redis answers at redis://127.0.0.1:1 (ECONNREFUSED)')
})

test('a plan of another version does not fit, and it is said what differs', () => {
  const plan = planOf(2)
  expect(misfit(games, plan)).toBeUndefined()
  expect(misfit(games, { ...plan, code: '0' })?.en).toMatch(/another version \(other code\)/)
  expect(misfit(games, { ...plan, rules: '0', bots: { miser: '0' } })?.en).toMatch(/\(other rules, bots\)/)
  expect(misfit(games, { ...plan, game: 'toString' })?.en).toMatch(/does not have/)
})

test.each([
  ['of another arm', { arm: 1, first: 0, count: 1 }],
  ['beyond the end', { arm: 0, first: 9, count: 2 }],
  ['of nothing', { arm: 0, first: 0, count: 0 }],
  ['with a fraction', { arm: 0, first: 0.5, count: 1 }],
  ['with more in it', { arm: 0, first: 0, count: 1, run: 'rm' }],
  ['of something else', 'all'],
])('a job %s is none', (_, data) => {
  const plan = planOf(200)
  expect(jobFrom(plan, { arm: 0, first: 9, count: 1 })).toEqual({ arm: 0, first: 9, count: 1 })
  expect(jobFrom(plan, data)).toBeUndefined()
})

describe.skipIf(noRedis !== undefined)(withRedis('with a Redis'), () => {
  let server: TestRedis
  let folder: string
  let link: Link
  const at = (name: string): string => join(folder, name)

  beforeAll(async () => {
    server = await startRedis()
    link = await openLink(server.url)
  })
  afterAll(async () => {
    await link.close()
    await server.close()
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'understudy-queue-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const keys = async () => (await link.redis.keys('*')).sort()

  test('it comes to the same bytes as in one process, broken games included, and nothing is left behind', async () => {
    const plan = planOf()
    await runExperiment(brittleEntry, plan, at('one'))
    const told: number[] = []
    const settings = { url: server.url, jobs: 2, onProgress: ({ played }: { played: number }) => told.push(played) }
    expect(await runQueued(brittleEntry, plan, at('many'), settings)).toEqual({ before: 0, played: 200, whole: true })
    expect(await contents(at('many'))).toEqual(await contents(at('one')))
    expect(Object.keys(await contents(at('many'))).some((name) => name.startsWith('/broken/'))).toBe(true)
    expect([told[0], told.at(-1)]).toEqual([0, 200])
    expect(await keys()).toEqual([])
    // Again: nothing is played.
    expect(await runQueued(brittleEntry, plan, at('many'), settings)).toEqual({ before: 200, played: 0, whole: true })
  })

  test('others play, and what was begun alone is gone on with', async () => {
    const plan = planOf()
    await runExperiment(brittleEntry, plan, at('one'))
    await runExperiment(brittleEntry, plan, at('many'))
    await rm(at('many/rows/0/000003.jsonl'))
    await rm(at('many/rows/0/000009.jsonl'))
    const stopping = new AbortController()
    const said: string[] = []
    const helper = serve(link, { games, jobs: 1, stop: stopping.signal, say: ({ en }) => said.push(en) })
    const ran = await runQueued(brittleEntry, plan, at('many'), { url: server.url, jobs: 0 })
    expect(ran).toEqual({ before: 160, played: 40, whole: true })
    stopping.abort()
    await helper
    expect(said).toEqual([`Taking part in the experiment ${planHash(plan)} (heap, run).`])
    expect(await contents(at('many'))).toEqual(await contents(at('one')))
  })

  test('who only hands out looks now and then, and waits in between', async () => {
    const plan = planOf(20, 'nobody plays')
    const stopping = new AbortController()
    let looks = 0
    const waits: number[] = []
    const wait = async (ms: number) => {
      if (waits.push(ms) === 3) stopping.abort()
    }
    const settings = { url: server.url, jobs: 0, stop: stopping.signal, onProgress: () => looks++, wait }
    expect(await runQueued(brittleEntry, plan, at('alone'), settings)).toEqual({ before: 0, played: 0, whole: false })
    // Once before the first look and once at the end.
    expect(looks).toBe(waits.length + 2)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(100)
    await link.redis.flushall()
  })

  test('a worker of another version refuses', async () => {
    const plan = planOf(20, 'other')
    await announce(link.redis, { ...plan, code: 'other' })
    const stopping = new AbortController()
    const said: string[] = []
    const settings = { games, jobs: 1, stop: stopping.signal, say: ({ en }: { en: string }) => said.push(en) }
    await expect(serve(link, settings)).rejects.toThrow(/begun with another version/)
    // Whoever gives up has one sentence for it; beside an experiment that fits, the other is told of and left alone.
    expect(said).toEqual([])
    await announce(link.redis, plan)
    const serving = serve(link, settings)
    await expect.poll(() => said.length).toBe(2)
    expect(said.sort()).toEqual([
      expect.stringMatching(/^Taking part in the experiment /),
      expect.stringMatching(/^an experiment .* another version \(other code\); this worker does not take part\.$/),
    ])
    stopping.abort()
    await serving
    await link.redis.flushall()
  })

  test('only plans and rows of ours are taken from it', async () => {
    const plan = planOf(20)
    const hash = planHash(plan)
    const played = await runExperiment(brittleEntry, plan, at('one'))
    expect(played.whole).toBe(true)
    await announce(link.redis, plan)
    expect(await planIn(link.redis, hash)).toEqual(plan)
    const planKey = `understudy:lab:${hash}:plan`
    const text = (await link.redis.get(planKey)) ?? ''
    for (const bad of ['', '{', '[]', text.replace('"games": 20', '"games": 40'), `${text}x`]) {
      await link.redis.set(planKey, bad)
      expect(await planIn(link.redis, hash)).toBeUndefined()
    }
    const good = await runRows(plan)
    const give = async (data: unknown) => {
      const value = typeof data === 'string' ? data : JSON.stringify(data)
      await link.redis.hset(`understudy:lab:${hash}:rows`, '0-0', value)
      return fetchChunk(link.redis, hash, plan, 0, 0)
    }
    await deliver(link.redis, hash, { arm: 0, chunk: 0, rows: good, journals: [], pace: 1 })
    expect((await fetchChunk(link.redis, hash, plan, 0, 0))?.rows).toEqual(good)
    const rows = good.map((row) => `${JSON.stringify(row)}\n`).join('')
    expect(await give({ rows, journals: [], pace: 1 })).toBeDefined()
    expect(await give({ rows, journals: [], pace: 1, run: 'x' })).toBeUndefined()
    expect(await give({ rows, journals: [[0, 'text']], pace: 1 })).toBeUndefined()
    expect(await give({ rows, journals: [[20, '{}']], pace: 1 })).toBeUndefined()
    expect(await give({ rows: rows.split('\n').slice(1).join('\n'), journals: [], pace: 1 })).toBeUndefined()
    expect(await give({ rows: rows.replace('"n":3', '"n":4'), journals: [], pace: 1 })).toBeUndefined()
    expect(await give({ rows: rows.replace('"winners":["', '"winners":[1,"'), journals: [], pace: 1 })).toBeUndefined()
    expect(await give('once upon a time')).toBeUndefined()
    expect(await delivered(link.redis, hash)).toEqual(['0-0'])
    await link.redis.flushall()
  })

  /** The rows of the only chunk. */
  async function runRows(plan: Plan) {
    return readRows(at('one'), plan, 0, 0)
  }

  test('what somebody else has put there does not get into the folder', async () => {
    const plan = planOf(100, 'poison')
    await runExperiment(brittleEntry, plan, at('one'))
    const key = `understudy:lab:${planHash(plan)}:rows`
    for (const field of ['0-0', '0-99', '../../x', 'x']) await link.redis.hset(key, field, '{"rows":"boo"}')
    await runQueued(brittleEntry, plan, at('many'), { url: server.url, jobs: 1 })
    expect(await contents(at('many'))).toEqual(await contents(at('one')))
  })

  test('stopped, it keeps what is done, and goes on later', async () => {
    const plan = planOf(4000)
    await runExperiment(brittleEntry, plan, at('one'))
    const stopping = new AbortController()
    const onProgress = ({ played }: { played: number }) => played > 0 && stopping.abort()
    const ran = await runQueued(brittleEntry, plan, at('many'), {
      url: server.url,
      jobs: 1,
      stop: stopping.signal,
      onProgress,
    })
    expect(ran.played).toBeGreaterThan(0)
    expect(ran.whole).toBe(false)
    const again = await runQueued(brittleEntry, plan, at('many'), { url: server.url, jobs: 1 })
    expect(again).toEqual({ before: ran.played, played: 4000 - ran.played, whole: true })
    expect(await contents(at('many'))).toEqual(await contents(at('one')))
  })

  test('a password in the address is used, and a wrong one is refused with a sentence', async () => {
    const guarded = await startRedis(['--requirepass', 'open sesame'], { login: ':open%20sesame@' })
    try {
      const plan = planOf(20)
      const ran = await runQueued(brittleEntry, plan, at('many'), { url: guarded.url, jobs: 1 })
      expect(ran.whole).toBe(true)
      const wrong = openLink(guarded.url.replace('sesame', 'barley')).catch((error: Error) => error.message)
      expect(await wrong).toMatch(/^no Redis answers at redis:\/\/127\.0\.0\.1:\d+ \(WRONGPASS/)
    } finally {
      await guarded.close()
    }
  })
})
