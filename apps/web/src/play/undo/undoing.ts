// Taking back and doing again, in the middle of bots' turns too.

import { batch } from '@preact/signals'
import { equal } from '@understudy/procedure'
import type { Change } from '@understudy/table'
import { isPersonal } from '@understudy/table/journal'
import { hushToasts } from '../../store/toasts.ts'
import { act } from '../deciding/deciding.ts'
import { restNow } from '../deciding/ending.ts'
import type { AnyAction } from '../deciding/picker.ts'
import type { Play } from '../play.ts'
import { goesOn, lastPress } from './one-press.ts'

export const canUndo = (play: Play): boolean => play.locked.value === false && play.table.undoPoint() !== undefined

export const canRedo = (play: Play): boolean => play.locked.value === false && play.table.undone.length > 0

export function undo(play: Play, to?: number): void {
  if (!canUndo(play)) return
  play.hold()
  const changes = play.table.undo(to ?? lastPress(play.table))
  play.seen = Math.min(play.seen, play.table.entries.length)
  // In the middle of a bot's turn it stays where the person wanted to be.
  const { kind } = play.table.glance()
  play.paused.value = !play.beside && (kind === 'auto' || kind === 'bot')
  play.differ('undo', changes)
  play.turned()
}

/** If this was the last thing a person did, it is taken back and something else done in its place; false: it was not, or cannot be. */
export function instead(play: Play, taken: AnyAction, action: AnyAction): boolean {
  const last = play.table.entries.at(-1)
  if (last?.t !== 'action' || !isPersonal(last) || !equal(last.action, taken) || !canUndo(play)) return false
  const to = play.table.entries.length - 1
  if (play.table.undoPoint() !== to) return false
  batch(() => {
    undo(play, to)
    act(play, action)
  })
  return true
}

/** Undo, as it is pressed: a word says what came back. Whoever goes back to a line of the log has read that before. */
export function takeBack(play: Play): void {
  if (!canUndo(play)) return
  const taken = play.table.log.slice(lastPress(play.table))
  undo(play)
  void import('./undone.ts').then(
    (part) => part.tellUndone(play, taken),
    () => undefined,
  )
}

export function redo(play: Play): void {
  if (!canRedo(play)) return
  play.hold()
  // That it was taken back is not true any more.
  hushToasts()
  const changes = [...again(play)]
  while (goesOn(play.table)) changes.push(...again(play))
  if (play.table.undone.length <= (play.aside.value?.left ?? 0)) play.aside.value = undefined
  if (!play.beside) play.resting.value = restNow(play.ui, play.table)
  play.seen = play.table.entries.length
  play.paused.value = false
  play.differ('redo', changes)
  play.turned()
}

/** What a damaged file wanted done again is given up; the game stays as it is. */
export function again(play: Play): readonly Change[] {
  try {
    return play.table.redo()
  } catch {
    return []
  }
}
