// Tokens of a type that can be stolen: what Interests and Cartels have in common.

import type { Colour } from '../../../vocabulary.ts'
import { refuseTheft } from '../../battle/raid.ts'
import { tokenIn, typeName } from '../../board/resources.ts'
import type { No } from '../../choosing/deed.ts'
import { say } from '../../sayings.ts'
import { colourOf, playersOf, type State, seatOf } from '../../state/state.ts'

type Loot = { readonly of: Colour; readonly slot: number }

/** Tokens of a type that could be stolen now. */
export function* loot(state: State, seat: number, type: number): Generator<Loot> {
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat) continue
    for (let slot = 0; slot < 7; slot++)
      if (tokenIn(state, rival, slot) === type && refuseTheft(state, seat, rival, { slot }) === undefined)
        yield { of: colourOf(state, rival), slot }
  }
}

export function refuseLoot(state: State, seat: number, type: number, what: Loot): No {
  const rival = seatOf(state, what.of)
  if (rival < 0 || rival === seat) return say('no.rival', {})
  const has = tokenIn(state, rival, what.slot)
  if (has !== 0 && has !== type) return say('no.lootType', { type: typeName(type) })
  return refuseTheft(state, seat, rival, { slot: what.slot })
}
