// 10: the Campaign turn of a side, and the activation of one army.

import { equal } from '@understudy/procedure'
import type { Refusal } from '@understudy/table'
import { packOf } from '../pack/setting.ts'
import { say } from '../text/sayings.ts'
import { ENEMY, type SeatAction, type Slot } from '../vocabulary.ts'
import { newAttack } from './attack.ts'
import { deckSize } from './cards.ts'
import { dissolve, leaveRegion } from './defeat.ts'
import { changeStatus } from './diplomacy.ts'
import { armyFact, atRegion, ofArmy, placeName, ROMAN, sideName } from './facts.ts'
import type { FrameOf } from './frames.ts'
import { type Handler, type Log, type Option, option, pick, pop, push } from './handler.ts'
import {
  attackCost,
  borderBetween,
  isRefusal,
  journeyOf,
  marchCost,
  movementPoints,
  pathCost,
  refuseTarget,
  stageOf,
  type Trip,
  tripOf,
  voyage,
} from './journeys.ts'
import {
  applyMerge,
  applyMuster,
  applySplit,
  mergeOptions,
  musterOptions,
  refuseMerge,
  refuseMuster,
  refuseSplit,
  splitOptions,
} from './muster.ts'
import { applySail, navyOptions, refuseSail } from './navy-moves.ts'
import {
  armyAt,
  armyOf,
  cardCount,
  hasGeneral,
  isBot,
  isGarrisoned,
  isHome,
  landOf,
  NONE,
  opponentsOf,
  regionOf,
  seatId,
  sideNamed,
  sideOf,
  statusOf,
} from './query.ts'
import { launch, navyOf } from './sea.ts'
import type { State } from './state.ts'
import { cheapest, landAttacks, marches, seaAttacks } from './trips.ts'
import { isSupplied } from './ways.ts'

type CampaignFrame = FrameOf<'campaign'>
type ArmyFrame = FrameOf<'army'>

const regionId = (state: State, no: number): string => regionOf(packOf(state), no).id
const notNow = say('no.notNow', {})

/** Bots take their slots in order (MOV-1). */
const nextSlot = (state: State, side: number): number => sideOf(state, side).armies.findIndex((army) => !army.activated)

function campaignOptions(state: State, { side }: CampaignFrame): Option[] {
  const own = sideOf(state, side)
  const end = option({ do: 'endCampaign' }, pick('do', 'end'))
  const activate = (slot: number): Option => option({ do: 'activate', slot: slot as Slot }, pick('army', slot))
  if (isBot(own)) {
    const slot = nextSlot(state, side)
    return slot !== NONE ? [activate(slot)] : [...navyOptions(state, side), end]
  }
  const renounce = opponentsOf(state, side)
    .filter((no) => statusOf(state, side, no) > ENEMY && !own.renounced.includes(no))
    .map((no) =>
      option({ do: 'renounce', seat: seatId(state, no) }, pick('do', 'renounce'), pick('seat', seatId(state, no))),
    )
  const armies = own.armies.flatMap((army, slot) => (army.activated || army.region === NONE ? [] : [activate(slot)]))
  return [...armies, ...musterOptions(state, side), ...navyOptions(state, side), ...renounce, end]
}

export const campaignHandler: Handler<CampaignFrame> = {
  ask: (state, { side }) => ({
    side,
    kind: 'campaign',
    question: say('ask.campaign', {
      seat: sideName(state, side),
      left: sideOf(state, side).armies.filter((army) => !army.activated).length,
    }),
  }),
  options: campaignOptions,

  refuse(state, frame, action) {
    const { side } = frame
    if (action.do === 'muster' && !isBot(sideOf(state, side))) return refuseMuster(state, side, action)
    if (action.do === 'sail') return refuseSail(state, side, action)
    if (action.do === 'activate') {
      const army = sideOf(state, side).armies[action.slot]
      if (army === undefined) return notNow
      if (army.activated) return say('no.activated', { slot: ROMAN[action.slot] ?? '' })
      if (isBot(sideOf(state, side))) {
        const slot = nextSlot(state, side)
        return slot === action.slot ? undefined : say('no.slotOrder', { slot: ROMAN[slot] ?? '' })
      }
      return army.region === NONE ? say('no.offBoard', {}) : undefined
    }
    return campaignOptions(state, frame).some((each) => equal(each.action as never, action as never))
      ? undefined
      : notNow
  },

  apply(state, frame, action, log) {
    const { side } = frame
    switch (action.do) {
      case 'endCampaign':
        return pop(state, frame)
      case 'renounce': {
        const to = sideNamed(state, action.seat)
        sideOf(state, side).renounced.push(to)
        log?.event(say('renounced', { seat: sideName(state, side), to: sideName(state, to) }))
        return changeStatus(state, side, to, statusOf(state, side, to) - 1, log)
      }
      case 'activate':
        return activateArmy(state, side, action.slot, false, log)
      case 'muster':
        applyMuster(state, side, action, log)
        return activateArmy(state, side, action.slot, true, log)
      case 'sail':
        return applySail(state, side, action)
      default:
        return
    }
  },
}

function activateArmy(state: State, side: number, slot: number, mustered: boolean, log: Log): void {
  const army = armyOf(state, side, slot)
  army.activated = true
  army.moved = false
  army.failed = false
  army.mp = movementPoints(state, side, slot, mustered)
  log?.event({
    ...say('activated', { army: armyFact(state, side, slot), mp: army.mp, off: army.region === NONE }),
    touches: [ofArmy(state, side, slot)],
    aside: true,
  })
  push(state, { kind: 'army', side, slot })
}

// ---- One army ------------------------------------------------------------------------------------------------------

/** RET-1: where an army that is off the board can come back. */
function returnPlaces(state: State, side: number, slot: number): number[] {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  if (!hasGeneral(army) && own.available.known.length + own.available.unknown.length === 0) return []
  if (deckSize(own, 'MI') < packOf(state).army.minimum || army.moved) return []
  const faction = packOf(state).factions[own.faction]
  const free = (faction?.homes ?? []).filter(
    (home) => landOf(state, home).holder === side && armyAt(state, home) === undefined,
  )
  return faction !== undefined && free.includes(faction.capital) ? [faction.capital] : free
}

/** UND: a declared army of a bot with fewer cards goes home and back into the decks. */
export const FEW_CARDS = 5

function mayDissolve(state: State, side: number, slot: number): boolean {
  const army = armyOf(state, side, slot)
  if (!isBot(sideOf(state, side)) || !army.declared || army.region === NONE || cardCount(army) >= FEW_CARDS)
    return false
  return landOf(state, army.region).holder === side && isHome(state, side, army.region)
}

/** An army that stands in a region it does not hold may storm it from there. */
function mayAssault(state: State, side: number, slot: number): boolean {
  const army = armyOf(state, side, slot)
  if (army.region === NONE) return false
  const { holder } = landOf(state, army.region)
  if (holder === side || army.mp < packOf(state).move.attack) return false
  return (
    refuseTarget(state, side, slot, army.region)?.say !== 'no.ally' &&
    (holder === NONE || statusOf(state, side, holder) === ENEMY)
  )
}

function siegeCost(
  state: State,
  side: number,
  slot: number,
  path: readonly number[],
  target: number,
): number | Refusal {
  const army = armyOf(state, side, slot)
  if (isBot(sideOf(state, side))) return say('no.botSiege', {})
  if (!isGarrisoned(state, target) || armyAt(state, target) !== undefined)
    return say('no.siege', { region: placeName(state, target) })
  const refused = refuseTarget(state, side, slot, target)
  if (refused !== undefined) return refused
  if (!isSupplied(state, side, army.region)) return say('no.supply', {})
  const land = pathCost(state, side, army.region, path)
  if (isRefusal(land)) return land
  const border = borderBetween(state, path.at(-1) ?? army.region, target)
  if (border === undefined)
    return say('no.border', { a: placeName(state, path.at(-1) ?? army.region), b: placeName(state, target) })
  const { move } = packOf(state)
  return land + move.siege + (border.strait ? move.strait : 0)
}

function armyOptions(state: State, { side, slot }: ArmyFrame): Option[] {
  const own = sideOf(state, side)
  const army = armyOf(state, side, slot)
  const bot = isBot(own)
  const halt = option({ do: 'halt' }, pick('do', 'halt'))
  if (army.region === NONE) {
    return [
      ...returnPlaces(state, side, slot).map((no) =>
        option({ do: 'return', region: regionId(state, no) }, pick('region', regionId(state, no))),
      ),
      halt,
    ]
  }
  const options: Option[] = []
  for (const { to, trip } of marches(state, side, slot)) {
    options.push(
      option({ do: 'march', ...journeyOf(state, trip) }, pick('do', 'march'), pick('region', regionId(state, to))),
    )
  }
  const attacks = bot
    ? [...landAttacks(state, side, slot), ...seaAttacks(state, side, slot)]
    : cheapest([...landAttacks(state, side, slot), ...seaAttacks(state, side, slot)])
  for (const { to, trip } of attacks) {
    const journey = journeyOf(state, trip)
    const path = [pick('do', 'attack'), pick('region', regionId(state, to))]
    if (bot) path.push(pick('way', [...journey.path, ...(journey.sail?.zones ?? [])]))
    options.push(option({ do: 'attack', target: regionId(state, to), ...journey }, ...path))
  }
  const { cubes, holder } = landOf(state, army.region)
  if (holder === side) {
    for (let n = 1; n <= Math.min(cubes, Math.floor(army.mp / packOf(state).move.cube)); n++) {
      options.push(option({ do: 'calm', cubes: n }, pick('do', 'calm'), pick('number', n)))
    }
  }
  if (mayAssault(state, side, slot)) options.push(option({ do: 'assault' }, pick('do', 'assault')))
  if (mayDissolve(state, side, slot)) options.push(option({ do: 'dissolve' }, pick('do', 'dissolve')))
  if (!bot) {
    for (const { to, trip } of attacks) {
      if (trip.sail !== undefined) continue
      const cost = siegeCost(state, side, slot, trip.path, to)
      if (isRefusal(cost) || cost > army.mp) continue
      const { path } = journeyOf(state, trip)
      options.push(
        option(
          { do: 'besiege', target: regionId(state, to), path },
          pick('do', 'besiege'),
          pick('region', regionId(state, to)),
        ),
      )
    }
    options.push(...mergeOptions(state, side, slot), ...splitOptions(state, side, slot))
  }
  return [...options, halt]
}

const tooFar = (cost: number, mp: number): Refusal | undefined => (cost > mp ? say('no.mp', { cost, mp }) : undefined)

export const armyHandler: Handler<ArmyFrame> = {
  ask(state, { side, slot }) {
    const army = armyOf(state, side, slot)
    if (army.failed || (army.region === NONE && (army.moved || !isBot(sideOf(state, side))))) return undefined
    return {
      side,
      kind: 'army',
      question: say('ask.army', { army: armyFact(state, side, slot), mp: army.mp, off: army.region === NONE }),
    }
  },
  run: (state, frame) => pop(state, frame),
  options: armyOptions,

  refuse(state, { side, slot }, action) {
    const army = armyOf(state, side, slot)
    switch (action.do) {
      case 'march':
      case 'attack': {
        const trip = tripOf(state, action)
        if (isRefusal(trip)) return trip
        if (action.do === 'march') {
          if (trip.sail !== undefined && isBot(sideOf(state, side))) return say('no.aboard', {})
          const cost = marchCost(state, side, slot, trip)
          return isRefusal(cost) ? cost : tooFar(cost, army.mp)
        }
        const target = packOf(state).regionNo.get(action.target)
        if (target === undefined) return say('no.region', {})
        const cost = attackCost(state, side, slot, trip, target)
        return isRefusal(cost) ? cost : tooFar(cost, army.mp)
      }
      case 'besiege': {
        const trip = tripOf(state, { path: action.path })
        const target = packOf(state).regionNo.get(action.target)
        if (isRefusal(trip) || target === undefined || army.region === NONE) return say('no.region', {})
        const cost = siegeCost(state, side, slot, trip.path, target)
        return isRefusal(cost) ? cost : tooFar(cost, army.mp)
      }
      case 'merge':
        return refuseMerge(state, side, slot, action)
      case 'split':
        return refuseSplit(state, side, slot, action)
      default:
        return armyOptions(state, { kind: 'army', side, slot }).some((each) =>
          equal(each.action as never, action as never),
        )
          ? undefined
          : notNow
    }
  },

  apply(state, frame, action, log) {
    const { side, slot } = frame
    const army = armyOf(state, side, slot)
    switch (action.do) {
      case 'halt':
        return pop(state, frame)
      case 'march':
      case 'attack':
        return travel(state, frame, action, log)
      case 'besiege': {
        const trip = tripOf(state, { path: action.path }) as Trip
        const target = packOf(state).regionNo.get(action.target) ?? NONE
        army.mp -= siegeCost(state, side, slot, trip.path, target) as number
        leaveRegion(state, army)
        army.region = target
        landOf(state, target).siege = 0
        log?.event({
          ...say('besieges', { army: armyFact(state, side, slot), region: placeName(state, target) }),
          touches: [atRegion(state, target)],
        })
        return
      }
      case 'assault':
        army.mp -= packOf(state).move.attack
        return push(
          state,
          newAttack({ side, slot, target: army.region, stage: army.region, bySea: false, infantry: NONE }),
        )
      case 'calm': {
        const land = landOf(state, army.region)
        land.cubes -= action.cubes
        army.mp -= action.cubes * packOf(state).move.cube
        army.moved = true
        log?.event({
          ...say('calmed', {
            army: armyFact(state, side, slot),
            region: placeName(state, army.region),
            n: action.cubes,
          }),
          touches: [atRegion(state, army.region)],
        })
        return
      }
      case 'dissolve': {
        const { moved } = army
        dissolve(state, side, slot, log)
        army.moved = moved
        return
      }
      case 'return':
        return comeBack(state, frame, packOf(state).regionNo.get(action.region) ?? NONE, log)
      case 'merge':
        return applyMerge(state, side, slot, action, log)
      case 'split':
        return applySplit(state, side, slot, action, log)
      default:
        return
    }
  },
}

function travel(
  state: State,
  { side, slot }: ArmyFrame,
  action: Extract<SeatAction, { do: 'march' | 'attack' }>,
  log: Log,
): void {
  const army = armyOf(state, side, slot)
  const trip = tripOf(state, action) as Trip
  const target = action.do === 'attack' ? (packOf(state).regionNo.get(action.target) ?? NONE) : NONE
  const cost = action.do === 'attack' ? attackCost(state, side, slot, trip, target) : marchCost(state, side, slot, trip)
  const stage = stageOf(state, side, slot, trip)
  army.mp -= cost as number
  army.moved = true
  if (stage !== army.region) {
    leaveRegion(state, army)
    army.region = stage
    log?.event({
      ...say('marched', { army: armyFact(state, side, slot), region: placeName(state, stage) }),
      touches: [ofArmy(state, side, slot), atRegion(state, stage)],
    })
  }
  if (trip.sail !== undefined) {
    const { navy: no, zones, to } = trip.sail
    const way = voyage(state, side, slot, stage, no, zones)
    if (isRefusal(way)) return
    launch(state, side, no)
    log?.event({
      ...say('boards', { army: armyFact(state, side, slot), region: placeName(state, stage) }),
      touches: [ofArmy(state, side, slot)],
    })
    const from = navyOf(state, side, no).sea
    push(state, {
      kind: 'sailing',
      side,
      navy: no,
      zones: [...way.entering],
      from,
      slot,
      port: stage,
      to,
      attack: action.do === 'attack',
      fight: NONE,
      toAsk: [],
    })
    return
  }
  if (action.do === 'attack') push(state, newAttack({ side, slot, target, stage, bySea: false, infantry: NONE }))
}

/** RET-1: back on the board, one point slower; a random available general if the slot has none. */
function comeBack(state: State, { side, slot }: ArmyFrame, region: number, log: Log): void {
  const army = armyOf(state, side, slot)
  army.region = region
  army.mp = movementPoints(state, side, slot, true)
  log?.event({
    ...say('returned', { army: armyFact(state, side, slot), region: placeName(state, region) }),
    touches: [ofArmy(state, side, slot), atRegion(state, region)],
  })
  if (!hasGeneral(army)) push(state, { kind: 'assign', side, slot })
}
