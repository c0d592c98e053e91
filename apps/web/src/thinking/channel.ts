// Two ways to a mind: a worker, and the page itself where there is none.

import { loadMoreFor, loadPackage } from '../games/packages.ts'
import type { Answers, Mind, News, Wish } from './mind.ts'
import type { Answered, Asked } from './worker.ts'

export interface Channel {
  /** Rejects with `Lost` if nobody is there any more. */
  ask<W extends Wish>(news: News, wish: W): Promise<Answers[W['do']]>
  close(): void
}

/** The worker is gone or never came: what it knew must be told again, to somebody else. */
export class Lost extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'Lost'
  }
}

/** Set in the address (`?worker=off`): bots think on the page, as where workers are missing. */
const allowed = (): boolean =>
  typeof Worker !== 'undefined' && new URLSearchParams(location.search).get('worker') !== 'off'

export function openChannel(game: string): Channel {
  if (!allowed()) return new Here(game)
  try {
    return new There(game)
  } catch {
    return new Here(game)
  }
}

/** On the page, a little at a time. */
export class Here implements Channel {
  readonly #mind: Promise<Mind>
  readonly #game: string
  /** One after another, as in the worker: a wish is about the journal as it was told just before. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(game: string) {
    this.#game = game
    // Seldom needed, and not small: rulebooks, and what runs and explains them.
    this.#mind = Promise.all([loadPackage(game), import('./mind.ts')]).then(([pkg, { Mind }]) => new Mind(pkg))
    this.#mind.catch(() => undefined)
  }

  ask<W extends Wish>(news: News, wish: W): Promise<Answers[W['do']]> {
    const answer = this.#queue.then(() => this.#answer(news, wish))
    this.#queue = answer.catch(() => undefined)
    return answer
  }

  close(): void {}

  async #answer<W extends Wish>(news: News, wish: W): Promise<Answers[W['do']]> {
    await new Promise((resolve) => setTimeout(resolve, 0))
    const mind = await this.#mind
    if (news.keep === 0) await loadMoreFor(this.#game, news.add[0])
    mind.hear(news)
    const brief = wish.do === 'ahead' ? { ...wish, budget: Math.min(wish.budget, 8) } : wish
    return mind.answer(brief) as Answers[W['do']]
  }
}

interface Waiting {
  resolve(value: never): void
  reject(error: Error): void
  readonly patience: ReturnType<typeof setTimeout>
}

/** A worker that the browser has ended says nothing about it: after this long (in milliseconds) it is given up. */
const PATIENCE = 30_000

class There implements Channel {
  readonly #game: string
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #count = 0
  #lost = false

  constructor(game: string) {
    this.#game = game
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<Answered>) => this.#heard(data)
    this.#worker.onerror = (event) => this.#lose(event.message ?? '')
    this.#worker.onmessageerror = () => this.#lose('unreadable')
  }

  ask<W extends Wish>(news: News, wish: W): Promise<Answers[W['do']]> {
    if (this.#lost) return Promise.reject(new Lost('gone'))
    const id = this.#count++
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.#lose('silent'), PATIENCE)
      this.#waiting.set(id, { resolve, reject, patience })
      const asked: Asked = { id, game: this.#game, news, wish }
      this.#worker.postMessage(asked)
    })
  }

  close(): void {
    this.#worker.terminate()
    for (const { patience } of this.#waiting.values()) clearTimeout(patience)
    this.#waiting.clear()
  }

  #heard(reply: Answered): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    clearTimeout(waiting?.patience)
    if ('failed' in reply) waiting?.reject(new Lost(reply.failed))
    else waiting?.resolve(reply.answer as never)
  }

  #lose(why: string): void {
    this.#lost = true
    this.#worker.terminate()
    for (const { reject, patience } of this.#waiting.values()) {
      clearTimeout(patience)
      reject(new Lost(why))
    }
    this.#waiting.clear()
  }
}
