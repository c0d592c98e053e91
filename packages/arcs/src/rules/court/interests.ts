// Mining Interest (BC02), Shipping Interest (BC09) and the two Cartels (BC03, BC06).
// The supply on a Cartel counts in ambitions.ts; Rivals' tokens are discarded in chapter-end.ts.

import { GUILD } from '../../data/court.ts'
import { say } from '../../text/sayings.ts'
import type { ActionOf, Colour, CourtId, Pay } from '../../vocabulary.ts'
import { type FreeDeed, free, type No, paid } from '../deed.ts'
import { court } from '../ids.ts'
import { refusePay, settlePay } from '../pay.ts'
import { refuseTheft, steal } from '../raid.ts'
import { emptyUsable, FUEL, gain, MATERIAL, tokenIn, typeName } from '../resources.ts'
import { holdsGuild } from '../seats/index.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { colourOf, copyState, playersOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import { giveUp, refuseUse } from './uses.ts'

const INTERESTS: Readonly<Record<string, number>> = { BC02: MATERIAL, BC09: FUEL }
const CARTELS: Readonly<Record<string, number>> = { BC03: MATERIAL, BC06: FUEL }

/** Manufacture and Synthesize, in place of Build: one token from the supply. */
const producing = <D extends 'manufacture' | 'synthesize'>(name: D, card: number, type: number) =>
  paid<'manufacture' | 'synthesize'>({
    kind: 'build',
    has: (state, seat) => holdsGuild(state, seat, card),
    refuse(state, action, seat) {
      const no = refusePay(state, seat, action.pay, 'build')
      if (no !== undefined) return no
      if (!holdsGuild(state, seat, card)) return say('no.guild', { card: type === MATERIAL ? 'BC02' : 'BC09' })
      return undefined
    },
    carry(state, action, seat, events) {
      settlePay(state, seat, action.pay)
      gain(state, seat, type, events)
    },
    *list(state, seat, pay: Pay) {
      if (read.supply(state, type) > 0 && holdsGuild(state, seat, card)) yield { do: name, pay }
    },
    sample: (state, seat, pay) =>
      read.supply(state, type) > 0 && holdsGuild(state, seat, card) ? { do: name, pay } : undefined,
  })

export const manufacture = producing('manufacture', GUILD.miningInterest, MATERIAL)
export const synthesize = producing('synthesize', GUILD.shippingInterest, FUEL)

type Loot = { readonly of: Colour; readonly slot: number }

/** Tokens of a type that could be stolen now. */
function* loot(state: State, seat: number, type: number): Generator<Loot> {
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat) continue
    for (let slot = 0; slot < 7; slot++)
      if (tokenIn(state, rival, slot) === type && refuseTheft(state, seat, rival, { slot }) === undefined)
        yield { of: colourOf(state, rival), slot }
  }
}

function refuseLoot(state: State, seat: number, type: number, what: Loot): No {
  const rival = seatOf(state, what.of)
  if (rival < 0 || rival === seat) return say('no.rival', {})
  const has = tokenIn(state, rival, what.slot)
  if (has !== 0 && has !== type) return say('no.lootType', { type: typeName(type) })
  return refuseTheft(state, seat, rival, { slot: what.slot })
}

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

/** The Cartel is given up before the theft, so its supply is no longer had (Keeper's Trust). */
function without(state: State, seat: number, card: CourtId): State {
  const after = copyState(state)
  write.drop(after, Pile.guild(seat), court(card))
  return after
}

export const useCartel = free<'useCartel'>({
  refuse(state, action, seat) {
    const type = CARTELS[action.card]
    if (type === undefined) return say('no.guild', { card: action.card })
    const no = refuseUse(state, seat, court(action.card))
    if (no !== undefined || action.from === undefined) return no
    return refuseLoot(without(state, seat, action.card), seat, type, action.from)
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, court(action.card), events)
    if (action.from !== undefined) steal(state, seat, seatOf(state, action.from.of), { slot: action.from.slot }, events)
  },
  *list(state, seat) {
    for (const card of ['BC03', 'BC06'] as const) {
      if (refuseUse(state, seat, court(card)) !== undefined) continue
      yield { do: 'useCartel', card }
      for (const from of loot(without(state, seat, card), seat, CARTELS[card]!)) yield { do: 'useCartel', card, from }
    }
  },
})
