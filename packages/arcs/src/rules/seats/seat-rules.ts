// What a seat may do, must do or is spared, as questions in the words of the rules. Each way to sit at the table (a real
// hand, a virtual hand, a face-down deck) answers them in a file of its own; nothing outside this folder knows which of
// them it is dealing with. Beyond the play of cards, a file says only where it differs from the ordinary (ordinary.ts).

import type { Change, EventSink } from '@understudy/table'
import type { Doing, Kind, Pool } from '../../vocabulary.ts'
import type { No } from '../choosing/deed.ts'
import type { ArcsSay } from '../sayings.ts'
import type { State } from '../state/state.ts'

/** Something of its own that a seat has on a real table. */
export interface SeatPart {
  readonly name: string
  readonly looks: unknown
  readonly empty: boolean
  readonly change: Change
}

/** How it plays cards: each seat answers all of these. */
export interface CardPlay {
  // Its cards.

  /** How many cards the seat has to play with. */
  size(state: State, seat: number): number
  /** Whether its cards are in a hand of its own, from which it names those it gives, seizes with or shows. */
  readonly holdsHand: boolean
  /** Whether a counter stands for its cards. */
  readonly counts: boolean
  /** Where the cards lie that it may play now: one pile or two. */
  places(seat: number): readonly number[]
  /** Where an action card goes that it gains. */
  gains(seat: number): number
  /** Whether cards are dealt to it and drawn by it without anybody telling which. */
  drawsUnseen(state: State): boolean
  /** Takes back an action card that has lain open. */
  takesBack(state: State, seat: number, card: number, from: number): void
  /** Where a Rival finds its cards who may look at them; those that it can exchange come first. */
  shows(seat: number): readonly number[]
  /** Whether a Rival may look at its cards at all. */
  readonly canBeLookedAt: boolean

  // Cards turned over for it.

  /** Whether cards are turned over for it at the start of its turn. */
  readonly draws: boolean
  /** Whether that is so as well when it follows. */
  readonly drawsToFollow: boolean
  /** How many cards are turned over now. */
  revealCount(state: State, seat: number): number
  /** From where. */
  turnsFrom(seat: number): number
  /** Sees to it that there is a card to turn over, before each one. */
  refill(state: State, events?: EventSink): void
  /** After they were turned over, or after it turned out that there are none. */
  turned(state: State, seat: number, events?: EventSink): void

  // Playing a card.

  /** Whether it may pass the initiative. */
  readonly passes: boolean
  /** Whether it may copy with a card that it has not seen itself. */
  copiesUnseen(state: State, seat: number): boolean
  /** It must have more cards than these to seize with one that nobody names. */
  readonly keepsToSeize: number
  /** Gives up a card that nobody names, to seize. */
  seizes(state: State, seat: number, events?: EventSink): void
  /** Has played its card. */
  played(state: State, seat: number): void
}

export interface SeatRules extends CardPlay {
  // Its turn.

  /** Pips and battle dice that it has beyond its card. */
  extra(state: State, seat: number): number
  startsTurn(state: State, suit: number): void
  endsTurn(state: State, seat: number, openSlots: number, events?: EventSink): void
  /** Whether it takes the actions of its card kind by kind, each as often as it can, rather than one for each pip. */
  readonly inOrder: boolean
  /** For a seat that acts in order: comes to the kind of what it is about to do. */
  comesTo(state: State, doing: Doing): void
  /** The same: whether it is past this kind. */
  refuseKind(state: State, kind: Kind): No
  /** The same: the kinds, as bits, that it may still take. */
  kinds(state: State): number

  // Its actions.

  refuseBuilding(state: State, piece: 'city' | 'starport'): No
  refuseShip(state: State): No
  /** Whether a starport builds as many ships in a turn as it likes. */
  readonly reusesPorts: boolean
  built(state: State, piece: 'city' | 'starport' | 'ship'): void
  movesFrom(state: State, seat: number, system: number): boolean
  /** What to say to a move from elsewhere. */
  refuseDeparture(system: number): No
  moved(state: State): void
  refuseRepair(state: State, seat: number, system: number): No
  repaired(state: State, seat: number, system: number): void
  refuseInfluence(state: State, seat: number, spot: number): No
  /** Whether its battles prescribe their dice; if so, the next two say which. */
  readonly diceArePrescribed: boolean
  refusePool(state: State, seat: number, system: number, defender: number, pool: Pool): No
  pools(state: State, seat: number, system: number, defender: number): Iterable<Pool>
  fights(state: State, system: number, pool: Pool): void
  /** Who chooses what this attacker takes in a raid. */
  raidChooser(state: State, seat: number, defender: number): number
  askRaid(state: State): ArcsSay
  /** Why nothing that its keys open may be left behind in a raid; undefined if it may. */
  readonly takesAll: No
  /** Whether it suffers for the cities that it destroys, with raid dice or without. */
  answersForCities(state: State, raiding: boolean): boolean

  // What it has.

  /** Fates that are drawn for it in an act; of two it keeps one. */
  readonly fates: number

  /** Whether it takes the leader and the lore that are prescribed, where some are. */
  readonly takesPrescribed: boolean
  /** Whether the texts of its Guild cards work. */
  readonly cardText: boolean
  /** Whether its starports can be damaged and destroyed. */
  readonly portsCanBeHit: boolean
  /** Whether its tokens are a row that keeps what does not fit until its turn ends; if so, the next two say how. */
  readonly tokenRow: boolean
  receives(state: State, seat: number, type: number, events?: EventSink): void
  /** A slot was closed. */
  closesRanks(state: State, seat: number, openSlots: number, events?: EventSink): void
  parts(state: State, seat: number): readonly SeatPart[]

  // At Summits.

  /** Whether offers to it are rolled for, in rounds (supercat 9.5), rather than talked over. */
  readonly dealsByDie: boolean
  /** Whether it keeps count of what others do to it. */
  readonly grieves: boolean
}
