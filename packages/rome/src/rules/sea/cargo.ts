// 10.7: armies that lie aboard a navy; people's only (ruling rome/R-107).

import type { Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import { push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { tellFirst } from '../secret/secret.ts'
import { placeName, seaName } from '../state/names.ts'
import { armyOf, cardCount, NONE, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { refuseZones } from '../ways/sea-way.ts'

/** The slot of the army aboard this navy, -1 for none. */
export function cargoOf(state: State, side: number, navy: number): number {
  const { armies } = sideOf(state, side)
  for (let slot = 0; slot < armies.length; slot++) if (armies[slot]?.aboard === navy) return slot
  return NONE
}

/** What the ships that are left cannot carry is lost, card by card as the owner chooses; `traveller`: an army on its way from a port. */
export function overload(state: State, side: number, no: number, traveller = NONE): void {
  const own = sideOf(state, side)
  const slot = traveller === NONE ? cargoOf(state, side, no) : traveller
  const navy = own.navies[no]
  if (slot === NONE || own.role !== 'human' || navy === undefined) return
  const left = cardCount(armyOf(state, side, slot)) - navy.cards * packOf(state).navy.capacity
  if (left <= 0) return
  push(state, { kind: 'lose', side, slot, cls: 'any', left })
  tellFirst(state, side, slot)
}

interface Landing {
  readonly path: readonly number[]
  readonly sail?: { readonly navy: number; readonly zones: readonly number[]; readonly to: number }
}

/** Why an army aboard cannot come ashore that way; `target`: where it wants to attack. */
export function refuseLanding(
  state: State,
  side: number,
  slot: number,
  { path, sail }: Landing,
  target = sail?.to,
): Refusal | undefined {
  const pack = packOf(state)
  const { aboard } = armyOf(state, side, slot)
  const navy = sideOf(state, side).navies[aboard]
  if (navy === undefined || sail === undefined || path.length > 0) return say('no.landFirst', {})
  if (sail.navy !== aboard) return say('no.otherNavy', { n: aboard + 1 })
  const left = pack.move.navy - navy.moved
  if (sail.zones.length > left) return say('no.tooFarBySea', { n: left })
  const apart = refuseZones(state, navy.sea, sail.zones)
  if (apart !== undefined) return apart
  const at = sail.zones.at(-1) ?? navy.sea
  return sail.to === target && regionOf(pack, sail.to).seas.includes(at)
    ? undefined
    : say('no.coast', { region: placeName(state, target ?? sail.to), sea: seaName(state, at) })
}
