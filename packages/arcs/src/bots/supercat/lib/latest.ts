// What has been worked out about a position, kept while it is thought about. Only the latest two positions are kept (the
// one at the table and one looked ahead to): a WeakMap of all of them costs the collector more than it saves. A position
// must not change while it is thought about; what is only tried out (scratch.ts) must not come here.

import type { State } from '../../../rules/state.ts'

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
