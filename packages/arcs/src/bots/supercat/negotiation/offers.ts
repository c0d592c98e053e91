// What a bot wants of another, and what it offers for it (supercat 9.5, step 6): tokens first, then Favors of its own, as few
// as bring the modifiers to +2.

import { typeIndex } from '../../../rules/board/resources.ts'
import { hasFate } from '../../../rules/campaign/objectives.ts'
import { assetsFrom, partsFrom } from '../../../rules/campaign/summit/parts.ts'
import { failures, MOST_PARTS, refuseOffer } from '../../../rules/campaign/summit/talk.ts'
import type { Part } from '../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import * as read from '../../../rules/state/read.ts'
import { colourOf, type State, seatOf } from '../../../rules/state/state.ts'
import { advanceBetween, afterParts } from '../fates/objective.ts'
import { ambitionOf } from '../lib/slots.ts'
import { contending, isDeclared, losesContention } from '../terms/standing.ts'
import type { VersionId } from '../versions/version.ts'
import { contendedBy, fixedSum, type OfferMade, openSum, type TalkChoices } from './modifiers.ts'

/** What an offer comes to at least. */
const GOAL = 2

export type Want = 'ambition' | 'objective'
export type Bundle = {
  readonly want: Part
  readonly give: readonly Part[]
  /** What the modifiers come to. */
  readonly total: number
}

/** Resources and Favors: all that the Magnate deals in (supercat 9.5, step 7). */
export const isGoods = (part: Part): boolean =>
  'slot' in part || 'frozen' in part || 'favor' in part || 'promise' in part
/** A resource, of a slot or of Merchant League. */
export const isToken = (part: Part): part is Extract<Part, { slot: number } | { frozen: unknown }> =>
  'slot' in part || 'frozen' in part
const isAsset = (part: Part): boolean => 'slot' in part || 'frozen' in part || 'trophy' in part || 'captive' in part

/** Whether a trade gives the seat what it wants. */
function serves(state: State, seat: number, after: State, want: Want, choices: TalkChoices): boolean {
  return want === 'ambition'
    ? contendedBy(state, after, seat, choices.measure) !== undefined
    : advanceBetween(state, after, seat) !== undefined
}

/** Tokens of one type are one as good as another. */
const sameAs = (state: State, part: Part): string =>
  'slot' in part ? `token ${read.slot(state, seatOf(state, part.from), part.slot)}` : JSON.stringify(part)
const distinct = (state: State, parts: readonly Part[]): Part[] => [
  ...new Map(parts.map((part) => [sameAs(state, part), part])).values(),
]

const anyDeclared = (state: State): boolean => [1, 2, 3, 4, 5].some((ambition) => isDeclared(state, ambition))

/** What `seat` wants of `other`: one action that does it by itself. */
export function wantsOf(state: State, seat: number, other: number, want: Want, choices: TalkChoices): Part[] {
  if (want === 'ambition' ? !anyDeclared(state) : camp.objective(state, seat) === 0) return []
  const only = hasFate(state, seat, 'magnate') ? isGoods : () => true
  // Pieces of the map matter to the Founder alone, who needs systems (supercat/A156).
  const open = want === 'objective' && hasFate(state, seat, 'founder') ? partsFrom : assetsFrom
  const all = [...open(state, other, seat)].filter((part) => only(part) && (want === 'objective' || isAsset(part)))
  return distinct(state, all).filter((part) => serves(state, seat, afterParts(state, [part], true), want, choices))
}

/** What a bot may offer, as each version has it. */
interface OfferRules {
  goods(state: State, seat: number, other: number): Part[]
  /** Actions in an offer for one. */
  readonly most: number
  /** Favors that the other may then hold of it. */
  readonly favors: number
  /** Favors only where tokens do not come to it. */
  readonly tokensFirst: boolean
  /** What ends its own contention of a declared ambition is offered if nothing else comes to it. */
  readonly losing: boolean
}

/** 0.10: any asset (supercat/B51). */
const anyAsset = (state: State, seat: number, other: number): Part[] =>
  [...assetsFrom(state, seat, other)].filter((part) => isAsset(part) || 'favor' in part)

/** Tokens that it may offer: none of a declared ambition that it is contending. */
function offerable(state: State, seat: number, other: number): Part[] {
  return [...assetsFrom(state, seat, other)].filter((part) => {
    if (!isToken(part)) return false
    const ambition = ambitionOf('slot' in part ? read.slot(state, seat, part.slot) : typeIndex(part.frozen))
    return ambition === 0 || !isDeclared(state, ambition) || !contending(state, seat, ambition)
  })
}

const OFFERS: Readonly<Record<VersionId, OfferRules>> = {
  '0.5': { goods: offerable, most: MOST_PARTS - 1, favors: 99, tokensFirst: true, losing: false },
  '0.10': { goods: anyAsset, most: 4, favors: 3, tokensFirst: false, losing: true },
}

/** The smallest bundles that bring one of these wishes to +2 (supercat/A96, B51); none if nothing does. */
export function bundlesFor(
  state: State,
  seat: number,
  other: number,
  wishes: readonly Part[],
  want: Want,
  choices: TalkChoices,
): Bundle[] {
  if (wishes.length === 0) return []
  const rules = OFFERS[choices.offers]
  const tokens = rules.goods(state, seat, other)
  const promise: Part = { from: colourOf(state, seat), to: colourOf(state, other), promise: true }
  const agents = Math.min(read.agentsLeft(state, seat), rules.favors - camp.favors(state, other, seat))
  const failed = failures(state)
  const offerOf = (wish: Part, give: readonly Part[]): OfferMade => ({
    by: seat,
    to: other,
    parts: [wish, ...give],
    failures: failed,
  })
  /** What the number of parts alone says, for one against one; each part more adds one. */
  const even = wishes.map((wish) => fixedSum(state, offerOf(wish, [promise]), choices))
  const given = combinations(state, tokens)
  const out: Bundle[] = []
  /** The smallest that end its own contention. */
  const losing: Bundle[] = []
  for (let size = 1; size <= rules.most && out.length === 0; size++)
    for (const [at, wish] of wishes.entries()) {
      const known = even[at]! + size - 1
      // The rest is two more at most.
      if (known + 2 < GOAL) continue
      // Tokens before Favors: fewer of them only if it does not come to it with more.
      let found = false
      for (let n = Math.min(size, tokens.length); n >= 0 && size - n <= Math.max(0, agents) && !found; n--)
        for (const chosen of given(n)) {
          const give = [...chosen, ...Array.from({ length: size - n }, () => promise)]
          const offer = offerOf(wish, give)
          const after = afterParts(state, offer.parts, true)
          const total = known + openSum(state, offer, choices, after)
          if (total < GOAL || !serves(state, seat, after, want, choices)) continue
          const loses = losesContention(state, after, seat)
          if (loses && (!rules.losing || (losing[0]?.give.length ?? size) < size)) continue
          if (refuseOffer(state, offer.parts, seat) !== undefined) continue
          const made = { want: wish, give, total }
          if (loses) losing.push(made)
          else {
            out.push(made)
            found = rules.tokensFirst
          }
        }
    }
  return out.length > 0 ? out : losing
}

/** Choices of n tokens, those of the same types once. */
function combinations(state: State, tokens: readonly Part[]): (n: number) => Part[][] {
  const kinds = tokens.map((part) => sameAs(state, part))
  const known: Part[][][] = []
  const find = (n: number): Part[][] => {
    const seen = new Map<string, Part[]>()
    const rest = (from: number, so: readonly number[]): void => {
      if (so.length === n) {
        const key = so
          .map((at) => kinds[at])
          .sort()
          .join()
        if (!seen.has(key))
          seen.set(
            key,
            so.map((at) => tokens[at]!),
          )
        return
      }
      for (let at = from; at < tokens.length; at++) rest(at + 1, [...so, at])
    }
    rest(0, [])
    return [...seen.values()]
  }
  return (n) => {
    known[n] ??= find(n)
    return known[n]
  }
}
