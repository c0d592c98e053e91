// What a bot asks itself in Negotiations (supercat 9.5): what it wants of whom, whether it takes an offer, what it exports.

import { equal, type Question } from '@understudy/procedure'
import { C as FRAME } from '../../../rules/campaign/frames.ts'
import { hasFate } from '../../../rules/campaign/objectives.ts'
import { storedParts } from '../../../rules/campaign/summit/parts.ts'
import { diceSeats, failures } from '../../../rules/campaign/summit/talk.ts'
import type { CampaignAction } from '../../../rules/campaign/vocabulary.ts'
import * as camp from '../../../rules/state/campaign/read.ts'
import * as read from '../../../rules/state/read.ts'
import { topArg, topKind } from '../../../rules/state/stack.ts'
import { colourOf, type State, seatOf } from '../../../rules/state/state.ts'
import type { Action, Colour } from '../../../vocabulary.ts'
import { chosen } from '../campaign/chosen.ts'
import { type C, me, type Prefer, say, settings, type WaysOf } from '../context.ts'
import { standings } from '../evidence.ts'
import { latest } from '../lib/latest.ts'
import type { Settings } from '../options.ts'
import type { VersionId } from '../versions/version.ts'
import { type Modifier, type ModifierId, modifiersOf, type OfferMade, type TalkChoices } from './modifiers.ts'
import { type Bundle, bundlesFor, isGoods, isToken, type Want, wantsOf } from './offers.ts'

const at = (c: C, frame: number): boolean => topKind(c.view) === frame
const talkChoices = (c: C): TalkChoices => {
  const { negotiationX, belowEven } = chosen(c)
  return { negotiationX, belowEven, measure: settings(c).contendMeasure, offers: settings(c).version.id }
}

// — Its own go

export const isItsGo: Question<C> = { test: (c) => at(c, FRAME.talk) }

/** Other bots, in turn order from its own seat on. */
const others = (c: C): Colour[] => {
  const order = diceSeats(c.view)
  const own = order.indexOf(me(c))
  return [...order.slice(own + 1), ...order.slice(0, own)].map((seat) => colourOf(c.view, seat))
}
const unlooked = (c: C): Colour[] =>
  at(c, FRAME.talk) ? others(c).filter((colour) => !(c.vars.looked ?? []).includes(colour)) : []
export const botsLeft: Question<C> = {
  test: (c) => c.vars.bundle === undefined && unlooked(c).length > 0,
  show: (c) => [say('supercat.seats', { seats: unlooked(c) })],
}
export const nextBot: WaysOf<Colour> = {
  from: (c) => unlooked(c).slice(0, 1),
  show: (_, seat) => say('supercat.seats', { seats: [seat] }),
}
export const noteLooked = (c: C): void => {
  if (c.vars.partner !== undefined) c.vars.looked = [...(c.vars.looked ?? []), c.vars.partner]
}

const wanting = (want: Want, then: Prefer<Bundle>): WaysOf<Bundle> => ({
  from: (c) => {
    const other = c.vars.partner === undefined || !at(c, FRAME.talk) ? -1 : seatOf(c.view, c.vars.partner)
    if (other < 0) return []
    const wishes = wantsOf(c.view, me(c), other, want, talkChoices(c))
    return bundlesFor(c.view, me(c), other, wishes, want, talkChoices(c))
  },
  prefer: [{ id: 'fewestGiven', least: (_, { give }) => give.length }, then],
  show: (c, { want: wish, give, total }) =>
    say('supercat.bundle', {
      wish: wish as never,
      give: give as never,
      total,
      types: typesIn(c.view, [wish, ...give]),
    }),
  because: (c) => (want === 'ambition' ? standings(c, 'declared') : []),
  fell: (c, found) => {
    const other = c.vars.partner === undefined || !at(c, FRAME.talk) ? -1 : seatOf(c.view, c.vars.partner)
    if (other < 0) return []
    const less = found[0]?.give.length
    return wantsOf(c.view, me(c), other, want, talkChoices(c))
      .filter((wish) => !found.some(({ want: had }) => equal(had as never, wish as never)))
      .map((wish) => ({
        value: { want: wish, give: [], total: 0 },
        why: less === undefined ? say('supercat.notEnough', {}) : say('supercat.dearer', { n: less }),
      }))
  },
})
/** The types of tokens that parts name by slots, part by part; 0 for what is no token. */
const typesIn = (state: State, parts: readonly { from: Colour }[]): number[] =>
  parts.map((part) =>
    'slot' in part ? read.slot(state, seatOf(state, part.from), (part as { slot: number }).slot) : 0,
  )

const TOKENS: Prefer<Bundle> = { id: 'mostTokens', most: (_, { give }) => give.filter(isToken).length }
/** 0.10 has an order for the Magnate alone: what Merchant League has frozen. */
const LEAGUE: Prefer<Bundle> = {
  id: 'leagueFirst',
  most: (_, { give }) => give.filter((part) => 'frozen' in part).length,
}
export const wantsAmbition: Readonly<Record<VersionId, WaysOf<Bundle>>> = {
  '0.5': wanting('ambition', TOKENS),
  '0.10': wanting('ambition', LEAGUE),
}
export const wantsObjective: Readonly<Record<VersionId, WaysOf<Bundle>>> = {
  '0.5': wanting('objective', TOKENS),
  '0.10': wanting('objective', LEAGUE),
}
export const hasOffer: Question<C> = { test: (c) => c.vars.bundle !== undefined }
export function makeOffer(c: C): Action {
  const { want, give } = c.vars.bundle!
  return { do: 'offer', parts: [want, ...give] } as CampaignAction as unknown as Action
}

// — An offer that is made to it

export const isAsked: Question<C> = {
  test: (c) => at(c, FRAME.answer),
  show: (c) => [
    say('supercat.offer', {
      by: colourOf(c.view, camp.dealBy(c.view)),
      parts: storedParts(c.view) as never,
      types: typesIn(c.view, storedParts(c.view)),
    }),
  ],
}
const offerHere = (c: C): OfferMade => ({
  by: camp.dealBy(c.view),
  to: me(c),
  parts: storedParts(c.view),
  failures: failures(c.view),
})
/** The Magnate takes nothing but resources and Favors. */
export const refusesGoods: Question<C> = {
  test: (c) => refusesAll(c.view, offerHere(c)),
}
export const refusesAll = (state: State, { to, parts }: OfferMade): boolean =>
  hasFate(state, to, 'magnate') && parts.some((part) => part.to === colourOf(state, to) && !isGoods(part))

const weighed = latest<{ by?: Settings; all: readonly Modifier[] }>(() => ({ all: [] }))
/** The modifiers of the offer on the table: each rule asks for one of them. */
function modifiers(c: C): readonly Modifier[] {
  const now = weighed(c.view)
  if (now.by !== settings(c)) {
    now.by = settings(c)
    now.all = modifiersOf(c.view, offerHere(c), talkChoices(c))
  }
  return now.all
}
const modified = (c: C, id: ModifierId): Modifier => modifiers(c).find((each) => each.id === id)!
export const counts = (id: ModifierId): Question<C> => ({
  test: (c) => modified(c, id).value !== 0,
  show: (c) => [modified(c, id).why],
})

export const accepts: Question<C> = {
  test: (c) => topArg(c.view, 0) + sumOf(c) >= 5,
  show: (c) => [say('supercat.offerDie', { die: topArg(c.view, 0), sum: sumOf(c) })],
}
const sumOf = (c: C): number => modifiers(c).reduce((sum, { value }) => sum + value, 0)
export const accept = (): Action => ({ do: 'accept' }) as CampaignAction as unknown as Action
export const decline = (): Action => ({ do: 'decline' }) as Action

// — The Export at the end

export const isExport: Question<C> = { test: (c) => at(c, FRAME.exportLast) }
export const mayExport: Question<C> = {
  test: (c) => camp.objective(c.view, me(c)) > 0 && (topArg(c.view, 0) === 0 || chosen(c).exportRepeats),
}
