// The position that is being corrected by hand, until it is taken or thrown away. `edit.tsx` shows it.

import { signal } from '@preact/signals'
import type { Change, Problem } from '@understudy/table'
import type { Play } from '../play/play.ts'
import { correct } from '../play/seats/by-hand.ts'

interface Draft {
  readonly state: unknown
  readonly problems: readonly Problem[]
  readonly changes: readonly Change[]
  readonly note: string
}

export const editing = signal<Draft | undefined>(undefined)

export function startEditing(play: Play): void {
  editing.value = { state: play.pkg.game.copy(play.table.state), problems: [], changes: [], note: '' }
  play.mode.value = { at: 'edit' }
  play.tab.value = 'board'
}

export function saveEdit(play: Play): void {
  const draft = editing.value
  if (draft === undefined) return
  const note = draft.note.trim()
  correct(play, play.pkg.game.serialise(draft.state), note === '' ? undefined : note)
  editing.value = undefined
}
