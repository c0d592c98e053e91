// Timing. Speeds of different machines are compared through a fixed loop that is timed in the same run.

import { PROMISES } from './tables.ts'

/** One call does some work and answers how many units of it. */
type Work = () => number

export interface Speed {
  readonly name: string
  readonly unit: string
  readonly perSecond: number
  /** What is promised, in words; empty if nothing is. */
  readonly target: string
}

/** A number that is no speed, beside what it should be. */
export interface Figure {
  readonly name: string
  readonly value: string
  readonly note: string
}

interface Task {
  readonly name: string
  readonly unit: string
  readonly work: Work
}

const STRETCHES = 7

let wanted = ''
/** Only tasks with this in their names are measured from now on. */
export const measureOnly = (text: string): void => {
  wanted = text
}

/**
 * Units of work a second, each the best of a few stretches after a warm-up as long as all of them: the one that others
 * disturbed least. The tasks take turns, so that they can be compared with one another.
 */
export function speedsOf(all: readonly Task[], seconds: number): Speed[] {
  const tasks = all.filter(({ name }) => name.includes(wanted))
  for (const { work } of tasks) runFor(work, seconds)
  const best = tasks.map(() => 0)
  for (let stretch = 0; stretch < STRETCHES; stretch++)
    for (const [at, { work }] of tasks.entries()) best[at] = Math.max(best[at] ?? 0, runFor(work, seconds / STRETCHES))
  return tasks.map(({ name, unit }, at) => ({ name, unit, perSecond: best[at] ?? 0, target: targetOf(name, unit) }))
}

function targetOf(name: string, unit: string): string {
  const promise = unit === 'games' ? PROMISES[name] : undefined
  return promise === undefined ? '' : `target at least ${promise}`
}

/** The speed of what every game is full of: so many of them in each. */
export const within = (games: Speed, unit: string, each: number): Speed => ({
  name: games.name,
  unit,
  perSecond: games.perSecond * each,
  target: '',
})

function runFor(work: Work, seconds: number): number {
  const watch = new Watch()
  let done = 0
  let taken = 0
  // On a busy machine it goes on for longer, but not without end.
  while (taken < seconds * 1000 && watch.clock() < seconds * 3000) {
    done += work()
    taken = watch.taken()
  }
  return (done * 1000) / taken
}

/** Milliseconds by the clock or of processor time, whichever is less: other people's work is not counted. */
class Watch {
  readonly #begin = performance.now()
  readonly #before = process.cpuUsage()

  clock(): number {
    return performance.now() - this.#begin
  }

  taken(): number {
    const { user, system } = process.cpuUsage(this.#before)
    return Math.min(this.clock(), (user + system) / 1000)
  }
}

const LOOP = 20_000_000

/** A fixed loop over integers, in millions a second: the best of a few runs, like the speeds. */
export function calibrate(): number {
  const once = (): number => {
    let x = 2463534242
    const watch = new Watch()
    for (let i = 0; i < LOOP; i++) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
    }
    const taken = watch.taken()
    // Looked at, so that no compiler may leave the loop out.
    return x === 0 ? Number.NaN : LOOP / taken / 1000
  }
  once()
  return Math.max(...Array.from({ length: STRETCHES }, once))
}

/** Processor time of this process in milliseconds: unlike the clock, it does not count other people's work. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
