import type { BattleFrame, State } from '@understudy/rome'

/** The battle that is fought card by card, if there is one. */
export function battleOf(state: State): BattleFrame | undefined {
  return state.frames.find((frame): frame is BattleFrame => frame.kind === 'battle')
}

/** Counts the throws: more dice, or another round, are another one. */
export const frameFaces = ({ sides, round, phase }: BattleFrame): number =>
  sides.reduce((sum, side) => sum + side.roll.length, 0) * 100 + round * 10 + phase.length
