// 10.7, ruling rome/R-107: a person's army goes aboard and stays there.

import type { Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import type { SeatAction } from '../../vocabulary.ts'
import { setSail, walk } from '../army/deeds.ts'
import { type Log, type Option, option, pick } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { placeName } from '../state/names.ts'
import { armyOf, landOf, NONE, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { isRefusal, pathCost, voyage } from '../ways/journeys.ts'
import { isFirstAlike, shortestRoutes, stages } from '../ways/trips.ts'
import { isLegalStop } from '../ways/ways.ts'

type Embark = Extract<SeatAction, { do: 'embark' }>

interface Numbers {
  readonly path: readonly number[]
  readonly zones: readonly number[]
}

function numbersOf(state: State, action: Embark): Numbers {
  const pack = packOf(state)
  return {
    path: action.path.map((id) => pack.regionNo.get(id) ?? NONE),
    zones: action.zones.map((id) => pack.seaNo.get(id) ?? NONE),
  }
}

export function embarkCost(state: State, side: number, slot: number, action: Embark): number | Refusal {
  const army = armyOf(state, side, slot)
  const { path, zones } = numbersOf(state, action)
  if (army.aboard !== NONE) return say('no.landFirst', {})
  if (army.region === NONE) return say('no.offBoard', {})
  if (path.includes(NONE) || zones.includes(NONE)) return say('no.region', {})
  const land = pathCost(state, side, army.region, path)
  if (isRefusal(land)) return land
  const port = path.at(-1) ?? army.region
  // A transport that loses has its army back there.
  if (port !== army.region && !isLegalStop(state, side, slot, port))
    return say('no.stop', { region: placeName(state, port) })
  const sailed = voyage(state, side, slot, port, action.navy, zones, action.cards)
  return isRefusal(sailed) ? sailed : land + packOf(state).move.embark
}

/** For each zone the cheapest way to lie there. A navy that lies at the port has entered its zone already (ruling rome/R-139). */
export function embarkOptions(state: State, side: number, slot: number): Option[] {
  const pack = packOf(state)
  const { mp } = armyOf(state, side, slot)
  const best = new Map<string, { action: Embark; cost: number }>()
  for (const { region, path, cost } of stages(state, side, slot)) {
    if (cost + pack.move.embark > mp || regionOf(pack, region).port === 0 || landOf(state, region).holder !== side)
      continue
    const ids = path.map((no) => regionOf(pack, no).id)
    sideOf(state, side).navies.forEach((_, navy) => {
      if (!isFirstAlike(state, side, navy)) return
      for (const route of shortestRoutes(state, regionOf(pack, region).seas, pack.move.navy + 1)) {
        const zones = route.map((no) => pack.seas[no]?.id ?? '')
        const end = zones.at(-1) ?? ''
        if ((best.get(end)?.cost ?? Number.POSITIVE_INFINITY) <= cost) continue
        if (isRefusal(voyage(state, side, slot, region, navy, route))) continue
        best.set(end, { action: { do: 'embark', path: ids, navy, zones }, cost })
      }
    })
  }
  return [...best].map(([end, { action }]) => option(action, pick('do', 'embark'), pick('sea', end)))
}

export function embark(state: State, side: number, slot: number, action: Embark, log: Log): void {
  const army = armyOf(state, side, slot)
  const { path, zones } = numbersOf(state, action)
  army.mp -= embarkCost(state, side, slot, action) as number
  const port = path.at(-1) ?? army.region
  walk(state, side, slot, port, log)
  const { navy, cards } = action
  const ships = cards === undefined ? {} : { cards }
  setSail(state, { side, slot, navy, zones, port, to: NONE, attack: false, ...ships }, log)
}
