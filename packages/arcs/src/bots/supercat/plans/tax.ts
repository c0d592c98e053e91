// TAX, TAX*, SECURE, SECURE*: the shortest sets that reach a goal (supercat 5.3, supercat/A73).

import { setOf } from '../../../card-sets.ts'
import { GUILD } from '../../../data/court.ts'
import { isGate } from '../../../data/map.ts'
import { securable } from '../../../rules/actions/secure.ts'
import { taxChoices, taxEffect, taxTypes } from '../../../rules/actions/tax.ts'
import { controls, onTurnOf } from '../../../rules/board/control.ts'
import { court, courtId, siteId, site as siteIndex } from '../../../rules/board/ids.ts'
import { emptyUsable } from '../../../rules/board/resources.ts'
import { TYRANT } from '../../../rules/round/declare.ts'
import { isSeat } from '../../../rules/state/owners.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import { nextSite } from '../../../rules/state/read-map.ts'
import { SITE_CITY, SITE_COUNT, SITE_KIND, SITE_USED, siteOwner, systemOfSite } from '../../../rules/state/sites.ts'
import { playersOf, type State } from '../../../rules/state/state.ts'
import type { Action, CourtId, Pay } from '../../../vocabulary.ts'
import type { SecurePlan, TaxPlan } from '../context.ts'
import { latestFor } from '../lib/latest.ts'
import { tryOut } from '../lib/scratch.ts'
import { ambitionOf, tooDear, trim } from '../lib/slots.ts'
import { takeCard } from '../terms/court.ts'
import { type Base, contendsBy, type Goal, isPossible, reaches } from '../terms/standing.ts'

/** All sets of n of these, in their order. */
export function subsets<X>(list: readonly X[], n: number): X[][] {
  if (n === 1) return list.map((x) => [x])
  const out: X[][] = []
  const grow = (some: X[], from: number): void => {
    if (some.length === n) out.push(some)
    else for (let i = from; i <= list.length - n + some.length; i++) grow([...some, list[i]!], i + 1)
  }
  grow([], 0)
  return out
}

type Choice = TaxPlan['tax'][number]

/** The next city that nobody has taxed this turn. */
const nextCity = (state: State, from: number): number => nextSite(state, from, SITE_KIND | SITE_USED, SITE_CITY)

/** What can be taxed. Leaders and lore may allow more, and a rival's a city in a gate; without them it is simple. */
export function taxableNow(state: State, seat: number): Choice[] {
  if (state.options.act !== 0 || read.leaderOf(state, seat) !== 0 || !read.isEmpty(state, Pile.lore(seat)))
    return [...taxChoices(state, seat)]
  const out: Choice[] = []
  for (let site = nextCity(state, 0); site < SITE_COUNT; site = nextCity(state, site + 1)) {
    const system = systemOfSite(site)
    if (isGate(system)) return [...taxChoices(state, seat)]
    if (siteOwner(read.site(state, site)) === seat || controls(state, seat, system, onTurnOf(seat)))
      out.push({ city: siteId(site) })
  }
  return out
}

/** The same, worked out once for a position. */
export const taxable = latestFor<readonly Choice[]>(taxableNow)

/** The position after these taxes, with what does not fit discarded; only to be counted (see scratch.ts). */
export function afterTaxes(state: State, seat: number, taxes: readonly Choice[]): State {
  const after = tryOut(state)
  for (const { city, type } of taxes) {
    taxEffect(after, seat, siteIndex(city), type)
    trim(after, seat)
  }
  return after
}

/** Whether there are taxes that reach the goal with at most so many actions. */
export const canTax = (state: State, base: Base, goal: Goal, most: number): boolean =>
  taxPlans(state, base, goal, most, true).length > 0

/** Taxes that reach the goal with the fewest actions, at most `most`; all of them, or one. */
export function taxPlans(state: State, base: Base, goal: Goal, most: number, one = false): TaxPlan[] {
  const { seat } = base
  if (!isPossible(goal, base)) return []
  const choices = taxable(state, seat)
  const could = prospects(state, base, goal, choices)
  if (!could(choices, most)) return []
  // Only a city with several types is there more than once.
  const once = choices.every(({ type }) => type === undefined)
  for (let n = 1; n <= Math.min(most, choices.length); n++) {
    const found: TaxPlan[] = []
    for (const tax of subsets(choices, n)) {
      if (!could(tax, n) || (!once && new Set(tax.map(({ city }) => city)).size < n)) continue
      const after = afterTaxes(state, seat, tax)
      if (!reaches(goal, base, after) || tooDear(base, after)) continue
      found.push({ tax })
      if (one) break
    }
    if (found.length > 0) return found
  }
  return []
}

/**
 * Arithmetic before trying it: whether so many of these taxes could reach the goal at best. A Cartel of a rival shrinks
 * with the supply, and a city with several types is not counted: then anything could be.
 */
function prospects(state: State, base: Base, goal: Goal, choices: readonly Choice[]) {
  const { seat } = base
  const any = (): boolean => true
  if (goal !== 'contendDeclared' && goal !== 'contendOpen') return any
  if (choices.some(({ type }) => type !== undefined)) return any
  for (let rival = 0; rival < playersOf(state); rival++)
    if (rival !== seat && read.hasAny(state, Pile.guild(rival), CARTELS)) return any
  const wanted = goal === 'contendDeclared' ? 2 : 1
  known.fill(0)
  return (taxes: readonly Choice[], most: number): boolean => {
    plus.fill(0)
    for (const choice of taxes) {
      plus[ambitionOf(typeOf(state, choice))]!++
      const owner = siteOwner(read.site(state, siteIndex(choice.city)))
      if (owner !== seat && isSeat(owner)) plus[TYRANT]!++
    }
    for (let ambition = 1; ambition <= 5; ambition++) {
      const more = Math.min(plus[ambition]!, most)
      if (more === 0 || base.status[ambition] !== wanted) continue
      const at = ambition * MOST_TAXES + more
      if (known[at] === 0) known[at] = contendsBy(state, base, ambition, more) ? 1 : 2
      if (known[at] === 1) return true
    }
    return false
  }
}
/** More than there are sites. */
const MOST_TAXES = 80
/** What some taxes would add, by ambition. */
const plus = new Uint8Array(6)
/** Whether it would contend, by ambition and gain: 0 if nobody has asked yet. */
const known = new Uint8Array(6 * MOST_TAXES)
const CARTELS = setOf(GUILD.materialCartel, GUILD.fuelCartel)

/** Taxes that bring a token into an empty slot (supercat/A70). */
export function taxGains(state: State, seat: number): TaxPlan[] {
  if (emptyUsable(state, seat) === 0) return []
  return taxable(state, seat)
    .filter((choice) => read.supply(state, typeOf(state, choice)) > 0)
    .map((choice) => ({ tax: [choice] }))
}

export const typeOf = (state: State, { city, type }: Choice): number =>
  type === undefined ? Math.max(0, 31 - Math.clz32(taxTypes(state, siteIndex(city)))) : TYPES.indexOf(type) + 1
const TYPES = ['material', 'fuel', 'weapon', 'relic', 'psionic']

export const taxActions = (plan: TaxPlan, pay: Pay): Action[] =>
  plan.tax.map(({ city, type }) => ({ do: 'tax', city, ...(type === undefined ? {} : { type }), pay }))

/** The position after these cards have been taken; only to be counted (see scratch.ts). */
export function afterSecuring(state: State, seat: number, cards: readonly CourtId[]): State {
  const after = tryOut(state)
  for (const card of cards) takeCard(after, seat, court(card))
  return after
}

/** Cards whose securing reaches the goal with the fewest actions. */
export function securePlans(state: State, base: Base, goal: Goal, most: number): SecurePlan[] {
  const { seat } = base
  if (!isPossible(goal, base)) return []
  const cards = securable(state, seat)
  for (let n = 1; n <= Math.min(most, cards.length); n++) {
    const found: SecurePlan[] = []
    for (const secure of subsets(cards, n))
      if (reaches(goal, base, afterSecuring(state, seat, secure))) found.push({ secure })
    if (found.length > 0) return found
  }
  return []
}

/** Single cards that can be secured and pass a test. */
export const secureIf = (state: State, seat: number, test: (card: number) => boolean): SecurePlan[] =>
  securable(state, seat)
    .filter((card) => test(court(card)))
    .map((card) => ({ secure: [card] }))

export const secureActions = (plan: SecurePlan, pay: Pay): Action[] =>
  plan.secure.map((card) => ({ do: 'secure', card, pay }))

/** Whether owning the card, with the rival agents on it as Captives, would reach the goal. */
export const wouldReach = (state: State, base: Base, goal: Goal, card: number): boolean =>
  reaches(goal, base, afterSecuring(state, base.seat, [courtId(card)]))
