// The round of a battle that was fought last stays readable while the next one is laid: its cards, what they rolled and who fell.

import type { BattleFrame, BattleSide } from '@understudy/rome/rules'
import type { CardId, Colour, Face } from '@understudy/rome/vocabulary'

export interface SideOfRound {
  readonly cards: readonly { readonly id: CardId; readonly fell: boolean }[]
  readonly dice: readonly { readonly colour: Colour; readonly face: Face }[]
}

const cardsOf = ({ line, skirmisher, artillery }: BattleSide): CardId[] =>
  [line, skirmisher, artillery].filter((card): card is CardId => card !== null)

/** A frame in which dice lie; undefined: none do. */
export const thrownRound = (frame: BattleFrame): BattleFrame | undefined =>
  frame.sides.some(({ roll }) => roll.length > 0) ? frame : undefined

/** What one side did in that round, seen from now; undefined while it still lies in the lane, or if it did nothing. */
export function sideOfRound(last: BattleFrame | undefined, now: BattleFrame, no: 0 | 1): SideOfRound | undefined {
  if (last === undefined || now.sides.some(({ roll }) => roll.length > 0)) return undefined
  const side = last.sides[no]
  const cards = cardsOf(side)
  if (cards.length === 0 && side.roll.length === 0) return undefined
  const fallen = now.sides[no].killed.slice(side.killed.length)
  return {
    cards: cards.map((id) => {
      const at = fallen.indexOf(id)
      if (at >= 0) fallen.splice(at, 1)
      return { id, fell: at >= 0 }
    }),
    dice: side.roll.flatMap((face, at) => {
      const colour = side.dice[at]
      return colour === undefined ? [] : [{ colour, face }]
    }),
  }
}
