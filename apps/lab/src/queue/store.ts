// What lies in Redis of an experiment, besides the queue itself. Whoever else can write there is not believed: everything that
// is read is of limited size, JSON, and of our schema.
//
//   understudy:lab:experiments     the hashes of those that are under way
//   understudy:lab:<hash>:plan     the plan, as in experiment.json
//   understudy:lab:<hash>:rows     by arm and chunk, what was played: a chunk that is played twice overwrites itself

import type { Redis } from 'ioredis'
import * as v from 'valibot'
import { type ChunkPlayed, JOURNALS } from '../experiment/chunk.ts'
import { planFrom, planText, rowsOfChunk, sizeOf } from '../experiment/folder.ts'
import { type Plan, planHash } from '../experiment/plan.ts'
import { rowText } from '../experiment/rows.ts'

export const PREFIX = 'understudy:lab'
const EXPERIMENTS = `${PREFIX}:experiments`
const planKey = (hash: string): string => `${PREFIX}:${hash}:plan`
const rowsKey = (hash: string): string => `${PREFIX}:${hash}:rows`

/** Bytes. A pack of one’s own is an option of the plan; ten journals of broken games go with rows. */
const PLAN_LIMIT = 16e6
const ROWS_LIMIT = 64e6
/** So many experiments are looked at; each has a name like `0123456789abcd`. */
const MOST = 1000
const HASH = /^[0-9a-f]{14}$/
/** Nobody has come back for it by then. In seconds. */
const FORGOTTEN = 7 * 24 * 3600

export async function announce(redis: Redis, plan: Plan): Promise<void> {
  const hash = planHash(plan)
  await redis.set(planKey(hash), planText(plan), 'EX', FORGOTTEN)
  await redis.sadd(EXPERIMENTS, hash)
}

export async function withdraw(redis: Redis, hash: string): Promise<void> {
  await redis.srem(EXPERIMENTS, hash)
  await redis.del(planKey(hash), rowsKey(hash))
}

export async function announced(redis: Redis): Promise<string[]> {
  if ((await redis.scard(EXPERIMENTS)) > MOST) return []
  return (await redis.smembers(EXPERIMENTS)).filter((hash) => HASH.test(hash)).sort()
}

/** Undefined if there is none, or what is there is no plan of this hash. */
export async function planIn(redis: Redis, hash: string): Promise<Plan | undefined> {
  const size = await redis.strlen(planKey(hash)).catch(() => 0)
  if (size === 0 || size > PLAN_LIMIT) return undefined
  const plan = planFrom((await redis.get(planKey(hash))) ?? '')
  return plan !== undefined && planHash(plan) === hash ? plan : undefined
}

/** A piece of work: consecutive chunks of one arm, about five seconds of them. */
export interface Job {
  readonly arm: number
  readonly first: number
  readonly count: number
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const jobSchema = v.strictObject({ arm: whole, first: whole, count: v.pipe(whole, v.minValue(1), v.maxValue(1000)) })

export function jobFrom(plan: Plan, data: unknown): Job | undefined {
  const read = v.safeParse(jobSchema, data)
  if (!read.success) return undefined
  const { arm, first, count } = read.output
  return arm < plan.arms.length && (first + count - 1) * plan.chunk < plan.games ? read.output : undefined
}

export const jobName = ({ arm, first, count }: Job): string => `${arm}-${first}-${count}`

const fieldOf = (arm: number, chunk: number): string => `${arm}-${chunk}`

interface Delivered extends ChunkPlayed {
  readonly arm: number
  readonly chunk: number
  /** Milliseconds that a game took. */
  readonly pace: number
}

export async function deliver(
  redis: Redis,
  hash: string,
  { arm, chunk, rows, journals, pace }: Delivered,
): Promise<void> {
  const text = JSON.stringify({ rows: rowText(rows), journals, pace })
  const key = rowsKey(hash)
  const done = await redis.multi().hset(key, fieldOf(arm, chunk), text).expire(key, FORGOTTEN).exec()
  const [error] = (done ?? []).flatMap(([failed]) => failed ?? [])
  if (error !== undefined) throw error
}

const delivery = v.strictObject({
  rows: v.string(),
  journals: v.pipe(v.array(v.strictTuple([whole, v.pipe(v.string(), v.check(isJson))])), v.maxLength(JOURNALS)),
  pace: v.pipe(v.number(), v.finite(), v.minValue(0)),
})

function isJson(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null
  } catch {
    return false
  }
}

/** The names of what was delivered. */
export const delivered = (redis: Redis, hash: string): Promise<string[]> => redis.hkeys(rowsKey(hash))

/** A whole chunk, or undefined if what is there is anything else. */
export async function fetchChunk(
  redis: Redis,
  hash: string,
  plan: Plan,
  arm: number,
  chunk: number,
): Promise<Delivered | undefined> {
  const size = await redis.hstrlen(rowsKey(hash), fieldOf(arm, chunk))
  if (size === 0 || size > ROWS_LIMIT) return undefined
  const text = (await redis.hget(rowsKey(hash), fieldOf(arm, chunk))) ?? ''
  const read = isJson(text) ? v.safeParse(delivery, JSON.parse(text)) : undefined
  if (read?.success !== true) return undefined
  const { journals, pace } = read.output
  const rows = rowsOfChunk(plan, chunk, read.output.rows)
  const first = chunk * plan.chunk
  const fits = rows?.length === sizeOf(plan, chunk) && journals.every(([n]) => n >= first && n < first + plan.chunk)
  return fits ? { arm, chunk, rows, journals, pace } : undefined
}

export const forget = (redis: Redis, hash: string, arm: number, chunk: number): Promise<number> =>
  redis.hdel(rowsKey(hash), fieldOf(arm, chunk))
