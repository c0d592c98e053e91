// What an act of the campaign changes in the rules, as questions that the base game (act 0) never asks. The answers are in
// `rules/campaign`, which only a game of an act loads.

import type { EventSink, Options, Outcome, Problem, Random } from '@understudy/table'
import type { CardSet } from '../../card-sets.ts'
import type { Action } from '../../vocabulary.ts'
import type { Harm } from '../battle/harm.ts'
import type { No } from '../choosing/deed.ts'
import type { ArcsSay } from '../sayings.ts'
import type { GameOptions, State } from '../state/state.ts'
import type { Step } from './steps.ts'

export interface ActPart {
  readonly id: string
  readonly looks: unknown
  readonly empty: boolean
  readonly change: ArcsSay
}

export interface ActRules {
  // A game.

  options(base: GameOptions, given: Options): GameOptions
  /** What was given for the options of the act, to give it again. */
  givenOptions(options: GameOptions): Options
  newGame(options: GameOptions): State
  readonly roundEnd: readonly Step[]
  readonly actEnd: readonly Step[]
  /** Before somebody does something. */
  begins(state: State): void
  /** A seat has done another something that it may hold against it. */
  harmed(state: State, by: number, of: number, harm: Harm): void
  /** After everything that runs by itself. */
  tidy(state: State, events?: EventSink): void

  outcome(state: State, winner: number): Outcome

  // Decisions.

  /** Runs the frame on top; false if somebody decides, undefined if it is the base game's. */
  step(state: State, seat: number, events?: EventSink): boolean | undefined
  key(state: State): string | undefined
  question(state: State): ArcsSay | undefined
  sample(state: State, seat: number, random: Random): Action | undefined

  // Cards.

  actionDeck(state: State): CardSet
  leadSuit(state: State): number
  /** The card in the fifth spot of the Court: 1 + the Council, or 0. */
  council(state: State): number
  refuseInfluence(state: State, seat: number, spot: number): No
  takeCourtCard(state: State, seat: number, spot: number, ransack: boolean, events?: EventSink): void

  // Tokens.

  /** Tokens that the seat has outside its slots. */
  frozen(state: State, seat: number, type: number): number

  // Actions.

  /** Whether the tax of a Rival's city takes a captive. */
  taxCaptures(state: State, seat: number, site: number): boolean
  /** A place to build without a piece of one's own. */
  buildsAt(state: State, seat: number, system: number): boolean
  /** A starport of somebody else that serves like one's own. */
  usesPort(state: State, seat: number, site: number): boolean
  stops(state: State, seat: number, system: number, who: number, imperial: number): No
  /** The Movement Law: so many Imperial ships along with so many of one's own. */
  refuseAlong(state: State, seat: number, imperial: number, own: number): No
  /** Imperial ships among the attackers of the battle under way. */
  imperialAttackers(state: State): number
  /** Whether the seat can attack there without ships of its own. */
  fightsAt(state: State, seat: number, system: number): boolean

  // Positions.

  serialise(state: State): unknown
  restore(state: State, data: unknown): void
  problems(state: State, add: (where: string, what: Problem['what']) => void): void
  /** Tokens of a type and pieces of a seat that lie where the base game has no place. */
  typeCount(state: State, type: number): number
  agentCount(state: State, seat: number): number
  parts(state: State): readonly ActPart[]
  view(state: State, seat: number): void
  resample(state: State, seat: number, random: Random): void
}

let rules: ActRules | undefined

export const addAct = (act: ActRules): void => {
  rules = act
}
export const hasAct = (): boolean => rules !== undefined
export function actRules(): ActRules {
  if (rules === undefined) throw new Error('the campaign is not loaded')
  return rules
}
