// 10.5: sieges, which only people lay, and assaults of armies that already stand before the walls.

import type { Refusal } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import { ALLIED, ENEMY } from '../../vocabulary.ts'
import { leaveRegion } from '../army/defeat.ts'
import { declareWar } from '../lands/diplomacy.ts'
import { takeControl } from '../lands/lands.ts'
import type { Log } from '../play/handler.ts'
import { say } from '../sayings.ts'
import { armyFact, atRegion, placeName } from '../state/names.ts'
import { armyAt, armyOf, isBot, isGarrisoned, landOf, levelOf, NONE, sideOf, statusOf } from '../state/query.ts'
import type { State } from '../state/state.ts'
import { borderBetween, isRefusal, pathCost, refuseTarget } from '../ways/journeys.ts'
import { isLegalStop, isSupplied } from '../ways/ways.ts'

/** An army that stands in a region it does not hold may storm it from there, in a later activation than it came. */
export function mayAssault(state: State, side: number, slot: number): boolean {
  const army = armyOf(state, side, slot)
  if (army.region === NONE || army.mp < packOf(state).move.attack) return false
  const { holder, siege } = landOf(state, army.region)
  if (holder === side || siege === 0) return false
  if (holder !== NONE && statusOf(state, side, holder) === ALLIED) return false
  return holder === NONE || statusOf(state, side, holder) === ENEMY
}

/** What it costs to enter and besiege, or why it cannot be done. */
export function siegeCost(
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
  const land = pathCost(state, side, army.region, path)
  if (isRefusal(land)) return land
  const stage = path.at(-1) ?? army.region
  if (stage !== army.region && !isLegalStop(state, side, slot, stage))
    return say('no.stop', { region: placeName(state, stage) })
  if (!isSupplied(state, side, stage)) return say('no.supply', {})
  const border = borderBetween(state, stage, target)
  if (border === undefined) return say('no.border', { a: placeName(state, stage), b: placeName(state, target) })
  const { move } = packOf(state)
  return land + move.siege + (border.strait ? move.strait : 0)
}

/** Entering somebody's region is an attack, so it means war (7). */
export function besiege(state: State, side: number, slot: number, target: number, log: Log): void {
  const army = armyOf(state, side, slot)
  const { holder } = landOf(state, target)
  if (holder !== NONE) declareWar(state, side, holder, log)
  leaveRegion(state, army)
  army.region = target
  army.moved = true
  landOf(state, target).siege = 0
  log?.event({
    ...say('besieges', { army: armyFact(state, side, slot), region: placeName(state, target) }),
    touches: [atRegion(state, target)],
  })
}

/** Sieges of armies that are out of supply end: before taxes are collected, and before they go on (ruling rome/R-125). */
export function liftSieges(state: State, side: number, log: Log): void {
  sideOf(state, side).armies.forEach(({ region }, slot) => {
    if (region === NONE || landOf(state, region).siege < 0 || isSupplied(state, side, region)) return
    landOf(state, region).siege = NONE
    log?.event({
      ...say('siegeLifted', { army: armyFact(state, side, slot), region: placeName(state, region) }),
      touches: [atRegion(state, region)],
    })
  })
}

/** At the start of the besieger's Campaign turn: one turn more, and surrender at level 0. */
export function advanceSieges(state: State, side: number, log: Log): void {
  liftSieges(state, side, log)
  sideOf(state, side).armies.forEach(({ region }, slot) => {
    if (region === NONE) return
    const land = landOf(state, region)
    if (land.siege < 0 || land.holder === side) return
    land.siege++
    log?.event({
      ...say('siegeGoesOn', {
        army: armyFact(state, side, slot),
        region: placeName(state, region),
        level: levelOf(state, region),
      }),
      touches: [atRegion(state, region)],
    })
    if (levelOf(state, region) === 0) takeControl(state, side, region, log)
  })
}
