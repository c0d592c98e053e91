// Who reads positions that were written down. That is restore.ts, a part that comes by itself (reading-part.ts): with its
// schema it is large, and a game that has just begun has nothing to read.

import type { State } from './state.ts'

let read: ((data: unknown) => State) | undefined

export const readsPositions = (reader: (data: unknown) => State): void => {
  read = reader
}

export function readPosition(data: unknown): State {
  if (read === undefined) throw new Error('what reads positions is not loaded')
  return read(data)
}
