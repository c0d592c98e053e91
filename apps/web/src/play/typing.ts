// Moves that are typed. A line is taken as a whole or not at all; a refusal leaves it as it was.

import type { Say } from '@understudy/procedure'
import { type Foreseen, IllegalAction, MissingFact } from '@understudy/table'
import { t } from '../text/index.ts'
import { wordsFor } from '../text/late.ts'
import { act, answer, tell } from './deciding.ts'
import type { AnyAction } from './picker.ts'
import type { Play } from './play.ts'
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

/** Takes a line; undefined if it was taken. */
export async function enterLine(play: Play, line: string): Promise<NotTaken | undefined> {
  // Without them a refusal is still one.
  await wordsFor('refusals')?.catch(() => undefined)
  const asked = tellable(play)
  if (asked !== undefined) return enterTold(play, asked, line)
  const read = await readLine(play, line)
  if ('wrong' in read || 'why' in read) return read
  for (const action of read.actions) take(play, action, false)
  return undefined
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
