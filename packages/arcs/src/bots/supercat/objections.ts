// Why a battle that could be fought here and now is not: for the trace. What is favourable is said in `terms/combat.ts`.

import type { Fallen, Say } from '@understudy/procedure'
import { battleSystems, refuseBattle } from '../../rules/battle/battle.ts'
import { planetType } from '../../rules/board/control.ts'
import { sysId } from '../../rules/board/ids.ts'
import { typeName } from '../../rules/board/resources.ts'
import { WARLORD } from '../../rules/round/declare.ts'
import { BLIGHT, isSeat, ownerOf } from '../../rules/state/owners.ts'
import * as read from '../../rules/state/read.ts'
import { type C, type CombatGoal, type CombatPlan, me, pipsLeft, say, settings } from './context.ts'
import { commanded } from './lib/act.ts'
import { latestFor } from './lib/latest.ts'
import { base } from './lib/now.ts'
import { allows, type Budget, budgetNow } from './plans/budget.ts'
import { itemsFor } from './plans/combat.ts'
import type { Want } from './plans/goals.ts'
import type { CombatChoice } from './sources.ts'
import {
  damageNeeded,
  diceFor,
  type Fight,
  favourable,
  isRansackable,
  mostHits,
  oddsOf,
  possibleTrophies,
} from './terms/combat.ts'
import { contendsBy } from './terms/standing.ts'
import type { Version } from './versions/version.ts'

/** What speaks against this fight, all ships being in place; nothing if it is favourable. */
export function objection(view: C['view'], seat: number, fight: Fight, version: Version): Say | undefined {
  if (favourable(view, seat, fight, version)) return undefined
  const { system, defender, goal, battles, extra } = fight
  const illegal = refuseBattle(view, seat, system, defender)
  if (illegal !== undefined) return illegal
  const odds = oddsOf(view, seat, system, defender, goal, battles, extra, fight.early)
  const { own, theirs, dice } = odds
  if (battles < 1) return say('supercat.noPip', {})
  if (odds.blight !== undefined) {
    const wanted = version.numbers.blightDice(goal, odds.blight)
    if (dice < wanted) return say('supercat.fewForBlight', { dice, wanted })
  }
  if ((goal === 'trophies' || goal === 'ransack') && odds.blight === undefined && own < Math.max(1, theirs))
    return say('supercat.outnumbered', { own, theirs })
  if (goal === 'ransack' && odds.sack === undefined) return say('supercat.fewToSack', { dice })
  if (goal === 'raid') {
    const keys = fight.keys ?? 99
    const thieves = Math.min(dice, 6, odds.raid)
    if (thieves < 2 * keys) return say('supercat.fewKeys', { dice: thieves, keys })
    if (own < theirs || own === 0 || (own === theirs && battles < 2))
      return say('supercat.outnumbered', { own, theirs })
  }
  if (goal === 'control') {
    if (dice < Math.max(1, theirs)) return say('supercat.fewDice', { dice, theirs })
    const needed = damageNeeded(view, seat, system, defender, fight.grade ?? 1)
    if (needed < 0) return NO_GAIN.control
    const hits = mostHits(version.numbers.selectDice(odds))
    if (needed > hits) return say('supercat.beyondHits', { hits, needed })
  }
  // What is left is the risk to a city.
  if (!isRansackable(view, defender)) return say('supercat.noRansack', {})
  const type = planetType(view, system)
  return version.terms.outrageForbids(view, seat, type)
    ? say('supercat.outrage', { type: typeName(type) })
    : say('supercat.noPip', {})
}

const NO_TOKENS: readonly number[] = []
/** Traces are kept for long: what is always the same is said by the same words. */
const noGain = <F extends Want['for']>(what: F) => say('supercat.noGain', { for: what })
const NO_GAIN: Readonly<Record<Want['for'], Say>> = {
  declared: noGain('declared'),
  open: noGain('open'),
  control: noGain('control'),
  trophies: noGain('trophies'),
  theft: noGain('theft'),
  defence: noGain('defence'),
}

const battlesNow = latestFor((view, seat) => [...battleSystems(view, seat)])

/** Battles where it has ships already that this rule does not offer; `kept`: actions that it may not spend. */
export function refusedCombats(
  c: C,
  node: CombatChoice,
  want: Want,
  found: readonly CombatPlan[],
  kept = c.vars.kept ?? 0,
): Fallen<CombatPlan>[] {
  const { view } = c
  const seat = me(c)
  const budget = budgetNow(view, seat, undefined, kept)
  const barred = bars(c, node, budget)
  const out: Fallen<CombatPlan>[] = []
  for (const [system, defender] of battlesNow(view, seat)) {
    const at = sysId(system)
    const rival = ownerOf(view, defender)
    if (found.some((plan) => plan.at === at && plan.against === rival)) continue
    const dice = diceFor(view, seat, system, budget.extra)
    const goal: CombatGoal = want.for === 'control' || want.for === 'defence' ? want.for : 'trophies'
    const value: CombatPlan = {
      goal,
      at,
      against: rival,
      battles: budget.left,
      dice,
      moveTokens: NO_TOKENS,
      psionic: 0,
      had: 0,
    }
    out.push({ value, why: barred ?? against(c, want, budget, system, defender, dice) })
  }
  return out
}

/** What speaks against any battle by this rule. */
function bars(c: C, node: CombatChoice, budget: Budget): Say | undefined {
  if (!allows(budget, 'battle')) return say('supercat.noPip', {})
  if (budget.left === 0) return say(read.pipsLeft(c.view) > 0 ? 'supercat.shareSpent' : 'supercat.noPip', {})
  return c.vars.tried === `${node} ${pipsLeft(c)}` ? say('supercat.tried', {}) : undefined
}

/** What speaks against a battle for what the rule wants. */
function against(c: C, want: Want, budget: Budget, system: number, defender: number, dice: number): Say {
  const { view } = c
  const seat = me(c)
  const { version } = settings(c)
  const fight = { system, defender, battles: budget.left, extra: budget.extra }
  const nothing = NO_GAIN[want.for]
  if (want.for === 'control') {
    if (!want.systems.includes(system)) return nothing
    const grades = want.take === true ? ([1] as const) : ([1, 2] as const)
    for (const grade of grades)
      if (damageNeeded(view, seat, system, defender, grade) > 0)
        return objection(view, seat, { ...fight, goal: 'control', grade }, version) ?? nothing
    return nothing
  }
  if (want.for === 'defence')
    return want.systems.includes(system) && defender === BLIGHT
      ? (objection(view, seat, { ...fight, goal: 'defence' }, version) ?? nothing)
      : nothing
  if (want.for === 'trophies') {
    if (want.of?.(defender) === false || want.systems?.includes(system) === false) return say('supercat.notSought', {})
    const { fresh, damaged } = commanded(view, seat, system)
    if (want.imperial === true && fresh + damaged === 0) return say('supercat.noImperials', {})
  }
  const won = possibleTrophies(view, system, defender, budget.left, dice)
  if (isWorth(c, want, won)) return objection(view, seat, { ...fight, goal: 'trophies' }, version) ?? nothing
  const items = want.for === 'trophies' || !isSeat(defender) ? [] : itemsFor(view, base(c), defender, want)
  if (items.length === 0) return nothing
  const keys = Math.min(...items.map((item) => item.keys))
  return objection(view, seat, { ...fight, goal: 'raid', keys }, version) ?? nothing
}

/** Whether so many Trophies would serve what the rule wants. */
function isWorth(c: C, want: Want, won: number): boolean {
  if (want.for === 'trophies') return won > 0
  if (want.for === 'theft') return false
  const now = base(c)
  return now.status[WARLORD] === (want.for === 'declared' ? 2 : 1) && contendsBy(c.view, now, WARLORD, won)
}
