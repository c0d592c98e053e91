// Whether further threads are worth their price. Each has to load and compile everything anew, which takes some four seconds of processor time: a run that is
// nearly over is done sooner and cheaper by the thread that is warm already.

/** So many seconds have to be saved by all of them together. */
const SAVED = 15
/** What the first seconds tell is not asked: everything is compiled in them. */
const COLD = 4
/** The speed is that of the last stretch, at least so long. */
const STRETCH = 0.5

/** Seconds of processor time that this process has taken. */
function spentHere(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** For whoever wants them whatever they cost: UNDERSTUDY_THREADS=at-once. */
const atOnce = (): boolean => process.env.UNDERSTUDY_THREADS === 'at-once'

/** Asked now and then while one thread plays alone. Counted by processor time, which does not depend on what else the machine does. */
export class WorthThreads {
  readonly #of: number
  readonly #threads: number
  readonly #spent: () => number
  readonly #begin: number
  #mark: { readonly spent: number; readonly done: number }
  /** Seconds that a game takes, once that is known. */
  #each: number | undefined

  constructor(of: number, threads: number, spent: () => number = spentHere) {
    this.#of = of
    this.#threads = threads
    this.#spent = spent
    this.#begin = spent()
    this.#mark = { spent: this.#begin, done: 0 }
  }

  /** `done`: games played so far. */
  now(done: number): boolean {
    if (this.#threads < 2) return false
    if (atOnce()) return true
    const spent = this.#spent()
    if (spent - this.#mark.spent >= STRETCH && done > this.#mark.done) {
      if (spent - this.#begin >= COLD) this.#each = (spent - this.#mark.spent) / (done - this.#mark.done)
      this.#mark = { spent, done }
    }
    if (this.#each === undefined) return false
    const alone = (this.#of - done) * this.#each
    return alone - alone / this.#threads >= SAVED
  }
}
