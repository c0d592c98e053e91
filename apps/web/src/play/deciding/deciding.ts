// What a person decides, and what the real table tells.

import { batch } from '@preact/signals'
import { equal, type Say } from '@understudy/procedure'
import { IllegalAction } from '@understudy/table'
import type { Told as Facts } from '@understudy/table/gaps'
import { atOnce } from '../../store/settings.ts'
import { wordsFor } from '../../text/late.ts'
import type { Play } from '../play.ts'
import { makesSense } from '../types.ts'
import { inOnePress } from '../undo/one-press.ts'
import type { AnyAction } from './picker.ts'

interface Acting {
  /** Although a rule forbids it. */
  readonly insist?: boolean
  /** Although something is left to do. */
  readonly sure?: boolean
  /** What is done with the same press, each as soon as it is asked for. */
  readonly after?: readonly AnyAction[]
}

/** A person acts. */
export function act(play: Play, action: AnyAction, { insist = false, sure = false, after = [] }: Acting = {}): void {
  if (play.locked.value !== false) return
  // A second tap on what was asked a moment ago: it is a bot's turn by now.
  if (play.table.glance().kind === 'bot') return
  const left = sure ? undefined : play.ui.unfinished?.(play.table.state, action)
  if (left !== undefined) {
    play.unfinished.value = { ...left, action }
    return
  }
  const take = (each: AnyAction) => refusal(() => play.record(() => play.table.act(each, insist)))
  const why = inOnePress(play.table, () => {
    const refused = take(action)
    if (refused === undefined) after.every((next) => play.table.glance().kind === 'person' && take(next) === undefined)
    return refused
  })
  if (why === undefined) {
    // What was asked about before the deed is not what is to be seen after it.
    play.inspected.value = undefined
    play.onFirstMove?.()
    play.onFirstMove = undefined
  } else refuse(play, why, action)
}

/**
 * A person has put a deed together. What the game wants pressed is shown first, as a ghost; Confirm takes it, or, if
 * nothing is revealed by it, a second tap on the same. `after`: what the same press does after it.
 */
export function propose(play: Play, action: AnyAction, after: readonly AnyAction[] = []): void {
  // Beside a real board what is entered has happened there already.
  const shown = !play.beside && play.next.peek()?.kind === 'person'
  const press = shown ? play.ui.press?.(play.table.state, action, after) : undefined
  const before = play.proposed.peek()
  const again = before !== undefined && equal([before.action, ...before.after], [action, ...after])
  if (press === undefined || (press.kind === 'plain' && (again || atOnce.peek()))) {
    play.proposed.value = undefined
    act(play, action, { after })
    return
  }
  batch(() => {
    play.refused.value = undefined
    play.impossible.value = undefined
    play.unfinished.value = undefined
    play.inspected.value = undefined
    play.proposed.value = { action, after, press }
    play.preview.value = press.kind === 'plain' ? action : undefined
  })
}

/** Nothing is proposed any more, or one thing less; false if nothing was. */
export function withdraw(play: Play): boolean {
  const proposed = play.proposed.peek()
  if (proposed === undefined) return false
  if (proposed.press.gathered === true && proposed.after.length > 0) {
    propose(play, proposed.action, proposed.after.slice(0, -1))
    return true
  }
  play.proposed.value = undefined
  play.preview.value = undefined
  return true
}

export function refuse(play: Play, why: Say, action: AnyAction): void {
  const refused = { why, action, sensible: play.beside && makesSense(play.pkg, play.table, action) }
  const words = wordsFor('refusals')
  if (words === undefined) {
    play.refused.value = refused
    return
  }
  // The words are on their way. What has been done in the meantime is no longer refused.
  const { length } = play.table.entries
  const show = (): void => {
    if (play.table.entries.length === length) play.refused.value = refused
  }
  void words.then(show, show)
}

export function answer(play: Play, value: AnyAction | number): void {
  const next = play.next.value
  if (next?.kind !== 'table') return
  const why = refusal(() => play.record(() => play.table.answer(value, next.question)))
  // What was asked about lies where the next answers are.
  if (why === undefined) play.inspected.value = undefined
  else refuse(play, why, value)
}

/** Answers the question at hand, and what is certain to be asked after it. */
export function tell(play: Play, [first, ...rest]: readonly (AnyAction | number)[]): void {
  play.told.keep(play.coming.value, rest)
  answer(play, first)
}

/** Fills a gap in the game's data; answers why it cannot be. */
export function fill(play: Play, told: Facts): Say | undefined {
  const next = play.next.value
  return next?.kind === 'gap' ? refusal(() => play.record(() => play.table.tell(told, next))) : undefined
}

/** Why the rules refuse it; undefined if they do not, and it is done. */
function refusal(what: () => void): Say | undefined {
  try {
    what()
    return undefined
  } catch (error) {
    if (!(error instanceof IllegalAction)) throw error
    return error.refusal
  }
}
