// What a bot wants of another, and what it offers for it (supercat 9.5, step 6): tokens first, then Favors of its own, as few
// as bring the modifiers to +2.

import { hasFate } from '../../../rules/campaign/objectives.ts'
import { partsFrom } from '../../../rules/campaign/summit/parts.ts'
import { failures, MOST_PARTS, refuseOffer } from '../../../rules/campaign/summit/talk.ts'
import type { Part } from '../../../rules/campaign/vocabulary.ts'
import * as read from '../../../rules/state/read.ts'
import { colourOf, type State, seatOf } from '../../../rules/state/state.ts'
import { advanceBetween, afterParts } from '../fates/objective.ts'
import { ambitionOf } from '../lib/slots.ts'
import { contending, isDeclared, losesContention } from '../terms/standing.ts'
import { contendedBy, FIXED, modifier, type OfferMade, type TalkChoices, totalOf } from './modifiers.ts'

/** What an offer comes to at least. */
export const GOAL = 2

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
const isAsset = (part: Part): boolean => 'slot' in part || 'frozen' in part || 'trophy' in part || 'captive' in part

/** Whether a trade gives the seat what it wants. */
function serves(state: State, seat: number, parts: readonly Part[], want: Want, choices: TalkChoices): boolean {
  const after = afterParts(state, parts, true)
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

/** What `seat` wants of `other`: one action that does it by itself. */
export function wantsOf(state: State, seat: number, other: number, want: Want, choices: TalkChoices): Part[] {
  const only = hasFate(state, seat, 'magnate') ? isGoods : () => true
  const all = [...partsFrom(state, other, seat)].filter((part) => only(part) && (want === 'objective' || isAsset(part)))
  return distinct(state, all).filter((part) => serves(state, seat, [part], want, choices))
}

/** Tokens that it may offer: none of a declared ambition that it is contending. */
export function offerable(state: State, seat: number, other: number): Part[] {
  return [...partsFrom(state, seat, other)].filter((part) => {
    if (!('slot' in part)) return false
    const ambition = ambitionOf(read.slot(state, seat, part.slot))
    return ambition === 0 || !isDeclared(state, ambition) || !contending(state, seat, ambition)
  })
}

/** The smallest bundles that bring a want to +2 (supercat/A96); none if nothing does. */
export function bundlesFor(
  state: State,
  seat: number,
  other: number,
  wish: Part,
  want: Want,
  choices: TalkChoices,
): Bundle[] {
  const tokens = offerable(state, seat, other)
  const promise: Part = { from: colourOf(state, seat), to: colourOf(state, other), promise: true }
  const agents = read.agentsLeft(state, seat)
  const offerOf = (give: readonly Part[]): OfferMade => ({
    by: seat,
    to: other,
    parts: [wish, ...give],
    failures: failures(state),
  })
  for (let size = 1; size < MOST_PARTS; size++) {
    // What is left open by the number alone is between -1 and +2.
    const some = offerOf(Array.from({ length: size }, () => promise))
    let known = 0
    for (const id of FIXED) known += modifier(id, state, some, choices, state).value
    if (known + 2 < GOAL) continue
    const out: Bundle[] = []
    // Tokens before Favors: fewer of them only if it does not come to it with more.
    for (let n = Math.min(size, tokens.length); n >= 0 && size - n <= agents && out.length === 0; n--)
      for (const chosen of combinations(state, tokens, n)) {
        const give = [...chosen, ...Array.from({ length: size - n }, () => promise)]
        const parts = [wish, ...give]
        if (refuseOffer(state, parts, seat) !== undefined || !serves(state, seat, parts, want, choices)) continue
        if (losesContention(state, afterParts(state, parts, true), seat)) continue
        const total = totalOf(state, offerOf(give), choices)
        if (total >= GOAL) out.push({ want: wish, give, total })
      }
    if (out.length > 0) return out
  }
  return []
}

/** Choices of n tokens, those of the same types once. */
function combinations(state: State, tokens: readonly Part[], n: number): Part[][] {
  const seen = new Map<string, Part[]>()
  const rest = (from: number, so: readonly Part[]): void => {
    if (so.length === n) {
      const key = so
        .map((part) => sameAs(state, part))
        .sort()
        .join()
      if (!seen.has(key)) seen.set(key, [...so])
      return
    }
    for (let at = from; at < tokens.length; at++) rest(at + 1, [...so, tokens[at]!])
  }
  rest(0, [])
  return [...seen.values()]
}
