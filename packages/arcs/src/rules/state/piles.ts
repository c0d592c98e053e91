// Where cards can lie: every pile, hand and row by name. A pile is a number to hand to read.cards, write.put and the like.

import * as L from './layout.ts'

// Not looked up in the layout each time: what is constant in a file costs nothing.
const P_HAND = L.P_HAND
const P_UP = L.P_UP
const P_DOWN = L.P_DOWN
const P_SEIZE = L.P_SEIZE
const P_BONUS = L.P_BONUS
const P_DRAWN = L.P_DRAWN
const P_DECK = L.P_DECK
const P_GROUP = L.P_GROUP
const M_SEEN = L.M_SEEN
const M_GUILD = L.M_GUILD
const M_LORE = L.M_LORE

/** Action cards that nobody knows the place of: they fill the unknown cards of all other piles. */
export const UNSEEN: number = L.P_UNSEEN
export const hand = (seat: number): number => P_HAND + seat
/** Played this round: face up, face down, and to seize. */
export const up = (seat: number): number => P_UP + seat
export const down = (seat: number): number => P_DOWN + seat
export const seize = (seat: number): number => P_SEIZE + seat
/** Virtual hands: cards lying open at the seat, cards drawn for this turn, the shared stack. */
export const bonus = (seat: number): number => P_BONUS + seat
export const drawn = (seat: number): number => P_DRAWN + seat
export const STACK: number = L.P_STACK
/** The face-down deck of a seat of Lars. */
export const deck = (seat: number): number => P_DECK + seat
/** Cards of a virtual hand that somebody looks at. */
export const LOOK: number = L.P_LOOK
/** The face-up pile of the split discard (arcs 7.13). */
export const FACE_UP: number = L.P_FACE_UP
/** The groups of the discard pile, from the bottom. */
export const group = (n: number): number => P_GROUP + n
export const MAX_GROUPS: number = L.MAX_GROUPS
/** Piles of action cards have numbers below this. */
export const ACTION_PILES: number = L.PLACE_COUNT

/** Action cards whose place this seat knows. */
export const seenBy = (seat: number): number => M_SEEN + seat

export const COURT_DECK: number = L.M_DECK
/** Buried: below the deck. */
export const BURIED: number = L.M_BOTTOM
export const COURT_DISCARD: number = L.M_DISCARD
/** Unions on action cards. */
export const ATTACHED: number = L.M_ATTACHED
export const guild = (seat: number): number => M_GUILD + seat
/** Court cards secured in this Prelude (arcs 9.3). */
export const SECURED: number = L.M_SECURED

/** Cards turned sideways: places in ABLE_CARDS. */
export const exhausted = (seat: number): number => L.M_EXHAUSTED + seat

export const lore = (seat: number): number => M_LORE + seat
/** Lore and leaders nobody has, and those laid out for the draft. */
export const LORE_DECK: number = L.M_LORE_DECK
export const LORE_ROW: number = L.M_LORE_ROW
export const LEADER_DECK: number = L.M_LEADER_DECK
export const LEADER_ROW: number = L.M_LEADER_ROW
