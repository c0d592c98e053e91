// Most actions change nothing on the map. What follows from the map alone is worked out again only when its number is another.

import { emptyMap, isMapOf, noteMap } from '../../../rules/state/map.ts'
import * as read from '../../../rules/state/read.ts'
import type { GameOptions, State } from '../../../rules/state/state.ts'
import { inAct } from './act.ts'
import { latest } from './latest.ts'

/** In an act more than the map counts: Laws, titles, Fates. */
const NEVER_AGAIN = 0

interface Seen {
  options: GameOptions | undefined
  setup: number
  readonly map: Uint8Array
  number: number
}
const unseen = (): Seen => ({ options: undefined, setup: 0, map: emptyMap(), number: NEVER_AGAIN })
/** Of the position at the table, and of one looked ahead to. */
let [last, other] = [unseen(), unseen()]
let numbers = NEVER_AGAIN

const isSeen = ({ options, setup, map }: Seen, state: State): boolean =>
  options === state.options && setup === read.setup(state) && isMapOf(map, state)

function look(state: State): number {
  if (isSeen(last, state)) return last.number
  ;[last, other] = [other, last]
  if (isSeen(last, state)) return last.number
  last.options = state.options
  last.setup = read.setup(state)
  noteMap(last.map, state)
  last.number = ++numbers
  return last.number
}

const known = latest<{ number: number }>(() => ({ number: NEVER_AGAIN }))

/** The same number for positions of a game only if all pieces on the map are the same; 0 says nothing. */
function mapNumber(state: State): number {
  if (inAct(state)) return NEVER_AGAIN
  const kept = known(state)
  if (kept.number === NEVER_AGAIN) kept.number = look(state)
  return kept.number
}

/** An answer about the map and a seat, which nothing that a seat holds changes: kept for each seat while the map stays. */
export function whileMapStays<T>(work: (state: State, seat: number) => T): (state: State, seat: number) => T {
  const kept: ({ readonly number: number; readonly is: T } | undefined)[] = []
  return (state, seat) => {
    const number = mapNumber(state)
    if (number === NEVER_AGAIN) return work(state, seat)
    const before = kept[seat]
    if (before?.number === number) return before.is
    const is = work(state, seat)
    kept[seat] = { number, is }
    return is
  }
}
