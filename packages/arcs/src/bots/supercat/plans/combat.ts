// COMBAT: at most one movement into a system, then battles there (supercat 7.3).

import { raidLimit } from '../../../rules/battle.ts'
import { WARLORD } from '../../../rules/declare.ts'
import { sysId } from '../../../rules/ids.ts'
import { shift } from '../../../rules/move.ts'
import { trophies } from '../../../rules/pieces.ts'
import { boardOf, colourOf, freshShips, hasPiece, playersOf, type State, ships } from '../../../rules/state/state.ts'
import type { CombatGoal, CombatPlan, MovePlan } from '../context.ts'
import type { Settings } from '../options.ts'
import { damageNeeded, diceFor, type Fight, favourable, possibleTrophies } from '../terms/combat.ts'
import { type Base, contendsBy, isDeclared } from '../terms/standing.ts'
import { type Attackers, attackersOf } from './attackers.ts'
import { allows, type Budget } from './budget.ts'
import { type Item, itemsToContend } from './items.ts'
import { waysTo } from './routes.ts'

export type Want =
  /** Trophies or a theft that contends a declared ambition. */
  | { readonly for: 'declared' }
  /** Change control of these systems (graded), or take it. */
  | { readonly for: 'control'; readonly systems: readonly number[]; readonly take?: boolean }
  | { readonly for: 'trophies' }

/** What a movement and the battles after it are paid with. */
export interface Spent {
  /** Slots whose tokens pay for Moves. */
  readonly moveTokens: readonly number[]
  readonly weapon: number | undefined
  /** Battles that Psionic tokens pay for. */
  readonly psionic: number
  readonly battles: number
}

/** The Moves and Battles that tokens and pips give after a movement of `cost` actions (7.3.3), or undefined. */
export function spendFor(budget: Budget, cost: number, settings: Settings): Spent | undefined {
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
export const combatPlans = (state: State, base: Base, budget: Budget, want: Want, settings: Settings): CombatPlan[] =>
  firstGoal(state, base, budget, want, settings, false)

/** The first of those with the most battles. */
export const bestCombat = (state: State, base: Base, budget: Budget, want: Want, settings: Settings) =>
  firstGoal(state, base, budget, want, settings, true)[0]

/** One thing that battles are fought for. */
export interface Step {
  readonly goal: CombatGoal
  readonly grade: 1 | 2 | undefined
  /** Only with groups that keep their origin. */
  readonly keeping?: true
}
const TROPHIES: Step = { goal: 'trophies', grade: undefined }
const GOALS = { declared: [TROPHIES, { goal: 'raid', grade: undefined }], trophies: [TROPHIES] } as const
const TAKE_CONTROL: readonly Step[] = [{ goal: 'control', grade: 1 }]
const CHANGE_CONTROL: readonly Step[] = [...TAKE_CONTROL, { goal: 'control', grade: 2 }]
const KEEP_AND_CHANGE: readonly Step[] = [
  ...CHANGE_CONTROL.map((step): Step => ({ ...step, keeping: true })),
  ...CHANGE_CONTROL,
]

export function combatGoals(want: Want, settings: Settings): readonly Step[] {
  if (want.for !== 'control') return GOALS[want.for]
  if (want.take === true) return TAKE_CONTROL
  // Where battles have no regard to the origin (supercat/A36), keeping it comes nowhere.
  return settings.combatKeepsOrigin && settings.changeControl === 'keepFirst' ? KEEP_AND_CHANGE : CHANGE_CONTROL
}

function firstGoal(
  state: State,
  base: Base,
  budget: Budget,
  want: Want,
  settings: Settings,
  onlyBest: boolean,
): CombatPlan[] {
  if (!allows(budget, 'battle') && budget.weapon.length === 0) return []
  for (const step of settings.version.numbers.combatGoals(want, settings)) {
    if (want.for === 'declared' && step.goal === 'trophies' && !isDeclared(state, WARLORD)) continue
    const found = plansFor(state, base, budget, want, settings, step, onlyBest)
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
  { goal, grade, keeping }: Step,
  onlyBest: boolean,
): CombatPlan[] {
  const { seat } = base
  const out: CombatPlan[] = []
  const targets = want.for === 'control' ? want.systems : boardOf(state).systems
  const most = budget.left + budget.fuel.length + budget.psionicMoves.length
  const origins = attackersOf(state, seat, settings)
  /** By the cost of the movement, as far as asked; null for what cannot be paid. */
  const spending: (Spent | null | undefined)[] = []
  for (const system of targets) {
    const here = ships(state, system, seat) > 0
    for (let rival = 0; rival < playersOf(state); rival++) {
      if (rival === seat || !hasPiece(state, system, rival)) continue
      if (goal === 'trophies' && ships(state, system, rival) === 0) continue
      const items = goal === 'raid' ? itemsToContend(state, base, rival) : NO_ITEMS
      if (goal === 'raid' && items.length === 0) continue
      let fewest = 99
      for (const item of items) if (item.keys < fewest) fewest = item.keys
      const thieves = goal === 'raid' ? raidLimit(state, seat, system, rival) : 0
      const own = freshShips(state, system, seat)
      const theirs = freshShips(state, system, rival)
      const inPlace = diceFor(state, seat, system, budget.extra)
      // The groups of one origin follow each other; the first that is good enough goes.
      let served = -1
      for (let at = here ? -1 : 0; at < origins.length; at++) {
        const origin = origins[at]
        if (origin !== undefined && (origin.from === system || origin.from === served)) continue
        if (keeping === true && origin?.group.keep === false) continue
        const cost = origin === undefined ? 0 : origin.reach.cost[system]!
        if (cost > most) continue
        if (spending[cost] === undefined)
          spending[cost] = settings.version.numbers.spendFor(budget, cost, settings) ?? null
        const spent = spending[cost]
        if (spent === undefined || spent === null || spent.battles < 1) continue
        const better = !onlyBest || out.length === 0 || spent.battles > out[0]!.battles
        if (!better && origins[at + 1]?.from !== origin?.from) continue
        // Arithmetic before trying it: too few ships or dice are never favourable for Trophies or a raid.
        const { fresh, damaged } = origin === undefined ? NOBODY_GOES : origin.group
        if (goal !== 'control' && own + fresh < Math.max(1, theirs)) continue
        const dice = inPlace + fresh + damaged
        const keys = Math.min(dice, 6, thieves)
        if (goal === 'raid' && keys < 2 * fewest) continue
        const won = goal === 'trophies' ? possibleTrophies(state, system, rival, spent.battles, dice) : 0
        if (goal === 'trophies' && !(want.for === 'trophies' ? won > 0 : contendsBy(state, base, WARLORD, won)))
          continue
        const fight: Fight = {
          system,
          defender: rival,
          goal,
          battles: spent.battles,
          extra: budget.extra,
          keys: fewest,
          grade,
          atOnce: settings.raidAtOnce,
        }
        // The ships are put there and back again, which is cheaper than a copy.
        if (origin !== undefined) shift(state, seat, origin.from, system, fresh, damaged)
        const good =
          goal === 'control'
            ? grade !== undefined &&
              damageNeeded(state, seat, system, rival, grade) > 0 &&
              favourable(state, seat, fight, settings.version)
            : favourable(state, seat, fight, settings.version)
        if (origin !== undefined) shift(state, seat, system, origin.from, fresh, damaged)
        if (!good) continue
        if (origin !== undefined) served = origin.from
        if (!better) continue
        const plan: CombatPlan = {
          goal,
          at: sysId(system),
          against: colourOf(state, rival),
          battles: spent.battles,
          dice,
          move: undefined,
          moveTokens: spent.moveTokens,
          weapon: spent.weapon,
          psionic: spent.psionic,
          item: undefined,
          keys: undefined,
          place: undefined,
          grade: goal === 'control' ? (grade ?? 1) : undefined,
          trophies: goal === 'trophies' ? won : undefined,
          had: goal === 'trophies' ? trophies(state, seat) : 0,
          warlord: goal === 'trophies' && want.for === 'declared' ? base.places[WARLORD]! : undefined,
        }
        if (onlyBest) out.length = 0
        const moves = origin === undefined ? STAYING : movesOf(origin, system)
        if (goal !== 'raid') withMoves(out, plan, moves)
        else for (const item of items) if (keys >= 2 * item.keys) withMoves(out, plan, moves, item)
      }
    }
  }
  return out
}

const NO_ITEMS: readonly Item[] = []
const NOBODY_GOES = { fresh: 0, damaged: 0 }

/** No movement: the ships are there. */
const STAYING: readonly undefined[] = [undefined]

/** The plan with each way of getting there. All fields are written out: plans that look alike are read faster. */
function withMoves(out: CombatPlan[], plan: CombatPlan, moves: readonly (MovePlan | undefined)[], item?: Item): void {
  const { goal, at, against, battles, dice, moveTokens, weapon, psionic, grade, trophies: won, had, warlord } = plan
  for (const move of moves)
    out.push({
      goal,
      at,
      against,
      battles,
      dice,
      move,
      moveTokens,
      weapon,
      psionic,
      item: item?.theft,
      keys: item?.keys,
      place: item?.place,
      grade,
      trophies: won,
      had,
      warlord,
    })
}

const movesOf = ({ from, group, reach }: Attackers, system: number): MovePlan[] =>
  waysTo(reach, from, system).map((path) => ({
    from: sysId(from),
    to: sysId(system),
    fresh: group.fresh,
    damaged: group.damaged,
    keep: group.keep,
    cost: reach.cost[system]!,
    path,
    grade: undefined,
  }))
