// The rules of the game, without anything that a single seat may do or is spared.

import { say } from '../sayings.ts'
import * as read from '../state/read.ts'
import { topSeat } from '../state/stack.ts'
import { colourOf } from '../state/state.ts'
import type { CardPlay, SeatRules } from './seat-rules.ts'

const nothing = (): void => {}
const allowed = (): undefined => undefined

export const ordinary: Omit<SeatRules, keyof CardPlay> = {
  extra: () => 0,
  startsTurn: nothing,
  endsTurn: nothing,
  inOrder: false,
  comesTo: nothing,
  refuseKind: allowed,
  kinds: () => 0,

  refuseBuilding: allowed,
  refuseShip: allowed,
  reusesPorts: false,
  built: nothing,
  movesFrom: () => true,
  refuseDeparture: allowed,
  moved: nothing,
  refuseRepair: allowed,
  repaired: nothing,
  refuseInfluence: allowed,
  diceArePrescribed: false,
  refusePool: allowed,
  pools: () => [],
  fights: nothing,
  raidChooser: (_state, seat) => seat,
  askRaid: (state) =>
    say('ask.raid', {
      seat: colourOf(state, topSeat(state)),
      of: colourOf(state, read.defender(state)),
      keys: read.battleKeys(state),
    }),
  takesAll: undefined,
  answersForCities: () => true,

  fates: 2,
  takesPrescribed: false,
  cardText: true,
  portsCanBeHit: true,
  tokenRow: false,
  receives: nothing,
  closesRanks: nothing,
  parts: () => [],

  dealsByDie: false,
  grieves: false,
}
