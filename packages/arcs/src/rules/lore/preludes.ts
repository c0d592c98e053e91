// Lore used in the Prelude: clearing Outrage (L19, L21, L23, L25, L28), Warlord's Terror (L24), Tyrant's Ego (L25),
// Tycoon's Ambition (L27), Tycoon's Charm (L28).

import { bitsOf } from '../../card-sets.ts'
import { say } from '../../text/sayings.ts'
import { type LoreId, RESOURCES, TROPHIES } from '../../vocabulary.ts'
import { bestMarker, declare, givings, isDeclared, refuseDeclaring, TYCOON, TYRANT, WARLORD } from '../declare.ts'
import { free, type No } from '../deed.ts'
import { ambition, ambitionId, court, loreIndex } from '../ids.ts'
import { courtRow, putAgent, refuseInfluence, spotOf } from '../influence.ts'
import { returnAgents, returnPiece, trophyKind } from '../pieces.ts'
import {
  discardAll,
  discardToken,
  FUEL,
  gain,
  MATERIAL,
  PSIONIC,
  RELIC,
  tokenIn,
  typeIndex,
  WEAPON,
} from '../resources.ts'
import { refuseSecuring, securable, takeCourtCard } from '../secure.ts'
import { ownerIndex, ownerOf, owners } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { colourOf, holdsLore, playersOf, type State, seatOf } from '../state/state.ts'
import * as write from '../state/write.ts'

function refuseLore(state: State, seat: number, number: number): No {
  if (!read.prelude(state)) return say('no.preludeOver', {})
  return holdsLore(state, seat, number - 1)
    ? undefined
    : say('no.lore', { lore: `L${String(number).padStart(2, '0')}` })
}

/** Bits of the Outrage that giving up the card clears. */
const CLEARS: Readonly<Record<string, number>> = {
  L19: 1 << PSIONIC,
  L21: 1 << RELIC,
  L23: 1 << WEAPON,
  L25: 1 << WEAPON,
  L28: (1 << MATERIAL) | (1 << FUEL),
}

export const forgive = free<'forgive'>({
  refuse(state, action, seat) {
    const clears = CLEARS[action.lore]
    if (clears === undefined) return say('no.lore', { lore: action.lore })
    return refuseLore(state, seat, loreIndex(action.lore) + 1)
  },
  carry(state, action, seat, events) {
    write.drop(state, Pile.lore(seat), loreIndex(action.lore))
    write.setFirst(state, false)
    const cleared = read.outrage(state, seat) & CLEARS[action.lore]!
    write.setOutrage(state, seat, read.outrage(state, seat) & ~cleared)
    for (const _ of bitsOf(cleared)) {
      // A space that still waited for its agent gives none back (arcs 6.10).
      if (read.agentsOwed(state, seat) > 0) write.addAgentsOwed(state, seat, -1)
      else returnAgents(state, seat, 1)
    }
    events?.event(say('log.forgiven', { seat: colourOf(state, seat), lore: action.lore }))
  },
  *list(state, seat) {
    for (const id of Object.keys(CLEARS) as LoreId[])
      if (refuseLore(state, seat, loreIndex(id) + 1) === undefined) yield { do: 'forgive', lore: id }
  },
})

export const useTerror = free<'useTerror'>({
  refuse(state, action, seat) {
    const no = refuseLore(state, seat, 24)
    if (no !== undefined) return no
    if (!isDeclared(state, WARLORD)) return say('no.notDeclared', { ambition: 'warlord' })
    const owner = ownerIndex(state, action.trophy.of)
    if (owner < 0 || read.trophy(state, seat, owner, trophyKind(action.trophy.piece)) === 0)
      return say('no.trophy', { of: action.trophy.of, piece: action.trophy.piece })
    // The returned piece may be the seat's own agent, but a seat never holds its own Trophies.
    return refuseInfluence(state, seat, action.card)
  },
  carry(state, action, seat, events) {
    const owner = ownerIndex(state, action.trophy.of)
    const kind = trophyKind(action.trophy.piece)
    write.setFirst(state, false)
    write.addTrophy(state, seat, owner, kind, -1)
    putAgent(state, seat, action.card)
    events?.event(say('log.influenced', { seat: colourOf(state, seat), card: action.card }))
    returnPiece(state, owner, kind)
  },
  *list(state, seat) {
    if (refuseLore(state, seat, 24) !== undefined || !isDeclared(state, WARLORD)) return
    if (read.agentsLeft(state, seat) === 0) return
    for (const owner of owners(state))
      for (const piece of TROPHIES)
        if (read.trophy(state, seat, owner, trophyKind(piece)) > 0)
          for (const card of courtRow(state))
            yield { do: 'useTerror', trophy: { of: ownerOf(state, owner), piece }, card }
  },
})

export const useEgo = free<'useEgo'>({
  refuse(state, action, seat) {
    const no = refuseLore(state, seat, 25)
    if (no !== undefined) return no
    if (!isDeclared(state, TYRANT)) return say('no.notDeclared', { ambition: 'tyrant' })
    const owner = seatOf(state, action.captive)
    if (owner < 0 || read.captive(state, seat, owner) === 0) return say('no.captive', { of: action.captive })
    return refuseSecuring(state, seat, action.card)
  },
  carry(state, action, seat, events) {
    const owner = seatOf(state, action.captive)
    write.setFirst(state, false)
    write.addCaptive(state, seat, owner, -1)
    returnAgents(state, owner, 1)
    takeCourtCard(state, seat, spotOf(state, court(action.card)), false, events)
  },
  *list(state, seat) {
    if (refuseLore(state, seat, 25) !== undefined || !isDeclared(state, TYRANT)) return
    for (let owner = 0; owner < playersOf(state); owner++) {
      if (read.captive(state, seat, owner) === 0) continue
      for (const card of securable(state, seat)) yield { do: 'useEgo', captive: colourOf(state, owner), card }
    }
  },
})

function refuseTycoons(state: State, seat: number): No {
  const no = refuseLore(state, seat, 27)
  if (no !== undefined) return no
  if (!read.first(state)) return say('no.notFirstLore', { lore: 'L27' })
  return isDeclared(state, TYCOON) ? undefined : say('no.notDeclared', { ambition: 'tycoon' })
}

/** The very first Prelude action: all Material and Fuel for a declaration of something undeclared. */
export const useTycoonsAmbition = free<'useTycoonsAmbition'>({
  refuse(state, action, seat) {
    const no = refuseTycoons(state, seat)
    if (no !== undefined) return no
    if (isDeclared(state, ambition(action.declare))) return say('no.declaredAlready', { ambition: action.declare })
    return refuseDeclaring(state, seat, action.give)
  },
  carry(state, action, seat, events) {
    write.setFirst(state, false)
    discardAll(state, seat, MATERIAL)
    discardAll(state, seat, FUEL)
    declare(state, seat, ambition(action.declare), action.give, events)
  },
  *list(state, seat) {
    if (refuseTycoons(state, seat) !== undefined || bestMarker(state) < 0) return
    for (let what = 1; what <= 5; what++) {
      if (isDeclared(state, what)) continue
      for (const give of givings(state, seat))
        yield { do: 'useTycoonsAmbition', declare: ambitionId(what), ...(give === undefined ? {} : { give }) }
    }
  },
})

export const useCharm = free<'useCharm'>({
  refuse(state, action, seat) {
    const no = refuseLore(state, seat, 28)
    if (no !== undefined) return no
    if (!isDeclared(state, TYCOON)) return say('no.notDeclared', { ambition: 'tycoon' })
    const has = tokenIn(state, seat, action.slot)
    if (has !== MATERIAL && has !== FUEL) return say('no.charm', {})
    return read.supply(state, typeIndex(action.gain)) === 0 ? say('no.tokenSupply', { type: action.gain }) : undefined
  },
  carry(state, action, seat, events) {
    const has = tokenIn(state, seat, action.slot)
    write.setSlot(state, seat, action.slot, 0)
    write.setFirst(state, false)
    gain(state, seat, typeIndex(action.gain), events)
    discardToken(state, has)
  },
  *list(state, seat) {
    if (refuseLore(state, seat, 28) !== undefined || !isDeclared(state, TYCOON)) return
    for (let slot = 0; slot < 7; slot++) {
      const has = tokenIn(state, seat, slot)
      if (has !== MATERIAL && has !== FUEL) continue
      for (const type of RESOURCES)
        if (typeIndex(type) !== has && read.supply(state, typeIndex(type)) > 0)
          yield { do: 'useCharm', slot, gain: type }
    }
  },
})
