// Whole games by chance, for tests: every position with the action that was taken in it and what it brought about.

import { type Action, arcs, type State } from '@understudy/arcs'
import { type Decision, type GameEvent, keyedRandom, type Options } from '@understudy/table'

interface Moment {
  readonly before: State
  readonly decision: Decision<Action>
  readonly action: Action
  readonly after: State
  readonly events: readonly GameEvent[]
}

export function* chanceGame(
  options: Options,
  seed: string,
  chance: Readonly<Record<string, string>> = {},
): Generator<Moment> {
  const state = arcs.start(options, chance)
  for (let i = 0; ; i++) {
    const decision = arcs.decision(state)
    if (decision === undefined) return
    const before = arcs.copy(state)
    const action = decision.sample(keyedRandom(seed, `${i}`))
    const events: GameEvent[] = []
    arcs.apply(state, action, { event: (what) => events.push(what) })
    yield { before, decision, action, after: arcs.copy(state), events }
  }
}
