// The Steward: Bargains, and what follows them (supercat 9.8, supercat/A141).

import { spotOf } from '../../../../rules/actions/influence.ts'
import { securable } from '../../../../rules/actions/secure.ts'
import { court, courtId } from '../../../../rules/board/ids.ts'
import { CARD, COUNCIL } from '../../../../rules/campaign/data.ts'
import { bargain } from '../../../../rules/campaign/fates/steward.ts'
import { C as FRAME } from '../../../../rules/campaign/frames.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import * as read from '../../../../rules/state/read.ts'
import { topArg, topKind } from '../../../../rules/state/stack.ts'
import { colourOf, type State, seatOf } from '../../../../rules/state/state.ts'
import type { Action, Colour, CourtId } from '../../../../vocabulary.ts'
import { effectiveVox } from '../../aggression/ways.ts'
import {
  type C,
  type InfluencePlan,
  me,
  nameOf,
  type Prefer,
  ruled,
  say,
  settings,
  type WaysOf,
} from '../../context.ts'
import { agents } from '../../evidence.ts'
import { allows, type Budget } from '../../plans/budget.ts'
import { influencePlans, outbids } from '../../plans/influence.ts'
import { allRivalAgents, courtCards, isVox, ownAgents, rivalAgents, rivalCouldSecure } from '../../terms/court.ts'
import type { Version } from '../../versions/version.ts'
import type { Wanted } from '../court.ts'

/** The cards that its page names. */
export const isNamed = (card: number): boolean => card === COUNCIL || card === CARD.councilIntrigue

const inSession = (state: State): boolean => camp.council(state) === camp.IN_SESSION
const isFirstRegent = (state: State, seat: number): boolean => camp.firstRegent(state) === seat

/** FA.ST2, and the same line of other Fates. */
export const theCouncil: Wanted = { influence: (c, card) => card === COUNCIL && inSession(c.view) }
/** FA.ST3 */
const wantsIntrigue = (state: State, seat: number): boolean => !inSession(state) && !isFirstRegent(state, seat)
export const theIntrigue: Wanted = {
  influence: (c, card) => card === CARD.councilIntrigue && wantsIntrigue(c.view, me(c)),
}
/** FX.ST3: also while the Council is in session. */
export const anyIntrigue: Wanted = {
  influence: (c, card) => card === CARD.councilIntrigue && !isFirstRegent(c.view, me(c)),
}

/** A card that a rival takes, and one that it could take itself after the Influences that follow. */
export interface Bargain {
  readonly card: CourtId
  readonly with: Colour
  readonly next?: CourtId
}

/** Agents that would bring it ahead of each rival. */
const needed = (state: State, seat: number, card: number): number =>
  Math.max(0, rivalAgents(state, seat, card) - ownAgents(state, seat, card) + 1)

/** Influences that follow, as far as its agents go: its own on the card come home too. */
function influencesAfter(state: State, seat: number, plan: Pick<Bargain, 'card' | 'with'>): number {
  const spot = spotOf(state, court(plan.card))
  const n = read.courtAgents(state, spot, seatOf(state, plan.with))
  return Math.min(n, read.agentsLeft(state, seat) + read.courtAgents(state, spot, seat))
}

/** Cards that lie in the Court now and could be influenced after it. */
const others = (state: State, card: CourtId): number[] =>
  courtCards(state).filter((each) => each !== court(card) && (each !== COUNCIL || inSession(state)))

export function bargains(c: C, budget: Budget): Bargain[] {
  const { view } = c
  const seat = me(c)
  if (budget.left === 0 || !allows(budget, 'secure')) return []
  return [...bargain.list(view, seat, 'pip')].flatMap(({ card, with: rival }): Bargain[] => {
    const most = influencesAfter(view, seat, { card, with: rival })
    const then = others(view, card).filter((each) => needed(view, seat, each) <= most)
    return then.length === 0
      ? [{ card, with: rival }]
      : then.map((each) => ({ card, with: rival, next: courtId(each) }))
  })
}

/** A rival that could take one of the named cards no longer could, with so many agents more. */
const blocks = (state: State, seat: number, most: number, cards: readonly number[]): boolean =>
  cards.some(
    (card) =>
      isNamed(card) &&
      rivalCouldSecure(state, seat, card) &&
      ownAgents(state, seat, card) + most >= rivalAgents(state, seat, card),
  )

const NOTHING: readonly CourtId[] = []
/** The order of Court cards; one that names no card comes last. */
function doctrine<X>(version: Version, cardOf: (x: X) => CourtId | undefined): Prefer<X>[] {
  const cardsOf = (x: X): readonly CourtId[] => {
    const card = cardOf(x)
    return card === undefined ? NOTHING : [card]
  }
  const caught = (c: C, x: X): boolean => cardsOf(x).some((card) => allRivalAgents(c.view, me(c), court(card)) > 0)
  return version.chains
    .court<X>('all', cardsOf, caught)
    .map((each) =>
      'most' in each ? { ...each, most: (c: C, x: X) => (cardOf(x) === undefined ? -1 : each.most(c, x)) } : each,
    )
}

/** FA.ST1: the named cards, its own agents, the doctrine of Influence. */
export const bargainPrefer = (version: Version): readonly Prefer<Bargain>[] => [
  { id: 'thenNamed', keep: (_, plan) => plan.next !== undefined && isNamed(court(plan.next)) },
  {
    id: 'blocksNamed',
    keep: (c, plan) => blocks(c.view, me(c), influencesAfter(c.view, me(c), plan), others(c.view, plan.card)),
  },
  { id: 'ownAgents', keep: (c, plan) => ownAgents(c.view, me(c), court(plan.card)) > 0 },
  ...doctrine<Bargain>(version, (plan) => plan.next).map((each) => ruled(each, 'A141')),
]
export const bargainShown = (c: C, plan: Bargain) =>
  say('supercat.bargain', {
    card: nameOf(plan.card),
    of: plan.with,
    n: influencesAfter(c.view, me(c), plan),
    ...(plan.next === undefined ? {} : { next: nameOf(plan.next) }),
  })
export const bargainAction = (_: C, plan: Bargain): Action =>
  ({ do: 'bargain', card: plan.card, with: plan.with, pay: 'pip' }) as unknown as Action

/** FA.ST1a: where the agents go. */
export const bargainInfluences = (version: Version): WaysOf<InfluencePlan> => ({
  from: (c) =>
    topKind(c.view) === FRAME.bargainInfluence ? influencePlans(c.view, me(c), topArg(c.view, 0), settings(c)) : [],
  prefer: [
    { id: 'thenNamed', keep: (c, plan) => isNamed(court(plan.influence)) && outbids(c.view, me(c), plan) },
    { id: 'blocksNamed', keep: (c, plan) => blocks(c.view, me(c), plan.n, [court(plan.influence)]) },
    {
      id: 'ownAgents',
      keep: (c, { influence }) =>
        ownAgents(c.view, me(c), court(influence)) > 0 && rivalCouldSecure(c.view, me(c), court(influence)),
    },
    ...version.chains.court<InfluencePlan>(
      'all',
      (plan) => [plan.influence],
      (c, plan) => rivalAgents(c.view, me(c), court(plan.influence)) > 0 && outbids(c.view, me(c), plan),
    ),
  ],
  show: (_, plan) => say('supercat.influence', { card: nameOf(plan.influence), n: plan.n }),
  because: agents,
})
export const bargainAgents = (_: C, plan: InfluencePlan): Action[] =>
  Array.from({ length: plan.n }, () => ({ do: 'bargainInfluence', card: plan.influence }) as unknown as Action)

/** FA.ST1b: which card it takes in the end; no Vox card that would do nothing (supercat/A47). */
export const bargainSecures = (version: Version): WaysOf<CourtId> => ({
  from: (c) =>
    topKind(c.view) === FRAME.bargainSecure
      ? securable(c.view, me(c)).filter((id) => {
          const card = court(id)
          return !isVox(card) || isNamed(card) || effectiveVox(c, card) || allRivalAgents(c.view, me(c), card) > 0
        })
      : [],
  prefer: [{ id: 'named', keep: (_, card) => isNamed(court(card)) }, ...doctrine<CourtId>(version, (card) => card)],
  show: (_, card) => say('supercat.card', { card: nameOf(card) }),
  because: agents,
})
export const bargainTakes = (_: C, card: CourtId): Action => ({ do: 'bargainSecure', card }) as unknown as Action

/** FA.ST1c: the rest is turned down. */
export const bargainRest: WaysOf<true> = {
  from: (c) => (topKind(c.view) === FRAME.bargainInfluence || topKind(c.view) === FRAME.bargainSecure ? [true] : []),
  show: () => say('supercat.nothing', {}),
}

/** Whose turn at the Court it is, for the trace. */
const councilSaid = (c: C) => [
  say('supercat.council', {
    inSession: inSession(c.view),
    ...(camp.firstRegent(c.view) < 0 ? {} : { first: colourOf(c.view, camp.firstRegent(c.view)) }),
  }),
]
export const councilAndAgents = (c: C) => [...councilSaid(c), ...agents(c)]
export const councilSits = { test: (c: C): boolean => inSession(c.view), show: councilSaid }
export const notFirstRegent = { test: (c: C): boolean => !isFirstRegent(c.view, me(c)), show: councilSaid }
