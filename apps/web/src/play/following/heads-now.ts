// Headlines of what bots did, once the words of the game for them are there.

import type { Logged } from '@understudy/table'
import type { Heads } from '../../games/ui.ts'
import { lang } from '../../store/settings.ts'
import type { Play } from '../play.ts'
import { seatTitle } from '../telling/story.ts'
import { hushed } from '../telling/tell.ts'
import { viewerOf } from '../telling/view.ts'

export async function fetchHeads(play: Play): Promise<void> {
  if (play.heads.peek() !== undefined) return
  // Without them a sentence of the log stands in their place.
  const heads = await play.ui.heads?.().catch(() => undefined)
  if (heads !== undefined) play.heads.value = (steps) => headOf(play, heads, steps)
}

/** What whoever acts in these steps did: what others have of it is not told there. Cards turned over and dice are told of whoever they are for. */
function headOf(play: Play, heads: Heads, steps: readonly Logged[]): string | undefined {
  const first = steps.find(({ entry }) => entry.t === 'action')?.entry
  const viewer = viewerOf(play)
  const called = (seat: string) => {
    const names = [seat, seatTitle(play.pkg, play.options, seat, 'en')]
    return (who: unknown): boolean => names.includes(typeof who === 'string' ? who : ((who as Named | null)?.en ?? ''))
  }
  const own = first?.t === 'action' ? called(first.seat) : () => true
  const reads = viewer !== '' && play.table.controller(viewer).by === 'person'
  const all = steps.flatMap((logged) => hushed(play, logged, viewer).events)
  return heads(
    all.filter(({ with: facts }) => facts?.seat === undefined || own(facts.seat)),
    lang.value,
    { all, own, you: reads ? called(viewer) : () => false, ...(reads ? { reader: viewer } : {}) },
  )
}

interface Named {
  readonly en: string
}
