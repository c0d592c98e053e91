// 8.2: what an action card can be aimed at, and which agents reach it.

import { pileSize } from '@understudy/table'
import { packOf } from '../../pack/setting.ts'
import type { ActionCard } from '../../pack/types.ts'
import { type AgentTarget, ALLIED, ENEMY } from '../../vocabulary.ts'
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
import type { State } from '../state/state.ts'
import { distancesWithin } from '../ways/near.ts'
import { agentAllowance } from '../ways/ways.ts'

const nothing: Target = { seat: NONE, region: NONE, slot: NONE, agent: NONE, building: null, with: NONE }

/** Everything that the rules allow as a target, wherever it is. */
export function targetsFor(state: State, side: number, card: ActionCard): Target[] {
  const others = opponentsOf(state, side)
  switch (card.effect) {
    case 'assassinate':
      return others.flatMap((seat) => [
        ...armies(state, seat).filter(({ slot }) => hasGeneral(armyOf(state, seat, slot))),
        ...agents(state, seat),
      ])
    case 'bribe':
    case 'spy':
      return others.flatMap((seat) => armies(state, seat))
    case 'turn':
      return others.flatMap((seat) => agents(state, seat)).filter((target) => isHere(state, side, target.region))
    case 'riot':
      return held(state, others).filter(({ region }) => landOf(state, region).cubes < packOf(state).limits.cubes)
    case 'uprising':
      return held(state, others).filter(({ seat, region }) => !isHome(state, seat, region))
    case 'trade':
      return held(state, others).filter(({ seat }) => statusOf(state, side, seat) !== ENEMY)
    case 'recruit':
      return packOf(state).stacks.flatMap(({ region }, stack) => {
        const open = isOpenStack(state, side, region) && pileSize(state.stacks[stack] ?? []) > 0
        return open ? [{ ...nothing, region }] : []
      })
    case 'sabotage':
      return held(state, others).flatMap((target) =>
        (['market', 'barracks'] as const).flatMap((building) =>
          landOf(state, target.region)[building] ? [{ ...target, building }] : [],
        ),
      )
    case 'theft':
      return others.map((seat) => ({ ...nothing, seat, region: capitalOf(state, seat) }))
    case 'distrust':
      return others.flatMap((seat) =>
        others
          .filter((third) => third !== seat && statusOf(state, seat, third) > ENEMY)
          .map((third) => ({ ...nothing, seat, region: capitalOf(state, seat), with: third })),
      )
    case 'treaty':
      return others.filter((seat) => statusOf(state, side, seat) < ALLIED).map((seat) => ({ ...nothing, seat }))
  }
}

const armies = (state: State, seat: number): Target[] =>
  sideOf(state, seat).armies.flatMap((army, slot) =>
    army.region === NONE ? [] : [{ ...nothing, seat, slot, region: army.region }],
  )

const agents = (state: State, seat: number): Target[] =>
  sideOf(state, seat).agents.flatMap(({ region }, agent) =>
    region === NONE ? [] : [{ ...nothing, seat, agent, region }],
  )

/** Written out: this is made for every region of every opponent. */
function held(state: State, seats: readonly number[]): Target[] {
  const found: Target[] = []
  for (const seat of seats)
    for (let region = 0; region < state.lands.length; region++)
      if (state.lands[region]?.holder === seat)
        found.push({ seat, region, slot: NONE, agent: NONE, building: null, with: NONE })
  return found
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
  return sideOf(state, side).agents.map(({ region, used }) =>
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
  return targetsFor(state, side, card).find((each) => {
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
