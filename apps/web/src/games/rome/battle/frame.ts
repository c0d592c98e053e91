import type { Action, State } from '@understudy/rome'
import type { BattleFrame } from '@understudy/rome/rules'
import type { Face } from '@understudy/rome/vocabulary'
import type { Logged } from '@understudy/table'

/** The battle that is fought card by card, if there is one. */
export function battleOf(state: State): BattleFrame | undefined {
  return state.frames.find((frame): frame is BattleFrame => frame.kind === 'battle')
}

/** Counts the throws: more dice, or another round, are another one. */
export const frameFaces = ({ sides, round, phase }: BattleFrame): number =>
  sides.reduce((sum, side) => sum + side.roll.length, 0) * 100 + round * 10 + phase.length

/** While dice fall the position before them is shown: with what they are going to show. */
export function withRoll(frame: BattleFrame, steps: readonly Logged[]): BattleFrame {
  const entry = steps.at(-1)?.entry
  const action = entry?.t === 'answer' && entry.kind === 'chance' ? (entry.action as Action) : undefined
  if (action?.do !== 'roll') return frame
  const faces = [...action.faces]
  const { again } = frame
  const sides = frame.sides.map((side, no) => {
    if (again === null) return { ...side, roll: faces.splice(0, side.dice.length) }
    if (again.side !== no) return side
    const roll: Face[] = [...side.roll]
    for (const die of again.dice) roll[die] = faces.shift() ?? roll[die] ?? '-'
    return { ...side, roll }
  })
  return { ...frame, sides: sides as unknown as BattleFrame['sides'] }
}
