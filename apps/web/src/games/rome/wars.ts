// Which wars a person's deed begins: with whoever is attacked and is no enemy yet. Fleets of people begin none: they intercept.

import type { Action, State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { armyAt, isHome, landOf, NONE, statusOf } from '@understudy/rome/rules'
import { ALLIED, ENEMY } from '@understudy/rome/vocabulary'

export interface Wars {
  readonly own: number
  /** Those who become enemies, in the order in which it comes to that. */
  readonly sides: readonly number[]
  /** Where, if it is on land. */
  readonly region: number
}

/** Nobody becomes an enemy by it: undefined. */
export function warsOf(state: State, action: Action): Wars | undefined {
  const frame = state.frames.at(-1)
  const own = frame !== undefined && 'side' in frame ? frame.side : NONE
  if (own === NONE) return undefined
  const region = 'target' in action ? (packOf(state).regionNo.get(String(action.target)) ?? NONE) : NONE
  const sides = hitBy(state, own, action, region).filter(
    (side, at, all) =>
      side !== NONE && side !== own && all.indexOf(side) === at && statusOf(state, own, side) !== ENEMY,
  )
  return sides.length === 0 ? undefined : { own, sides, region }
}

function hitBy(state: State, own: number, action: Action, region: number): readonly number[] {
  const frame = state.frames.at(-1)
  switch (action.do) {
    case 'attack': {
      if (region === NONE) return []
      const army = armyAt(state, region)
      const { holder } = landOf(state, region)
      // An ally's region is entered once the army in it is beaten; one's own home is won back.
      const spared = holder !== NONE && holder !== own && statusOf(state, own, holder) === ALLIED
      return [army?.side ?? NONE, spared && !isHome(state, own, region) ? NONE : holder]
    }
    case 'besiege':
      return region === NONE ? [] : [landOf(state, region).holder]
    case 'intercept':
      return action.yes && frame?.kind === 'intercept' ? [frame.of] : []
    default:
      return []
  }
}
