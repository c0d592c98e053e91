// How long a game is, by act: the base game, which is act 0, and the acts of the campaign (campaign 4.4).

import type { State } from '../state/state.ts'

interface ActLength {
  readonly chapters: number
  /** The game ends early when somebody has so much Power, by the number of players; without that it never does. */
  readonly endsAt?: (players: number) => number
}

export const winningPower = (players: number): number => (players === 4 ? 27 : players === 3 ? 30 : 33)

const LENGTHS: readonly ActLength[] = [{ chapters: 5, endsAt: winningPower }, { chapters: 3 }]

const lengthOf = (state: State): ActLength => LENGTHS[state.options.act]!
export const lastChapter = (state: State): number => lengthOf(state).chapters
/** Whether this much Power ends the game before its last chapter. */
export function endsEarly(state: State, power: number): boolean {
  const { endsAt } = lengthOf(state)
  return endsAt !== undefined && power >= endsAt(state.options.players)
}
