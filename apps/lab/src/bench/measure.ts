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

/** A line of the report that can be measured by itself. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly work: Work
  /** What each unit of the work is full of, and how many of them it had so far. */
  readonly within?: { readonly unit: string; readonly each: () => number }
}

/** Games, and what `play` counts in each. */
export function playing(name: string, unit: string, play: (number: number) => number): Row {
  let games = 0
  let counted = 0
  const work = () => {
    counted += play(games++)
    return 1
  }
  return { name, unit: 'games', work, within: { unit, each: () => counted / games } }
}

const STRETCHES = 7

/** Stretches of warm-up at most: in the first thousands of games the compiler is still at work. */
const MOST_WARM_UPS = 6
/** Warm is what has become no faster by more than this. */
const STEADY = 1.02

/** Runs until it becomes no faster. A quick look does without: it compares, with trees too that warmed up once. */
function warmUp(work: Work, seconds: number, quick: boolean): void {
  let best = runFor(work, seconds)
  for (let more = 1; more < (quick ? 1 : MOST_WARM_UPS); more++) {
    const speed = runFor(work, seconds)
    if (speed < best * STEADY) return
    best = speed
  }
}

/** How long and how thoroughly to measure. */
interface Pace {
  readonly seconds: number
  readonly quick: boolean
}

/** Units of work a second: the best of a few stretches after a warm-up, the one that others disturbed least. */
function speedOf(work: Work, { seconds, quick }: Pace): number {
  warmUp(work, seconds, quick)
  return Math.max(...Array.from({ length: STRETCHES }, () => runFor(work, seconds / STRETCHES)))
}

export function measured({ name, unit, work, within }: Row, pace: Pace): Speed[] {
  const perSecond = speedOf(work, pace)
  const speed = { name, unit, perSecond, target: PROMISES[name] ?? '' }
  return within === undefined
    ? [speed]
    : [speed, { name, unit: within.unit, perSecond: perSecond * within.each(), target: '' }]
}

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
