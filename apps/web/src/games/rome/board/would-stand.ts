// Where armies and ships would stand after a deed that cannot be shown as if it had happened: dice come first, or somebody who
// meets them on the way. Nothing else changes.

import { type Action, rome, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { seatId } from '@understudy/rome/rules'
import { type PieceLook, piecesOf } from './look.ts'

const OFF = -1

/** Those who would go, where they would stand. */
export function wouldStand(state: State, action: Action): readonly PieceLook[] {
  const frame = state.frames.at(-1)
  if (frame === undefined || !('side' in frame)) return []
  const after = rome.copy(state)
  const side = after.sides[frame.side]
  const army = frame.kind === 'army' ? side?.armies[frame.slot] : undefined
  const goes = new Set<string>()
  const seat = seatId(state, frame.side)
  const regionOf = (id: string | undefined): number => packOf(state).regionNo.get(id ?? '') ?? OFF
  /** Ships that put to sea are all that there are, if it is not said how many. */
  const sail = (no: number, zones: readonly string[], cards?: number): void => {
    const navy = side?.navies[no]
    const zone = packOf(state).seaNo.get(zones.at(-1) ?? '')
    if (side === undefined || navy === undefined || zone === undefined) return
    if (navy.sea === OFF) navy.cards += Math.min(cards ?? side.navyCards, side.navyCards)
    navy.sea = zone
    goes.add(`navy ${seat}.${no}`)
  }
  if (frame.kind === 'army' && action.do !== 'sail') goes.add(`army ${seat}.${frame.slot}`)
  switch (action.do) {
    case 'sail':
      sail(action.navy, action.zones, action.cards)
      break
    case 'embark':
      if (army === undefined) return []
      sail(action.navy, action.zones, action.cards)
      army.region = OFF
      army.aboard = action.navy
      break
    case 'march':
    case 'attack':
      if (army === undefined) return []
      if (action.sail !== undefined) sail(action.sail.navy, action.sail.zones, action.sail.cards)
      army.region = regionOf(action.do === 'attack' ? action.target : (action.sail?.to ?? action.path.at(-1)))
      army.aboard = OFF
      break
    default:
      return []
  }
  return piecesOf(after, frame.side).filter(({ key }) => goes.has(key))
}
