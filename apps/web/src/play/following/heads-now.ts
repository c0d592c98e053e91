// Headlines of what bots did, once the words of the game for them are there.

import type { Logged } from '@understudy/table'
import type { Heads } from '../../games/ui.ts'
import { lang } from '../../store/settings.ts'
import type { Play } from '../play.ts'
import { seatTitle } from '../story.ts'
import { hushed } from '../tell.ts'
import { viewerOf } from '../view.ts'

export async function fetchHeads(play: Play): Promise<void> {
  if (play.heads.peek() !== undefined) return
  // Without them a sentence of the log stands in their place.
  const heads = await play.ui.heads?.().catch(() => undefined)
  if (heads !== undefined) play.heads.value = (steps) => headOf(play, heads, steps)
}

/** What whoever acts in these steps did: what others have of it is not told there. */
function headOf(play: Play, heads: Heads, steps: readonly Logged[]): string | undefined {
  const first = steps.find(({ entry }) => entry.t === 'action')?.entry
  if (first?.t !== 'action') return undefined
  const own = [first.seat, seatTitle(play.pkg, play.options, first.seat, 'en')]
  const viewer = viewerOf(play)
  const events = steps.flatMap((logged) => hushed(play, logged, viewer).events)
  return heads(
    events.filter(({ with: facts }) => {
      const seat = facts?.seat as string | { readonly en: string } | undefined
      return seat === undefined || own.includes(typeof seat === 'string' ? seat : seat.en)
    }),
    lang.value,
  )
}
