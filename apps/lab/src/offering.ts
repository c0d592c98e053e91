// What is offered only on demand has to be offered in every thread: each has the game for itself.

import type { Options } from '@understudy/table'
import type { GameEntry } from './game-entry.ts'

/** Offers it if the options are of such a game; answers how to take it away again. */
export function offering({ onDemand }: Pick<GameEntry, 'onDemand'>, options: Options): () => void {
  const asked = onDemand?.options.some((id) => options[id] !== undefined) === true
  return asked ? onDemand.offer() : () => {}
}
