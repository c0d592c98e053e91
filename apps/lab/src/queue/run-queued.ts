// An experiment over several machines: this one hands out what is missing and keeps what comes back, in the same folder and to
// the same byte as if it had played alone. It may be stopped or killed at any point; so may Redis and every worker.

import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { BadInput } from '@understudy/table'
import type { Queue } from 'bullmq'
import { openFolder } from '../experiment/folder.ts'
import { type Plan, planHash } from '../experiment/plan.ts'
import { keep, missingChunks, type Ran, type RunSettings } from '../experiment/run.ts'
import type { GameEntry } from '../game-entry.ts'
import { type Link, openLink } from './redis.ts'
import { QUEUES, serve } from './serve.ts'
import { announce, delivered, fetchChunk, forget, type Job, jobFrom, jobName, withdraw } from './store.ts'

export interface QueueSettings extends RunSettings {
  readonly url: string
  /** Whether Redis is there: told when it goes and when it is back. */
  onLink?(up: boolean): void
  /** Milliseconds; for tests. */
  readonly lock?: number
  /** How to wait between two looks; for tests. */
  wait?(ms: number): Promise<void>
}

const LOOKING = 250
/** How often jobs that were handed out are asked after: Redis may have lost some with its last second. */
const CHECKING = 5000
/** What a job should take, in milliseconds. */
const JOB = 5000
/** So many jobs are handed out at a time, and so many chunks are in one at most. */
const OUT = 100
const TOGETHER = 50
const ATTEMPTS = 3
/** What is under way when somebody stops is waited for, but not longer. */
const GRACE = 20_000

/** `jobs` are threads of this machine that play along; none if 0. */
export async function runQueued(
  entry: GameEntry,
  plan: Plan,
  folder: string,
  { url, onLink, onProgress, stop, lock, wait = pause, jobs = availableParallelism() }: QueueSettings,
): Promise<Ran> {
  const link = await openLink(url, onLink)
  const hash = planHash(plan)
  const stopping = new AbortController()
  const halt = () => stopping.abort()
  try {
    await openFolder(folder, plan)
    const hands = new HandingOut(link, plan, folder)
    await hands.begin()
    const { before, of } = hands
    const tell = () => onProgress?.({ before, played: hands.played, of })
    tell()
    if (hands.isDone) return { before, played: 0, whole: true }
    await announce(link.redis, plan)
    if (stop?.aborted === true) halt()
    stop?.addEventListener('abort', halt)
    const games = { [plan.game]: entry }
    const own =
      jobs === 0
        ? undefined
        : serve(link, { games, jobs, stop: stopping.signal, only: hash, ...(lock === undefined ? {} : { lock }) })
    // What our own threads cannot do ends it; `end` tells what it was.
    own?.catch(halt)
    while (!hands.isDone && !stopping.signal.aborted) {
      // Whoever stops while Redis is away does not wait for it.
      await unlessStopped(hands.step(), stopping.signal)
      tell()
      await unlessStopped(wait(LOOKING), stopping.signal)
    }
    const end = async () => {
      await hands.recall()
      halt()
      await own
      await hands.end()
    }
    const ending = end()
    await (hands.isDone ? ending : Promise.race([ending, pause(GRACE)]))
    ending.catch(() => {})
    tell()
    return { before, played: hands.played, whole: hands.isDone }
  } finally {
    stop?.removeEventListener('abort', halt)
    halt()
    await link.close()
  }
}

/** Waits for something, but no longer than until somebody stops; a long experiment waits often, so nothing is left behind. */
function unlessStopped(work: Promise<void>, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      stop.removeEventListener('abort', leave)
      resolve()
    }
    if (stop.aborted) leave()
    else stop.addEventListener('abort', leave)
    work.then(leave, (error) => {
      stop.removeEventListener('abort', leave)
      reject(error)
    })
  })
}

class HandingOut {
  readonly #link: Link
  readonly #plan: Plan
  readonly #hash: string
  readonly #folder: string
  readonly #queue: Queue
  /** Chunks that are not in the folder; of these, chunks that are in no job, in their order. */
  readonly #missing = new Map<string, number>()
  #waiting: [arm: number, chunk: number][] = []
  readonly #out = new Map<string, Job>()
  #checked = performance.now()
  /** Milliseconds a game, as far as it is known. */
  #pace: number | undefined
  of = 0
  before = 0
  played = 0

  constructor(link: Link, plan: Plan, folder: string) {
    this.#link = link
    this.#plan = plan
    this.#hash = planHash(plan)
    this.#folder = folder
    this.#queue = new link.bull.Queue(this.#hash, { connection: link.another(), prefix: QUEUES })
    this.#queue.on('error', () => {})
  }

  get isDone(): boolean {
    return this.#missing.size === 0
  }

  /** What is missing; a chunk that is there in part is played whole. Jobs of an earlier time that are under way count as handed out. */
  async begin(): Promise<void> {
    const { chunks } = await missingChunks(this.#folder, this.#plan)
    this.of = this.#plan.games * this.#plan.arms.length
    this.before = this.of
    for (const { arm, number } of chunks) {
      const size = Math.min(this.#plan.chunk, this.#plan.games - number * this.#plan.chunk)
      this.#missing.set(`${arm}-${number}`, size)
      this.before -= size
    }
    await this.#queue.drain()
    await this.#queue.clean(0, 0, 'failed')
    for (const { id, data } of await this.#queue.getActive()) {
      const job = jobFrom(this.#plan, data)
      if (job !== undefined && id === jobName(job)) this.#out.set(id, job)
    }
    this.#rewait()
  }

  /** Takes what came back, then hands out more. */
  async step(): Promise<void> {
    await this.#collect()
    if (performance.now() - this.#checked > CHECKING) await this.#check()
    await this.#hand()
  }

  async #collect(): Promise<void> {
    const { redis } = this.#link
    for (const field of await delivered(redis, this.#hash)) {
      const [arm, chunk] = field.split('-').map(Number) as [number, number]
      const size = this.#missing.get(field)
      if (size !== undefined) {
        const found = await fetchChunk(redis, this.#hash, this.#plan, arm, chunk)
        if (found !== undefined) {
          await keep(this.#folder, this.#plan, { arm, number: chunk, first: chunk * this.#plan.chunk }, found)
          this.#missing.delete(field)
          this.played += size
          this.#pace = this.#pace === undefined ? found.pace : 0.8 * this.#pace + 0.2 * found.pace
        }
      }
      // Also what cannot be used, or came twice.
      if (/^\d+-\d+$/.test(field)) await forget(redis, this.#hash, arm, chunk)
    }
    for (const [name, job] of this.#out) if (!this.#isMissing(job)) this.#out.delete(name)
  }

  #isMissing({ arm, first, count }: Job): boolean {
    for (let chunk = first; chunk < first + count; chunk++) if (this.#missing.has(`${arm}-${chunk}`)) return true
    return false
  }

  /** Jobs that are gone without having come back are handed out again; one that fails every time ends the experiment. */
  async #check(): Promise<void> {
    this.#checked = performance.now()
    for (const name of [...this.#out.keys()]) {
      const job = await this.#queue.getJob(name)
      if (job === undefined) {
        // It may have come back since we looked.
        await this.#collect()
        this.#out.delete(name)
      } else if (await job.isFailed()) {
        throw new BadInput({
          en: `a worker failed ${ATTEMPTS} times: ${job.failedReason}`,
          ru: `исполнитель не справился ${ATTEMPTS} раза: ${job.failedReason}`,
        })
      }
    }
    this.#rewait()
  }

  #rewait(): void {
    const out = new Set<string>()
    for (const { arm, first, count } of this.#out.values())
      for (let chunk = first; chunk < first + count; chunk++) out.add(`${arm}-${chunk}`)
    this.#waiting = [...this.#missing.keys()]
      .filter((field) => !out.has(field))
      .map((field) => field.split('-').map(Number) as [number, number])
      .sort(([armA, a], [armB, b]) => a - b || armA - armB)
  }

  async #hand(): Promise<void> {
    const { chunk } = this.#plan
    // Until somebody has played, nobody knows how long it takes.
    const count =
      this.#pace === undefined
        ? 1
        : Math.max(1, Math.min(TOGETHER, Math.round(JOB / Math.max(0.01, this.#pace * chunk))))
    const jobs: Job[] = []
    while (this.#waiting.length > 0 && this.#out.size + jobs.length < OUT) jobs.push(this.#nextJob(count))
    if (jobs.length === 0) return
    await this.#queue.addBulk(
      jobs.map((job) => ({
        name: 'chunks',
        data: job,
        opts: { jobId: jobName(job), attempts: ATTEMPTS, removeOnComplete: true },
      })),
    )
    for (const job of jobs) this.#out.set(jobName(job), job)
  }

  /** Consecutive chunks of one arm. */
  #nextJob(count: number): Job {
    const [arm, first] = this.#waiting[0] as [number, number]
    const own = new Set(this.#waiting.flatMap(([other, chunk]) => (other === arm ? chunk : [])))
    let length = 1
    while (length < count && own.has(first + length)) length++
    this.#waiting = this.#waiting.filter(([other, chunk]) => other !== arm || chunk < first || chunk >= first + length)
    return { arm, first, count: length }
  }

  /** Nobody need begin with what nobody waits for. */
  async recall(): Promise<void> {
    if (this.isDone) await withdraw(this.#link.redis, this.#hash)
    await this.#queue.drain()
  }

  /** The last look, and everything put away if nothing is missing. */
  async end(): Promise<void> {
    await this.#collect()
    if (this.isDone) {
      await this.#queue.obliterate({ force: true })
      await withdraw(this.#link.redis, this.#hash)
    }
    await this.#queue.close()
  }
}
