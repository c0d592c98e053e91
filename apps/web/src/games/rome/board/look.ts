// What stands where, put together once for drawing, labels and movement.

import type { State } from '@understudy/rome'
import { gapKey, openCells, packOf } from '@understudy/rome/pack'
import { type Army, cardCount, hasGeneral, isBot, levelOf, type Side, seatId } from '@understudy/rome/rules'
import { handSize, pileSize } from '@understudy/table/chance'
import { colourOf } from '../draw/colour.ts'
import { type Chart, chartOf } from '../map/chart.ts'
import type { Point } from '../map/project.ts'

export const ROMAN = ['I', 'II', 'III', 'IV'] as const

export interface PieceLook extends Point {
  /** `army ROM.0`: also what it is found by. */
  readonly key: string
  readonly kind: 'army' | 'agent' | 'navy'
  readonly id: string
  readonly faction: number
  readonly colour: number
  readonly side: number
  readonly no: number
  /** Of an army: whether its cards are drawn; how many; whether it has moved. */
  readonly declared: boolean
  readonly count: number
  readonly spent: boolean
  readonly general: boolean
  /** How far it stands beside the army that came first to the same place: so much further as that grows. */
  readonly aside: number
}

export interface PlaceLook extends Point {
  readonly id: string
  readonly no: number
  /** Faction of the holder, -1 for none. */
  readonly holder: number
  readonly home: number
  /** Colours of both, -1 for none. */
  readonly holderColour: number
  readonly homeColour: number
  readonly capital: boolean
  /** -1: the pack does not say it yet. */
  readonly gold: number
  readonly level: number
  readonly terrain: number
  readonly port: number
  readonly mercenaries: number
  readonly wonder: 'none' | 'site' | 'built'
  readonly walls: boolean
  readonly market: boolean
  readonly barracks: boolean
  readonly cubes: number
  readonly siege: boolean
}

export function placesOf(state: State): PlaceLook[] {
  const pack = packOf(state)
  const { places } = chartOf(pack)
  const open = openCells(pack)
  const isOpen = (region: string, column: string): boolean =>
    open.size > 0 && open.has(gapKey('regions.csv', region, column))
  return pack.regions.map((region, no): PlaceLook => {
    const land = state.lands[no]
    const stack = state.stacks[region.stack]
    const holder = state.sides[land?.holder ?? -1]?.faction ?? -1
    const { x, y } = places[no] as Point
    return {
      x,
      y,
      id: region.id,
      no,
      holder,
      home: region.home,
      holderColour: colourOf(state, holder),
      homeColour: colourOf(state, region.home),
      capital: region.capital,
      gold: isOpen(region.id, 'gold') ? -1 : region.gold,
      level: isOpen(region.id, 'def') ? 0 : levelOf(state, no),
      terrain: region.terrain,
      port: region.port,
      mercenaries: stack === undefined ? -1 : pileSize(stack),
      wonder: region.wonder < 0 ? 'none' : land?.wonder === true ? 'built' : 'site',
      walls: land?.walls === true,
      market: land?.market === true,
      barracks: land?.barracks === true,
      cubes: land?.cubes ?? 0,
      siege: (land?.siege ?? -1) >= 0,
    }
  })
}

/** How much lies beside the one that came first to the same place. */
const ASIDE = 26
const HALF_ARMY = 14

/** `late`: whose pieces come last to places where others stand. */
export function piecesOf(state: State, late = -1): PieceLook[] {
  const chart = chartOf(packOf(state))
  const crowd = new Map<string, number>()
  const armies = state.sides.flatMap((side) =>
    side.armies.flatMap(({ region }) => {
      const place = chart.places[region]
      return place === undefined ? [] : [{ x: place.x + OFFSET.army[0], y: place.y + OFFSET.army[1] }]
    }),
  )
  const withArmy = new Set(state.sides.flatMap(({ armies }) => armies.map(({ region }) => region)))
  const order = state.sides.map((_, no) => no).sort((a, b) => Number(a === late) - Number(b === late))
  const pieces = order.flatMap((sideNo) => {
    const side = state.sides[sideNo] as Side
    const seat = seatId(state, sideNo)
    const colour = colourOf(state, side.faction)
    const common = { faction: side.faction, colour, side: sideNo, declared: true, general: false, count: 0, aside: 0 }
    const piece = (
      kind: PieceLook['kind'],
      no: number,
      at: Point | undefined,
      rest: Partial<PieceLook>,
    ): PieceLook[] =>
      at === undefined
        ? []
        : [{ key: `${kind} ${seat}.${no}`, id: `${seat}.${no}`, kind, no, spent: false, ...common, ...at, ...rest }]
    const ships = side.navies.map((navy) => asideOf(armies, stand(chart, crowd, 'navy', navy.sea)))
    return [
      ...side.armies.flatMap((army, no) => {
        const aboard = onShip(ships[army.aboard])
        const at = aboard ?? stand(chart, crowd, 'army', army.region)
        const aside = aboard === undefined && at !== undefined ? at.x - (chart.places[army.region]?.x ?? at.x) : 0
        return piece('army', no, at, { ...armyLook(army, isBot(side)), aside })
      }),
      ...side.agents.flatMap((agent, no) =>
        piece('agent', no, stand(chart, crowd, 'agent', agent.region), {
          spent: agent.used,
          aside: withArmy.has(agent.region) ? -HALF_ARMY : 0,
        }),
      ),
      ...side.navies.flatMap((navy, no) =>
        piece('navy', no, ships[no], { count: isBot(side) ? side.navyCards : navy.cards }),
      ),
    ]
  })
  // Where there is no other room, an army lies above a fleet: it has a region, and its own name there.
  return [...pieces.filter(({ kind }) => kind !== 'army'), ...pieces.filter(({ kind }) => kind === 'army')]
}

/** As near as a fleet may lie to an army on the coast, each with its own place to be tapped. */
const APART = 34
/** Where it goes instead, the nearest first. */
const ELSEWHERE = [
  [0, 0],
  [0, 20],
  [26, 20],
  [-26, 20],
  [0, 36],
  [40, 0],
  [-40, 0],
  [0, -36],
] as const

function asideOf(armies: readonly Point[], at: Point | undefined): Point | undefined {
  if (at === undefined) return undefined
  const clear = ELSEWHERE.map(([dx, dy]) => ({ x: at.x + dx, y: at.y + dy })).find((spot) =>
    armies.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= APART),
  )
  return clear ?? at
}

const armyLook = (army: Army, bot: boolean): Partial<PieceLook> => ({
  declared: army.declared || !bot,
  count: cardCount(army),
  spent: army.activated,
  general: hasGeneral(army) && handSize(army.general) > 0,
})

const OFFSET = { army: [0, -27, 1], agent: [-21, -13, -0.62], navy: [-26, 19, 1] } as const

/** An army aboard stands above its ship. */
const onShip = (ship: Point | undefined): Point | undefined =>
  ship === undefined ? undefined : { x: ship.x, y: ship.y - 26 }

/** The next free spot at a place; undefined off the board. */
function stand(chart: Chart, crowd: Map<string, number>, kind: PieceLook['kind'], no: number): Point | undefined {
  const place = (kind === 'navy' ? chart.seas : chart.places)[no]
  if (place === undefined) return undefined
  const n = crowd.get(`${kind} ${no}`) ?? 0
  crowd.set(`${kind} ${no}`, n + 1)
  const [dx, dy, way] = OFFSET[kind]
  return { x: place.x + dx + n * ASIDE * way, y: place.y + dy }
}
