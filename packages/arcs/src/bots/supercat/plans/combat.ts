// COMBAT: at most one movement into a system, then battles there (supercat 7.3).

import { shift } from '../../../rules/actions/move.ts'
import { raidLimit } from '../../../rules/battle/battle.ts'
import { sysId } from '../../../rules/board/ids.ts'
import { trophies } from '../../../rules/board/pieces.ts'
import { WARLORD } from '../../../rules/round/declare.ts'
import { BLIGHT, EMPIRE, FREE_STATES, isSeat, ownerOf, owners } from '../../../rules/state/owners.ts'
import { boardOf, freshShips, hasPiece, type State, ships } from '../../../rules/state/state.ts'
import type { Pieces } from '../../../vocabulary.ts'
import type { CombatPlan, MovePlan } from '../context.ts'
import { actTerms, inAct } from '../lib/act.ts'
import type { Settings } from '../options.ts'
import {
  damageNeeded,
  diceFor,
  type Fight,
  favourable,
  freshDefenders,
  isRansackable,
  oddsOf,
  possibleTrophies,
} from '../terms/combat.ts'
import { type Base, contendsBy } from '../terms/standing.ts'
import { type Attackers, attackersOf, goesTo, mostArriving, NOBODY_THERE } from './attackers.ts'
import { allows, type Budget } from './budget.ts'
import type { Step, Want } from './goals.ts'
import { type Item, itemsOfKind, itemsToContend } from './items.ts'
import { type Group, withImperials } from './move.ts'
import { waysTo } from './routes.ts'
import { citiesOf, type Sack, sacksToContend } from './sack.ts'
import type { Spent } from './spending.ts'

/** Every favourable combat for what is wanted. Trophies come before raids (supercat/A26). */
export const combatPlans = (state: State, base: Base, budget: Budget, want: Want, settings: Settings): CombatPlan[] =>
  firstGoal(state, base, budget, want, settings, false)

/** The first of those with the most battles. */
export const bestCombat = (state: State, base: Base, budget: Budget, want: Want, settings: Settings) =>
  firstGoal(state, base, budget, want, settings, true)[0]

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
    if (step.goal === 'trophies' && (want.for === 'declared' || want.for === 'open'))
      if (base.status[WARLORD] !== (want.for === 'declared' ? 2 : 1)) continue
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
  const targets =
    want.for === 'control' || want.for === 'defence' || (want.for === 'trophies' && want.systems !== undefined)
      ? (want.systems ?? [])
      : boardOf(state).systems
  const most = budget.left + budget.fuel.length + budget.psionicMoves.length
  const origins = attackersOf(state, seat, settings)
  /** By the cost of the movement, as far as asked; null for what cannot be paid. */
  const spending: (Spent | null | undefined)[] = []
  /** By the Trophies that could be won, as far as asked: whether they would contend. */
  const contending: (boolean | undefined)[] = []
  const contends = (won: number): boolean => (contending[won] ??= contendsBy(state, base, WARLORD, won))
  const act = inAct(state)
  const all = owners(state)
  for (const system of targets) {
    const here = ships(state, system, seat) > 0 || (act && imperialHere(state, seat, system))
    const strongest = mostArriving(origins, system, most, here ? 0 : NOBODY_THERE)
    if (strongest === NOBODY_THERE) continue
    for (const rival of all) {
      if (rival === seat || !hasPiece(state, system, rival)) continue
      // Only seats and the Empire can be robbed of control, only seats of anything else (supercat/A127).
      if (!isSeat(rival) && (goal === 'raid' || goal === 'ransack')) continue
      if (goal === 'control' && (rival === BLIGHT || rival === FREE_STATES)) continue
      if (goal === 'defence' && (rival !== BLIGHT || freshShips(state, system, BLIGHT) === 0)) continue
      if (goal === 'trophies' && (rival === FREE_STATES || !hasShips(state, system, rival))) continue
      if (want.for === 'trophies' && want.of?.(rival) === false) continue
      const own = freshShips(state, system, seat)
      const theirs = freshDefenders(state, system, rival)
      // Too few even with the most who could come.
      if (goal !== 'control' && !act && own + strongest < Math.max(1, theirs)) continue
      const items = goal !== 'raid' ? NO_ITEMS : itemsFor(state, base, rival, want)
      if (goal === 'raid' && items.length === 0) continue
      if (goal === 'ransack' && (citiesOf(state, system, rival) === 0 || !isRansackable(state, rival))) continue
      /** What a ransack would be for: by assault through all ships, or by raid. */
      const sacks: (readonly Sack[] | undefined)[] = goal === 'ransack' ? [] : NO_SACKS
      let fewest = 99
      for (const item of items) if (item.keys < fewest) fewest = item.keys
      const thieves = goal === 'raid' ? raidLimit(state, seat, system, rival) : 0
      const inPlace = diceFor(state, seat, system, budget.extra)
      // The groups of one origin follow each other; the first that is good enough goes.
      let served = -1
      for (let at = here ? -1 : 0; at < origins.length; at++) {
        const origin = origins[at]
        if (origin !== undefined && (origin.from === system || origin.from === served)) continue
        if (act && origin !== undefined && !goesTo(state, origin, system)) continue
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
        const along = act && origin !== undefined ? alongWith(state, seat, origin, system) : NOBODY_GOES
        const helped = act ? imperialThere(state, seat, system) + along.fresh + along.damaged : 0
        if (want.for === 'trophies' && want.imperial === true && helped === 0) continue
        if (goal !== 'control' && rival !== BLIGHT && own + fresh + helped < Math.max(1, theirs)) continue
        const dice =
          inPlace + fresh + damaged + (act && origin !== undefined ? helpGained(state, seat, system, along) : 0)
        const keys = Math.min(dice, 6, thieves)
        if (goal === 'raid' && keys < 2 * fewest) continue
        const won = goal === 'trophies' ? possibleTrophies(state, system, rival, spent.battles, dice) : 0
        if (goal === 'trophies' && !(want.for === 'trophies' ? won > 0 : contends(won))) continue
        const fight: Fight = {
          system,
          defender: rival,
          goal,
          battles: spent.battles,
          extra: budget.extra,
          keys: fewest,
          grade,
          early: settings.version.numbers.raidEarly(settings),
        }
        // The ships are put there and back again, which is cheaper than a copy.
        if (origin !== undefined) shift(state, seat, origin.from, system, fresh, damaged)
        if (along.fresh + along.damaged > 0) shift(state, EMPIRE, origin!.from, system, along.fresh, along.damaged)
        const good =
          goal === 'control'
            ? grade !== undefined &&
              damageNeeded(state, seat, system, rival, grade) > 0 &&
              favourable(state, seat, fight, settings.version)
            : favourable(state, seat, fight, settings.version)
        const through = good && goal === 'ransack' && sacksThrough(state, seat, fight)
        if (along.fresh + along.damaged > 0) shift(state, EMPIRE, system, origin!.from, along.fresh, along.damaged)
        if (origin !== undefined) shift(state, seat, system, origin.from, fresh, damaged)
        if (!good) continue
        const by = through ? 1 : 0
        if (goal === 'ransack')
          sacks[by] ??= sacksToContend(state, base, system, rival, through, want.for === 'open' ? 'open' : 'declared')
        if (goal === 'ransack' && sacks[by]?.length === 0) continue
        if (origin !== undefined) served = origin.from
        if (!better) continue
        const plan: CombatPlan = {
          goal,
          at: sysId(system),
          against: ownerOf(state, rival),
          battles: spent.battles,
          dice,
          move: undefined,
          moveTokens: spent.moveTokens,
          weapon: spent.weapon,
          psionic: spent.psionic,
          spared: spent.spared,
          item: undefined,
          keys: undefined,
          place: undefined,
          grade: goal === 'control' ? (grade ?? 1) : undefined,
          trophies: goal === 'trophies' ? won : undefined,
          ransack: undefined,
          had: goal === 'trophies' ? trophies(state, seat) : goal === 'ransack' ? citiesOf(state, system, rival) : 0,
          warlord: goal === 'trophies' && want.for !== 'trophies' ? base.places[WARLORD]! : undefined,
        }
        if (onlyBest) out.length = 0
        const moves =
          origin === undefined
            ? STAYING
            : movesOf(origin, system, act ? withImperials(state, seat, origin.from, origin.group, along) : origin.group)
        if (goal === 'ransack') for (const sack of sacks[by] ?? []) withMoves(out, plan, moves, undefined, sack)
        else if (goal !== 'raid') withMoves(out, plan, moves)
        else for (const item of items) if (keys >= 2 * item.keys) withMoves(out, plan, moves, item)
      }
    }
  }
  return out
}

/** Never written to. */
const NO_SACKS: (readonly Sack[] | undefined)[] = []
const hasShips = (state: State, system: number, owner: number): boolean =>
  ships(state, system, owner) > 0 || (inAct(state) && sum(actTerms().defending(state, system, owner)) > 0)
const sum = ({ fresh, damaged }: Pieces): number => fresh + damaged
const imperialHere = (state: State, seat: number, system: number): boolean =>
  sum(actTerms().commanded(state, seat, system)) > 0
/** Imperial ships that would attack along once it is there. */
const imperialThere = (state: State, seat: number, system: number): number =>
  actTerms().isRegent(state, seat) ? ships(state, system, EMPIRE) : 0
const alongWith = (state: State, seat: number, { from, group, alone }: Attackers, system: number): Pieces => {
  const { along, alongIfBlight } = actTerms()
  return (alone ? alongIfBlight : along)(state, seat, from, system, group.fresh, group.damaged)
}
/** Dice that arriving adds besides those of the group: of Imperial ships that come along, and of those it finds there. */
const helpGained = (state: State, seat: number, system: number, along: Pieces): number =>
  sum(along) + imperialThere(state, seat, system) - sum(actTerms().commanded(state, seat, system))

/** Whether a ransack is by assault, through all ships; the ships are in place. */
const sacksThrough = (state: State, seat: number, { system, defender, goal, battles, extra }: Fight): boolean =>
  (oddsOf(state, seat, system, defender, goal, battles, extra).sack?.assault ?? 0) > 0

/** What a raid could take for what is wanted. */
export const itemsFor = (state: State, base: Base, rival: number, want: Want): readonly Item[] =>
  want.for === 'theft'
    ? itemsOfKind(state, base, rival, want.cards, want.types)
    : itemsToContend(state, base, rival, want.for === 'open' ? 'open' : 'declared')

const NO_ITEMS: readonly Item[] = []
const NOBODY_GOES = { fresh: 0, damaged: 0 }

/** No movement: the ships are there. */
const STAYING: readonly undefined[] = [undefined]

/** The plan with each way of getting there. All fields are written out: plans that look alike are read faster. */
function withMoves(
  out: CombatPlan[],
  plan: CombatPlan,
  moves: readonly (MovePlan | undefined)[],
  item?: Item,
  sack?: Sack,
): void {
  const { goal, at, against, battles, dice, moveTokens, weapon, psionic, spared, grade, had, warlord } = plan
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
      spared,
      item: item?.theft,
      keys: item?.keys,
      place: item?.place,
      grade,
      trophies: sack?.trophies ?? plan.trophies,
      ransack: sack?.card,
      had,
      warlord,
    })
}

const movesOf = ({ from, reach }: Attackers, system: number, { fresh, damaged, keep, imperial }: Group): MovePlan[] =>
  waysTo(reach, from, system).map((path) => ({
    from: sysId(from),
    to: sysId(system),
    fresh,
    damaged,
    keep,
    cost: reach.cost[system]!,
    path,
    grade: undefined,
    imperial,
  }))
