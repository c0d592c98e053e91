// The four Unions (BC04, BC05, BC10, BC11), Gatekeepers (BC08), Lattice Spies (BC16). The end of the round hands out the
// marked card (round.ts); the extra dice of Gatekeepers are in battle.ts.

import { suitOf } from '../../data/action-cards.ts'
import { bc } from '../../data/court.ts'
import { say } from '../../text/sayings.ts'
import { sampleBits } from '../cards.ts'
import { free, type No } from '../deed.ts'
import { cardId, card as cardIndex, court, courtId, sys, sysId, UNIONS } from '../ids.ts'
import * as L from '../layout.ts'
import { placeShips } from '../pieces.ts'
import { refuseSeizing, seize } from '../play-card.ts'
import { bitsOf, boardOf, colourOf, playersOf, type State } from '../state.ts'
import { giveUp, refuseFirst, refuseUse } from './uses.ts'

/** Action cards lying face up in this round, without those a Union already lies on. */
function faceUp(state: State): number {
  let mask = 0
  for (let seat = 0; seat < playersOf(state); seat++) mask |= state.m[L.P_UP + seat]!
  for (let i = 0; i < UNIONS.length; i++)
    if (state.b[L.UNION_ON + i] !== 0) mask &= ~(1 << (state.b[L.UNION_ON + i]! - 1))
  return mask
}

const unionIndex = (card: number): number => UNIONS.findIndex((union) => union.card === card)

function refuseUnion(state: State, seat: number, card: number): No {
  return unionIndex(card) < 0 ? say('no.guild', { card: courtId(card) }) : refuseUse(state, seat, 1 << card)
}

export const useUnion = free<'useUnion'>({
  refuse(state, action, seat) {
    const card = court(action.card)
    const no = refuseUnion(state, seat, card)
    if (no !== undefined) return no
    if (action.on === undefined) {
      // arcs/U8
      const pointless = state.options.emptyUnion && !bitsOf(faceUp(state)).some((on) => suitOf(on) === unionIndex(card))
      return pointless ? undefined : say('no.unionTarget', { card: action.card })
    }
    const on = cardIndex(action.on)
    return suitOf(on) === unionIndex(card) && (faceUp(state) & (1 << on)) !== 0
      ? undefined
      : say('no.unionTarget', { card: action.card, on: action.on })
  },
  carry(state, action, seat, events) {
    const { b, m } = state
    const card = court(action.card)
    if (action.on === undefined) {
      giveUp(state, seat, 1 << card, events)
      return
    }
    const union = unionIndex(card)
    m[L.M_GUILD + seat]! &= ~(1 << card)
    m[L.M_ATTACHED]! |= 1 << card
    b[L.UNION_ON + union] = cardIndex(action.on) + 1
    b[L.UNION_OF + union] = seat
    b[L.FIRST] = 0
    events?.event(say('log.attached', { seat: colourOf(state, seat), union: action.card, card: action.on }))
  },
  *list(state, seat) {
    for (let suit = 0; suit < UNIONS.length; suit++) {
      const { card } = UNIONS[suit]!
      if (refuseUnion(state, seat, card) !== undefined) continue
      const empty = { do: 'useUnion', card: courtId(card) } as const
      if (useUnion.refuse(state, empty, seat) === undefined) yield empty
      for (const on of bitsOf(faceUp(state)))
        if (suitOf(on) === suit) yield { do: 'useUnion', card: courtId(card), on: cardId(on) }
    }
  },
})

export const useGates = free<'useGates'>({
  refuse(state, action, seat) {
    const no = refuseUse(state, seat, bc(8))
    if (no !== undefined || action.gates.length === 0) return no
    const { gates } = boardOf(state)
    const must = Math.min(gates.length, state.b[L.SHIPS + seat]!)
    const chosen = new Set(action.gates.map(sys))
    if (chosen.size !== action.gates.length || chosen.size !== must) return say('no.gatesCount', { n: must })
    return [...chosen].every((gate) => gates.includes(gate)) ? undefined : say('no.gate', { system: action.gates[0]! })
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, bc(8), events)
    for (const gate of action.gates) placeShips(state, seat, sys(gate), 1)
    if (action.gates.length > 0)
      events?.event(say('log.placed', { seat: colourOf(state, seat), systems: [...action.gates] }))
  },
  *list(state, seat) {
    if (refuseUse(state, seat, bc(8)) !== undefined) return
    const { gates } = boardOf(state)
    for (let bits = 0; bits < 1 << gates.length; bits++) {
      const action = { do: 'useGates', gates: gates.filter((_, i) => (bits & (1 << i)) !== 0).map(sysId) } as const
      if (useGates.refuse(state, action, seat) === undefined) yield action
    }
  },
  sample(state, seat, random) {
    if (refuseUse(state, seat, bc(8)) !== undefined) return undefined
    const { gates } = boardOf(state)
    const n = Math.min(gates.length, state.b[L.SHIPS + seat]!)
    const chosen = sampleBits(2 ** gates.length - 1, n, random).map((i) => sysId(gates[i]!))
    return { do: 'useGates', gates: chosen }
  },
})

/** May be discarded without effect if the initiative cannot be seized. */
export const useSpies = free<'useSpies'>({
  refuse: (state, _action, seat) => refuseFirst(state, seat, bc(16)),
  carry(state, _action, seat, events) {
    giveUp(state, seat, bc(16), events)
    if (refuseSeizing(state, seat) === undefined) seize(state, seat, events)
  },
  *list(state, seat) {
    if (refuseFirst(state, seat, bc(16)) === undefined) yield { do: 'useSpies' }
  },
})
