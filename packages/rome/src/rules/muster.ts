// 10.1, 10.6: people's armies that come onto the board, join or part.

import type { Refusal } from '@understudy/table'
import { emptyHand } from '@understudy/table'
import { packOf } from '../pack/setting.ts'
import { say } from '../text/sayings.ts'
import type { CardId, SeatAction, Slot } from '../vocabulary.ts'
import { moveGeneral, troopOf } from './cards.ts'
import { refuseArmy, without } from './compose.ts'
import { leaveRegion } from './defeat.ts'
import { armyFact, atRegion, ofArmy, placeName, ROMAN } from './facts.ts'
import { type Log, type Option, option, pick } from './handler.ts'
import { borderBetween, isRefusal, pathCost } from './journeys.ts'
import { armyAt, armyOf, isBesieged, isHome, NONE, onBoard, regionOf, sideOf } from './query.ts'
import type { State } from './state.ts'
import { isFriendly, marchCosts, pathTo } from './ways.ts'

type Muster = Extract<SeatAction, { do: 'muster' }>
type Merge = Extract<SeatAction, { do: 'merge' }>
type Split = Extract<SeatAction, { do: 'split' }>

const idOf = (state: State, no: number): string => regionOf(packOf(state), no).id

/** The capital, another home region or one with Barracks, held, free and not besieged. */
function musterPlaces(state: State, side: number): number[] {
  return state.lands.flatMap((land, no) => {
    if (land.holder !== side || isBesieged(state, no) || armyAt(state, no) !== undefined) return []
    return isHome(state, side, no) || land.barracks ? [no] : []
  })
}

/** As many cards as an army takes, the dear ones first. */
function fill(state: State, cards: readonly CardId[]): CardId[] {
  const { army } = packOf(state)
  const sorted = [...cards].sort((a, b) => troopOf(state, b).cost - troopOf(state, a).cost || a.localeCompare(b))
  const of = (cls: string, n: number): CardId[] =>
    sorted.filter((card) => troopOf(state, card).cls === cls).slice(0, Math.max(0, n))
  const infantry = of('MI', army.line)
  const cavalry = of('CV', army.line - Math.min(infantry.length, army.line - 2))
  return [
    ...infantry.slice(0, army.line - cavalry.length),
    ...cavalry,
    ...of('SK', army.SK),
    ...of('AR', army.AR),
  ].sort()
}

export function musterOptions(state: State, side: number): Option[] {
  const own = sideOf(state, side)
  const slot = own.armies.findIndex((army) => !onBoard(army) && !army.activated)
  if (slot < 0) return []
  const cards = fill(state, own.pool.known)
  if (refuseArmy(state, cards) !== undefined) return []
  const [leader] = own.armies[slot]?.general.known ?? []
  const generals = leader === undefined ? own.available.known : [undefined]
  return musterPlaces(state, side).flatMap((no) =>
    generals.map((general) => {
      const action: Muster = {
        do: 'muster',
        slot: slot as Slot,
        region: idOf(state, no),
        ...(general === undefined ? {} : { general }),
        cards,
      }
      const path = [pick('do', 'muster'), pick('region', idOf(state, no))]
      if (general !== undefined) path.push(pick('general', general))
      return option(action, ...path)
    }),
  )
}

export function refuseMuster(state: State, side: number, action: Muster): Refusal | undefined {
  const own = sideOf(state, side)
  const army = own.armies[action.slot]
  if (army === undefined || onBoard(army)) return say('no.onBoard', { slot: ROMAN[action.slot] ?? '' })
  if (army.activated) return say('no.activated', { slot: ROMAN[action.slot] ?? '' })
  const region = packOf(state).regionNo.get(action.region)
  if (region === undefined || !musterPlaces(state, side).includes(region)) return say('no.musterPlace', {})
  const [leader] = army.general.known
  if (leader === undefined && (action.general === undefined || !own.available.known.includes(action.general)))
    return say('no.general', {})
  if (leader !== undefined && action.general !== undefined) return say('no.general', {})
  if (without(own.pool.known, action.cards) === undefined) return say('no.cardsMissing', {})
  return refuseArmy(state, action.cards)
}

export function applyMuster(state: State, side: number, action: Muster, log: Log): void {
  const own = sideOf(state, side)
  const army = armyOf(state, side, action.slot)
  own.pool.known = without(own.pool.known, action.cards) ?? []
  if (action.general !== undefined) {
    own.available.known = without(own.available.known, [action.general]) ?? []
    army.general.known = [action.general]
  }
  army.cards = { known: [...action.cards], unknown: [] }
  army.declared = true
  army.region = packOf(state).regionNo.get(action.region) ?? NONE
  log?.event({
    ...say('mustered', {
      army: armyFact(state, side, action.slot),
      region: placeName(state, army.region),
      n: action.cards.length,
    }),
    touches: [ofArmy(state, side, action.slot), atRegion(state, army.region)],
  })
}

// ---- Joining and parting (ruling rome/R-106) -----------------------------------------------------------------------

function mergeCost(state: State, side: number, slot: number, action: Merge): number | Refusal {
  const army = armyOf(state, side, slot)
  const into = sideOf(state, side).armies[action.into]
  if (into === undefined || action.into === slot || into.region === NONE) return say('no.mergeWith', {})
  const path = action.path.map((id) => packOf(state).regionNo.get(id) ?? NONE)
  if (path.at(-1) !== into.region) return say('no.mergeWith', {})
  const land = pathCost(state, side, army.region, path)
  if (isRefusal(land)) return land
  return refuseArmy(state, [...army.cards.known, ...into.cards.known]) ?? land + packOf(state).move.merge
}

export function mergeOptions(state: State, side: number, slot: number): Option[] {
  const army = armyOf(state, side, slot)
  const costs = marchCosts(state, side, army.region)
  return sideOf(state, side).armies.flatMap((into, no) => {
    if (no === slot || into.region === NONE || !isFriendly(state, side, into.region)) return []
    if (!Number.isFinite(costs.cost[into.region] ?? Number.POSITIVE_INFINITY)) return []
    const path = pathTo(costs, into.region).map((region) => idOf(state, region))
    const action: Merge = { do: 'merge', into: no as Slot, path }
    return refuseMerge(state, side, slot, action) === undefined
      ? [option(action, pick('do', 'merge'), pick('army', no))]
      : []
  })
}

export function refuseMerge(state: State, side: number, slot: number, action: Merge): Refusal | undefined {
  const cost = mergeCost(state, side, slot, action)
  if (isRefusal(cost)) return cost
  const { mp } = armyOf(state, side, slot)
  return cost > mp ? say('no.mp', { cost, mp }) : undefined
}

export function applyMerge(state: State, side: number, slot: number, action: Merge, log: Log): void {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const into = armyOf(state, side, action.into)
  into.cards.known = [...into.cards.known, ...army.cards.known].sort()
  army.cards = emptyHand()
  moveGeneral(army.general, own.available)
  leaveRegion(state, army)
  army.moved = true
  log?.event({
    ...say('merged', { army: armyFact(state, side, slot), into: armyFact(state, side, action.into) }),
    touches: [ofArmy(state, side, action.into)],
  })
}

/** Next door, at a point for the parting and the step. */
function splitCost(state: State, side: number, slot: number, action: Split): number | Refusal {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const other = own.armies[action.slot]
  if (other === undefined || onBoard(other) || action.slot === slot)
    return say('no.onBoard', { slot: ROMAN[action.slot] ?? '' })
  if (!own.available.known.includes(action.general) && other.general.known[0] !== action.general)
    return say('no.general', {})
  const left = without(army.cards.known, action.cards)
  if (left === undefined) return say('no.cardsMissing', {})
  const wrong = refuseArmy(state, left) ?? refuseArmy(state, action.cards)
  if (wrong !== undefined) return wrong
  const region = packOf(state).regionNo.get(action.region) ?? NONE
  const border = region === NONE ? undefined : borderBetween(state, army.region, region)
  if (border === undefined || !isFriendly(state, side, region) || armyAt(state, region) !== undefined)
    return say('no.splitPlace', {})
  const { move } = packOf(state)
  return move.merge + move.enter + (border.strait ? move.strait : 0)
}

/** Half of the cards, if both halves can stand. */
export function splitOptions(state: State, side: number, slot: number): Option[] {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const into = own.armies.findIndex((each) => !onBoard(each))
  if (into < 0) return []
  const general = own.armies[into]?.general.known[0] ?? own.available.known[0]
  if (general === undefined) return []
  const cards = ['MI', 'CV', 'SK', 'AR'].flatMap((cls) => {
    const own = army.cards.known.filter((card) => troopOf(state, card).cls === cls)
    return own.slice(0, Math.floor(own.length / 2))
  })
  return regionOf(packOf(state), army.region).borders.flatMap(({ to }) => {
    const action: Split = { do: 'split', slot: into as Slot, general, cards, region: idOf(state, to) }
    return refuseSplit(state, side, slot, action) === undefined
      ? [option(action, pick('do', 'split'), pick('region', idOf(state, to)))]
      : []
  })
}

export function refuseSplit(state: State, side: number, slot: number, action: Split): Refusal | undefined {
  const cost = splitCost(state, side, slot, action)
  if (isRefusal(cost)) return cost
  const { mp } = armyOf(state, side, slot)
  return cost > mp ? say('no.mp', { cost, mp }) : undefined
}

export function applySplit(state: State, side: number, slot: number, action: Split, log: Log): void {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const other = armyOf(state, side, action.slot)
  army.mp -= splitCost(state, side, slot, action) as number
  army.cards.known = without(army.cards.known, action.cards) ?? []
  army.moved = true
  if (other.general.known.length === 0) {
    own.available.known = without(own.available.known, [action.general]) ?? []
    other.general.known = [action.general]
  }
  other.cards = { known: [...action.cards], unknown: [] }
  other.declared = true
  other.region = packOf(state).regionNo.get(action.region) ?? NONE
  other.activated = true
  log?.event({
    ...say('splitOff', {
      army: armyFact(state, side, action.slot),
      from: armyFact(state, side, slot),
      region: placeName(state, other.region),
    }),
    touches: [ofArmy(state, side, action.slot), atRegion(state, other.region)],
  })
}
