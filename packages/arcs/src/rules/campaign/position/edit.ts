// Changing a position of an act by hand: titles, Trust, Favors, Council, Fates, Golems. Each change gives a new position;
// supplies follow by themselves. Ships, buildings and Trophies of the Empire, of Blight and of the Free States are changed
// like those of seats, by the number of their owner.

import type { CourtId, Resource } from '../../../vocabulary.ts'
import { changed } from '../../edit/pieces.ts'
import { court } from '../../ids.ts'
import { typeIndex } from '../../resources.ts'
import * as camp from '../../state/campaign/read.ts'
import * as set from '../../state/campaign/write.ts'
import { SLOTS_PER_SEAT } from '../../state/numbers.ts'
import * as read from '../../state/read.ts'
import { playersOf, type State } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { FATE, GOLEM_TOKEN, objectiveStart } from '../data.ts'
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

export const setAttached = (state: State, spot: number, card: CourtId | undefined): State =>
  changed(state, (next) => set.setAttached(next, spot, card === undefined ? 0 : court(card) + 1))

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

/** What `seat` holds against another. */
export const setGrievances = (state: State, seat: number, other: number, n: number): State =>
  changed(state, (next) => set.setGrievances(next, seat, other, n))
