// What a decision offers, pick by pick, as whole actions: a bot from outside needs to know no more of a game's rules.

import type { Decision, Pick } from './game.ts'

/** Every action that somebody who taps could put together, in the order in which they are offered. Whoever has seen enough stops. */
export function* offered<Action>(
  decision: Decision<Action> | undefined,
  picks: readonly Pick[] = [],
): Generator<Action> {
  for (const { pick, action, more } of decision?.next(picks) ?? []) {
    if (action !== undefined) yield action
    if (action === undefined || more === true) yield* offered(decision, [...picks, pick])
  }
}
