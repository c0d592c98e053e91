// Several machines, as processes of this one: the built command, a real Redis, and whatever is killed in between.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { noRedis, startRedis, type TestRedis, withRedis } from '../../lab/src/testing/redis.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const command = join(root, 'apps/cli/bin/understudy.js')
const EXPERIMENT = ['lab', 'run', 'arcs', '--seats', 'lars,lars,eager', '--rotate', '--games', '1200', '-q']
/** A lock is 60 s long; whoever waits for a dead worker’s waits a little longer. */
const TIMEOUT = 240_000

let folder: string
const started: ChildProcess[] = []

function understudy(args: readonly string[], env: Record<string, string> = {}): ChildProcess & { err: () => string } {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  started.push(child)
  let err = ''
  child.stderr?.on('data', (part) => {
    err += part
  })
  return Object.assign(child, { err: () => err })
}

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended(child)
}

/** Every file below a folder of the test, by name. */
async function contents(name: string): Promise<Record<string, string>> {
  const path = join(folder, name)
  const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
  const files = names.map((each) => join(each.parentPath, each.name)).sort()
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(path.length), await readFile(file, 'utf8')] as const)),
  )
}

/** So many chunks are in the folder, and not yet all. */
async function chunks(name: string, count: number): Promise<void> {
  const rows = join(folder, name, 'rows/0')
  for (;;) {
    const there = existsSync(rows) ? (await readdir(rows)).filter((each) => each.endsWith('.jsonl')).length : 0
    if (there >= count) return
    await pause(20)
  }
}

beforeAll(async () => {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  spawnSync(process.execPath, [join(dirname(manifest), 'bin/tsc'), '-b', 'apps/cli'], { cwd: root })
  folder = await mkdtemp(join(tmpdir(), 'understudy-machines-'))
  if (noRedis === undefined) expect(await ended(understudy([...EXPERIMENT, '--out', 'alone', '--jobs', '1']))).toBe(0)
}, TIMEOUT)

afterEach(async () => {
  for (const child of started.splice(0)) await kill(child)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.skipIf(noRedis !== undefined)(withRedis('an experiment over several processes'), { timeout: TIMEOUT }, () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.close())

  const worker = (url = redis.url, env = {}) => understudy(['lab', 'worker', '--queue', url, '--jobs', '1'], env)
  const coordinator = (out: string, url = redis.url, env = {}) =>
    understudy([...EXPERIMENT, '--out', out, '--queue', url, '--jobs', '0'], env)

  test('a worker is killed: another one plays what it had', async () => {
    const boss = coordinator('worker')
    const first = worker()
    await chunks('worker', 5)
    await kill(first)
    expect(boss.exitCode).toBeNull()
    worker()
    expect(await ended(boss)).toBe(0)
    expect(await contents('worker')).toEqual(await contents('alone'))
  })

  test('Redis is killed and started again: everybody waits and goes on', async () => {
    const boss = coordinator('redis')
    const helper = worker()
    await chunks('redis', 5)
    await redis.kill()
    await pause(1500)
    expect(boss.exitCode).toBeNull()
    await redis.start()
    expect(await ended(boss)).toBe(0)
    expect(boss.err()).toContain('Redis does not answer; waiting for it.\nRedis is back.\n')
    expect(await contents('redis')).toEqual(await contents('alone'))
    expect(helper.exitCode).toBeNull()
  })

  test('whoever hands out is killed: the same command goes on', async () => {
    const boss = coordinator('boss')
    worker()
    await chunks('boss', 5)
    await kill(boss)
    const before = Object.keys(await contents('boss')).length
    expect(await ended(coordinator('boss'))).toBe(0)
    const after = await contents('boss')
    expect(Object.keys(after).length).toBeGreaterThan(before)
    expect(after).toEqual(await contents('alone'))
  })

  test('a worker that is stopped finishes what it has begun', async () => {
    const boss = coordinator('stopped')
    const helper = worker()
    await chunks('stopped', 5)
    helper.kill('SIGINT')
    expect(await ended(helper)).toBe(130)
    worker()
    // Nobody waits for a lock: that would take a minute.
    const soon = Promise.race([ended(boss), pause(55_000)])
    expect(await soon).toBe(0)
    expect(await contents('stopped')).toEqual(await contents('alone'))
  })

  test('with a password and TLS, whose certificate is looked at', async () => {
    const file = (name: string) => join(folder, name)
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
      ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', file('key.pem'), '-out', file('cert.pem')],
    ])
    expect(made.status).toBe(0)
    const guarded = await startRedis(
      [
        ...['--tls-cert-file', file('cert.pem'), '--tls-key-file', file('key.pem'), '--tls-auth-clients', 'no'],
        ...['--requirepass', 'sesame'],
      ],
      { scheme: 'rediss', login: ':sesame@' },
    )
    try {
      const trusting = { NODE_EXTRA_CA_CERTS: file('cert.pem') }
      worker(guarded.url, trusting)
      expect(await ended(coordinator('tls', guarded.url, trusting))).toBe(0)
      expect(await contents('tls')).toEqual(await contents('alone'))
      const stranger = coordinator('stranger', guarded.url)
      expect(await ended(stranger)).toBe(1)
      expect(stranger.err()).toMatch(/No Redis answers at rediss:.*SELF_SIGNED/)
      expect(stranger.err()).not.toContain('sesame')
    } finally {
      await guarded.close()
    }
  })
})
