// A position of an act as it would be if …: what bots do to copies when they think ahead. No rule is asked, nothing is told.

import { inSet } from '../../card-sets.ts'
import { spotOf } from '../actions/influence.ts'
import { placeToken } from '../board/resources.ts'
import { takeFromRow } from '../positions/suppose.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { EMPIRE } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { copyState, playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { COUNCIL, GUILD_OF_ACT, isLore, LORE_COURT } from './data.ts'

/** All fresh Imperial ships have left a system, and so many fresh ships of a seat. */
export function imperialsGone(state: State, seat: number, system: number, fresh: number): State {
  const after = copyState(state)
  write.setFresh(after, system, EMPIRE, 0)
  write.addFresh(after, system, seat, -fresh)
  return after
}

/** In this very position: a card leaves the Court for a seat, with what is attached; rivals' agents become Captives. */
export function takeFromCourt(state: State, seat: number, card: number): void {
  const spot = spotOf(state, card)
  const attached = camp.attached(state, spot) - 1
  if (card === COUNCIL) {
    for (let owner = 0; owner < playersOf(state); owner++) {
      if (owner !== seat) write.addCaptive(state, seat, owner, read.courtAgents(state, spot, owner))
      write.setCourtAgents(state, spot, owner, 0)
    }
  } else takeFromRow(state, seat, spot, card, inSet(GUILD_OF_ACT, card))
  if (isLore(card)) write.put(state, Pile.lore(seat), card - LORE_COURT)
  set.setAttached(state, spot, 0)
  if (attached >= 0 && inSet(GUILD_OF_ACT, attached)) write.put(state, Pile.guild(seat), attached)
}

export function asFirstRegent(state: State, seat: number): State {
  const after = copyState(state)
  set.setFirstRegent(after, seat)
  return after
}

/** A seat has taken these tokens out of the Trust. */
export function trustRobbed(state: State, seat: number, types: readonly number[]): State {
  const after = copyState(state)
  for (const type of types) {
    set.addTrust(after, type, -1)
    placeToken(after, seat, type)
  }
  return after
}

export function councilInSession(state: State): State {
  const after = copyState(state)
  set.setCouncil(after, camp.IN_SESSION)
  return after
}
