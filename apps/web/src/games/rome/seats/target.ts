import { packOf, type State } from '@understudy/rome'

/** Points that win, by how many play. */
export const targetOf = (state: State): number =>
  packOf(state).victory.target[Math.min(4, Math.max(2, state.sides.length)) as 2 | 3 | 4]
