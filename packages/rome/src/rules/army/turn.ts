// 10: the activation of one army.

import type { Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import type { SeatAction } from '../../vocabulary.ts'
import { newAttack } from '../attack/attack.ts'
import { besiege, mayAssault, siegeCost } from '../attack/siege.ts'
import { type Handler, type Log, type Option, option, pick, pop, push } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { embark, embarkCost, embarkOptions } from '../sea/embark.ts'
import { withFewerShips } from '../sea/ferry.ts'
import type { FrameOf } from '../state/frames.ts'
import { armyFact, atRegion, placeName } from '../state/names.ts'
import { armyOf, isBot, isGarrisoned, landOf, NONE, onBoard, regionOf, sideOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { attackCost, isRefusal, journeyOf, marchCost, type Trip, tooFar, tripOf } from '../ways/journeys.ts'
import { cheapest, landAttacks, marches, type Reach, seaAttacks, stages } from '../ways/trips.ts'
import { comeBack, mayDissolve, returnPlaces, travel } from './deeds.ts'
import { dissolve } from './defeat.ts'
import { applyMerge, applySplit, mergeOptions, refuseMerge, refuseSplit, splitOptions } from './joining.ts'

type ArmyFrame = FrameOf<'army'>
type List = (state: State, frame: ArmyFrame) => Option[]

const regionId = (state: State, no: number): string => regionOf(packOf(state), no).id
const notNow = say('no.notNow', {})

/** Only for an army in a region. */
const afield =
  (list: List): List =>
  (state, frame) =>
    armyOf(state, frame.side, frame.slot).region === NONE ? [] : list(state, frame)

/** Also for an army aboard. */
const afloat =
  (list: List): List =>
  (state, frame) =>
    onBoard(armyOf(state, frame.side, frame.slot)) ? list(state, frame) : []

const returnOptions: List = (state, { side, slot }) => {
  if (onBoard(armyOf(state, side, slot))) return []
  return returnPlaces(state, side, slot).map((no) =>
    option({ do: 'return', region: regionId(state, no) }, pick('region', regionId(state, no))),
  )
}

const marchOptions: List = (state, { side, slot }) =>
  marches(state, side, slot).map(({ to, trip }) =>
    option({ do: 'march', ...journeyOf(state, trip) }, pick('do', 'march'), pick('region', regionId(state, to))),
  )

/** Bots are shown every way there is, people the cheapest. */
function attacks(state: State, side: number, slot: number): Reach[] {
  const all = [...landAttacks(state, side, slot), ...seaAttacks(state, side, slot)]
  return isBot(sideOf(state, side)) ? all : cheapest(all)
}

const attackOptions: List = (state, { side, slot }) => {
  const bot = isBot(sideOf(state, side))
  return attacks(state, side, slot).map(({ to, trip }) => {
    const journey = journeyOf(state, trip)
    const path = [pick('do', 'attack'), pick('region', regionId(state, to))]
    if (bot) path.push(pick('way', [...journey.path, ...(journey.sail?.zones ?? [])]))
    return option({ do: 'attack', target: regionId(state, to), ...journey }, ...path)
  })
}

const siegeOptions: List = (state, { side, slot }) => {
  if (isBot(sideOf(state, side))) return []
  return cheapest(sieges(state, side, slot)).map(({ to, trip }) => {
    const { path } = journeyOf(state, trip)
    const target = regionId(state, to)
    return option({ do: 'besiege', target, path }, pick('do', 'besiege'), pick('region', target))
  })
}

/** Every siege that can be laid, from each region it can be laid from. */
function sieges(state: State, side: number, slot: number): Reach[] {
  const { mp } = armyOf(state, side, slot)
  return stages(state, side, slot).flatMap(({ region, path }) =>
    regionOf(packOf(state), region).borders.flatMap(({ to }) => {
      const cost = isGarrisoned(state, to) ? siegeCost(state, side, slot, path, to) : undefined
      return cost === undefined || isRefusal(cost) || cost > mp ? [] : [{ to, trip: { path }, cost, bySea: false }]
    }),
  )
}

/** How many cubes the army can remove where it stands. */
function calmable(state: State, side: number, slot: number): number {
  const { region, mp } = armyOf(state, side, slot)
  if (region === NONE || landOf(state, region).holder !== side) return 0
  return Math.min(landOf(state, region).cubes, Math.floor(mp / packOf(state).move.cube))
}

const calmOptions: List = (state, { side, slot }) =>
  Array.from({ length: calmable(state, side, slot) }, (_, at) =>
    option({ do: 'calm', cubes: at + 1 }, pick('do', 'calm'), pick('number', at + 1)),
  )

const ifPerson =
  (list: (state: State, side: number, slot: number) => Option[]): List =>
  (state, { side, slot }) =>
    isBot(sideOf(state, side)) ? [] : list(state, side, slot)

function refuse(state: State, { side, slot }: ArmyFrame, action: SeatAction): Refusal | undefined {
  const army = armyOf(state, side, slot)
  switch (action.do) {
    case 'halt':
      return undefined
    case 'march':
    case 'attack': {
      const trip = tripOf(state, action)
      if (isRefusal(trip)) return trip
      if (action.do === 'march') {
        if (trip.sail !== undefined && isBot(sideOf(state, side))) return say('no.aboard', {})
        return tooFar(marchCost(state, side, slot, trip), army.mp)
      }
      const target = packOf(state).regionNo.get(action.target)
      if (target === undefined) return say('no.region', {})
      return tooFar(attackCost(state, side, slot, trip, target), army.mp)
    }
    case 'embark':
      return isBot(sideOf(state, side)) ? say('no.aboard', {}) : tooFar(embarkCost(state, side, slot, action), army.mp)
    case 'besiege': {
      const trip = tripOf(state, { path: action.path })
      const target = packOf(state).regionNo.get(action.target)
      if (isRefusal(trip) || target === undefined || army.region === NONE) return say('no.region', {})
      return tooFar(siegeCost(state, side, slot, trip.path, target), army.mp)
    }
    case 'merge':
      return isBot(sideOf(state, side)) || army.region === NONE ? notNow : refuseMerge(state, side, slot, action)
    case 'split':
      return isBot(sideOf(state, side)) || army.region === NONE ? notNow : refuseSplit(state, side, slot, action)
    case 'calm':
      return action.cubes > 0 && action.cubes <= calmable(state, side, slot) ? undefined : notNow
    case 'assault':
      return mayAssault(state, side, slot) ? undefined : notNow
    case 'dissolve':
      return mayDissolve(state, side, slot, action.path) ? undefined : notNow
    case 'return': {
      const region = packOf(state).regionNo.get(action.region) ?? NONE
      return !onBoard(army) && returnPlaces(state, side, slot).includes(region) ? undefined : notNow
    }
    default:
      return notNow
  }
}

function calm(state: State, { side, slot }: ArmyFrame, cubes: number, log: Log): void {
  const army = armyOf(state, side, slot)
  landOf(state, army.region).cubes -= cubes
  army.mp -= cubes * packOf(state).move.cube
  army.moved = true
  log?.event({
    ...say('calmed', { army: armyFact(state, side, slot), region: placeName(state, army.region), n: cubes }),
    touches: [atRegion(state, army.region)],
  })
}

export const armyHandler: Handler<ArmyFrame> = {
  ask(state, { side, slot }) {
    const army = armyOf(state, side, slot)
    if (army.failed || (!onBoard(army) && (army.moved || !isBot(sideOf(state, side))))) return undefined
    return {
      side,
      kind: 'army',
      question: () => say('ask.army', { army: armyFact(state, side, slot), mp: army.mp, off: !onBoard(army) }),
    }
  },
  run: (state, frame) => pop(state, frame),
  refuse,
  kinds: [
    returnOptions,
    afloat(marchOptions),
    afloat(attackOptions),
    afield(calmOptions),
    (state, { side, slot }) =>
      mayAssault(state, side, slot) ? [option({ do: 'assault' }, pick('do', 'assault'))] : [],
    (state, { side, slot }) =>
      mayDissolve(state, side, slot) ? [option({ do: 'dissolve' }, pick('do', 'dissolve'))] : [],
    afield(siegeOptions),
    afield(ifPerson(mergeOptions)),
    afield(ifPerson(splitOptions)),
    afield(ifPerson(embarkOptions)),
    () => [option({ do: 'halt' }, pick('do', 'halt'))],
  ],

  rare: (state, frame) =>
    withFewerShips(state, frame.side, frame.slot, () => [
      ...marchOptions(state, frame),
      ...attackOptions(state, frame),
      ...embarkOptions(state, frame.side, frame.slot),
    ]),

  apply(state, frame, action, log) {
    const { side, slot } = frame
    const army = armyOf(state, side, slot)
    switch (action.do) {
      case 'halt':
        return pop(state, frame)
      case 'march':
      case 'attack':
        return travel(state, frame, action, log)
      case 'embark':
        // Who stays aboard has nothing more to do in this activation (ruling rome/R-107).
        pop(state, frame)
        return embark(state, side, slot, action, log)
      case 'besiege': {
        const trip = tripOf(state, { path: action.path }) as Trip
        const target = packOf(state).regionNo.get(action.target) ?? NONE
        army.mp -= siegeCost(state, side, slot, trip.path, target) as number
        return besiege(state, side, slot, target, log)
      }
      case 'assault':
        army.mp -= packOf(state).move.attack
        return push(
          state,
          newAttack({ side, slot, target: army.region, stage: army.region, bySea: false, infantry: NONE }),
        )
      case 'calm':
        return calm(state, frame, action.cubes, log)
      case 'dissolve': {
        const moved = army.moved || (action.path ?? []).length > 0
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
