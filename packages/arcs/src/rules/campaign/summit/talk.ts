// Negotiations with seats whose answers are rolled for (supercat 9.5): 1d6 rounds and one for each such seat. People first
// make up for grievances; then each seat has one go, from whoever has the initiative; at a table of 0.10 from whoever called,
// and round the table until the rounds are used up (supercat-0.10, 8.6). An offer takes a round; its die is rolled, and the
// seat that it is made to answers. It ends for certain: with the rounds, or when all had their go.

import type { EventSink, Pick } from '@understudy/table'
import type { Action, Colour } from '../../../vocabulary.ts'
import type { No, Random } from '../../choosing/deed.ts'
import type { Offer } from '../../choosing/pick-text.ts'
import { seatRules } from '../../seats/index.ts'
import { PARTS_MAX } from '../../state/campaign/layout.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import * as read from '../../state/read.ts'
import { addTopArg, pop, push, setTopArg, setTopSeat, topArg, topSeat } from '../../state/stack.ts'
import { colourOf, copyState, playersOf, type State, seatOf, turnOrder } from '../../state/state.ts'
import { type Frame, free } from '../deed.ts'
import { C } from '../frames.ts'
import { grieves } from '../grievances.ts'
import { hasFate } from '../objectives.ts'
import { say } from '../sayings.ts'
import type { CampaignAction, Part } from '../vocabulary.ts'
import { carryDeal, namedParts, refuseDeal } from './deals.ts'
import { carryPart, named, partsFrom, refusePart, samplePart, storedParts, storeParts } from './parts.ts'

export const byDie = (state: State, seat: number): boolean => seatRules(state, seat).dealsByDie
export const people = (state: State): number[] => turnOrder(state).filter((seat) => !byDie(state, seat))
export const diceSeats = (state: State): number[] => turnOrder(state).filter((seat) => byDie(state, seat))

/** Parts of an offer. */
export const MOST_PARTS = PARTS_MAX
/** Offers of a person in a row that may fail. */
export const MOST_FAILURES = 3

// — How many rounds

export const talkRounds = free<'talkRounds'>({
  refuse: () => undefined,
  carry(state, action, _seat, events) {
    const rounds = action.die + diceSeats(state).length
    const caller = topSeat(state)
    pop(state)
    events?.event(say('log.talkRounds', { die: action.die, n: rounds }))
    push(state, C.talk, state.options.talks === undefined ? read.initiative(state) : caller, rounds)
    push(state, C.amends, read.initiative(state))
  },
  *list() {
    for (let die = 1; die <= 6; die++) yield { do: 'talkRounds', die }
  },
  sample: (_state, _seat, random) => ({ do: 'talkRounds', die: 1 + random.int(6) }),
})

// — Making up for grievances

/** A Favor of theirs that is given back, or one of one's own: nothing else makes up for a grievance (campaign/R25). */
function refuseAmends(state: State, part: Part, seat: number): No {
  const to = seatOf(state, part.to)
  if (seatOf(state, part.from) !== seat || to < 0 || !grieves(state, to)) return say('no.amends', {})
  if (!('promise' in part) && !('favor' in part && part.favor === part.to)) return say('no.amends', {})
  if (camp.grievances(state, to, seat) === 0) return say('no.noGrievance', { of: part.to })
  return refusePart(state, part)
}

export const amends = free<'amends'>({
  refuse: (state, action, seat) => refuseAmends(state, action.part, seat),
  carry(state, action, seat, events) {
    const to = seatOf(state, action.part.to)
    const n = camp.grievances(state, to, seat) - 1
    carryPart(state, action.part, true, events)
    set.setGrievances(state, to, seat, n)
    events?.event(say('log.amends', { seat: colourOf(state, seat), of: action.part.to, n }))
  },
  *list(state, seat) {
    const from = colourOf(state, seat)
    for (let other = 0; other < playersOf(state); other++) {
      const to = colourOf(state, other)
      for (const part of [{ from, to, favor: to } as const, { from, to, promise: true } as const])
        if (refuseAmends(state, part, seat) === undefined) yield { do: 'amends', part }
    }
  },
})

const canAmend = (state: State, seat: number): boolean => {
  for (const _ of amends.list(state, seat)) return true
  return false
}

/** Frame `amends`: its number counts the seats of the turn order that are done. */
function settleAmends(state: State): boolean {
  const order = turnOrder(state)
  for (let at = topArg(state, 0); at < order.length; at++) {
    const seat = order[at]!
    if (byDie(state, seat) || !canAmend(state, seat)) continue
    setTopArg(state, 0, at)
    setTopSeat(state, seat)
    return false
  }
  pop(state)
  return true
}

// — Offers. Frame `talk`: rounds left, seats that had their go, failures in a row, rounds of this go.

/** Failures in a row of the go under way, wherever its offer is by now. */
export function failures(state: State): number {
  for (let n = read.depth(state) - 1; n >= 0; n--)
    if (read.frameKind(state, n) === C.talk) return read.frameArg(state, n, 2)
  return 0
}

/** With whom an offer would be made; -1 if it is no offer between two. */
export function partner(state: State, seat: number, parts: readonly Part[]): number {
  const colours = new Set(parts.flatMap(({ from, to }) => [from, to]))
  const own = colourOf(state, seat)
  if (colours.size !== 2 || !colours.delete(own)) return -1
  return seatOf(state, [...colours][0]!)
}

export function refuseOffer(state: State, parts: readonly Part[], seat: number): No {
  if (parts.length < 2 || parts.length > PARTS_MAX) return say('no.offerSize', { n: PARTS_MAX })
  const to = partner(state, seat, parts)
  if (to < 0 || !byDie(state, to)) return say('no.offerTo', {})
  const own = colourOf(state, seat)
  // campaign/R24
  if (parts.every(({ from }) => from === own) || parts.every(({ from }) => from !== own)) return say('no.offerBoth', {})
  return refuseDeal(state, parts)
}

export const offer = free<'offer'>({
  refuse: (state, action, seat) => refuseOffer(state, action.parts, seat),
  carry(state, action, seat, events) {
    const to = partner(state, seat, action.parts)
    addTopArg(state, 0, -1)
    addTopArg(state, 3, 1)
    storeParts(state, action.parts)
    set.setDealBy(state, seat)
    set.setDealAsked(state, 1 << seat)
    set.setDealWith(state, 0)
    events?.event(
      say('log.offered', {
        seat: colourOf(state, seat),
        to: colourOf(state, to),
        parts: namedParts(state, action.parts),
      }),
    )
    push(state, C.offerRoll, seat, to)
  },
  /** The simplest: a token, a Favor or a promise for one thing. Any bundle may be put together (offerChoices). */
  *list(state, seat) {
    for (let to = 0; to < playersOf(state); to++) {
      if (to === seat || !byDie(state, to)) continue
      const gifts = [...partsFrom(state, seat, to)].filter((part) => !('cede' in part || 'delegate' in part))
      for (const wish of partsFrom(state, to, seat))
        for (const gift of gifts) {
          const parts = [gift, wish]
          if (refuseOffer(state, parts, seat) === undefined) yield { do: 'offer', parts }
        }
    }
  },
  sample(state, seat, random) {
    const targets = diceSeats(state).filter((to) => to !== seat)
    if (targets.length === 0) return undefined
    const to = targets[random.int(targets.length)]!
    const some = (from: number, other: number): Part[] => {
      for (let tries = 0; tries < 6; tries++) {
        const part = samplePart(state, from, other, random)
        if (part !== undefined) return [part]
      }
      return []
    }
    const parts = [...some(seat, to), ...some(to, seat), ...(random.int(3) === 0 ? some(seat, to) : [])]
    return refuseOffer(state, parts, seat) === undefined ? { do: 'offer', parts } : undefined
  },
})

/** Part by part: whom it is made to, then what is given and taken, in the order in which it is done. */
export function offerChoices(state: State, picks: readonly Pick[]): Offer[] {
  const seat = topSeat(state)
  const [first, ...rest] = picks
  if (first === undefined)
    return diceSeats(state)
      .filter((to) => to !== seat && partsOf(state, seat, to, []).length > 0)
      .map((to) => ({
        pick: { slot: 'to', value: colourOf(state, to) },
        text: say('choose.partner', { of: colourOf(state, to) }),
        more: true,
      }))
  const to = first.slot === 'to' ? seatOf(state, first.value as Colour) : -1
  if (to < 0 || to === seat || !byDie(state, to) || rest.some(({ slot }) => slot !== 'parts')) return []
  const parts = rest.map(({ value }) => value as unknown as Part)
  if (parts.length > 0 && refuseDeal(state, parts) !== undefined) return []
  const after = copyState(state)
  for (const part of parts) carryPart(after, part, true)
  return partsOf(state, seat, to, parts).map((part) => {
    const all = [...parts, part]
    const whole = refuseOffer(state, all, seat) === undefined
    return {
      pick: { slot: 'parts', value: part as never },
      text: say('choose.part', { part: named(after, part) }),
      ...(whole ? { action: { do: 'offer', parts: all } as unknown as Action } : {}),
      ...(all.length < PARTS_MAX ? { more: true } : {}),
    }
  })
}

/** What may come next in a bundle; the last two leave room for something both ways. */
function partsOf(state: State, seat: number, to: number, so: readonly Part[]): Part[] {
  if (so.length >= PARTS_MAX) return []
  const after = so.length === 0 ? state : copyState(state)
  for (const part of so) carryPart(after, part, true)
  const own = colourOf(state, seat)
  const oneSided = so.length === PARTS_MAX - 1 && new Set(so.map(({ from }) => from)).size === 1
  const [gifts, wishes] = [[...partsFrom(after, seat, to)], [...partsFrom(after, to, seat)]]
  if (oneSided) return so[0]!.from === own ? wishes : gifts
  // An offer that can never have something both ways is not begun.
  if (so.length === 0 && (gifts.length === 0 || wishes.length === 0)) return []
  return [...gifts, ...wishes]
}

export const offerRoll = free<'offerRoll'>({
  refuse: () => undefined,
  carry(state, action, _seat, events) {
    const to = topArg(state, 0)
    pop(state)
    events?.event(say('log.offerRoll', { die: action.die }))
    push(state, C.answer, to, action.die)
  },
  *list() {
    for (let die = 1; die <= 6; die++) yield { do: 'offerRoll', die }
  },
  sample: (_state, _seat, random) => ({ do: 'offerRoll', die: 1 + random.int(6) }),
})

/** Frame `answer`: the die, and the seat that the offer is made to. */
function settleAnswer(state: State, seat: number, events?: EventSink): boolean {
  if ((camp.dealAsked(state) & (1 << seat)) === 0) return false
  const parts = storedParts(state)
  pop(state)
  set.clearParts(state)
  events?.event(say('log.agreed', {}))
  attempted(state, true)
  carryDeal(state, parts, events)
  return true
}

export function turnDownOffer(state: State, seat: number, events?: EventSink): void {
  events?.event(say('log.turnedDown', { seat: colourOf(state, seat) }))
  pop(state)
  set.clearParts(state)
  attempted(state, false)
}

/** Rounds that a seat whose own offers are prescribed has in its go: the Magnate two. */
const roundsInGo = (state: State, seat: number): number => (hasFate(state, seat, 'magnate') ? 2 : 1)

function attempted(state: State, success: boolean): void {
  const seat = topSeat(state)
  const failed = success ? 0 : topArg(state, 2) + 1
  setTopArg(state, 2, failed)
  const over = byDie(state, seat) ? topArg(state, 3) >= roundsInGo(state, seat) : success || failed >= MOST_FAILURES
  if (over) nextGo(state)
}

/** Nothing (more) to offer. A go without an offer takes a round all the same (supercat/A151). */
export function passTalk(state: State, seat: number, events?: EventSink): void {
  events?.event(say('log.talkPassed', { seat: colourOf(state, seat) }))
  const bot = byDie(state, seat)
  if (bot || topArg(state, 3) === 0) {
    addTopArg(state, 0, -1)
    addTopArg(state, 3, 1)
  }
  if (!bot || topArg(state, 3) >= roundsInGo(state, seat)) nextGo(state)
}

function nextGo(state: State): void {
  setTopSeat(state, (topSeat(state) + 1) % playersOf(state))
  addTopArg(state, 1, 1)
  setTopArg(state, 2, 0)
  setTopArg(state, 3, 0)
}

export function sampleTalk(state: State, seat: number, random: Random): CampaignAction {
  const made = random.int(2) === 0 ? undefined : offer.sample!(state, seat, random)
  return made ?? ({ do: 'decline' } as unknown as CampaignAction)
}

export const talkFrames: Readonly<Record<string, Frame>> = {
  talkRounds: { offers: ['talkRounds'], chance: 'botDice' },
  amends: { offers: ['amends', 'tellDeal', 'decline'], settle: settleAmends },
  talk: {
    offers: ['offer', 'tellDeal', 'decline'],
    settle(state) {
      const goesOn = state.options.talks === 'rounds' || topArg(state, 1) < playersOf(state)
      if (topArg(state, 0) > 0 && goesOn) return false
      pop(state)
      return true
    },
  },
  offerRoll: {
    offers: ['offerRoll'],
    chance: 'botDice',
    key: (state) => `offerRoll.${colourOf(state, topSeat(state))}`,
  },
  answer: { offers: ['accept', 'decline'], settle: settleAnswer },
}
