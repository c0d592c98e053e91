// Whether further threads are worth their price, and how many. Each has to load and compile everything anew, which takes some four seconds of processor
// time: a run that is nearly over is cheaper with the thread that is warm already. So they come only where all of them together
// cost no more than a small share of the whole run; whoever would rather have it sooner, at any price, says so (`hurry`).

/** What a run over several threads may cost more than over one, as a share of it. */
const MORE = 0.05
/** What threads that play beside one another lose to each other, as a share. */
const BESIDE = 0.015
/** Seconds of processor time that a thread takes before it is as quick as the first one. */
const PRICE = 4
/** What the first seconds tell is not asked: everything is compiled in them. */
const COLD = 4
/** The speed is that of the last stretch, at least so long. */
const STRETCH = 0.5

/** Seconds of processor time that this process has taken. */
function spentHere(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Asked now and then while one thread plays alone. Counted by processor time, which does not depend on what else the machine does. */
export class WorthThreads {
  readonly #of: number
  readonly #further: number
  readonly #hurry: boolean
  readonly #spent: () => number
  readonly #begin: number
  #mark: { readonly spent: number; readonly done: number }

  /** `of`: games in all; `threads`: at most, this one included. */
  constructor(of: number, threads: number, hurry = false, spent: () => number = spentHere) {
    this.#of = of
    this.#further = threads - 1
    this.#hurry = hurry
    this.#spent = spent
    this.#begin = spent()
    this.#mark = { spent: this.#begin, done: 0 }
  }

  /** How many further threads to call now; `done`: games played so far. */
  now(done: number): number {
    if (this.#hurry || this.#further < 1) return this.#further
    const spent = this.#spent()
    const { spent: since, done: before } = this.#mark
    if (spent - since < STRETCH || done === before) return 0
    this.#mark = { spent, done }
    if (spent - this.#begin < COLD) return 0
    const left = ((this.#of - done) * (spent - since)) / (done - before)
    return Math.min(this.#further, Math.floor(((MORE - BESIDE) * left) / PRICE))
  }
}
