// What lies ready before any game, out of the box.

import { PIECES, TOKENS_PER_TYPE } from '../../vocabulary.ts'
import { TYPES } from '../board/resources.ts'
import { type GameOptions, newState, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

/** Every seat's pieces at its side, all tokens in the supply; nothing on the map, no decks yet. */
export function fromBox(options: GameOptions): State {
  const state = newState(options)
  for (let seat = 0; seat < options.players; seat++) {
    write.setShipsLeft(state, seat, PIECES.ships)
    write.setPortsLeft(state, seat, PIECES.starports)
    write.setCitiesLeft(state, seat, PIECES.cities)
    write.setAgentsLeft(state, seat, PIECES.agents)
  }
  for (let type = 1; type <= TYPES; type++) write.setSupply(state, type, TOKENS_PER_TYPE)
  write.setChapter(state, 1)
  return state
}
