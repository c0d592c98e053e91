// Summits: Call to Order by the caller, then Negotiations of all (campaign 9). They end for certain: whoever declines is
// done until somebody agrees on something, and a Summit knows no more than so many proposals (campaign/R23, R30).

import type { EventSink, Random } from '@understudy/table'
import { popcount } from '../../../card-sets.ts'
import type { Colour } from '../../../vocabulary.ts'
import { returnAgents } from '../../board/pieces.ts'
import { discardToken, tokenIn } from '../../board/resources.ts'
import type { AnyDeed, No } from '../../choosing/deed.ts'
import { say as baseSay } from '../../sayings.ts'
import { hasVaults } from '../../seats/attacks.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { addTopArg, pop, push, setTopArg, setTopSeat, topArg, topKind, topSeat } from '../../state/stack.ts'
import { colourOf, playersOf, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { convene } from '../court.ts'
import { isGolem } from '../data.ts'
import { type CampaignActionOf, type Frame, type Free, free } from '../deed.ts'
import { C } from '../frames.ts'
import { advance, hasFate, seatOfFate } from '../objectives.ts'
import { say } from '../sayings.ts'
import { becomeOutlaw, becomeRegent, isRegent, noRegents, takeTile } from '../titles.ts'
import type { Part } from '../vocabulary.ts'
import { carryDeal, concerned, namedParts, refuseDeal } from './deals.ts'
import {
  carryPart,
  favorsFor,
  partsFrom,
  refusePart,
  samplePart,
  storedParts,
  storedSeats,
  storeParts,
} from './parts.ts'
import { byDie, diceSeats, people, talkFrames } from './talk.ts'

/** Proposals and counter-proposals of one Summit. */
export const MOST_PROPOSALS = 60

export const callSummit = free<'callSummit'>({
  refuse: () => undefined,
  carry(state, _action, seat, events) {
    pop(state)
    events?.event(say('log.summit', { seat: colourOf(state, seat) }))
    set.clearGiven(state)
    set.setProposals(state, 0)
    if (diceSeats(state).length === 0) push(state, C.negotiate, seat)
    else pushTalks(state, seat)
    push(state, C.callToOrder, seat)
  },
  *list() {
    yield { do: 'callSummit' }
  },
})

/** With seats whose answers are rolled for: their rounds, then people among themselves, then the Export (campaign/R23). */
function pushTalks(state: State, caller: number): void {
  const magnate = seatOfFate(state, 'magnate')
  if (magnate >= 0) push(state, C.exportLast, magnate)
  if (people(state).length > 1) push(state, C.negotiate, nextPerson(state, caller, 0))
  if (state.options.talks !== 'off') push(state, C.talkRounds, caller)
}

/** The next seat, so many on at least, that talks freely. */
function nextPerson(state: State, from: number, ahead: number): number {
  for (let i = ahead; i < playersOf(state) + ahead; i++) {
    const seat = (from + i) % playersOf(state)
    if (!byDie(state, seat)) return seat
  }
  return from
}

// — Call to Order

/** A Rival is made to do one Negotiation action for the caller. */
export const returnFavors = free<'returnFavors'>({
  refuse(state, action, seat): No {
    const from = seatOf(state, action.part.from)
    if (seatOf(state, action.part.to) !== seat || from < 0) return say('no.favorAim', {})
    const cost = favorsFor(action.part, hasVaults(state, seat, from))
    if (camp.favors(state, seat, from) < cost) return say('no.favorsCost', { of: action.part.from, n: cost })
    return refusePart(state, action.part)
  },
  carry(state, action, seat, events) {
    const from = seatOf(state, action.part.from)
    const cost = favorsFor(action.part, hasVaults(state, seat, from))
    set.addFavors(state, seat, from, -cost)
    returnAgents(state, from, cost)
    events?.event(say('log.favorsReturned', { seat: colourOf(state, seat), of: action.part.from, n: cost }))
    carryPart(state, action.part, false, events)
  },
  *list(state, seat) {
    for (let from = 0; from < playersOf(state); from++) {
      if (from === seat || camp.favors(state, seat, from) === 0) continue
      for (const part of partsFrom(state, from, seat))
        if (favorsFor(part, hasVaults(state, seat, from)) <= camp.favors(state, seat, from))
          yield { do: 'returnFavors', part }
    }
  },
})

export const petition = free<'petition'>({
  refuse: (state) => (camp.council(state) === camp.IN_SESSION ? say('no.inSession', {}) : undefined),
  carry: (state, _action, _seat, events) => convene(state, events),
  *list(state) {
    if (camp.council(state) !== camp.IN_SESSION) yield { do: 'petition' }
  },
})

export const leaveEmpire = free<'leaveEmpire'>({
  refuse: (state, _action, seat) => (isRegent(state, seat) ? undefined : say('no.isOutlaw', {})),
  carry: (state, _action, seat, events) => becomeOutlaw(state, seat, events),
  *list(state, seat) {
    if (isRegent(state, seat)) yield { do: 'leaveEmpire' }
  },
})

export const reviveEmpire = free<'reviveEmpire'>({
  refuse: (state) => (noRegents(state) ? undefined : say('no.revive', {})),
  carry(state, _action, seat, events) {
    becomeRegent(state, seat, events)
    takeTile(state, seat, events)
  },
  *list(state) {
    if (noRegents(state)) yield { do: 'reviveEmpire' }
  },
})

// — Negotiations

/** No deal mixes people and seats whose answers are rolled for (campaign/R24). */
function refuseAmongPeople(state: State, parts: readonly Part[]): No {
  const bits = concerned(state, parts)
  return diceSeats(state).some((seat) => (bits & (1 << seat)) !== 0) ? say('no.dealByDie', {}) : undefined
}

function refuseProposal(state: State, seat: number, parts: readonly Part[]): No {
  if (camp.proposals(state) >= MOST_PROPOSALS) return say('no.enoughTalk', { n: MOST_PROPOSALS })
  const no = refuseAmongPeople(state, parts) ?? refuseDeal(state, parts)
  if (no !== undefined) return no
  const bits = concerned(state, parts)
  return (bits & (1 << seat)) !== 0 && popcount(bits) > 1 ? undefined : say('no.notConcerned', {})
}

function lay(state: State, seat: number, parts: readonly Part[], others: number): void {
  storeParts(state, parts)
  set.setDealBy(state, seat)
  set.setDealAsked(state, 1 << seat)
  set.setDealWith(state, others)
  set.setProposals(state, camp.proposals(state) + 1)
}

/** `with`: open to these seats, one after another; the parts name the first of them. */
export const propose = free<'propose'>({
  refuse(state, action, seat) {
    const no = refuseProposal(state, seat, action.parts)
    if (no !== undefined || action.with === undefined) return no
    const seats = action.with.map((colour) => seatOf(state, colour))
    const bits = concerned(state, action.parts)
    const first = seats[0] ?? -1
    if (seats.some((each) => each < 0 || each === seat || byDie(state, each)) || new Set(seats).size !== seats.length)
      return baseSay('no.rival', {})
    return (bits & (1 << first)) !== 0 && popcount(bits) === 2 ? undefined : say('no.openTo', {})
  },
  carry(state, action, seat, events) {
    const others = (action.with ?? []).slice(1).reduce((bits, colour) => bits | (1 << seatOf(state, colour)), 0)
    lay(state, seat, action.parts, others)
    events?.event(say('log.proposed', { seat: colourOf(state, seat), parts: namedParts(state, action.parts) }))
    push(state, C.proposal, seat)
  },
  *list(state, seat) {
    if (camp.proposals(state) >= MOST_PROPOSALS) return
    for (let other = 0; other < playersOf(state); other++) {
      if (other === seat || byDie(state, other)) continue
      for (const gift of partsFrom(state, seat, other)) yield { do: 'propose', parts: [gift] }
      for (const wish of partsFrom(state, other, seat)) yield { do: 'propose', parts: [wish] }
    }
  },
  sample(state, seat, random) {
    if (camp.proposals(state) >= MOST_PROPOSALS) return undefined
    const parts = sampleParts(state, seat, random)
    return refuseProposal(state, seat, parts) === undefined ? { do: 'propose', parts } : undefined
  },
})

/** A gift for a wish, now and then with something more, now and then among three. */
function sampleParts(state: State, seat: number, random: Random): Part[] {
  const n = playersOf(state)
  const other = (seat + 1 + random.int(n - 1)) % n
  const third = n > 2 && random.int(6) === 0 ? (seat + 1 + random.int(n - 1)) % n : other
  const pick = (from: number, to: number): Part[] => {
    if (from === to) return []
    for (let tries = 0; tries < 4; tries++) {
      const part = samplePart(state, from, to, random)
      if (part !== undefined) return [part]
    }
    return []
  }
  return [
    ...pick(seat, other),
    ...pick(third, seat),
    ...(random.int(4) === 0 ? pick(seat, other) : []),
    ...(third !== other && random.int(2) === 0 ? pick(other, third) : []),
  ]
}

/** What the seat that is asked can answer. */
export const accept = free<'accept'>({
  refuse: (state) => refuseDeal(state, storedParts(state)),
  carry(state, _action, seat) {
    set.setDealAsked(state, camp.dealAsked(state) | (1 << seat))
  },
  *list(state) {
    if (refuseDeal(state, storedParts(state)) === undefined) yield { do: 'accept' }
  },
})

export const counter = free<'counter'>({
  refuse: (state, action, seat) => refuseProposal(state, seat, action.parts),
  carry(state, action, seat, events) {
    lay(state, seat, action.parts, 0)
    events?.event(say('log.countered', { seat: colourOf(state, seat), parts: namedParts(state, action.parts) }))
  },
  *list(state, seat) {
    // Any bundle may be told; the list has the simplest, the proposal without one of its parts.
    const parts = storedParts(state)
    for (let drop = 0; drop < parts.length; drop++) {
      const action = { do: 'counter', parts: parts.filter((_, i) => i !== drop) } as const
      if (refuseProposal(state, seat, action.parts) === undefined) yield action
    }
  },
  sample(state, seat, random) {
    const parts = sampleParts(state, seat, random)
    return refuseProposal(state, seat, parts) === undefined ? { do: 'counter', parts } : undefined
  },
})

/** The Magnate discards three tokens of its slots (campaign 12.3 b). */
export const exportTokens: Free<CampaignActionOf<'export'>> & AnyDeed = free<'export'>({
  refuse(state, action, seat) {
    if (!hasFate(state, seat, 'magnate')) return say('no.magnate', {})
    if (action.slots.length !== 3 || new Set(action.slots).size !== 3) return say('no.exportThree', {})
    for (const slot of action.slots) {
      const type = slot > 6 ? 0 : tokenIn(state, seat, slot)
      if (type === 0 || isGolem(type)) return baseSay('no.token', { slot: slot + 1 })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    for (const slot of action.slots) {
      discardToken(state, tokenIn(state, seat, slot))
      write.setSlot(state, seat, slot, 0)
    }
    events?.event(say('log.exported', { seat: colourOf(state, seat) }))
    advance(state, seat, 2, events)
    if (topKind(state) === C.exportLast) addTopArg(state, 0, 1)
  },
  *list(state, seat) {
    if (!hasFate(state, seat, 'magnate')) return
    const slots = [0, 1, 2, 3, 4, 5, 6].filter((slot) => {
      const type = tokenIn(state, seat, slot)
      return type !== 0 && !isGolem(type)
    })
    for (const a of slots)
      for (const b of slots) for (const c of slots) if (a < b && b < c) yield { do: 'export', slots: [a, b, c] }
  },
})

/** Beside a real board: what people have agreed on among themselves, told as one entry (campaign/R23). */
export const tellDeal = free<'tellDeal'>({
  refuse: (state, action) => refuseAmongPeople(state, action.parts) ?? refuseDeal(state, action.parts),
  carry(state, action, _seat, events) {
    if (topKind(state) === C.negotiate) setTopArg(state, 0, 0)
    carryDeal(state, action.parts, events)
  },
  *list() {},
})

/** Frame `negotiate`: whose go it is; its number counts who declined one after another. */
export const declineTalk = {
  refuse: (): No => undefined,
  carry(state: State, seat: number): void {
    nextGo(state, seat, topArg(state, 0) + 1)
  },
}

function nextGo(state: State, seat: number, declined: number): void {
  if (declined >= people(state).length) {
    pop(state)
    return
  }
  setTopArg(state, 0, declined)
  setTopSeat(state, nextPerson(state, seat, 1))
}

/** Frame `proposal`: asks those concerned one after another, in their order from whoever made it. */
function settleProposal(state: State, _seat: number, events?: EventSink): boolean {
  const open = storedSeats(state) & ~camp.dealAsked(state)
  if (open === 0) {
    const parts = storedParts(state)
    pop(state)
    const declined = 0
    const by = topSeat(state)
    events?.event(say('log.agreed', {}))
    set.clearParts(state)
    nextGo(state, by, declined)
    carryDeal(state, parts, events)
    return true
  }
  for (let i = 1; i < playersOf(state); i++) {
    const seat = (camp.dealBy(state) + i) % playersOf(state)
    if ((open & (1 << seat)) === 0) continue
    setTopSeat(state, seat)
    return false
  }
  return false
}

/** Somebody turns the proposal down: it goes to the next seat that it is open to, or it is off. */
export function turnDown(state: State, seat: number, events?: EventSink): void {
  const others = camp.dealWith(state)
  const next = [0, 1, 2, 3].find((other) => (others & (1 << other)) !== 0)
  events?.event(say('log.turnedDown', { seat: colourOf(state, seat) }))
  if (next !== undefined) {
    const [old, now]: [Colour, Colour] = [colourOf(state, seat), colourOf(state, next)]
    const swap = (colour: Colour): Colour => (colour === old ? now : colour)
    const parts = storedParts(state).map((part) => ({ ...part, from: swap(part.from), to: swap(part.to) }))
    if (refuseDeal(state, parts) === undefined) {
      const by = camp.dealBy(state)
      storeParts(state, parts)
      set.setDealAsked(state, 1 << by)
      set.setDealWith(state, others & ~(1 << next))
      return
    }
  }
  pop(state)
  set.clearParts(state)
  const by = topSeat(state)
  nextGo(state, by, topArg(state, 0) + 1)
}

export const summitFrames: Readonly<Record<string, Frame>> = {
  summit: { offers: ['callSummit', 'decline'] },
  callToOrder: { offers: ['returnFavors', 'petition', 'leaveEmpire', 'reviveEmpire', 'decline'] },
  negotiate: { offers: ['propose', 'export', 'tellDeal', 'decline'] },
  proposal: { offers: ['accept', 'counter', 'decline'], settle: settleProposal },
  exportLast: {
    offers: ['export', 'decline'],
    settle(state, seat) {
      for (const _ of exportTokens.list(state, seat)) return false
      pop(state)
      return true
    },
  },
  ...talkFrames,
}
