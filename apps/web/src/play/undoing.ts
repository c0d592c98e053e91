// Taking back and doing again, in the middle of bots' turns too.

import type { Change, Logged } from '@understudy/table'
import { restNow } from './ending.ts'
import { isStep } from './following/is-step.ts'
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

/** "Undo to here": asks first, since much may go. */
export function askUndo(play: Play, to: number): void {
  if (canUndo(play)) play.takingBack.value = to
}

/** What an undo to this entry takes back: the steps that the log tells of. */
export const takenBack = (play: Play, to: number): Logged[] => play.table.log.slice(to).filter(isStep)

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
  play.seen = play.table.entries.length
  play.paused.value = false
  play.differ('redo', changes)
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
function again(play: Play): readonly Change[] {
  try {
    return play.table.redo()
  } catch {
    return []
  }
}
