// The four Unions (BC04, BC05, BC10, BC11), Gatekeepers (BC08), Lattice Spies (BC16). The end of the round hands out the
// marked card (round.ts); the extra dice of Gatekeepers are in battle.ts.

import { firstCards } from '../../card-sets.ts'
import { suitOf } from '../../data/action-cards.ts'
import { GUILD } from '../../data/court.ts'
import { say } from '../../text/sayings.ts'
import { free, type No } from '../deed.ts'
import { cardId, card as cardIndex, court, courtId, sys, sysId, UNIONS } from '../ids.ts'
import { placeShips } from '../pieces.ts'
import { refuseSeizing, seize } from '../play-card.ts'
import { sampleCards } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { boardOf, colourOf, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { giveUp, refuseFirst, refuseUse } from './uses.ts'

/** Action cards lying face up in this round, without those a Union already lies on. */
function faceUp(state: State): number[] {
  const out: number[] = []
  for (let seat = 0; seat < playersOf(state); seat++)
    for (const card of read.cards(state, Pile.up(seat)))
      if (!UNIONS.some((_, union) => read.unionOn(state, union) === card + 1)) out.push(card)
  return out.sort((one, other) => one - other)
}

const unionIndex = (card: number): number => UNIONS.indexOf(card)

function refuseUnion(state: State, seat: number, card: number): No {
  return unionIndex(card) < 0 ? say('no.guild', { card: courtId(card) }) : refuseUse(state, seat, card)
}

export const useUnion = free<'useUnion'>({
  refuse(state, action, seat) {
    const card = court(action.card)
    const no = refuseUnion(state, seat, card)
    if (no !== undefined) return no
    if (action.on === undefined) {
      // arcs/U8
      const pointless = state.options.emptyUnion && !faceUp(state).some((on) => suitOf(on) === unionIndex(card))
      return pointless ? undefined : say('no.unionTarget', { card: action.card })
    }
    const on = cardIndex(action.on)
    return suitOf(on) === unionIndex(card) && faceUp(state).includes(on)
      ? undefined
      : say('no.unionTarget', { card: action.card, on: action.on })
  },
  carry(state, action, seat, events) {
    const card = court(action.card)
    if (action.on === undefined) {
      giveUp(state, seat, card, events)
      return
    }
    const union = unionIndex(card)
    write.drop(state, Pile.guild(seat), card)
    write.put(state, Pile.ATTACHED, card)
    write.setUnionOn(state, union, cardIndex(action.on) + 1)
    write.setUnionOf(state, union, seat)
    write.setFirst(state, false)
    events?.event(say('log.attached', { seat: colourOf(state, seat), union: action.card, card: action.on }))
  },
  *list(state, seat) {
    for (let suit = 0; suit < UNIONS.length; suit++) {
      const card = UNIONS[suit]!
      if (refuseUnion(state, seat, card) !== undefined) continue
      const empty = { do: 'useUnion', card: courtId(card) } as const
      if (useUnion.refuse(state, empty, seat) === undefined) yield empty
      for (const on of faceUp(state))
        if (suitOf(on) === suit) yield { do: 'useUnion', card: courtId(card), on: cardId(on) }
    }
  },
})

export const useGates = free<'useGates'>({
  refuse(state, action, seat) {
    const no = refuseUse(state, seat, GUILD.gatekeepers)
    if (no !== undefined || action.gates.length === 0) return no
    const { gates } = boardOf(state)
    const must = Math.min(gates.length, read.shipsLeft(state, seat))
    const chosen = new Set(action.gates.map(sys))
    if (chosen.size !== action.gates.length || chosen.size !== must) return say('no.gatesCount', { n: must })
    return [...chosen].every((gate) => gates.includes(gate)) ? undefined : say('no.gate', { system: action.gates[0]! })
  },
  carry(state, action, seat, events) {
    giveUp(state, seat, GUILD.gatekeepers, events)
    for (const gate of action.gates) placeShips(state, seat, sys(gate), 1)
    if (action.gates.length > 0)
      events?.event(say('log.placed', { seat: colourOf(state, seat), systems: [...action.gates] }))
  },
  *list(state, seat) {
    if (refuseUse(state, seat, GUILD.gatekeepers) !== undefined) return
    const { gates } = boardOf(state)
    for (let bits = 0; bits < 1 << gates.length; bits++) {
      const action = { do: 'useGates', gates: gates.filter((_, i) => (bits & (1 << i)) !== 0).map(sysId) } as const
      if (useGates.refuse(state, action, seat) === undefined) yield action
    }
  },
  sample(state, seat, random) {
    if (refuseUse(state, seat, GUILD.gatekeepers) !== undefined) return undefined
    const { gates } = boardOf(state)
    const n = Math.min(gates.length, read.shipsLeft(state, seat))
    const chosen = sampleCards(firstCards(gates.length), n, random).map((i) => sysId(gates[i]!))
    return { do: 'useGates', gates: chosen }
  },
})

/** May be discarded without effect if the initiative cannot be seized. */
export const useSpies = free<'useSpies'>({
  refuse: (state, _action, seat) => refuseFirst(state, seat, GUILD.latticeSpies),
  carry(state, _action, seat, events) {
    giveUp(state, seat, GUILD.latticeSpies, events)
    if (refuseSeizing(state, seat) === undefined) seize(state, seat, events)
  },
  *list(state, seat) {
    if (refuseFirst(state, seat, GUILD.latticeSpies) === undefined) yield { do: 'useSpies' }
  },
})
