// Putting an earlier step right: what it should have been, what follows from it, and which of the ways on to take.

import { type Entry, Table } from '@understudy/table'
import type { ActionEntry, AnswerEntry } from '@understudy/table/journal'
import { lang } from '../../store/settings.ts'
import { toast } from '../../store/toasts.ts'
import { amendingWords } from '../../text/amending.ts'
import { t } from '../../text/index.ts'
import { wordsFor } from '../../text/late.ts'
import { narrow } from '../../ui/narrow.ts'
import { type AnyAction, Picker } from '../deciding/picker.ts'
import type { Play } from '../play.ts'
import { inSlices } from '../saving/slices.ts'
import type { AmendResult } from '../telling/view.ts'
import { leave } from '../why/explaining.ts'
import { canAmend } from './amendable.ts'
import { pathTo } from './path-to.ts'
import { keepAside } from './set-aside.ts'

export function startAmending(play: Play, index: number): void {
  const entry = play.table.entries[index]
  if (!canAmend(entry)) return
  if (entry.t === 'answer' && entry.kind !== 'chance') {
    play.mode.value = { at: 'amend', index }
    return
  }
  const decision = play.pkg.game.decision(play.table.stateAt(index))
  if (decision === undefined) return
  const picker = new Picker(
    (picks) => decision.next(picks),
    (action) => replaceWith(play, index, withAction(entry, action)),
  )
  // All taps but the last stand already: often only a number was wrong.
  picker.path.value = pathTo(decision, play.pkg.game.parseAction(entry.action)).slice(0, -1)
  play.mode.value = { at: 'amend', index, picker }
  // On a phone the board is what one looks at: the place glows there, and the keys stand below it.
  play.tab.value = narrow() ? 'board' : 'turn'
}

/** For a roll or a fact: another face, another answer. */
export function amendValue(play: Play, index: number, value: number): void {
  const entry = play.table.entries[index]
  if (entry?.t === 'answer') replaceWith(play, index, { ...entry, value })
}

/** Something else was done. */
export function amendAction(play: Play, index: number, action: AnyAction): void {
  const entry = play.table.entries[index]
  if (canAmend(entry)) replaceWith(play, index, withAction(entry, action))
}

function withAction(entry: ActionEntry | AnswerEntry, action: AnyAction): Entry {
  if (entry.t === 'answer') return { ...entry, action }
  return { t: 'action', seat: entry.seat, by: 'person', action }
}

function replaceWith(play: Play, index: number, replacement: Entry): void {
  const busy = { at: 'amend', index, busy: true } as const
  play.mode.value = busy
  play.tab.value = 'turn'
  void amended(play, index, replacement, false).then(
    (again) => {
      if (play.mode.value !== busy) return
      play.mode.value = { at: 'amend', index, result: { replacement, again } }
      // Beside a real board, where nobody decides otherwise and every later step stands, there is nothing to choose.
      if (play.beside && again.different === undefined && again.conflict === undefined)
        void takeAmendment(play, 'newCourse')
    },
    (error: unknown) => {
      leave(play)
      sayFailed(error)
    },
  )
}

/** The game as it would have gone: bots think where they always do, the page makes a table of the outcome. */
async function amended(
  play: Play,
  index: number,
  replacement: Entry,
  keepBots: boolean,
): Promise<AmendResult['again']> {
  // What no longer goes is told with the reason.
  await wordsFor('refusals')?.catch(() => undefined)
  const { entries, ...rest } = await play.thinker.amend(play.table, index, replacement, keepBots)
  const table = await inSlices(Table.opening(play.pkg, entries, [], true))
  return { ...rest, table }
}

/** What becomes of everything after the entry. */
type Manner = 'goBack' | 'newCourse' | 'fixForward'

export async function takeAmendment(play: Play, manner: Manner): Promise<void> {
  const mode = play.mode.value
  if (mode.at !== 'amend' || mode.result === undefined || mode.busy === true) return
  const old = play.table
  const { again, replacement } = mode.result
  // It takes a while: another tap must not take another way as well, and whoever cancels meanwhile has cancelled.
  const busy = { ...mode, busy: true }
  play.mode.value = busy
  const table = await chosen(mode.index).catch(sayFailed)
  if (play.mode.value !== busy) return
  if (table === undefined) {
    // The other ways are still open.
    play.mode.value = mode
    return
  }
  const changes = play.pkg.game.diff(old.state, table.state)
  const aside = play.aside.value
  const rested = play.resting.value?.at
  play.aside.value = undefined
  // A turn that its last deed ends waits for its end here as well.
  play.replace(table, undefined, undefined, table.entries.length)
  if (aside !== undefined && old.undone.length > aside.left)
    void keepAside(play, aside, [...old.entries, ...old.undone])
  play.differ('amend', changes)
  toast(amendingWords[lang.value].done, {
    action: {
      text: t.value.app.undo,
      run: () => {
        const back = play.pkg.game.diff(play.table.state, old.state)
        play.replace(old, undefined, undefined, rested)
        play.differ('undo', back)
      },
    },
  })

  async function chosen(index: number) {
    if (manner === 'fixForward') return (await amended(play, index, replacement, true)).table
    if (manner === 'goBack' && again.different !== undefined)
      return inSlices(Table.opening(play.pkg, again.table.entries.slice(0, again.different.index), [], true))
    return again.table
  }
}

/** A bot that finds no answer must not leave a person waiting for one: nothing was changed, and that is said. */
function sayFailed(error: unknown): undefined {
  console.error(error)
  toast(amendingWords[lang.value].failed, { tone: 'error' })
}

export function cancelAmending(play: Play): void {
  leave(play)
}
