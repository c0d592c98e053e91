// Material Cartel (BC03) and Fuel Cartel (BC06): the supply of the type lies on them and counts; Rivals lose theirs after scoring.

import { GUILD } from '../../../data/court.ts'
import type { CourtId } from '../../../vocabulary.ts'
import { steal } from '../../battle/raid.ts'
import { court } from '../../board/ids.ts'
import { discardAll } from '../../board/resources.ts'
import { free } from '../../choosing/deed.ts'
import type { Card } from '../../hooks/hooks.ts'
import { say } from '../../sayings.ts'
import { FUEL, MATERIAL, TYCOON } from '../../state/numbers.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { copyState, playersOf, type State, seatOf } from '../../state/state.ts'
import * as write from '../../state/write.ts'
import { loot, refuseLoot } from './loot.ts'
import { giveUp, refuseUse } from './uses.ts'

const CARTELS: Readonly<Record<string, number>> = { BC03: MATERIAL, BC06: FUEL }

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

const cartelOf = (card: number, type: number): Card => ({
  is: { guild: card },
  uses: { useCartel },
  holdsSupply: type,
  counts: (state, _seat, ambition) => (ambition === TYCOON ? read.supply(state, type) : 0),
  scored(state, seat) {
    for (let rival = 0; rival < playersOf(state); rival++) if (rival !== seat) discardAll(state, rival, type)
  },
})

export const materialCartel = cartelOf(GUILD.materialCartel, MATERIAL)
export const fuelCartel = cartelOf(GUILD.fuelCartel, FUEL)
