// A worker: takes jobs of experiments that others have begun, plays them, and hands the rows in. It joins every experiment that
// was planned with its own code; of any other it says one sentence and leaves it alone.

import { setTimeout as pause } from 'node:timers/promises'
import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'
import type { Worker } from 'bullmq'
import { newShared } from '../experiment/chunk.ts'
import { codeHash } from '../experiment/code-hash.ts'
import { sizeOf } from '../experiment/folder.ts'
import type { Plan } from '../experiment/plan.ts'
import { CAN_FORK, here, inThreads, type Players } from '../experiment/players.ts'
import type { GameEntry, Games } from '../game-entry.ts'
import type { Link } from './redis.ts'
import { announced, deliver, jobFrom, PREFIX, planIn } from './store.ts'

type Pair = Readonly<Record<Lang, string>>

export interface ServeSettings {
  readonly games: Games
  readonly jobs: number
  readonly stop: AbortSignal
  /** This experiment alone. */
  readonly only?: string
  /** What somebody at the screen should know. */
  say?(sentence: Pair): void
  /** Milliseconds; for tests. */
  readonly lock?: number
}

/** Games keep a thread busy, so they are played in others: this one has to renew the lock of its job in time. */
const LOCK = 60_000
export const QUEUES = `${PREFIX}:queue`
const LOOKING = 1000

/** Until it is told to stop; the job under way is finished then. Throws if there are experiments, and all of another version. */
export async function serve(link: Link, settings: ServeSettings): Promise<void> {
  const { games, stop, only, say } = settings
  const known = new Map<string, { close(): Promise<void> }>()
  const refused = new Set<string>()
  try {
    for (let first = true; !stop.aborted; first = false) {
      const hashes = (await announced(link.redis)).filter((hash) => only === undefined || hash === only)
      const strange: Pair[] = []
      for (const hash of hashes) {
        if (known.has(hash) || refused.has(hash)) continue
        const plan = await planIn(link.redis, hash)
        if (plan === undefined) continue
        const reason = misfit(games, plan)
        if (reason === undefined) {
          known.set(hash, join(link, settings, hash, plan))
          say?.(joined(plan, hash))
        } else {
          refused.add(hash)
          strange.push(reason)
        }
      }
      for (const [hash, worker] of known)
        if (!hashes.includes(hash)) {
          known.delete(hash)
          await worker.close()
        }
      const [reason] = strange
      if (first && known.size === 0 && reason !== undefined) throw new BadInput(reason)
      for (const { en, ru } of strange) say?.({ en: `${en}.`, ru: `${ru}.` })
      await pause(LOOKING, undefined, { signal: stop }).catch(() => {})
    }
  } finally {
    await Promise.all([...known.values()].map((worker) => worker.close()))
  }
}

const joined = (plan: Plan, hash: string): Pair => ({
  en: `Taking part in the experiment ${hash} (${plan.game}, ${plan.kind}).`,
  ru: `Участвуем в эксперименте ${hash} (${plan.game}, ${plan.kind}).`,
})

/** Why this worker cannot take part; undefined if it can. */
export function misfit(games: Games, plan: Plan): Pair | undefined {
  const { pkg } = (Object.hasOwn(games, plan.game) ? games[plan.game] : undefined) ?? {}
  if (pkg === undefined)
    return {
      en: `an experiment with ${plan.game} is under way, a game that this worker does not have`,
      ru: `идёт эксперимент с игрой ${plan.game}, которой у этого исполнителя нет`,
    }
  const version = (id: string) => pkg.bots.find((bot) => bot.id === id)?.version
  const parts: Pair[] = []
  if (plan.rules !== pkg.game.version) parts.push({ en: 'rules', ru: 'правила' })
  if (Object.entries(plan.bots).some(([id, is]) => version(id) !== is)) parts.push({ en: 'bots', ru: 'боты' })
  if (plan.code !== codeHash(pkg, Object.keys(plan.bots))) parts.push({ en: 'code', ru: 'код' })
  if (parts.length === 0) return undefined
  const listed = (lang: Lang): string => parts.map((part) => part[lang]).join(', ')
  return {
    en: `an experiment with ${plan.game} is under way that was begun with another version (other ${listed('en')}); this worker does not take part`,
    ru: `идёт эксперимент с игрой ${plan.game}, начатый другой версией (другое: ${listed('ru')}); этот исполнитель в нём не участвует`,
  }
}

function join(link: Link, settings: ServeSettings, hash: string, plan: Plan): { close(): Promise<void> } {
  const { games, jobs, lock = LOCK } = settings
  const entry = games[plan.game] as GameEntry
  const players = CAN_FORK ? inThreads(entry, jobs, newShared()) : here(entry, newShared())
  const worker: Worker = new link.bull.Worker(hash, (job) => playJob(link, players, hash, plan, job.data), {
    connection: link.another(),
    prefix: QUEUES,
    concurrency: jobs,
    lockDuration: lock,
    stalledInterval: lock / 2,
    // Whatever kills workers is no fault of the games: these are played until somebody has.
    maxStalledCount: 1000,
  })
  // Lost connections come back; a job that was lost with one is handed out again.
  worker.on('error', () => {})
  return {
    async close() {
      await worker.close()
      await players.end()
    },
  }
}

async function playJob(link: Link, players: Players, hash: string, plan: Plan, data: unknown): Promise<void> {
  const job = jobFrom(plan, data)
  if (job === undefined) throw new link.bull.UnrecoverableError('no job of this experiment')
  const { arm } = job
  for (let chunk = job.first; chunk < job.first + job.count; chunk++) {
    const count = sizeOf(plan, chunk)
    const began = performance.now()
    const played = await players.play(plan, { arm, number: chunk, first: chunk * plan.chunk, count, broken: 0 })
    await deliver(link.redis, hash, { ...played, arm, chunk, pace: (performance.now() - began) / count })
  }
}
