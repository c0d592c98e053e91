import type { State } from '@understudy/rome'
import { gapKey, openCells, packOf } from '@understudy/rome/pack'

const seatsOf = (state: State): 2 | 3 | 4 => Math.min(4, Math.max(2, state.sides.length)) as 2 | 3 | 4

/** Points that win, by how many play; undefined as long as the pack does not say. */
export function targetOf(state: State): number | undefined {
  const pack = packOf(state)
  const seats = seatsOf(state)
  return openCells(pack).has(gapKey('pack.yaml', 'victory', `target.${seats}`)) ? undefined : pack.victory.target[seats]
}

/** Somebody is there: the round is played out, and it is the last. */
export function isLast(state: State): boolean {
  const target = targetOf(state)
  return target !== undefined && state.sides.some(({ vp }) => vp >= target)
}
