// A Redis for tests: Debian's package, on loopback, on a port of its own, with an append-only file.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'

/** Why there is none; undefined if there is one. `npm test` installs it where it may. */
export const noRedis: string | undefined =
  spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : process.getuid?.() === 0
      ? 'redis-server could not be installed'
      : 'there is no redis-server, and only root may install it'

/** What tests with Redis are called: skipped tests say why. */
export const withRedis = (name: string): string => (noRedis === undefined ? name : `${name} (skipped: ${noRedis})`)

export interface TestRedis {
  readonly port: number
  readonly url: string
  /** As `kill -9`. */
  kill(): Promise<void>
  /** Again on the same port, with what its file has kept. */
  start(): Promise<void>
  close(): Promise<void>
}

export async function startRedis(
  args: readonly string[] = [],
  { scheme = 'redis', login = '' }: { scheme?: string; login?: string } = {},
): Promise<TestRedis> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'understudy-redis-'))
  const url = `${scheme}://${login}127.0.0.1:${port}`
  let server: ChildProcess | undefined
  const ports = scheme === 'rediss' ? ['--port', '0', '--tls-port', `${port}`] : ['--port', `${port}`]
  const start = async () => {
    const where = ['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes']
    server = spawn('redis-server', [...ports, ...where, ...args], { stdio: 'ignore' })
    await answers(url)
  }
  const kill = async () => {
    if (server === undefined || server.exitCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
    server = undefined
  }
  await start()
  return {
    port,
    url,
    kill,
    start,
    async close() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50, tls: trusting(url) })
  redis.on('error', () => {})
  try {
    const late = pause(20_000).then(() => Promise.reject(new Error('redis-server does not start')))
    await Promise.race([redis.ping(), late])
  } finally {
    redis.disconnect()
  }
}

/** Only to see whether it is up; what is tested checks certificates. */
const trusting = (url: string): { rejectUnauthorized: false } | undefined =>
  url.startsWith('rediss') ? { rejectUnauthorized: false } : undefined

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
