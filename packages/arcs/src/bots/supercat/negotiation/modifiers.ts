// What is added to the die of an offer (supercat 9.5), each with its reason: for the pages of the bot, and for whoever wants to
// know the odds of an offer before it is made.

import type { Say } from '@understudy/procedure'
import { ambitionId } from '../../../rules/board/ids.ts'
import type { Part } from '../../../rules/campaign/vocabulary.ts'
import { count, stakes } from '../../../rules/round/ambitions.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import { colourOf, playersOf, type State } from '../../../rules/state/state.ts'
import type { Ambition, Colour } from '../../../vocabulary.ts'
import type { CampaignChoices } from '../campaign/choices.ts'
import { say } from '../context.ts'
import { type Advance, advanceBetween, afterParts } from '../fates/objective.ts'
import { latest } from '../lib/latest.ts'
import {
  type Base,
  baseOf,
  contendedIn,
  contending,
  isDeclared,
  type Measure,
  SOLE1,
  SOLE2,
  standing,
  TIED1,
} from '../terms/standing.ts'
import type { VersionId } from '../versions/version.ts'

/** An offer: who makes it, to whom, what of it. */
export interface OfferMade {
  readonly by: number
  readonly to: number
  readonly parts: readonly Part[]
  /** Offers of this go that failed one after another. */
  readonly failures: number
}
export type TalkChoices = Pick<CampaignChoices, 'negotiationX' | 'belowEven'> & {
  readonly measure: Measure
  /** What a bot may offer itself. */
  readonly offers: VersionId
}

const MODIFIERS = ['failures', 'grievances', 'rival', 'stake', 'even', 'contends', 'objective'] as const
export type ModifierId = (typeof MODIFIERS)[number]
export interface Modifier {
  readonly id: ModifierId
  readonly value: number
  /** Why it is so much, or nothing. */
  readonly why: Say
}

/** Power that a seat would gain for an ambition now (supercat 4.1). */
function powerAtStake(state: State, seat: number, ambition: number): number {
  const place = standing(state, seat, ambition)
  const { high, low } = stakes(state, ambition)
  return place === SOLE1 ? high : place === TIED1 || place === SOLE2 ? low : 0
}

const known = latest<{ measure?: Measure; bases: Base[] }>(() => ({ bases: [] }))
/** Where each seat stands before the trade: many trades are weighed in one position. */
function standsNow(state: State, measure: Measure): readonly Base[] {
  const now = known(state)
  if (now.measure !== measure) {
    now.measure = measure
    now.bases = Array.from({ length: playersOf(state) }, (_, seat) => baseOf(state, seat, measure))
  }
  return now.bases
}

/** The first declared ambition that the trade makes a seat contend, if there is one. */
export function contendedBy(before: State, after: State, seat: number, measure: Measure): Ambition | undefined {
  const base = standsNow(before, measure)[seat]!
  for (let ambition = 1; ambition <= 5; ambition++)
    if (base.status[ambition] === 2 && contendedIn(base, ambition, after)) return ambitionId(ambition)
  return undefined
}

type Stake = { readonly ambition: Ambition; readonly power: number }
function stakesOf(state: State, seat: number, less: State | undefined): Stake[] {
  const out: Stake[] = []
  for (let ambition = 1; ambition <= 5; ambition++) {
    if (!isDeclared(state, ambition) || !contending(state, seat, ambition)) continue
    if (less !== undefined && count(less, seat, ambition) >= count(state, seat, ambition)) continue
    out.push({ ambition: ambitionId(ambition), power: powerAtStake(state, seat, ambition) })
  }
  return out
}

const given = (state: State, { by, parts }: OfferMade): Part[] =>
  parts.filter(({ from }) => from === colourOf(state, by))
const taken = (state: State, { by, parts }: OfferMade): Part[] =>
  parts.filter(({ from }) => from !== colourOf(state, by))

/** By the letter whatever it is contending counts, whether the trade touches it or not (supercat/A94). */
const stakesIn = (state: State, offer: OfferMade, { negotiationX }: TalkChoices): Stake[] =>
  stakesOf(state, offer.to, negotiationX === 'affected' ? afterParts(state, taken(state, offer), true) : undefined)
/** What is offered above an even trade; with an option also what is missing to one (supercat/A155). */
function evenness(state: State, offer: OfferMade, { belowEven }: TalkChoices): number {
  const above = given(state, offer).length - taken(state, offer).length
  return belowEven ? above : Math.max(0, above)
}

/** Each modifier by itself. `after`: the position once the trade is done. */
function modifier(id: ModifierId, state: State, offer: OfferMade, choices: TalkChoices, after: State): Modifier {
  const { by, to, failures } = offer
  const of = colourOf(state, to)
  const told = (value: number, why: Say): Modifier => ({ id, value, why })
  switch (id) {
    case 'failures':
      return told(0 - failures, say('supercat.modFailures', { n: failures }))
    case 'grievances': {
      const n = camp.grievances(state, to, by)
      return told(0 - n, say('supercat.modGrievances', { of, by: colourOf(state, by), n }))
    }
    case 'rival': {
      const who = rivalContending(state, after, to, choices.measure)
      return told(who === undefined ? 0 : -1, say('supercat.modRival', who === undefined ? {} : who))
    }
    case 'stake': {
      const list = stakesIn(state, offer, choices)
      return told(0 - list.reduce((sum, { power }) => sum + power, 0), say('supercat.modStake', { of, list }))
    }
    case 'even': {
      const [give, take] = [given(state, offer).length, taken(state, offer).length]
      const counts = evenness(state, offer, choices)
      return told(counts, say('supercat.modEven', { give, take, counts }))
    }
    case 'contends': {
      const ambition = contendedBy(state, after, to, choices.measure)
      return told(ambition === undefined ? 0 : 1, say('supercat.modContends', { of, ...(ambition && { ambition }) }))
    }
    default: {
      const advance: Advance | undefined = advanceBetween(state, after, to)
      return told(advance === undefined ? 0 : 1, say('supercat.advances', { of, ...(advance && { advance }) } as never))
    }
  }
}

/** A rival of the seat that decides whom the trade makes contend a declared ambition (supercat/A93). */
function rivalContending(
  state: State,
  after: State,
  seat: number,
  measure: Measure,
): { readonly seat: Colour; readonly ambition: Ambition } | undefined {
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat) continue
    const ambition = contendedBy(state, after, rival, measure)
    if (ambition !== undefined) return { seat: colourOf(state, rival), ambition }
  }
  return undefined
}

const afterOffer = (state: State, { parts }: OfferMade): State => afterParts(state, parts, true)

export function modifiersOf(state: State, offer: OfferMade, choices: TalkChoices): Modifier[] {
  const after = afterOffer(state, offer)
  return MODIFIERS.map((id) => modifier(id, state, offer, choices, after))
}

/** The sum without its reasons, in two: what depends only on how many parts there are, not on which tokens are given; the rest. */
export function fixedSum(state: State, offer: OfferMade, choices: TalkChoices): number {
  const { by, to, failures } = offer
  let sum = evenness(state, offer, choices) - failures - camp.grievances(state, to, by)
  for (const { power } of stakesIn(state, offer, choices)) sum -= power
  return sum
}
export const openSum = (state: State, { to }: OfferMade, { measure }: TalkChoices, after: State): number =>
  (rivalContending(state, after, to, measure) === undefined ? 0 : -1) +
  (contendedBy(state, after, to, measure) === undefined ? 0 : 1) +
  (advanceBetween(state, after, to) === undefined ? 0 : 1)
