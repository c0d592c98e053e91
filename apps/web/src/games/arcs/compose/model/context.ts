// What a page needs to know: the position, the decision, and whether things happen on a real table.

import type { Action, State } from '@understudy/arcs'
import { arcs } from '@understudy/arcs/lean'
import { copyState } from '@understudy/arcs/state'
import type { Resource } from '@understudy/arcs/vocabulary'
import { type Decision, IllegalAction } from '@understudy/table'

export interface Context {
  readonly state: State
  readonly decision: Decision<Action>
  /** Beside a real board. */
  readonly beside: boolean
  /** Battle dice are rolled on a real table. */
  readonly tableDice: boolean
}

export const allowed = ({ decision }: Context, action: Action): boolean => decision.legal(action) === undefined

/** The first of these that the rules allow. */
export const firstAllowed = (context: Context, actions: readonly Action[]): Action | undefined =>
  actions.find((action) => allowed(context, action))

/**
 * Where an action leads, if the same seat goes on with its turn there without anything in between: then a tap for what
 * comes next can stand for "yes, this" as well.
 */
export function ahead(context: Context, action: Action): Context | undefined {
  const state = copyState(context.state)
  try {
    arcs.apply(state, action)
  } catch (error) {
    if (error instanceof IllegalAction) return undefined
    throw error
  }
  const decision = arcs.decision(state)
  if (decision === undefined || decision.kind !== 'turn' || decision.seat !== context.decision.seat) return undefined
  return { ...context, state, decision }
}

/** The tokens that an action brings. The supply does not tell: tokens that were spent in the Prelude return there when it ends. */
export function gains({ state, decision }: Context, action: Action): Resource[] {
  const gained: Resource[] = []
  arcs.apply(copyState(state), action, {
    event: ({ say, with: facts }) => {
      if (say === 'log.gain' && facts?.seat === decision.seat) gained.push(facts.type as Resource)
    },
  })
  return gained
}
