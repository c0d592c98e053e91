// What the campaign makes of the terms of this book: asked only in an act, answered by what is loaded with it
// (`campaign/terms.ts`).

import type { State } from '../../../rules/state/state.ts'
import type { Pieces, Theft } from '../../../vocabulary.ts'

export interface ActTerms {
  /** Imperial ships that the seat may use in a system, on its turn. */
  commanded(state: State, seat: number, system: number): Pieces
  /** Imperial ships that go along with a group (supercat 7.1.7). */
  along(state: State, seat: number, from: number, to: number, fresh: number, damaged: number): Pieces
  /** The same for a table that lets them stay unless Blight calls for them. */
  alongIfBlight(state: State, seat: number, from: number, to: number, fresh: number, damaged: number): Pieces
  /** Whether Imperial ships go along to this system whatever they leave behind (supercat 7.1.7). */
  blightCalls(state: State, to: number): boolean
  /** Whether a rival would have a loyal building if those who may go along left with so many. */
  losesBuilding(state: State, seat: number, from: number, fresh: number, damaged: number): boolean
  /** Imperial ships that defend along with an owner. */
  defending(state: State, system: number, defender: number): Pieces
  isRegent(state: State, seat: number): boolean
  /** Something within a battle is to be decided that only an act knows. */
  inBattle(state: State): boolean
  /** In a position that is only tried out: takes a card from the Court, with what is attached. */
  take(state: State, seat: number, card: number): void
  /** What a raid could take, and its keys: Golems too. */
  raidable(state: State, thief: number, victim: number, keys: number): Iterable<Theft>
  keysOf(theft: Theft): number
  steal(state: State, thief: number, victim: number, theft: Theft): void
  /** VX.7 to VX.9 */
  isEffective(state: State, seat: number, card: number): boolean
  /** Whether agents may be placed on a card of the Court. */
  isOpen(state: State, card: number): boolean
  /** Whether the seat may spend an awake Seeker Golem now. */
  hasSeeker(state: State, seat: number): boolean
  /** Tokens that the seat may spend in its Prelude, whatever they are held back for (FA.MA, supercat/A144). */
  tokensToSpend(state: State, seat: number): number
  /** Imperial ships and Free buildings that the seat may repair. */
  repairs(state: State, seat: number): readonly { readonly ship?: number; readonly site?: number }[]
}

let terms: ActTerms | undefined

export const addActTerms = (act: ActTerms): void => {
  terms = act
}
export function actTerms(): ActTerms {
  if (terms === undefined) throw new Error('the campaign is not loaded')
  return terms
}
export const inAct = ({ options }: State): boolean => options.act !== 0
const ALL_TOKENS = 99
export const tokensToSpend = (state: State, seat: number): number =>
  inAct(state) ? actTerms().tokensToSpend(state, seat) : ALL_TOKENS
const NOBODY_ALONG: Pieces = { fresh: 0, damaged: 0 }
/** Nobody in the base game. */
export const commanded = (state: State, seat: number, system: number): Pieces =>
  inAct(state) ? actTerms().commanded(state, seat, system) : NOBODY_ALONG
export const defending = (state: State, system: number, defender: number): Pieces =>
  inAct(state) ? actTerms().defending(state, system, defender) : NOBODY_ALONG
