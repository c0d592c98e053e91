// What has been worked out about a position, kept while it is thought about. Only the latest two positions are kept (the
// one at the table and one looked ahead to): a WeakMap of all of them costs the collector more than it saves. A position
// must not change while it is thought about; what is only tried out (scratch.ts) must not come here.

import type { State } from '../../../rules/state/state.ts'

export function latest<T>(fresh: () => T): (state: State) => T {
  let [first, second]: (State | undefined)[] = []
  let [one, two]: (T | undefined)[] = []
  return (state) => {
    if (state !== first) {
      const known = state === second ? two : undefined
      second = first
      two = one
      first = state
      one = known ?? fresh()
    }
    return one as T
  }
}

/** The same for an answer about the position and a seat: worked out once for the seat that was asked about last. */
export function latestFor<T>(work: (state: State, seat: number) => T): (state: State, seat: number) => T {
  const known = latest<{ seat: number; is: T | undefined }>(() => ({ seat: -1, is: undefined }))
  return (state, seat) => {
    const kept = known(state)
    if (kept.seat !== seat) {
      kept.is = work(state, seat)
      kept.seat = seat
    }
    return kept.is as T
  }
}
