// Putting an earlier step right: what it should have been, what follows from it, and which of the ways on to take.

import { type ActionEntry, type AnswerEntry, amend, type Entry, isPersonal, Table } from '@understudy/table'
import { toast } from '../store/toasts.ts'
import { t } from '../text/index.ts'
import { leave } from './explaining.ts'
import { type AnyAction, Picker } from './picker.ts'
import type { Play } from './play.ts'

/** What a person did or said at the table can be amended; corrections and seats are simply done again. */
export function canAmend(entry: Entry | undefined): entry is ActionEntry | AnswerEntry {
  return isPersonal(entry) && (entry?.t === 'action' || entry?.t === 'answer')
}

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
  play.mode.value = { at: 'amend', index, picker }
}

/** For a roll or a fact: another face, another answer. */
export function amendValue(play: Play, index: number, value: number): void {
  const entry = play.table.entries[index]
  if (entry?.t === 'answer') replaceWith(play, index, { ...entry, value })
}

function withAction(entry: ActionEntry | AnswerEntry, action: AnyAction): Entry {
  if (entry.t === 'answer') return { ...entry, action }
  return { t: 'action', seat: entry.seat, by: 'person', action }
}

function replaceWith(play: Play, index: number, replacement: Entry): void {
  const again = amend(play.table, index, replacement)
  play.mode.value = { at: 'amend', index, result: { replacement, again } }
  play.tab.value = 'turn'
}

export type Way = 'goBack' | 'newCourse' | 'fixForward'

export function takeAmendment(play: Play, way: Way): void {
  const mode = play.mode.value
  if (mode.at !== 'amend' || mode.result === undefined) return
  const old = play.table
  const { again, replacement } = mode.result
  const table = chosen()
  const changes = play.pkg.game.diff(old.state, table.state)
  play.replace(table)
  play.differ('amend', changes)
  toast(t.value.amending.done, {
    action: {
      text: t.value.app.undo,
      run: () => {
        const back = play.pkg.game.diff(play.table.state, old.state)
        play.replace(old)
        play.differ('undo', back)
      },
    },
  })

  function chosen() {
    if (way === 'fixForward') return amend(old, mode.at === 'amend' ? mode.index : 0, replacement, true).table
    if (way === 'goBack' && again.different !== undefined)
      return new Table(play.pkg, again.table.entries.slice(0, again.different.index))
    return again.table
  }
}

export function cancelAmending(play: Play): void {
  leave(play)
}
