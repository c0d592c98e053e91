// Favourable combat (supercat 4.4) and the choice of dice (supercat 7.3.4).

import { GUILD } from '../../../data/court.ts'
import { LEAD } from '../../../data/leaders.ts'
import { isGate } from '../../../data/map.ts'
import { ransackable } from '../../../rules/actions/secure.ts'
import { raidLimit, refuseBattle } from '../../../rules/battle/battle.ts'
import { shipCapacity } from '../../../rules/battle/hits.ts'
import { provoke } from '../../../rules/battle/outrage.ts'
import { NOBODY, planetType } from '../../../rules/board/control.ts'
import { holdsGuild } from '../../../rules/seats/index.ts'
import { BLIGHT, EMPIRE, isSeat } from '../../../rules/state/owners.ts'
import * as read from '../../../rules/state/read.ts'
import { isBuilding, isCity, isDamaged, isPort, siteOwner } from '../../../rules/state/sites.ts'
import { F, topKind } from '../../../rules/state/stack.ts'
import { damagedShips, freshShips, leaderIs, playersOf, roleOf, type State, ships } from '../../../rules/state/state.ts'
import type { Pool } from '../../../vocabulary.ts'
import type { CombatGoal } from '../context.ts'
import { actTerms, commanded, defending, inAct } from '../lib/act.ts'
import { tryOut } from '../lib/scratch.ts'
import { ambitionOf } from '../lib/slots.ts'
import type { Version } from '../versions/version.ts'
import { contending, isDeclared } from './standing.ts'

const WITHIN: ReadonlySet<number> = new Set([F.railgun, F.dice, F.reroll, F.hits, F.ransack, F.raid])

/** Something within a battle is to be decided. */
export const inBattle = (state: State): boolean =>
  WITHIN.has(topKind(state)) || (inAct(state) && actTerms().inBattle(state))

/** Dice that an attack may roll; `extra` is the die of Elite Pilots. */
export const diceFor = (state: State, seat: number, system: number, extra: number): number =>
  ships(state, system, seat) +
  imperialDice(state, seat, system) +
  extra +
  (leaderIs(state, seat, LEAD.rebel) ? 2 : 0) +
  (isGate(system) && holdsGuild(state, seat, GUILD.gatekeepers) ? 2 : 0)

/** Imperial ships that attack along roll too. */
function imperialDice(state: State, seat: number, system: number): number {
  const { fresh, damaged } = commanded(state, seat, system)
  return fresh + damaged
}

export interface Odds {
  readonly goal: CombatGoal
  /** Fresh ships of both sides. */
  readonly own: number
  readonly theirs: number
  readonly dice: number
  /** Battles left, this one included. */
  readonly left: number
  /** Raid dice that the rules allow. */
  readonly raid: number
  /** Wary (Corsair): no more assault than skirmish dice. */
  readonly wary?: boolean
  /** When a raid does not wait for the last battle (supercat/A54, B26). */
  readonly early?: RaidEarly
  /** Ships of the defender, damaged ones too. */
  readonly ships?: number
  /** What a ransack takes, if there are dice enough for it. */
  readonly sack?: Pool | undefined
  /** Against Blight, which has no fresh ships to compare with (supercat/A50): two for a fresh one, one for a damaged one. */
  readonly blight?: number | undefined
}
export type RaidEarly = 'never' | 'noShips' | 'noFresh'

/** 7.3.4 (supercat/A51, A52, A54) */
export function selectDice(odds: Odds, left = odds.left): Pool {
  const { goal, own, theirs, dice, wary = false } = odds
  const six = Math.min(dice, 6)
  if (goal === 'raid' && raidsNow(odds, left)) return raidPool(odds)
  const blight = odds.blight !== undefined
  if (left > 1 && own <= theirs && !blight) return { assault: 0, skirmish: six, raid: 0 }
  const most = own > theirs || blight ? six : Math.min(6, Math.trunc(dice / 2))
  const assault = wary ? Math.min(most, Math.trunc(dice / 2)) : most
  return { assault, skirmish: Math.min(6, dice - assault), raid: 0 }
}

const raidsNow = ({ early = 'never', theirs, ships = 1 }: Odds, left: number): boolean =>
  left === 1 || (early === 'noFresh' && theirs === 0) || (early === 'noShips' && ships === 0)

function raidPool({ dice, raid }: Odds): Pool {
  const thieves = Math.min(dice, 6, raid)
  return { assault: 0, skirmish: Math.min(6, dice - thieves), raid: thieves }
}

/** 0.10 (supercat-0.10, 6.3.4, supercat/B25, B26, B29): no more assault dice than twice the fresh defenders. */
export function diceByPrinciples(odds: Odds, left = odds.left): Pool {
  const { goal, own, theirs, dice, wary = false, sack } = odds
  const skirmish = { assault: 0, skirmish: Math.min(dice, 6), raid: 0 }
  if (goal === 'ransack') return sack ?? skirmish
  if (goal === 'raid') return raidsNow(odds, left) ? raidPool(odds) : skirmish
  if (left > 1 && own <= theirs && odds.blight === undefined) return skirmish
  const most = Math.min(dice, 6, 2 * (odds.blight ?? theirs))
  const assault = wary ? Math.min(most, Math.trunc(dice / 2)) : most
  return { assault, skirmish: Math.min(6, dice - assault), raid: 0 }
}

/** The city that a ransack is after: a damaged one if there is one. -1 for none. */
export function cityToSack(state: State, system: number, defender: number): number {
  let found = -1
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(state, at)
    if (!isCity(site) || siteOwner(site) !== defender) continue
    if (isDamaged(site)) return at
    if (found < 0) found = at
  }
  return found
}

/** The dice that destroy a city in one battle at best: by assault through all ships, else by raid (supercat-0.10, 6.3.5). */
function sackPool(state: State, system: number, defender: number, dice: number, raid: number, wary: boolean) {
  const city = cityToSack(state, system, defender)
  if (city < 0) return undefined
  const cap = isDamaged(read.site(state, city)) ? 1 : 2
  const assault = 2 * freshShips(state, system, defender) + damagedShips(state, system, defender) + cap
  if (Math.min(dice, 6) >= assault && !(wary && assault > Math.trunc(dice / 2)))
    return { assault, skirmish: Math.min(6, dice - assault), raid: 0 }
  return Math.min(dice, 6, raid) >= 2 * cap
    ? { assault: 0, skirmish: Math.min(6, dice - 2 * cap), raid: 2 * cap }
    : undefined
}

export const oddsOf = (
  state: State,
  seat: number,
  system: number,
  defender: number,
  goal: CombatGoal,
  left: number,
  extra: number,
  early: RaidEarly = 'never',
): Odds => {
  const dice = diceFor(state, seat, system, extra)
  const raid = raidLimit(state, seat, system, defender)
  const wary = leaderIs(state, seat, LEAD.corsair)
  return {
    goal,
    own: freshShips(state, system, seat) + commanded(state, seat, system).fresh,
    theirs: freshDefenders(state, system, defender),
    dice,
    left,
    raid,
    wary,
    early,
    ships: ships(state, system, defender),
    sack: goal === 'ransack' ? sackPool(state, system, defender, dice, raid, wary) : undefined,
    blight: defender === BLIGHT ? blightSteps(state, system) : undefined,
  }
}

/** Pairs of hits until all Blight of a system is gone. */
const blightSteps = (state: State, system: number): number =>
  2 * read.fresh(state, system, BLIGHT) + read.damaged(state, system, BLIGHT)

/** Fresh ships that defend: Blight and Free States have none (supercat 4.4). */
export const freshDefenders = (state: State, system: number, defender: number): number =>
  defender === BLIGHT ? 0 : freshShips(state, system, defender) + defending(state, system, defender).fresh

/** Most ship hits of a pool. */
export const mostHits = (pool: Pool): number => 2 * pool.assault + pool.skirmish

/** Whether some roll could force the loss of a city, even with hits put on cities last (supercat/A57). */
export function riskOf(state: State, system: number, defender: number, pool: Pool): boolean {
  let others = 0
  let weakest = 99
  for (let at = system * 3, end = at + 3; at < end; at++) {
    const site = read.site(state, at)
    if (!isBuilding(site) || siteOwner(site) !== defender) continue
    const takes = isDamaged(site) ? 1 : 2
    if (isCity(site)) weakest = Math.min(weakest, takes)
    else if (!(isPort(site) && roleOf(state, defender) === 'lars')) others += takes
  }
  if (weakest === 99) return false
  const along = defending(state, system, defender)
  const capacity = shipCapacity(state, system, defender) + 2 * along.fresh + along.damaged
  const overflow = Math.max(0, mostHits(pool) - capacity)
  return pool.raid + overflow >= others + weakest
}

export const isRansackable = (state: State, defender: number): boolean =>
  isSeat(defender) && ransackable(state, defender).length > 0

/** Whether the Outrage of a type would cost contention in a declared ambition. */
export function outrageHurts(state: State, seat: number, type: number): boolean {
  // Nothing but the ambition of the type can be lost.
  const ambition = ambitionOf(type)
  if (ambition === 0 || !isDeclared(state, ambition) || !contending(state, seat, ambition)) return false
  const after = tryOut(state)
  provoke(after, seat, type)
  return !contending(after, seat, ambition)
}

/** 0.10: whether it is in contention for the declared ambition of the type, whatever would be lost (supercat/B23). */
export function contendsTypeOf(state: State, seat: number, type: number): boolean {
  const ambition = ambitionOf(type)
  return ambition > 0 && isDeclared(state, ambition) && contending(state, seat, ambition)
}

/** Whether cities of this defender may fall here (supercat/A58). */
export const citiesMayFall = (
  state: State,
  seat: number,
  system: number,
  defender: number,
  { terms }: Version,
): boolean => isRansackable(state, defender) && !terms.outrageForbids(state, seat, planetType(state, system))

/** Ships that so many battles could destroy at best (supercat/A49). */
export function possibleTrophies(
  state: State,
  system: number,
  defender: number,
  battles: number,
  dice: number,
): number {
  let hits = battles * 2 * Math.min(dice, 6)
  // Two hits are one against Blight.
  if (defender === BLIGHT) hits >>= 1
  const along = defending(state, system, defender)
  const weak = Math.min(damagedShips(state, system, defender) + along.damaged, hits)
  hits -= weak
  return weak + Math.min(freshShips(state, system, defender) + along.fresh, Math.trunc(hits / 2))
}

/** Fresh ships of the defender to damage so that the seat controls the system (1) or nobody does (2); -1 if it cannot be. */
export function damageNeeded(state: State, seat: number, system: number, defender: number, grade: 1 | 2): number {
  if (inAct(state) && freshShips(state, system, EMPIRE) > 0) return imperialDamage(state, seat, system, defender, grade)
  const own = freshShips(state, system, seat)
  const theirs = freshShips(state, system, defender)
  let others = 0
  let otherBest = NOBODY
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat || rival === defender) continue
    const n = freshShips(state, system, rival)
    if (n > others) {
      others = n
      otherBest = rival
    } else if (n === others) otherBest = NOBODY
  }
  if (grade === 1) return own > others ? Math.max(0, theirs - own + 1) : -1
  // Down to a tie with the next best, which must not be a single rival ahead of everybody.
  const next = Math.max(own, others)
  if (theirs < next) return -1
  if (others > own && otherBest !== NOBODY && theirs < others) return -1
  return theirs - next
}

/**
 * Where the Empire controls: all its fresh ships, which defend along with a Regent or by themselves, and of a defending seat
 * as many as usual. Nothing helps against whoever they do not defend (supercat/A127).
 */
function imperialDamage(state: State, seat: number, system: number, defender: number, grade: 1 | 2): number {
  const empire = freshShips(state, system, EMPIRE)
  if (actTerms().isRegent(state, seat)) return -1
  if (defender !== EMPIRE && defending(state, system, defender).fresh === 0) return -1
  let [best, others] = [0, 0]
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat) continue
    const n = freshShips(state, system, rival)
    best = Math.max(best, n)
    if (rival !== defender) others = Math.max(others, n)
  }
  const own = freshShips(state, system, seat)
  if (defender === EMPIRE) return own > best || (grade === 2 && own === best) ? empire : -1
  if (own <= others && !(grade === 2 && own === others)) return -1
  return empire + Math.max(0, best - own + (grade === 1 ? 1 : 0))
}

export interface Fight {
  readonly system: number
  readonly defender: number
  readonly goal: CombatGoal
  readonly battles: number
  readonly extra: number
  readonly keys?: number | undefined
  readonly grade?: 1 | 2 | undefined
  readonly early?: RaidEarly
}

/** Whether this fight is favourable in the position, with all ships in place. */
export function favourable(state: State, seat: number, fight: Fight, version: Version): boolean {
  const { system, defender, goal, battles, extra } = fight
  if (battles < 1 || refuseBattle(state, seat, system, defender) !== undefined) return false
  const odds = oddsOf(state, seat, system, defender, goal, battles, extra, fight.early)
  const { own, theirs, dice } = odds
  const first = version.numbers.selectDice(odds)
  if (odds.blight !== undefined && dice < version.numbers.blightDice(goal, odds.blight)) return false
  if ((goal === 'trophies' || goal === 'ransack') && odds.blight === undefined && own < Math.max(1, theirs))
    return false
  if (goal === 'ransack') return odds.sack !== undefined && citiesMayFall(state, seat, system, defender, version)
  if (goal === 'raid') {
    if (odds.raid === 0 || Math.min(dice, 6, odds.raid) < 2 * (fight.keys ?? 99)) return false
    if (!(own > theirs || (own === theirs && own >= 1 && battles >= 2))) return false
  }
  if (goal === 'control') {
    const needed = damageNeeded(state, seat, system, defender, fight.grade ?? 1)
    if (dice < theirs || dice < 1 || needed < 0 || needed > mostHits(first)) return false
  }
  let risk = riskOf(state, system, defender, first)
  if (!risk && goal === 'raid') risk = riskOf(state, system, defender, version.numbers.selectDice(odds, 1))
  return !risk || citiesMayFall(state, seat, system, defender, version)
}
