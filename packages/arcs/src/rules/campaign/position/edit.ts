// Changing a position of an act by hand: titles, Trust, Favors, Council, Fates, Golems. Each change gives a new position;
// supplies follow by themselves. Ships, buildings and Trophies of the Empire, of Blight and of the Free States are changed
// like those of seats, by the number of their owner.

import type { CourtId, Resource } from '../../../vocabulary.ts'
import { court, courtId } from '../../board/ids.ts'
import { typeIndex } from '../../board/resources.ts'
import { changed } from '../../edit/pieces.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { SLOTS_PER_SEAT } from '../../state/numbers.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { playersOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { orderDiscard } from '../court.ts'
import { FAITHFUL_COURT, FATE, GOLEM_TOKEN, isFaithful, isLore, LORE_COURT, objectiveStart } from '../data.ts'
import { type FateId, POLICIES, type PolicyId } from '../vocabulary.ts'

export const setTitle = (state: State, seat: number, title: 'regent' | 'outlaw'): State =>
  changed(state, (next) => {
    const bit = 1 << seat
    set.setOutlaws(next, title === 'outlaw' ? camp.outlaws(next) | bit : camp.outlaws(next) & ~bit)
  })

/** -1: nobody. */
export const setFirstRegent = (state: State, seat: number): State =>
  changed(state, (next) => set.setFirstRegent(next, seat))

export const setPolicy = (state: State, policy: PolicyId): State =>
  changed(state, (next) => set.setPolicy(next, POLICIES.indexOf(policy)))

/** Tokens go to and come from the supply. */
const tokens =
  (now: (state: State, type: number) => number, add: (state: State, type: number, n: number) => void) =>
  (state: State, type: Resource, n: number): State =>
    changed(state, (next) => {
      const at = typeIndex(type)
      const more = n - now(next, at)
      add(next, at, more)
      write.setSupply(next, at, Math.max(0, read.supply(next, at) - more))
    })
export const setTrust = tokens(camp.trust, set.addTrust)
export const setLeague = tokens(camp.league, set.addLeague)

export const setFavors = (state: State, holder: number, owner: number, n: number): State =>
  changed(state, (next) => set.addFavors(next, holder, owner, n - camp.favors(next, holder, owner)))

export const setCouncil = (state: State, side: 'session' | 'decided'): State =>
  changed(state, (next) => {
    set.setCouncil(next, side === 'session' ? camp.IN_SESSION : camp.DECIDED)
    if (side === 'session') return
    for (let seat = 0; seat < playersOf(next); seat++) write.setCourtAgents(next, 4, seat, 0)
  })

/** Cards that may lie in the row instead: those of the deck, and lore that nobody has seen while some is in it. */
export function inDeck(state: State): CourtId[] {
  const deck = [...read.cards(state, Pile.COURT_DECK), ...read.cards(state, Pile.BURIED)].map(courtId)
  if (camp.courtLore(state) === 0) return deck
  return [...deck, ...read.cards(state, Pile.LORE_DECK).map((lore) => courtId(LORE_COURT + lore))]
}

/** What lies in a spot of the row; what lay there goes back to the deck, lore among the lore that nobody has seen. */
export const setRow = (state: State, spot: number, card: CourtId | undefined): State =>
  changed(state, (next) => {
    const before = read.rowCard(next, spot) - 1
    if (isLore(before)) {
      write.put(next, Pile.LORE_DECK, before - LORE_COURT)
      set.setCourtLore(next, camp.courtLore(next) + 1)
    } else if (before >= 0) write.put(next, Pile.COURT_DECK, before)
    write.setRowCard(next, spot, 0)
    if (card === undefined) return
    const index = court(card)
    if (isLore(index)) {
      write.drop(next, Pile.LORE_DECK, index - LORE_COURT)
      set.setCourtLore(next, Math.max(0, camp.courtLore(next) - 1))
    }
    write.drop(next, Pile.COURT_DECK, index)
    write.drop(next, Pile.BURIED, index)
    write.setRowCard(next, spot, index + 1)
  })

/** Under the card of a spot. What lay there goes back to the discard pile, or onto the Faithful stack it came from. */
export const setAttached = (state: State, spot: number, card: CourtId | undefined): State =>
  changed(state, (next) => {
    const before = camp.attached(next, spot) - 1
    if (isFaithful(before)) {
      const number = before - FAITHFUL_COURT + 1
      if (number === camp.faithfulLeft(next) + 1) set.setFaithfulLeft(next, number)
    } else if (before >= 0) write.put(next, Pile.COURT_DISCARD, before)
    const index = card === undefined ? -1 : court(card)
    if (isFaithful(index)) {
      const number = index - FAITHFUL_COURT + 1
      if (number === camp.faithfulLeft(next)) set.setFaithfulLeft(next, number - 1)
    } else if (index >= 0)
      for (const pile of [Pile.COURT_DISCARD, Pile.COURT_DECK, Pile.BURIED]) write.drop(next, pile, index)
    set.setAttached(next, spot, index + 1)
    orderDiscard(next)
  })

export const setFate = (state: State, seat: number, fate: FateId, left?: number): State =>
  changed(state, (next) => {
    set.setFate(next, seat, FATE[fate])
    set.setObjective(next, seat, left ?? objectiveStart(FATE[fate], playersOf(next)))
    set.setFatesOpen(next, 1)
  })

/** On the Hearth, in a slot of a seat, or back among those of the map in the gate of a cluster (1 to 6). */
export const setGolem = (
  state: State,
  golem: number,
  where: { readonly hearth: true } | { readonly seat: number; readonly slot: number } | { readonly gate: number },
  awake: boolean,
): State =>
  changed(state, (next) => {
    set.setHearth(next, golem, 'hearth' in where)
    for (let seat = 0; seat < playersOf(next); seat++)
      for (let slot = 0; slot < SLOTS_PER_SEAT; slot++)
        if (read.slot(next, seat, slot) === GOLEM_TOKEN + golem) write.setSlot(next, seat, slot, 0)
    if ('seat' in where) write.setSlot(next, where.seat, where.slot, GOLEM_TOKEN + golem)
    if ('gate' in where) set.setGolemsOnMap(next, camp.golemsOnMap(next) | (1 << (where.gate - 1)))
    set.setAwake(next, golem, awake && !('gate' in where))
  })

/** Hidden Golems in the gates of these clusters (1 to 6). */
export const setGates = (state: State, clusters: readonly number[]): State =>
  changed(state, (next) =>
    set.setGolemsOnMap(
      next,
      clusters.reduce((bits, cluster) => bits | (1 << (cluster - 1)), 0),
    ),
  )

/** What `seat` holds against another. */
export const setGrievances = (state: State, seat: number, other: number, n: number): State =>
  changed(state, (next) => set.setGrievances(next, seat, other, n))
