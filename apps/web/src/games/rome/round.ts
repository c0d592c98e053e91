// Whether a round has just ended, and how it began: what was gained in it is the difference.

import { rome, type State } from '@understudy/rome'
import type { PauseMoment } from '../ui.ts'

/** How the rounds of the present game began, as far as this page has seen it. */
const began = new Map<number, State>()

/** Copies share their options, so these tell one game from another. */
export function roundBegan(state: State): State | undefined {
  const then = began.get(state.round)
  return then?.options === state.options ? then : undefined
}

/** Asked after every entry, with the positions before and after it; after a reload also with all positions before. */
export function roundEnded(before: State, after: State, { log = [], stateAt }: Partial<PauseMoment> = {}): boolean {
  if (stateAt !== undefined && roundBegan(before) === undefined) {
    const first = log.findIndex(
      ({ moment = '' }) => moment.startsWith(`${before.round}.`) && !moment.includes('.setup.'),
    )
    if (first >= 0) began.set(before.round, { ...rome.copy(stateAt(first) as State), options: before.options })
  }
  const next = after.round > before.round
  if (next || (before.phase === 'setup' && after.phase !== 'setup')) began.set(after.round, rome.copy(after))
  return next || (after.over !== null && before.over === null)
}
