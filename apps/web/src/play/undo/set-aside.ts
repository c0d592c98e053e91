// "Undo to here", and what it has set aside: it can be put back in one press until something else is done; then many steps stay
// among the saved games as a copy.

import { type Change, type Entry, type Logged, Table } from '@understudy/table'
import type { Saved } from '../../storage/db.ts'
import { downloadJournal } from '../../storage/files.ts'
import { newId, TAB } from '../../storage/tabs.ts'
import { asJournal, games, restore, standing } from '../../store/games.ts'
import { lang } from '../../store/settings.ts'
import { toast } from '../../store/toasts.ts'
import { t } from '../../text/index.ts'
import { asideWords } from '../../text/set-aside.ts'
import { restNow } from '../deciding/ending.ts'
import type { Play } from '../play.ts'
import { inSlices } from '../saving/slices.ts'
import { turnName } from '../telling/story.ts'
import type { Aside } from '../types.ts'
import { again, canRedo, canUndo, undo } from './undoing.ts'

/** Fewer are soon done again. */
const KEPT_FROM = 10

/** "Undo to here": asks first, since much may go. */
export function askUndo(play: Play, to: number): void {
  if (canUndo(play)) play.takingBack.value = to
}

/** What an undo to this entry takes back: the lines that the log tells of. */
export const takenBack = (play: Play, to: number): Logged[] => play.table.log.slice(to).filter(isLine)

/** A bot's pick is part of the decision that follows it; positions that are kept for reading say nothing. */
const isLine = ({ entry, events }: Logged): boolean =>
  events.length > 0 || (entry.t === 'answer' ? entry.kind !== 'pick' : entry.t !== 'snapshot')

export function answerUndo(play: Play, yes: boolean): void {
  const to = play.takingBack.value
  play.takingBack.value = undefined
  if (!yes || to === undefined || !canUndo(play)) return
  const { aside } = play
  const steps = takenBack(play, to).map(({ index }) => index)
  const before = aside.value
  aside.value =
    before === undefined
      ? { steps, left: play.table.undone.length, moment: play.pkg.game.moment(play.table.state) }
      : { ...before, steps: [...steps, ...before.steps] }
  undo(play, to)
}

/** Everything that "Undo to here" set aside, in one press: until so much is left of what was undone before. */
export function putBack(play: Play): void {
  const { left } = play.aside.value ?? { left: 0 }
  if (!canRedo(play)) return
  play.hold()
  const changes: Change[] = []
  while (play.table.undone.length > left) {
    const length = play.table.undone.length
    changes.push(...again(play))
    if (play.table.undone.length === length) break
  }
  play.aside.value = undefined
  if (!play.beside) play.resting.value = restNow(play.ui, play.table)
  play.seen = play.table.entries.length
  play.paused.value = false
  play.differ('redo', changes)
  play.turned()
}

/** How many of the steps still lie aside: some may have been done again one by one. */
export const countAside = (play: Play, { steps, left }: Aside): number =>
  play.table.undone.length > left ? steps.filter((index) => index >= play.table.entries.length).length : 0

/** `old` is the journal with what was set aside; something else has been done. */
export async function keepAside(play: Play, aside: Aside, old: readonly Entry[], put = restore): Promise<void> {
  if (aside.steps.length < KEPT_FROM) return
  const words = asideWords[lang.value]
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
