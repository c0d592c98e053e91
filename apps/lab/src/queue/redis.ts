// The way to Redis (or Valkey). Its client and BullMQ are loaded here alone, and only when somebody asks for a queue.

import { BadInput } from '@understudy/table'
import type * as Bull from 'bullmq'
import type { Redis } from 'ioredis'

export interface Link {
  readonly bull: typeof Bull
  /** For our own keys. */
  readonly redis: Redis
  /** A connection for whoever needs one of their own. */
  another(): Redis
  close(): Promise<void>
}

/** How long the first answer may take. */
const PATIENCE = 10_000

/** `told` hears, once each time, that the connection is gone and that it is back. */
export async function openLink(url: string, told: (up: boolean) => void = () => {}): Promise<Link> {
  checkUrl(url)
  const [{ Redis }, bull] = await Promise.all([import('ioredis'), import('bullmq')])
  await firstAnswer(new Redis(url, { lazyConnect: true, connectTimeout: PATIENCE, retryStrategy: () => null }), url)
  const opened: Redis[] = []
  // Whatever is asked while Redis is away waits until it is back.
  const another = (): Redis => {
    const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(200 * times, 2000) })
    redis.on('error', () => {})
    opened.push(redis)
    return redis
  }
  const redis = another()
  let up = true
  const tell = (now: boolean) => {
    if (now !== up) told(now)
    up = now
  }
  redis.on('close', () => tell(false))
  redis.on('ready', () => tell(true))
  return {
    bull,
    redis,
    another,
    async close() {
      redis.removeAllListeners('close')
      for (const each of opened) each.disconnect()
    },
  }
}

function checkUrl(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed !== undefined && ['redis:', 'rediss:'].includes(parsed.protocol) && parsed.hostname !== '') return
  throw new BadInput({
    en: '--queue should be the address of a Redis: redis://host:6379, rediss://user:password@host:6379 with TLS',
    ru: '--queue: нужен адрес Redis: redis://host:6379, с TLS — rediss://user:password@host:6379',
  })
}

/** Without the password, which belongs in no sentence. */
export const placeOf = (url: string): string => {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}

async function firstAnswer(redis: Redis, url: string): Promise<void> {
  let reason = ''
  redis.on('error', (error: Error & { code?: string }) => {
    reason = error.code ?? error.message
  })
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    const why = reason || (error instanceof Error ? error.message : String(error))
    throw new BadInput({
      en: `no Redis answers at ${placeOf(url)} (${why})`,
      ru: `Redis по адресу ${placeOf(url)} не отвечает (${why})`,
    })
  } finally {
    redis.disconnect()
  }
}
