// How a choice is worded: a token by its type, anything else by its value.

import type { Json } from '@understudy/procedure'
import type { Choice, Pick } from '@understudy/table'
import type { Action, Doing, Resource } from '../../vocabulary.ts'
import { tokenIn, typeName } from '../board/resources.ts'
import { type ArcsSay, say } from '../sayings.ts'
import * as read from '../state/read.ts'
import { topSeat } from '../state/stack.ts'
import type { State } from '../state/state.ts'

export type Offer = Choice<Action>

/** A choice of a picker, in words. */
export const offer = (
  state: State,
  doing: Doing,
  slot: string,
  value: Json,
  rest: Omit<Offer, 'pick' | 'text'>,
): Offer => ({ pick: { slot, value }, text: pickText(state, doing, { slot, value }), ...rest })

export const sayAction = (action: Action): ArcsSay => say('do.action', { action: action as unknown as Json })

export function pickText(state: State, doing: Doing, { slot, value }: Pick): ArcsSay {
  const token = tokenOf(value)
  if (token !== undefined) {
    // In a raid the slots are the defender's.
    const owner = doing === 'raid' ? read.defender(state) : topSeat(state)
    const type = slot === 'pay' || slot === 'cloud' || doing === 'raid' ? tokenIn(state, owner, token.slot) : 0
    if (type > 0) return say('choose.token', { ...token, slot: token.slot + 1, type: typeName(type) })
  }
  if ((slot === 'slot' || slot === 'give') && typeof value === 'number') {
    const type = tokenIn(state, topSeat(state), value)
    if (type > 0) return say('choose.token', { slot: value + 1, type: typeName(type) })
  }
  return say('choose.value', { doing, slot, value })
}

function tokenOf(value: Json): { slot: number; as?: Resource } | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || 'of' in value) return undefined
  const { slot, as } = value as { slot?: unknown; as?: Resource }
  if (typeof slot !== 'number') return undefined
  return as === undefined ? { slot } : { slot, as }
}

/** Cards one by one, until there are n. */
export function oneByOne(
  state: State,
  doing: Doing,
  picks: readonly Pick[],
  slot: string,
  all: readonly string[],
  n: number,
  action: (ids: string[]) => Action,
): Offer[] {
  const chosen = picks.map((pick) => pick.value as string)
  if (chosen.length >= n || chosen.some((id, i) => !all.includes(id) || chosen.indexOf(id) !== i)) return []
  return all
    .filter((id) => !chosen.includes(id))
    .map((id) =>
      offer(state, doing, slot, id, chosen.length + 1 === n ? { action: action([...chosen, id]) } : { more: true }),
    )
}
