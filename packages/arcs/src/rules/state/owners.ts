// Whose things can be: the seats, by colour, and in the campaign also the Empire, the Free States and the Blight. They own
// pieces, are attacked and named in sentences like everybody else, but they hold nothing and take no turns.

import { OWNERS, type Owner } from '../../vocabulary.ts'
import { MAX_SEATS } from './numbers.ts'
import type { State } from './state.ts'

export const EMPIRE = MAX_SEATS
export const FREE_STATES: number = MAX_SEATS + 1
export const BLIGHT: number = MAX_SEATS + 2

const numbered = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
/** By the number of players: the seats alone, and with the owners that the campaign adds. */
const SEATS: readonly (readonly number[])[] = numbered(MAX_SEATS + 1).map(numbered)
const EVERYBODY: readonly (readonly number[])[] = SEATS.map((seats) => [...seats, EMPIRE, FREE_STATES, BLIGHT])

/** Everybody who can own a piece in this game: seats in their order, then the others. */
export const owners = ({ options }: State): readonly number[] =>
  (options.act === 0 ? SEATS : EVERYBODY)[options.players]!

export const isSeat = (owner: number): boolean => owner < MAX_SEATS

/** Seats by colour, the others by name. */
export const ownerOf = ({ options }: State, owner: number): Owner =>
  owner < MAX_SEATS ? options.colours[owner]! : OWNERS[owner]!

/** The number of an owner, or -1 if it has no part in this game. */
export function ownerIndex({ options }: State, owner: string): number {
  const seat = (options.colours as readonly string[]).indexOf(owner)
  if (seat >= 0 || options.act === 0) return seat
  const other = (OWNERS as readonly string[]).indexOf(owner)
  return other >= MAX_SEATS ? other : -1
}

/** Owners that have ships: seats, and in an act the Empire. */
export const fleets = (state: State): readonly number[] =>
  owners(state).filter((owner) => isSeat(owner) || owner === EMPIRE)
