// Whether a round has just ended, and how it began: what was gained in it is the difference.

import { rome, type State } from '@understudy/rome'

/** How the rounds of the present game began, as far as this page has seen it. */
const began = new Map<number, State>()

/** Copies share their options, so these tell one game from another. */
export function roundBegan(state: State): State | undefined {
  const then = began.get(state.round)
  return then?.options === state.options ? then : undefined
}

/** Asked after every entry, with the positions before and after it. */
export function roundEnded(before: State, after: State): boolean {
  const next = after.round > before.round
  if (next || (before.phase === 'setup' && after.phase !== 'setup')) began.set(after.round, rome.copy(after))
  return next || (after.over !== null && before.over === null)
}
