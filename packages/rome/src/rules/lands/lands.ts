// Who holds a region: conquest (10.4), release (9.3), and the points that go with it (13).

import { shuffleTogether } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import { ENEMY } from '../../vocabulary.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { atRegion, placeName, sideName } from '../state/names.ts'
import {
  armyAt,
  isBot,
  isOpponentsHome,
  landOf,
  NONE,
  regionOf,
  sideOf,
  sideOfFaction,
  statusOf,
} from '../state/query.ts'
import type { State } from '../state/state.ts'
import { evictStranger } from './diplomacy.ts'

/** Buildings of the former holder go; a wonder stays. */
function clear(state: State, region: number): void {
  const land = landOf(state, region)
  land.walls = false
  land.market = false
  land.barracks = false
  land.siege = NONE
  for (const { edge } of regionOf(packOf(state), region).borders) state.roads[edge] = NONE
}

/** 10.4: a new holder, its points, and one cube if it was somebody's home. */
export function takeControl(state: State, side: number, region: number, log: Log): void {
  const land = landOf(state, region)
  const before = land.holder
  clear(state, region)
  land.holder = side
  land.cubes = isOpponentsHome(state, side, region) ? 1 : 0
  log?.event({
    ...say('taken', {
      seat: sideName(state, side),
      region: placeName(state, region),
      from: sideName(state, before),
      hadHolder: before !== NONE,
    }),
    touches: [atRegion(state, region)],
  })
  shuffleStack(state, side, region)
  score(state, side, region, log)
}

/** MRC-1: a bot shuffles the stack of mercenaries that it takes over. */
function shuffleStack(state: State, side: number, region: number): void {
  const { stack } = regionOf(packOf(state), region)
  const pile = state.stacks[stack]
  if (pile === undefined || !isBot(sideOf(state, side))) return
  state.stacks[stack] = shuffleTogether(state.troopCards, pile, [], [])
}

function score(state: State, no: number, region: number, log: Log): void {
  const side = sideOf(state, no)
  if (!scoresFor(state, no, region)) return
  const points = pointsFor(state, no, region)
  side.scored.push(region)
  addPoints(state, no, points, log)
}

/** 13: each region once for each faction, own homes never. */
const scoresFor = (state: State, no: number, region: number): boolean =>
  regionOf(packOf(state), region).home !== sideOf(state, no).faction && !sideOf(state, no).scored.includes(region)

/** What this region brings whoever takes it. */
export function pointsFor(state: State, no: number, region: number): number {
  const { victory } = packOf(state)
  if (!scoresFor(state, no, region)) return 0
  if (!isOpponentsHome(state, no, region)) return victory.independent
  return regionOf(packOf(state), region).capital ? victory.capital : victory.home
}

export function addPoints(state: State, no: number, points: number, log: Log): void {
  if (points === 0) return
  sideOf(state, no).vp += points
  log?.event(say('points', { seat: sideName(state, no), n: points, sum: sideOf(state, no).vp }))
}

/** 9.3: one more cube; the third may cost the holder a region that is not its home. */
export function addCube(state: State, region: number, log: Log): void {
  const { limits } = packOf(state)
  const land = landOf(state, region)
  if (land.cubes >= limits.cubes) return
  land.cubes++
  log?.event({
    ...say('cubePlaced', { region: placeName(state, region), n: land.cubes }),
    touches: [atRegion(state, region)],
  })
  if (land.cubes < limits.cubes || land.holder === NONE) return
  if (regionOf(packOf(state), region).home === sideOf(state, land.holder).faction) return
  if (armyAt(state, region)?.side === land.holder) return
  release(state, region, log)
}

/** 9.3: back to the faction whose home it is, or to nobody. */
export function release(state: State, region: number, log: Log): void {
  const land = landOf(state, region)
  const { siege } = land
  clear(state, region)
  land.cubes = 0
  land.holder = sideOfFaction(state, regionOf(packOf(state), region).home)
  log?.event({
    ...say('released', {
      region: placeName(state, region),
      to: sideName(state, land.holder),
      free: land.holder === NONE,
    }),
    touches: [atRegion(state, region)],
  })
  // a siege goes on unless the region is a friend's now; anybody else who is a stranger there leaves.
  const army = armyAt(state, region)
  if (army === undefined) return
  if (siege >= 0 && (land.holder === NONE || statusOf(state, army.side, land.holder) === ENEMY)) land.siege = siege
  evictStranger(state, army.side, army.slot)
}
