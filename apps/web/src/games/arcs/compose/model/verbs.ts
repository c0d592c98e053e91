// The verbs of a turn. What the card does comes first, then what other things can pay for; within both the order is always
// the same, and it does not change while the turn lasts. What is impossible now is there all the same.

import { SUIT_KINDS } from '@understudy/arcs/data'
import { read } from '@understudy/arcs/state'
import { EVERY_SUIT, KINDS, type Kind } from '@understudy/arcs/vocabulary'
import { equal } from '@understudy/procedure'
import type { Context } from './context.ts'
import { kindsOf } from './root-page.ts'
import type { BuildPiece, RootPage } from './tap.ts'

export interface Verb {
  readonly doing: Kind
  /** What Build builds. */
  readonly piece?: BuildPiece
}

const PIECES: readonly BuildPiece[] = ['city', 'starport', 'ship']
const VERBS: readonly Verb[] = KINDS.flatMap((doing): Verb[] =>
  doing === 'build' ? PIECES.map((piece) => ({ doing, piece })) : [{ doing }],
)

interface TurnVerbs {
  /** What the played card does. */
  readonly own: readonly Verb[]
  readonly others: readonly Verb[]
  possible(verb: Verb): boolean
  /** None of them is possible: what else there is comes first. */
  readonly idle: boolean
}

/** Undefined: this is no turn, and its choices are not verbs. */
export function verbsOf(context: Context, { pay }: RootPage): TurnVerbs | undefined {
  const { state, decision } = context
  if (decision.kind !== 'turn') return undefined
  const kinds = kindsOf(context)
  const suit = EVERY_SUIT[read.suit(state)]
  const own: readonly Kind[] = suit === undefined ? [] : (SUIT_KINDS[suit] ?? [])
  // A token that somebody chose pays, or nothing does; otherwise whatever can.
  const possible = (verb: Verb): boolean =>
    kinds.some(
      (kind) => kind.doing === verb.doing && kind.piece === verb.piece && (pay === 'pip' || equal(kind.pay, pay)),
    )
  return {
    own: VERBS.filter(({ doing }) => own.includes(doing)),
    others: VERBS.filter(({ doing }) => !own.includes(doing)),
    possible,
    idle: !VERBS.some(possible),
  }
}

export const isVerb = (doing: string): boolean => VERBS.some((verb) => verb.doing === doing)
