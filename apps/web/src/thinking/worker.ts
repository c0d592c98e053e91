// The worker in which bots think, so that the page stays at hand while they do.

import { loadMoreFor, loadPackage } from '../games/packages.ts'
import { withYaml } from '../games/yaml.ts'
import { Mind, type News, type Wish } from './mind.ts'

export interface Asked {
  readonly id: number
  readonly game: string
  readonly news: News
  readonly wish: Wish
}

export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string }

const minds = new Map<string, Promise<Mind>>()

function mindFor(game: string): Promise<Mind> {
  const mind = minds.get(game) ?? loadPackage(game).then((pkg) => new Mind(pkg))
  minds.set(game, mind)
  return mind
}

/** One after another: a wish is about the journal as it was told just before. */
let queue: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  queue = queue.then(() => handle(data))
})

async function handle({ id, game, news, wish }: Asked): Promise<void> {
  let reply: Answered
  try {
    const mind = await mindFor(game)
    if (news.keep === 0) await loadMoreFor(game, news.add[0])
    await withYaml(() => mind.hear(news))
    reply = { id, answer: mind.answer(wish) }
  } catch (error) {
    reply = { id, failed: error instanceof Error ? error.message : String(error) }
  }
  postMessage(reply)
}
