// 8.2: what an action card can be aimed at, and which agents reach it.

import { pileSize } from '@understudy/table/chance'
import { packOf } from '../../pack/setting.ts'
import type { ActionCard } from '../../pack/types.ts'
import { type AgentTarget, ALLIED, ENEMY } from '../../vocabulary.ts'
import { listOf } from '../packed.ts'
import type { Target } from '../state/frames.ts'
import {
  armyOf,
  capitalOf,
  hasGeneral,
  isBot,
  isHome,
  landOf,
  NONE,
  opponentsOf,
  regionOf,
  seatId,
  sideNamed,
  sideOf,
  statusOf,
} from '../state/query.ts'
import type { Army, State } from '../state/state.ts'
import { distancesWithin } from '../ways/near.ts'
import { agentAllowance } from '../ways/ways.ts'

/** Written out, here and below: these are made for every army, agent and region of every opponent. */
const target = (seat: number, region: number, building: Target['building'] = null, third = NONE): Target => ({
  seat,
  region,
  slot: NONE,
  agent: NONE,
  building,
  with: third,
})

const EVERYWHERE = (): boolean => true

/** Everything that the rules allow as a target, wherever it is; `near`: which regions need not be left out. */
export function targetsFor(
  state: State,
  side: number,
  card: ActionCard,
  near: (region: number) => boolean = EVERYWHERE,
): Target[] {
  const found: Target[] = []
  switch (card.effect) {
    case 'recruit':
      packOf(state).stacks.forEach(({ region }, stack) => {
        if (isOpenStack(state, side, region) && pileSize(state.stacks[stack] ?? []) > 0)
          found.push(target(NONE, region))
      })
      return found
    default:
      for (let seat = 0; seat < state.sides.length; seat++)
        if (seat !== side) addTargets(state, side, seat, card, near, found)
      return found
  }
}

/** What the card can be aimed at that is this opponent's. */
function addTargets(
  state: State,
  side: number,
  seat: number,
  card: ActionCard,
  near: (region: number) => boolean,
  found: Target[],
): void {
  switch (card.effect) {
    case 'assassinate':
      addArmies(state, seat, found, hasGeneral)
      addAgents(state, seat, found, EVERYWHERE)
      return
    case 'bribe':
    case 'spy':
      addArmies(state, seat, found, EVERYWHERE)
      return
    case 'turn':
      addAgents(state, seat, found, (region) => isHere(state, side, region))
      return
    case 'riot':
      addHeld(state, seat, found, (region) => landOf(state, region).cubes < packOf(state).limits.cubes && near(region))
      return
    case 'uprising':
      addHeld(state, seat, found, (region) => !isHome(state, seat, region) && near(region))
      return
    case 'trade':
      if (statusOf(state, side, seat) !== ENEMY) addHeld(state, seat, found, near)
      return
    case 'sabotage':
      for (let region = 0; region < state.lands.length; region++) {
        const { holder, market, barracks } = landOf(state, region)
        if (holder !== seat || !(market || barracks)) continue
        if (market) found.push(target(seat, region, 'market'))
        if (barracks) found.push(target(seat, region, 'barracks'))
      }
      return
    case 'theft':
      found.push(target(seat, capitalOf(state, seat)))
      return
    case 'distrust':
      for (const third of opponentsOf(state, side))
        if (third !== seat && statusOf(state, seat, third) > ENEMY)
          found.push(target(seat, capitalOf(state, seat), null, third))
      return
    case 'treaty':
      if (statusOf(state, side, seat) < ALLIED) found.push(target(seat, NONE))
      return
    default:
      return
  }
}

function addArmies(state: State, seat: number, found: Target[], fits: (army: Army) => boolean): void {
  const { armies } = sideOf(state, seat)
  for (let slot = 0; slot < armies.length; slot++) {
    const army = armyOf(state, seat, slot)
    if (army.region !== NONE && fits(army))
      found.push({ seat, region: army.region, slot, agent: NONE, building: null, with: NONE })
  }
}

function addAgents(state: State, seat: number, found: Target[], fits: (region: number) => boolean): void {
  const { agents } = sideOf(state, seat)
  for (let agent = 0; agent < agents.length; agent++) {
    const region = agents[agent]?.region ?? NONE
    if (region !== NONE && fits(region)) found.push({ seat, region, slot: NONE, agent, building: null, with: NONE })
  }
}

function addHeld(state: State, seat: number, found: Target[], fits: (region: number) => boolean): void {
  for (let region = 0; region < state.lands.length; region++)
    if (state.lands[region]?.holder === seat && fits(region)) found.push(target(seat, region))
}

/** an agent can be turned where one holds the region or has an army; by the option bots need neither. */
function isHere(state: State, side: number, region: number): boolean {
  if (state.options['agents.doubleAnywhere'] === true && isBot(sideOf(state, side))) return true
  if (landOf(state, region).holder === side) return true
  return sideOf(state, side).armies.some((army) => army.region === region)
}

/** An independent stack or an own one; for bots also an opponent's. */
function isOpenStack(state: State, side: number, region: number): boolean {
  if (state.options['agents.mercenaries'] === 'any' && isBot(sideOf(state, side))) return true
  const { holder } = landOf(state, region)
  return holder === NONE || holder === side
}

/** Cost for each agent of a side to each region that it reaches; undefined for agents that cannot act. */
export function agentReach(state: State, side: number): (readonly number[] | undefined)[] {
  const limit = agentAllowance(state, side)
  return listOf(sideOf(state, side).agents, ({ region, used }) =>
    region === NONE || used ? undefined : distancesWithin(state, region, limit),
  )
}

export function canReach(state: State, side: number, reach: readonly number[] | undefined, target: Target): boolean {
  if (reach === undefined) return false
  return target.region === NONE || (reach[target.region] ?? Number.POSITIVE_INFINITY) <= agentAllowance(state, side)
}

/** The target as an action names it. */
function named(state: State, target: Target): AgentTarget {
  const of = target.seat === NONE ? '' : seatId(state, target.seat)
  if (target.with !== NONE) return { capital: of, with: seatId(state, target.with) }
  const region = target.region === NONE ? '' : regionOf(packOf(state), target.region).id
  if (target.building !== null) return { building: target.building, region }
  if (target.agent !== NONE) return { agent: target.agent, of }
  if (target.slot !== NONE) return { army: target.slot as 0, of }
  if (target.region === NONE) return { seat: of }
  return { region }
}

/** As `named`, but told apart by what the card does: a general, an army, a capital. */
export function targetOf(state: State, card: ActionCard, target: Target): AgentTarget {
  const plain = named(state, target)
  if (card.effect === 'assassinate' && 'army' in plain) return { general: plain.army, of: plain.of }
  if (card.effect === 'theft') return { capital: seatId(state, target.seat) }
  return plain
}

export const seatOfTarget = (state: State, target: AgentTarget): number => {
  if ('of' in target) return sideNamed(state, target.of)
  if ('capital' in target) return sideNamed(state, target.capital)
  return 'seat' in target ? sideNamed(state, target.seat) : NONE
}

/** The target that an action names, if it is one. */
export function targetNamed(state: State, side: number, card: ActionCard, target: AgentTarget): Target | undefined {
  const seat = seatOfTarget(state, target)
  const region = 'region' in target ? packOf(state).regionNo.get(target.region) : undefined
  const near = region === undefined ? EVERYWHERE : (each: number): boolean => each === region
  return targetsFor(state, side, card, near).find((each) => {
    // Most are of somebody else or elsewhere: their names need not be written down.
    if ((seat !== NONE && each.seat !== seat) || (region !== undefined && each.region !== region)) return false
    return isSameTarget(targetOf(state, card, each), target)
  })
}

/** All values of a target are words and numbers. */
function isSameTarget(a: AgentTarget, b: AgentTarget): boolean {
  const [own, others] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in own) if (own[key] !== others[key]) return false
  for (const key in others) if (!(key in own)) return false
  return true
}
