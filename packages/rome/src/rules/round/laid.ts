// What the table is laid out with (5): nothing can happen before it is known.

import type { Gap } from '../../pack/gap.ts'
import type { Pack } from '../../pack/types.ts'
import type { State } from '../state/state.ts'

/** Whether it concerns anybody who plays. */
export const playsIn = ({ sides }: Pick<State, 'sides'>, { faction }: Gap): boolean =>
  faction === undefined || sides.some((side) => side.faction === faction)

/** Numbers first, then cards, as they stand in the box. */
const ORDER = ['pack.yaml', 'troops.csv', 'generals.csv', 'actions.csv', 'mercenaries.csv']
const rank = ({ file }: Gap): number => ORDER.indexOf(file)

/** The first thing that has to be asked before the game can begin. */
export function laidGap(pack: Pack, state: Pick<State, 'sides'>): Gap | undefined {
  let first: Gap | undefined
  for (const gap of pack.gaps) {
    if (gap.laid !== true || !playsIn(state, gap)) continue
    if (first === undefined || rank(gap) < rank(first)) first = gap
  }
  return first
}
