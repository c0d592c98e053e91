// A turn in which nothing is left to do: it waits for its end to be pressed, unless the person has set it otherwise.

import { isPersonal } from '@understudy/table'
import { endsAlone } from '../store/settings.ts'
import { unread } from './battle.ts'
import { act } from './deciding.ts'
import type { Play } from './play.ts'

export function endAlone(play: Play): void {
  if (!endsAlone.peek() || play.beside || play.next.peek()?.kind !== 'person') return
  const { table } = play
  // Only after a deed of one's own: whoever goes back, or comes to a turn like that, sees it first.
  if (table.undone.length > 0 || !isPersonal(table.entries.at(-1)) || unread(play)) return
  const end = play.ui.nothingLeft?.(table.state)
  if (end === undefined) return
  const { length } = table.entries
  queueMicrotask(() => {
    if (table.entries.length === length && play.next.peek()?.kind === 'person') act(play, end, { sure: true })
  })
}
