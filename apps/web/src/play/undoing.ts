// Taking back and doing again, in the middle of bots' turns too.

import type { Change } from '@understudy/table'
import { restNow } from './ending.ts'
import type { Play } from './play.ts'

export const canUndo = (play: Play): boolean => play.locked.value === false && play.table.undoPoint() !== undefined

export const canRedo = (play: Play): boolean => play.locked.value === false && play.table.undone.length > 0

export function undo(play: Play, to?: number): void {
  if (!canUndo(play)) return
  play.hold()
  const changes = to === undefined ? play.table.undo() : play.table.undo(to)
  play.seen = Math.min(play.seen, play.table.entries.length)
  // In the middle of a bot's turn it stays where the person wanted to be.
  const { kind } = play.table.glance()
  play.paused.value = !play.beside && (kind === 'auto' || kind === 'bot')
  play.differ('undo', changes)
  play.turned()
}

export function redo(play: Play): void {
  if (!canRedo(play)) return
  play.hold()
  const changes = again(play)
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
