// COMBAT: at most one movement into a system, then battles there (supercat 7.3).

import { bc } from '../../../data/court.ts'
import { controller, NOBODY } from '../../../rules/control.ts'
import { WARLORD } from '../../../rules/declare.ts'
import { sysId } from '../../../rules/ids.ts'
import * as L from '../../../rules/layout.ts'
import { shift } from '../../../rules/move.ts'
import { trophies } from '../../../rules/pieces.ts'
import { keysFor, steal, thefts } from '../../../rules/raid.ts'
import {
  boardOf,
  colourOf,
  copyState,
  freshShips,
  hasBuilding,
  hasPiece,
  holdsGuild,
  playersOf,
  type State,
  ships,
} from '../../../rules/state.ts'
import type { Theft } from '../../../vocabulary.ts'
import type { CombatGoal, CombatPlan, MovePlan } from '../context.ts'
import { trim } from '../lib/slots.ts'
import type { Settings } from '../options.ts'
import { damageNeeded, diceFor, favourable, possibleTrophies } from '../terms/combat.ts'
import { controllerWith } from '../terms/map.ts'
import { type Base, contendsBy, isDeclared, reaches, standing } from '../terms/standing.ts'
import { allows, type Budget } from './budget.ts'
import { type Group, groups, moveCost, paths } from './move.ts'

export type Want =
  /** Trophies or a theft that contends a declared ambition. */
  | { readonly for: 'declared' }
  /** Change control of these systems (graded), or take it. */
  | { readonly for: 'control'; readonly systems: readonly number[]; readonly take?: boolean }
  | { readonly for: 'trophies' }

/** Something to steal, with its keys (Sworn Guardians must be bought first) and the place it would give. */
export interface Item {
  readonly theft: Theft
  readonly keys: number
  readonly place: number
}

const GUARDIANS = bc(22)

/** Everything of a rival that could be stolen one by one, Sworn Guardians bought first. */
export function openItems(state: State, seat: number, rival: number): { theft: Theft; keys: number; after: State }[] {
  let open = state
  let more = 0
  const out: { theft: Theft; keys: number; after: State }[] = []
  const add = (from: State, extra: number): void => {
    for (const theft of thefts(from, seat, rival, 99)) {
      const after = copyState(from)
      steal(after, seat, rival, theft)
      trim(after, seat)
      out.push({ theft, keys: keysFor(theft) + extra, after })
    }
  }
  add(state, 0)
  if (holdsGuild(state, rival, GUARDIANS)) {
    open = copyState(state)
    open.m[L.M_GUILD + rival]! &= ~GUARDIANS
    more = 1
    add(open, more)
  }
  return out
}

/** Things of a rival whose theft would contend a declared ambition. */
export function itemsToContend(state: State, base: Base, rival: number): Item[] {
  const { seat } = base
  // Tokens and cards count for Tycoon, Keeper and Empath.
  if (base.status[1] !== 2 && base.status[4] !== 2 && base.status[5] !== 2) return []
  return openItems(state, seat, rival).flatMap(({ theft, keys, after }) => {
    if (!reaches('contendDeclared', base, after)) return []
    let place = 0
    for (let ambition = 1; ambition <= 5; ambition++)
      if (base.status[ambition] === 2 && standing(after, seat, ambition) > base.places[ambition]!)
        place = Math.max(place, standing(after, seat, ambition))
    return [{ theft, keys, place }]
  })
}

interface Origin {
  readonly from: number
  readonly group: Group
}
interface Approach extends Origin {
  readonly cost: number
}

/** The group that goes into battle: everybody, unless a loyal building would fall under a rival (supercat/A36). */
function attackers(state: State, seat: number, from: number, settings: Settings): Group | undefined {
  const ways = groups(state, seat, from)
  const all = ways[ways.length - 1]
  if (all === undefined || settings.combatKeepsOrigin) return ways[0]
  if (!hasBuilding(state, from, seat)) return all
  const now = controller(state, from)
  const then = controllerWith(state, from, seat, freshShips(state, from, seat) - all.fresh)
  const falls = then !== NOBODY && then !== seat && then !== now
  if (!falls) return all
  return ways[0]?.keep === true ? ways[0] : undefined
}

/** The Moves and Battles that tokens and pips give after a movement of `cost` actions (7.3.3), or undefined. */
function spendFor(budget: Budget, cost: number, settings: Settings) {
  const armed = allows(budget, 'battle')
  if (!armed && budget.weapon.length === 0) return undefined
  if (!armed && settings.combatCard === 'fuelAndWeapon' && budget.fuel.length === 0) return undefined
  const fuel = budget.fuel.slice(0, cost)
  const psionicMoves = budget.psionicMoves.slice(0, cost - fuel.length)
  const pips = cost - fuel.length - psionicMoves.length
  if (pips > 0 && (!allows(budget, 'move') || pips >= budget.left + 1)) return undefined
  const psionic = pips === 0 ? budget.psionicBattles.filter((slot) => !psionicMoves.includes(slot)).length : 0
  return {
    moveTokens: [...fuel, ...psionicMoves],
    weapon: armed ? undefined : budget.weapon[0],
    psionic,
    battles: Math.max(0, budget.left - pips) + psionic,
  }
}

/** Every favourable combat for what is wanted. Trophies come before raids (supercat/A26). */
export function combatPlans(state: State, base: Base, budget: Budget, want: Want, settings: Settings): CombatPlan[] {
  if (!allows(budget, 'battle') && budget.weapon.length === 0) return []
  const goals: { goal: CombatGoal; grade?: 1 | 2 }[] =
    want.for === 'declared'
      ? [{ goal: 'trophies' }, { goal: 'raid' }]
      : want.for === 'trophies'
        ? [{ goal: 'trophies' }]
        : want.take === true
          ? [{ goal: 'control', grade: 1 }]
          : [
              { goal: 'control', grade: 1 },
              { goal: 'control', grade: 2 },
            ]
  for (const { goal, grade } of goals) {
    if (want.for === 'declared' && goal === 'trophies' && !isDeclared(state, WARLORD)) continue
    const found = plansFor(state, base, budget, want, settings, goal, grade)
    if (found.length > 0) return found
  }
  return []
}

function plansFor(
  state: State,
  base: Base,
  budget: Budget,
  want: Want,
  settings: Settings,
  goal: CombatGoal,
  grade: 1 | 2 | undefined,
): CombatPlan[] {
  const { seat } = base
  const out: CombatPlan[] = []
  const targets = want.for === 'control' ? want.systems : boardOf(state).systems
  const items: (readonly Item[] | undefined)[] = []
  const most = budget.left + budget.fuel.length + budget.psionicMoves.length
  const origins: Origin[] = []
  for (const from of boardOf(state).systems) {
    if (ships(state, from, seat) === 0) continue
    const group = attackers(state, seat, from, settings)
    if (group !== undefined) origins.push({ from, group })
  }
  for (const system of targets) {
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat || !hasPiece(state, system, rival)) continue
      const theirs = freshShips(state, system, rival)
      if (goal === 'trophies' && ships(state, system, rival) === 0) continue
      if (goal === 'raid') {
        items[rival] ??= itemsToContend(state, base, rival)
        if (items[rival]?.length === 0) continue
      }
      for (const approach of approaches(state, seat, system, origins, most)) {
        // Arithmetic before trying it: too few fresh ships are never favourable for Trophies or a raid.
        const own = freshShips(state, system, seat) + (approach?.group.fresh ?? 0)
        if (goal !== 'control' && own < Math.max(1, theirs)) continue
        const spent = spendFor(budget, approach?.cost ?? 0, settings)
        if (spent === undefined || spent.battles < 1) continue
        const fight = { system, defender: rival, goal, battles: spent.battles, extra: budget.extra }
        // The ships are put there and back again, which is cheaper than a copy.
        if (approach !== undefined)
          shift(state, seat, approach.from, system, approach.group.fresh, approach.group.damaged)
        const dice = diceFor(state, seat, system, budget.extra)
        const found: Partial<CombatPlan>[] = []
        if (goal === 'trophies') {
          const won = possibleTrophies(state, system, rival, spent.battles, dice)
          const worth = want.for === 'trophies' ? won > 0 : contendsBy(state, base, WARLORD, won)
          if (worth && favourable(state, seat, fight))
            found.push({ trophies: won, ...(want.for === 'declared' ? { warlord: base.places[WARLORD]! } : {}) })
        } else if (goal === 'raid') {
          for (const { theft, keys, place } of items[rival] ?? [])
            if (favourable(state, seat, { ...fight, keys })) found.push({ item: theft, keys, place })
        } else if (grade !== undefined) {
          if (damageNeeded(state, seat, system, rival, grade) > 0 && favourable(state, seat, { ...fight, grade }))
            found.push({ grade })
        }
        if (approach !== undefined)
          shift(state, seat, system, approach.from, approach.group.fresh, approach.group.damaged)
        if (found.length === 0) continue
        const { moveTokens, weapon, psionic, battles } = spent
        const moves = approach === undefined ? [undefined] : movesOf(state, seat, approach, system)
        for (const more of found)
          for (const move of moves)
            out.push({
              goal,
              at: sysId(system),
              against: colourOf(state, rival),
              battles,
              dice,
              moveTokens,
              psionic,
              ...(weapon === undefined ? {} : { weapon }),
              had: goal === 'trophies' ? trophies(state, seat) : 0,
              ...more,
              ...(move === undefined ? {} : { move }),
            })
      }
    }
  }
  return out
}

/** In place (undefined), or from each system with ships. */
function approaches(
  state: State,
  seat: number,
  system: number,
  origins: readonly Origin[],
  most: number,
): (Approach | undefined)[] {
  const out: (Approach | undefined)[] = ships(state, system, seat) > 0 ? [undefined] : []
  for (const { from, group } of origins) {
    if (from === system) continue
    const cost = moveCost(state, seat, from, system, group.fresh)
    if (cost <= most) out.push({ from, cost, group })
  }
  return out
}

const movesOf = (state: State, seat: number, { from, group, cost }: Approach, system: number): MovePlan[] =>
  paths(state, seat, from, system, group.fresh).map((path) => ({
    from: sysId(from),
    to: sysId(system),
    ...group,
    cost,
    path,
  }))
