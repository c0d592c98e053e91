// The verbs of a turn. What the card does comes first, then what other things can pay for; within both the order is always
// the same, and it does not change while the turn lasts. What is impossible now is there all the same.

import { SUIT_KINDS } from '@understudy/arcs/data'
import { read } from '@understudy/arcs/state'
import { type Doing, EVERY_SUIT, KINDS, type Kind } from '@understudy/arcs/vocabulary'
import { equal } from '@understudy/procedure'
import type { Context } from './context.ts'
import { countsOf, imperialOf } from './move-page.ts'
import { listedOf, offersOf } from './pick-page.ts'
import { kindsOf } from './root-page.ts'
import type { BuildPiece, Page, RootPage, Tap } from './tap.ts'
import { isCourtCard } from './values.ts'

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

/** What was begun: the key that is marked while the rest of it is picked. */
export function begun(page: Page): Extract<Tap, { tap: 'do' }> | undefined {
  const picks = page.at === 'move' || page.at === 'battle' ? page.head : page.at === 'pick' ? page.picks : []
  const doing = picks.find(({ slot }) => slot === 'do')?.value as Doing | undefined
  if (doing === undefined) return undefined
  const piece = doing === 'build' ? picks.find(({ slot }) => slot === 'piece')?.value : undefined
  return { tap: 'do', doing, ...(piece === undefined ? {} : { piece: piece as BuildPiece }) }
}

/** Whether the verbs stay in their line: what comes next is tapped on the table, and no answer needs that room. */
export function keepsVerbs(context: Context, page: Page): boolean {
  if (context.beside || context.decision.kind !== 'turn' || begun(page) === undefined) return false
  switch (page.at) {
    case 'move':
      // Own ships have their stepper on the map; those of the Empire are told in the line.
      return page.path.every((_, leg) => {
        const now = imperialOf(page.counts[leg]!)
        return countsOf(context, page, leg).every((group) => imperialOf(group) === now)
      })
    case 'battle':
      return page.system === undefined
    case 'pick':
      return listedOf(page, offersOf(context, page)).every(({ pick }) => isCourtCard(pick.value))
    default:
      return false
  }
}
