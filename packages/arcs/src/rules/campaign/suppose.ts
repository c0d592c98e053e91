// A position of an act as it would be if …, as `rules/suppose.ts` does for the base game.

import { inSet } from '../../card-sets.ts'
import { spotOf } from '../influence.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { takeFromRow } from '../suppose.ts'
import { COUNCIL, GUILD_OF_ACT, isLore, LORE_COURT } from './data.ts'

/** In this very position: a seat secures a card of the Court with what is attached to it. */
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
