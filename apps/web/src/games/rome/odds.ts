// Exact odds of what a person's agent tries, from the die that the rules would ask for.

import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import type { Colour } from '@understudy/rome/vocabulary'

interface TestOdds {
  readonly die: Colour
  readonly wins: number
  /** It fails, and the agent is lost. */
  readonly caught: number
}

/** Undefined: nothing is rolled for it. */
export function testOdds(state: State, action: Action): TestOdds | undefined {
  if (action.do !== 'agent') return undefined
  const after = rome.copy(state)
  try {
    rome.apply(after, action)
  } catch {
    // A pack that leaves something open is asked for it when it comes to that.
    return undefined
  }
  const frame = after.frames.at(-1)
  const pack = packOf(state)
  const card = pack.actions.get(action.card)
  if (frame?.kind !== 'test' || card === undefined) return undefined
  const faces = pack.dice[frame.die]
  const share = (of: readonly string[]): number => faces.filter((face) => of.includes(face)).length / faces.length
  return {
    die: frame.die,
    wins: share(card.success),
    caught: share(card.caught.filter((f) => !card.success.includes(f))),
  }
}
