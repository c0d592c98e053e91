// Mining Interest (BC02) and Shipping Interest (BC09): a token in place of Build; tokens for all empty slots in the Prelude.

import { GUILD } from '../../../data/court.ts'
import type { ActionOf, CourtId, Pay } from '../../../vocabulary.ts'
import { refusePay, settlePay } from '../../actions/pay.ts'
import { steal } from '../../battle/raid.ts'
import { court, courtId } from '../../board/ids.ts'
import { emptyUsable, gain } from '../../board/resources.ts'
import { type FreeDeed, free, type PaidDeed } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { holdsGuild } from '../../seats/index.ts'
import { FUEL, MATERIAL } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { copyState, seatOf } from '../../state/state.ts'
import { loot, refuseLoot } from './loot.ts'
import { giveUp, refuseUse } from './uses.ts'

const INTERESTS: Readonly<Record<string, number>> = { BC02: MATERIAL, BC09: FUEL }

/** Manufacture and Synthesize, in place of Build: one token from the supply. */
const producing = <A extends ActionOf<'manufacture' | 'synthesize'>>(
  action: (pay: Pay) => A,
  card: number,
  type: number,
): PaidDeed<A> => ({
  kind: 'build',
  has: (state, seat) => holdsGuild(state, seat, card),
  refuse: (state, { pay }, seat) =>
    refusePay(state, seat, pay, 'build') ??
    (holdsGuild(state, seat, card) ? undefined : say('no.guild', { card: courtId(card) })),
  carry(state, { pay }, seat, events) {
    settlePay(state, seat, pay)
    gain(state, seat, type, events)
  },
  *list(state, seat, pay) {
    if (read.supply(state, type) > 0 && holdsGuild(state, seat, card)) yield action(pay)
  },
  sample: (state, seat, pay) =>
    read.supply(state, type) > 0 && holdsGuild(state, seat, card) ? action(pay) : undefined,
})

const manufacture = producing((pay) => ({ do: 'manufacture', pay }), GUILD.miningInterest, MATERIAL)
const synthesize = producing((pay) => ({ do: 'synthesize', pay }), GUILD.shippingInterest, FUEL)

/** Prelude: fill empty slots, from the supply first, then by theft. */
export const useInterest: FreeDeed<ActionOf<'useInterest'>> = free<'useInterest'>({
  refuse(state, action, seat) {
    const type = INTERESTS[action.card]
    if (type === undefined) return say('no.guild', { card: action.card })
    const no = refuseUse(state, seat, court(action.card))
    if (no !== undefined) return no
    const supply = read.supply(state, type)
    if (action.gain + action.steal.length > emptyUsable(state, seat)) return say('no.interestSlots', {})
    if (action.gain > supply || (action.steal.length > 0 && action.gain < supply))
      return say('no.interestSupply', { n: supply })
    // What was gained before the theft is had by then (Keeper's Trust).
    const after = copyState(state)
    for (let i = 0; i < action.gain; i++) gain(after, seat, type)
    for (const what of action.steal) {
      const refused = refuseLoot(after, seat, type, what)
      if (refused !== undefined) return refused
      steal(after, seat, seatOf(state, what.of), { slot: what.slot })
    }
    return undefined
  },
  carry(state, action, seat, events) {
    const type = INTERESTS[action.card]!
    giveUp(state, seat, court(action.card), events)
    for (let i = 0; i < action.gain; i++) gain(state, seat, type, events)
    for (const { of, slot } of action.steal) steal(state, seat, seatOf(state, of), { slot }, events)
  },
  *list(state, seat) {
    for (const card of ['BC02', 'BC09'] as const) {
      if (refuseUse(state, seat, court(card)) !== undefined) continue
      const type = INTERESTS[card]!
      const supply = read.supply(state, type)
      const room = emptyUsable(state, seat)
      for (let n = 0; n <= Math.min(room, supply); n++) yield { do: 'useInterest', card, gain: n, steal: [] }
      if (supply >= room) continue
      const all = [...loot(state, seat, type)]
      for (let bits = 1; bits < 1 << all.length; bits++) {
        const chosen = all.filter((_, i) => (bits & (1 << i)) !== 0)
        const action = { do: 'useInterest', card, gain: supply, steal: chosen } as const
        if (useInterest.refuse(state, action, seat) === undefined) yield action
      }
    }
  },
  sample(state, seat, random) {
    const card: CourtId = random.int(2) === 0 ? 'BC02' : 'BC09'
    if (refuseUse(state, seat, court(card)) !== undefined) return undefined
    const type = INTERESTS[card]!
    const room = emptyUsable(state, seat)
    const fromSupply = Math.min(room, read.supply(state, type))
    const all = fromSupply < room ? [...loot(state, seat, type)] : []
    const action = { do: 'useInterest', card, gain: fromSupply, steal: all.slice(0, room - fromSupply) } as const
    return useInterest.refuse(state, action, seat) === undefined ? action : { ...action, steal: [] }
  },
})

export const miningInterest: Card = {
  is: { guild: GUILD.miningInterest },
  paid: { manufacture },
  uses: { useInterest },
}
export const shippingInterest: Card = {
  is: { guild: GUILD.shippingInterest },
  paid: { synthesize },
  uses: { useInterest },
}
