// Putting a proposal among people together, tap by tap: with whom, to whom else it is open, then part by part what is given
// and taken, in the order in which it is done.

import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import type { Action, Colour } from '../../../vocabulary.ts'
import type { Offer } from '../../choosing/pick-text.ts'
import { PARTS_MAX } from '../../state/campaign/layout.ts'
import * as camp from '../../state/campaign/read.ts'
import { topSeat } from '../../state/stack.ts'
import { colourOf, copyState, type State, seatOf } from '../../state/state.ts'
import { say } from '../text/sayings.ts'
import type { CampaignAction, Part } from '../vocabulary.ts'
import { refuseDeal } from './deals.ts'
import { carryPart, partsFrom } from './parts.ts'
import { counter, propose, returnFavors } from './summit.ts'
import { people } from './talk.ts'

const partOffer = (part: Part, more: Step): Offer => ({
  pick: { slot: more.slot, value: part as unknown as Json },
  text: say('choose.part', { part: part as never }),
  ...(more.action === undefined ? {} : { action: more.action as unknown as Action }),
  ...(more.more === true ? { more: true } : {}),
})
interface Step {
  readonly slot: string
  readonly action?: CampaignAction | undefined
  readonly more?: boolean
}

/** What either may do for the other, once the parts before it are done. */
function partsBetween(state: State, one: number, other: number, so: readonly Part[]): Part[] {
  if (so.length >= PARTS_MAX || (so.length > 0 && refuseDeal(state, so) !== undefined)) return []
  const after = so.length === 0 ? state : copyState(state)
  for (const part of so) carryPart(after, part, true)
  return [...partsFrom(after, one, other), ...partsFrom(after, other, one)]
}

export function proposeChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  const open = picks.flatMap(({ slot, value }) => (slot === 'with' ? [seatOf(state, value as Colour)] : []))
  const parts = picks.flatMap(({ slot, value }) => (slot === 'parts' ? [value as unknown as Part] : []))
  const others = people(state).filter((other) => other !== seat && !open.includes(other))
  const partner = (other: number, first: boolean): Offer => ({
    pick: { slot: 'with', value: colourOf(state, other) },
    text: say(first ? 'choose.partner' : 'choose.openTo', { of: colourOf(state, other) }),
    more: true,
  })
  const [to] = open
  if (to === undefined)
    return others
      .filter((other) => proposals(state, seat, other, [], []).length > 0)
      .map((other) => partner(other, true))
  if (to < 0 || to === seat || picks.length !== open.length + parts.length) return []
  return [
    ...proposals(state, seat, to, open, parts),
    ...(parts.length > 0 ? [] : others.map((each) => partner(each, false))),
  ]
}

function proposals(state: State, seat: number, to: number, open: readonly number[], so: readonly Part[]): Offer[] {
  const seats = open.length > 1 ? { with: open.map((each) => colourOf(state, each)) } : {}
  return partsBetween(state, seat, to, so).flatMap((part) => {
    const action = { do: 'propose', parts: [...so, part], ...seats } as const
    if (propose.refuse(state, action, seat) !== undefined) return []
    return [partOffer(part, { slot: 'parts', action, more: so.length + 1 < PARTS_MAX })]
  })
}

/** A counter-proposal goes to whoever made the proposal. */
export function counterChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  if (picks.some(({ slot }) => slot !== 'parts')) return []
  const so = picks.map(({ value }) => value as unknown as Part)
  return partsBetween(state, seat, camp.dealBy(state), so).flatMap((part) => {
    const action = { do: 'counter', parts: [...so, part] } as const
    if (counter.refuse(state, action, seat) !== undefined) return []
    return [partOffer(part, { slot: 'parts', action, more: so.length + 1 < PARTS_MAX })]
  })
}

export function returnChoices(state: State, picks: readonly Pick[]): Offer[] {
  if (picks.length > 0) return []
  return [...returnFavors.list(state, topSeat(state))].map((action) => partOffer(action.part, { slot: 'part', action }))
}
