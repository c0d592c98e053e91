// Putting a deal among people together, tap by tap. A proposal: with whom, to whom else it is open or who joins as a third, then
// part by part what is given and taken, in the order in which it is done. A deal that was struck: who does something for whom,
// and what, as often as need be.

import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import type { Action, Colour } from '../../../vocabulary.ts'
import type { Offer } from '../../choosing/pick-text.ts'
import { PARTS_MAX } from '../../state/campaign/layout.ts'
import * as camp from '../../state/campaign/read.ts'
import { topSeat } from '../../state/stack.ts'
import { colourOf, copyState, type State, seatOf } from '../../state/state.ts'
import { say } from '../sayings.ts'
import type { CampaignAction, Part } from '../vocabulary.ts'
import { concerned, refuseDeal } from './deals.ts'
import { carryPart, named, partsFrom, storedParts } from './parts.ts'
import { counter, propose, returnFavors, tellDeal } from './summit.ts'
import { people } from './talk.ts'

/** `before`: the position in which its turn comes. */
const partOffer = (before: State, part: Part, more: Step): Offer => ({
  pick: { slot: more.slot, value: part as unknown as Json },
  text: say('choose.part', { part: named(before, part) }),
  ...(more.action === undefined ? {} : { action: more.action as unknown as Action }),
  ...(more.more === true ? { more: true } : {}),
})
interface Step {
  readonly slot: string
  readonly action?: CampaignAction | undefined
  readonly more?: boolean
}

/** The position once these parts are done; undefined if they cannot be, or if there is no room for more. */
function afterParts(state: State, so: readonly Part[]): State | undefined {
  if (so.length >= PARTS_MAX || (so.length > 0 && refuseDeal(state, so) !== undefined)) return undefined
  if (so.length === 0) return state
  const after = copyState(state)
  for (const part of so) carryPart(after, part, true)
  return after
}

/** What these may do for one another. */
const partsAmong = (state: State, seats: readonly number[]): Part[] =>
  seats.flatMap((one) => seats.flatMap((other) => (one === other ? [] : [...partsFrom(state, one, other)])))

/** Parts that may come next among these seats, each with what it makes of the action. */
function nextParts(
  state: State,
  seats: readonly number[],
  so: readonly Part[],
  action: (parts: readonly Part[]) => CampaignAction | undefined,
): Offer[] {
  const after = afterParts(state, so)
  if (after === undefined) return []
  return partsAmong(after, seats).flatMap((part) => {
    const whole = action([...so, part])
    return whole === undefined
      ? []
      : [partOffer(after, part, { slot: 'parts', action: whole, more: so.length + 1 < PARTS_MAX })]
  })
}

const coloursIn = (state: State, picks: readonly Pick[], name: string): number[] =>
  picks.flatMap(({ slot, value }) => (slot === name ? [seatOf(state, value as Colour)] : []))
const partsIn = (picks: readonly Pick[]): Part[] =>
  picks.flatMap(({ slot, value }) => (slot === 'parts' ? [value as unknown as Part] : []))

export function proposeChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  const [open, joined, parts] = [coloursIn(state, picks, 'with'), coloursIn(state, picks, 'and'), partsIn(picks)]
  const others = people(state).filter((other) => other !== seat && !open.includes(other) && !joined.includes(other))
  const seatOffer = (
    slot: 'with' | 'and',
    other: number,
    text: 'choose.partner' | 'choose.openTo' | 'choose.third',
  ) => ({
    pick: { slot, value: colourOf(state, other) },
    text: say(text, { of: colourOf(state, other) }),
    more: true,
  })
  const [to] = open
  if (to === undefined)
    return others
      .filter((other) => proposals(state, [seat, other], [], []).length > 0)
      .map((other) => seatOffer('with', other, 'choose.partner'))
  if (to < 0 || to === seat || joined.includes(-1) || picks.length !== open.length + joined.length + parts.length)
    return []
  return [
    ...proposals(state, [seat, to, ...joined], open, parts),
    ...(parts.length > 0 || joined.length > 0 ? [] : others.map((each) => seatOffer('with', each, 'choose.openTo'))),
    ...(parts.length > 0 || open.length > 1 ? [] : others.map((each) => seatOffer('and', each, 'choose.third'))),
  ]
}

function proposals(state: State, seats: readonly number[], open: readonly number[], so: readonly Part[]): Offer[] {
  const one = seats[0]!
  const to = open.length > 1 ? { with: open.map((each) => colourOf(state, each)) } : {}
  return nextParts(state, seats, so, (parts) => {
    const action = { do: 'propose', parts, ...to } as const
    return propose.refuse(state, action, one) === undefined ? action : undefined
  })
}

/** A counter-proposal goes to all whom the proposal concerned. */
export function counterChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  if (picks.some(({ slot }) => slot !== 'parts')) return []
  const bits = concerned(state, storedParts(state)) | (1 << camp.dealBy(state)) | (1 << seat)
  const seats = people(state).filter((each) => (bits & (1 << each)) !== 0)
  return nextParts(state, seats, partsIn(picks), (parts) => {
    const action = { do: 'counter', parts } as const
    return counter.refuse(state, action, seat) === undefined ? action : undefined
  })
}

/** Who does something for whom, what it is, and so on, as the deal was struck. */
export function tellChoices(state: State, picks: readonly Pick[]): Offer[] {
  const last = picks.at(-1)
  const so = partsIn(picks)
  const after = afterParts(state, so)
  if (after === undefined) return []
  const all = people(state)
  if (last === undefined || last.slot === 'parts')
    return all.flatMap((from) =>
      all.flatMap((to) => {
        if (from === to || partsFrom(after, from, to).next().done === true) return []
        const pair = { seat: colourOf(state, from), of: colourOf(state, to) }
        return [{ pick: { slot: 'between', value: [pair.seat, pair.of] }, text: say('choose.pair', pair), more: true }]
      }),
    )
  const [from = -1, to = -1] = (last.value as Colour[]).map((colour) => seatOf(state, colour))
  if (last.slot !== 'between' || from < 0 || to < 0) return []
  return [...partsFrom(after, from, to)].flatMap((part) => {
    const action = { do: 'tellDeal', parts: [...so, part] } as const
    return tellDeal.refuse(state, action, from) === undefined
      ? [partOffer(after, part, { slot: 'parts', action, more: so.length + 1 < PARTS_MAX })]
      : []
  })
}

export function returnChoices(state: State, picks: readonly Pick[]): Offer[] {
  if (picks.length > 0) return []
  return [...returnFavors.list(state, topSeat(state))].map((action) =>
    partOffer(state, action.part, { slot: 'part', action }),
  )
}
