// Moves that are typed. A line is taken as a whole or not at all; a refusal leaves it as it was. While it is typed the board
// shows what it would do; what is rolled for, is grave or leaves something undone is asked for as after any other pick.

import { batch } from '@preact/signals'
import type { Say } from '@understudy/procedure'
import { CHANCE, IllegalAction } from '@understudy/table'
import type { Foreseen } from '@understudy/table/chance'
import { MissingFact } from '@understudy/table/gaps'
import type { Pressed } from '../../games/ui.ts'
import { lang } from '../../store/settings.ts'
import { t } from '../../text/index.ts'
import { wordsFor } from '../../text/late.ts'
import type { Play } from '../play.ts'
import type { Tried } from '../types.ts'
import { act, answer, tell } from './deciding.ts'
import type { AnyAction } from './picker.ts'
import { decided, tellable } from './typable.ts'

type Read =
  | { readonly actions: readonly AnyAction[] }
  /** `at`: the action of the line that the rules forbid. */
  | { readonly why: Say; readonly at?: number; readonly actions?: readonly AnyAction[] }
  | { readonly wrong: string }

/** What the line would do, tried on a copy. */
async function readLine(play: Play, line: string): Promise<Read> {
  const decision = decided(play)
  if (decision === undefined) return { wrong: t.value.table.typeNothing }
  const { game } = play.pkg
  const read = await play.ui.typed?.(play.table.state, decision.seat, line)
  // Somebody may have tapped while the line was being read.
  if (read === undefined || decided(play) !== decision) return { wrong: t.value.table.typeNothing }
  if ('why' in read) return { why: read.why }
  if ('wrong' in read) return { wrong: read.wrong[lang.value] }
  const state = game.copy(play.table.state)
  for (const [at, action] of read.actions.entries()) {
    // After dice or somebody else's answer nobody can say yet what will be possible.
    if (game.decision(state)?.seat !== decision.seat) return { wrong: t.value.table.typeLater(at) }
    try {
      game.apply(state, action)
    } catch (error) {
      // It waits for the fact that it needs; nobody can say yet what will be possible after it.
      if (error instanceof MissingFact) return { actions: read.actions.slice(0, at + 1) }
      if (!(error instanceof IllegalAction)) throw error
      return { why: error.refusal, at, actions: read.actions }
    }
  }
  return read
}

export type NotTaken = Exclude<Read, { actions: readonly AnyAction[]; why?: never }>

/** What the line would do so far, as a ghost; one that cannot be read yet shows nothing. */
export async function tryLine(play: Play, line: string): Promise<void> {
  // Beside a real board what is entered has happened there already.
  const reads = line.trim() !== '' && !play.beside && play.next.value?.kind === 'person'
  const read = reads ? await readLine(play, line) : undefined
  if (play.line.peek() !== line) return
  const taken = read !== undefined && !('wrong' in read || 'why' in read)
  play.tried.value = taken ? triedOf(play, read.actions) : undefined
}

/** What is rolled for or grave is told in words, and not shown as if it had happened. */
function triedOf(play: Play, actions: readonly AnyAction[]): Tried {
  const { game } = play.pkg
  const state = game.copy(play.table.state)
  const says: Say[] = []
  let plain = true
  for (const action of actions) {
    says.push(game.describe(action, state))
    plain &&= !isPressed(pressOf(play, state, action))
    if (!plain || !applied(play, state, action)) break
  }
  return { says, ...(plain ? { state } : {}) }
}

/** Whether it could be done: it may wait for a fact. */
function applied(play: Play, state: unknown, action: AnyAction): boolean {
  try {
    play.pkg.game.apply(state, action)
    return true
  } catch (error) {
    if (error instanceof MissingFact) return false
    throw error
  }
}

/** How the game wants it pressed; where it does not say, whatever dice or a draw follow within the turn is chance. */
function pressOf(play: Play, state: unknown, action: AnyAction): Pressed | undefined {
  const { ui, pkg } = play
  if (ui.press !== undefined) return ui.press(state, action, [])
  const after = pkg.game.copy(state)
  if (!applied(play, after, action) || pkg.game.decision(after)?.seat !== CHANCE) return undefined
  // A last deed ends the turn: what is dealt then does not come of it.
  return pkg.game.moment(after) === pkg.game.moment(state) ? { kind: 'chance' } : undefined
}

const isPressed = (press: Pressed | undefined): press is Pressed => press !== undefined && press.kind !== 'plain'

/** Takes a line, or asks about it; undefined if there is nothing wrong with it. */
export async function enterLine(play: Play, line: string): Promise<NotTaken | undefined> {
  // Without them a refusal is still one.
  await wordsFor('refusals')?.catch(() => undefined)
  const asked = tellable(play)
  if (asked !== undefined) return enterTold(play, asked, line)
  const read = await readLine(play, line)
  if ('wrong' in read || 'why' in read) return read
  press(play, read.actions, 0)
  return undefined
}

/** Everything before `sure` was pressed already. */
function press(play: Play, actions: readonly AnyAction[], sure: number): void {
  const { game } = play.pkg
  const state = game.copy(play.table.state)
  if (play.next.peek()?.kind === 'person')
    for (const [at, action] of actions.entries()) {
      if (at >= sure && asks(play, { state, action, take: () => press(play, actions, at + 1) })) return
      if (!applied(play, state, action)) break
    }
  for (const action of actions) take(play, action, false)
}

/** Whether this action of a line has to be pressed first: it then lies ready, as if it had been picked. */
function asks(play: Play, { state, action, take }: { state: unknown; action: AnyAction; take(): void }): boolean {
  const how = play.beside ? undefined : pressOf(play, state, action)
  const left = isPressed(how) ? undefined : play.ui.unfinished?.(state, action)
  if (!isPressed(how) && left === undefined) return false
  batch(() => {
    play.line.value = undefined
    play.refused.value = undefined
    play.impossible.value = undefined
    play.inspected.value = undefined
    play.preview.value = undefined
    play.proposed.value = isPressed(how)
      ? { action, after: [], press: how, state: play.pkg.game.copy(state), take }
      : undefined
    play.unfinished.value = left === undefined ? undefined : { ...left, action, take }
  })
  return true
}

async function enterTold(
  play: Play,
  asked: readonly Foreseen<AnyAction>[],
  line: string,
): Promise<NotTaken | undefined> {
  const next = play.next.value
  const read = await play.ui.typedTold?.(play.table.state, asked, line)
  if (read === undefined || play.next.value !== next) return { wrong: t.value.table.typeNothing }
  if ('why' in read) return { why: read.why }
  tell(play, read.answers)
  return undefined
}

/** "Allow anyway": what the rules forbid of it is done nevertheless. */
export function forceLine(play: Play, { actions, at }: { actions: readonly AnyAction[]; at: number }): void {
  for (const [n, action] of actions.entries()) take(play, action, n === at)
}

function take(play: Play, action: AnyAction, insist: boolean): void {
  if (play.next.value?.kind === 'table') answer(play, action)
  else act(play, action, { insist, sure: true })
}
