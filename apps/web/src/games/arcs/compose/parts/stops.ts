// The places that ships of a move leave from: where it begins, and every stop of a flight but the last.

import type { SystemId } from '@understudy/arcs/vocabulary'
import { imperialOf } from '../model/move-page.ts'
import type { MovePage } from '../model/tap.ts'

interface Stop {
  readonly at: SystemId
  /** The leg that begins here, and how many ships make it. */
  readonly leg: number
  readonly goOn: number
}

export function stopsOf({ from, path, counts }: MovePage): Stop[] {
  return path.flatMap((_, leg) => {
    const at = leg === 0 ? from : path[leg - 1]
    const group = counts[leg]
    if (at === undefined || group === undefined) return []
    return [{ at, leg, goOn: group.fresh + group.damaged + imperialOf(group) }]
  })
}
