// What an act adds to a real table. It comes with acts only (`act/index.ts`).

import type { Lang, Phrasebook } from '@understudy/procedure'
import type { Change } from '@understudy/table'
import type { State } from '../rules/state/state.ts'
import type { Piece, Put, Spot } from './lying.ts'

export interface ActPart {
  /** Everything that is not on the map, in slots or among the action cards that are dealt. */
  put(state: State, put: Put): void
  /** By name, like those of the base game. */
  scales(state: State): Iterable<readonly [string, Change]>
  /** What else must be done, seeing the moves. */
  after(from: State, to: State, moves: readonly Change[]): readonly Change[]
  readonly phrases: Phrasebook
  pieceName(lang: Lang, piece: Piece): string | undefined
  spotName(lang: Lang, spot: Spot): string | undefined
}
