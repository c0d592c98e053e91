// The position after a person's last deed, from the journal: after a reload, or an undo, nobody remembers it.

import type { Play } from '../play.ts'
import { inSlices } from '../saving/slices.ts'
import { lostSince } from './wake-of.ts'

export async function findSince(play: Play): Promise<void> {
  const at = lostSince(play)
  if (at === undefined) return
  const { table } = play
  const state = await inSlices(table.goingTo(at))
  // Meanwhile somebody may have gone on, or back.
  if (play.table !== table || lostSince(play) !== at) return
  play.since = { at, state }
  play.version.value++
}
