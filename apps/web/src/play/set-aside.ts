// What "Undo to here" has set aside: it can be put back in one press until something else is done; then many steps stay
// among the saved games as a copy.

import { type Entry, Table } from '@understudy/table'
import type { Saved } from '../storage/db.ts'
import { downloadJournal } from '../storage/files.ts'
import { newId, TAB } from '../storage/tabs.ts'
import { asJournal, games, restore, standing } from '../store/games.ts'
import { lang } from '../store/settings.ts'
import { toast } from '../store/toasts.ts'
import { t } from '../text/index.ts'
import type { Play } from './play.ts'
import { inSlices } from './slices.ts'
import { turnName } from './story.ts'
import type { Aside } from './types.ts'

/** Fewer are soon done again. */
const KEPT_FROM = 10

/** How many of the steps still lie aside: some may have been done again one by one. */
export const countAside = (play: Play, { steps, left }: Aside): number =>
  play.table.undone.length > left ? steps.filter((index) => index >= play.table.entries.length).length : 0

/** `old` is the journal with what was set aside; something else has been done. */
export async function keepAside(play: Play, aside: Aside, old: readonly Entry[], put = restore): Promise<void> {
  if (aside.steps.length < KEPT_FROM) return
  const words = t.value.log
  const { game } = play.pkg
  const named = games.peek()?.find(({ id }) => id === play.id)?.title ?? game.title[lang.value]
  const title = words.beforeGoingBack(named, turnName(play.pkg, play.options, aside.moment, lang.value))
  const now = Date.now()
  const saved: Saved = {
    meta: {
      id: newId(),
      title,
      game: game.id,
      rules: game.version,
      created: now,
      // The game that goes on comes first in the list.
      updated: now - 1,
      revision: 0,
      owner: TAB,
      beside: play.beside,
      seen: old.length,
      count: old.length,
      ...standing(play.table),
    },
    entries: old,
    undone: [],
    history: play.history,
  }
  try {
    // At once, before the page can be closed; how it stood there takes a while.
    await put(saved)
    const table = await inSlices(Table.opening(play.pkg, old, [], true))
    await put({ ...saved, meta: { ...saved.meta, ...standing(table) } })
    toast(words.asideKept(aside.steps.length, title))
  } catch {
    const action = { text: t.value.saving.export, run: () => downloadJournal(asJournal(saved)) }
    toast(words.asideNotKept(aside.steps.length), { tone: 'error', stay: true, action })
  }
}
