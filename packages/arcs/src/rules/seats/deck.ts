// Lars's face-down deck (lars 4, 5): six cards that nobody knows; its top card is turned over for each turn. Lars ignores
// all text on cards and acts by an order of its own (lars 3, 6).

import { KINDS } from '../../vocabulary.ts'
import { sysId } from '../board/ids.ts'
import { moveCard, moveUnseen, showOnly, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { topSeat } from '../state/stack.ts'
import { colourOf } from '../state/state.ts'
import * as write from '../state/write.ts'
import * as lars from './lars.ts'
import { larsPools, noteFought, refuseLarsPool } from './lars-battle.ts'
import { hasUnseenTop } from './lars-deeds.ts'
import { larsParts } from './lars-parts.ts'
import { larsSay } from './lars-sayings.ts'
import { closeRanks, discardOverflow, pushToken } from './lars-tokens.ts'
import { ordinary } from './ordinary.ts'
import type { SeatRules } from './seat-rules.ts'
import { isVirtual } from './virtual.ts'

const nothing = (): void => {}

/** Where a hand would be: there is never anything. */
const HIDDEN = [0, 1, 2, 3].map((seat) => [Pile.hand(seat)])
const TURNED_UP = [0, 1, 2, 3].map((seat) => [Pile.drawn(seat)])

export const faceDownDeck: SeatRules = {
  ...ordinary,
  // The card that lies turned over for this turn still counts.
  size: (state, seat) => sizeOf(state, Pile.deck(seat)) + sizeOf(state, Pile.drawn(seat)),
  holdsHand: false,
  counts: false,
  places: (seat) => TURNED_UP[seat]!,
  gains: (seat) => Pile.deck(seat),
  drawsUnseen: () => true,
  takesBack(state, seat, card, from) {
    moveCard(state, card, from, Pile.deck(seat))
    showOnly(state, card, seat)
  },
  shows: (seat) => HIDDEN[seat]!,
  // lars/A54
  canBeLookedAt: false,

  draws: true,
  // It rolls first: a card that it copies with stays unseen (lars/A12).
  drawsToFollow: false,
  revealCount: (state, seat) => Math.min(1, sizeOf(state, Pile.deck(seat))),
  turnsFrom: (seat) => Pile.deck(seat),
  refill: nothing,
  turned: nothing,

  passes: false,
  copiesUnseen: (state, seat) => hasUnseenTop(state, seat),
  keepsToSeize: 2,
  seizes(state, seat, events) {
    moveUnseen(state, Pile.deck(seat), Pile.seize(seat))
    lars.raiseResourcePower(state, seat, 2, events)
  },
  played: nothing,

  startsTurn: (state, suit) => lars.beginLars(state, suit),
  endsTurn(state, seat, openSlots, events) {
    discardOverflow(state, seat, openSlots, events)
    lars.clearFought(state)
  },
  inOrder: true,
  comesTo: (state, doing) => lars.goesOn(state, doing),
  refuseKind: (state, kind) => lars.refuseKind(state, kind),
  kinds: (state) =>
    KINDS.reduce((bits, kind, i) => (lars.refuseKind(state, kind) === undefined ? bits | (1 << i) : bits), 0),

  refuseBuilding: (state, piece) =>
    piece !== 'city' || (read.used(state) & lars.USED_CITY) !== 0 ? larsSay('no.larsBuild', {}) : undefined,
  refuseShip: (state) => (lars.shipsBuilt(state) < lars.SHIPS_PER_TURN ? undefined : larsSay('no.larsShips', {})),
  reusesPorts: true,
  built(state, piece) {
    if (piece === 'ship') lars.countShip(state)
    else if (piece === 'city') write.setUsed(state, read.used(state) | lars.USED_CITY)
  },
  movesFrom: (state, seat, system) => system === lars.portSystem(state, seat),
  refuseDeparture: (system) => larsSay('no.larsFrom', { system: sysId(system) }),
  moved: (state) => lars.noteMove(state),
  refuseRepair: (state, seat, system) => lars.refuseLarsRepair(state, seat, system),
  repaired: (state, seat, system) => lars.noteRepair(state, seat, system),
  refuseInfluence: (state, seat, spot) =>
    lars.mayInfluence(state, seat, spot) ? undefined : larsSay('no.larsInfluence', {}),
  diceArePrescribed: true,
  refusePool: (state, seat, system, defender, pool) => refuseLarsPool(state, seat, system, defender, pool),
  pools: (state, seat, system, defender) => larsPools(state, seat, system, defender),
  fights: (state, system, pool) => noteFought(state, system, pool),
  // It lets the defender choose (lars/A35), unless that is a SUPERCAT, which has no rule for it (lars/A55).
  raidChooser: (state, seat, defender) => (isVirtual(state, defender) ? seat : defender),
  askRaid(state) {
    if (topSeat(state) !== read.defender(state)) return ordinary.askRaid(state)
    const seat = colourOf(state, topSeat(state))
    return larsSay('ask.larsGive', { seat, to: colourOf(state, read.attacker(state)), keys: read.battleKeys(state) })
  },
  // Whoever gives to it must go on giving (lars/A35).
  takesAll: larsSay('no.larsGive', {}),
  // lars/A36: for no city, or not for those that it raids.
  answersForCities: (state, raiding) => state.options.larsOutrage && !raiding,

  // lars/A3
  cardText: false,
  // lars 3
  portsCanBeHit: false,
  // lars/A7
  tokenRow: true,
  receives: (state, seat, type, events) => pushToken(state, seat, type, events),
  closesRanks: (state, seat, openSlots, events) => closeRanks(state, seat, openSlots, events),
  parts: (state, seat) => larsParts(state, seat),
}
