// Cards of the Court, as the rules of this book sort them (supercat 4.3), and the effective Vox cards (supercat 8.1).

import { inSet } from '../../../card-sets.ts'
import { EVERY_COURT_SUIT, LOYAL_CARDS, SUIT_CARDS, UNIONS, VOX } from '../../../data/court.ts'
import { spotOf } from '../../../rules/actions/influence.ts'
import { provoke } from '../../../rules/battle/outrage.ts'
import { refuseTheft } from '../../../rules/battle/raid.ts'
import { controls, onTurnOf } from '../../../rules/board/control.ts'
import { courtId } from '../../../rules/board/ids.ts'
import { outraged, tokens, WEAPON } from '../../../rules/board/resources.ts'
import { takeFromRow } from '../../../rules/positions/suppose.ts'
import { refuseDeclaring } from '../../../rules/round/declare.ts'
import { refuseSeizing } from '../../../rules/round/initiative.ts'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import { SITE_CITY } from '../../../rules/state/sites.ts'
import { boardOf, copyState, playersOf, roleOf, type State } from '../../../rules/state/state.ts'
import { type C, me, settings } from '../context.ts'
import { actTerms, inAct } from '../lib/act.ts'
import { base } from '../lib/now.ts'
import { tryOut } from '../lib/scratch.ts'
import type { Critical } from '../versions/version.ts'
import { hasRival } from './map.ts'
import { isDeclared, isOpen, reaches, SOLE1, standing, TIED1 } from './standing.ts'

/** Whether securing a Vox card is worth while for what it does, as the version has it. */
export const effectiveVox = (c: C, card: number): boolean =>
  isVox(card) && settings(c).version.terms.isEffective(c, card)
/** The same in both versions, but for whom Outrage Spreads is aimed at. */
export const doesSomething = (c: C, card: number): boolean =>
  isEffective(c.view, me(c), card, settings(c).outrageSpreadsAt)

/** 0.10: the classes of critical cards (supercat-0.10, 6.2.3). */
export const CRITICAL: readonly Critical[] = [
  { id: 'contendDeclared', is: 'contends' },
  { id: 'effective', is: effectiveVox },
  { id: 'actionCard', is: (_, card) => grantsCard(card) },
  { id: 'loyalCard', is: (c, card) => loyalToOutrage(c.view, me(c), card) },
]
/** Whether a card belongs to one of them. */
export const isCritical = (c: C, card: number): boolean =>
  settings(c).version.terms.critical.some(
    ({ is, also }) =>
      (is === 'contends' ? reaches('contendDeclared', base(c), afterTaking(c.view, me(c), card)) : is(c, card)) ||
      also?.(c, card) === true,
  )

const FIRST_VOX = 25
/** Those of the campaign follow those of the base game; what comes after them are other cards. */
const LAST_VOX = 33
export const isVox = (card: number): boolean => card >= FIRST_VOX && card <= LAST_VOX

/** Cards lying in the Court. */
export function courtCards(state: State): number[] {
  const out: number[] = []
  for (let spot = 0; spot < read.rowSpots(state); spot++)
    if (read.rowCard(state, spot) > 0) out.push(read.rowCard(state, spot) - 1)
  return out
}

export const ownAgents = (state: State, seat: number, card: number): number =>
  read.courtAgents(state, spotOf(state, card), seat)

/** The most agents of one rival. */
export function rivalAgents(state: State, seat: number, card: number): number {
  const spot = spotOf(state, card)
  let most = 0
  for (let rival = 0; rival < playersOf(state); rival++)
    if (rival !== seat) most = Math.max(most, read.courtAgents(state, spot, rival))
  return most
}

/** All agents of rivals. */
export function allRivalAgents(state: State, seat: number, card: number): number {
  const spot = spotOf(state, card)
  let n = 0
  for (let rival = 0; rival < playersOf(state); rival++) if (rival !== seat) n += read.courtAgents(state, spot, rival)
  return n
}

export const isUncontested = (state: State, seat: number, card: number): boolean =>
  ownAgents(state, seat, card) === 0 && rivalAgents(state, seat, card) === 0
export const isContested = (state: State, seat: number, card: number): boolean => {
  const own = ownAgents(state, seat, card)
  return own >= 1 && rivalAgents(state, seat, card) > own
}
/** 0.10: one rival has more agents there than everybody else, so that it could take the card. */
export function rivalCouldSecure(state: State, seat: number, card: number): boolean {
  const spot = spotOf(state, card)
  let best = read.courtAgents(state, spot, seat)
  let alone = false
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat) continue
    const n = read.courtAgents(state, spot, rival)
    if (n > best) alone = true
    else if (n === best) alone = false
    best = Math.max(best, n)
  }
  return alone
}
/** Agents lie there, but nobody could take it (supercat/B17). */
export const isLevel = (state: State, seat: number, card: number): boolean =>
  !isUncontested(state, seat, card) && !isSafe(state, seat, card) && !rivalCouldSecure(state, seat, card)

/** More agents than each rival: nothing to add (supercat/A44). */
export const isSafe = (state: State, seat: number, card: number): boolean =>
  ownAgents(state, seat, card) > rivalAgents(state, seat, card)

export const isUnion = (card: number): boolean => UNIONS.includes(card)
export const isWeapon = (card: number): boolean => EVERY_COURT_SUIT[card] === WEAPON
const isLoyal = (card: number): boolean => inSet(LOYAL_CARDS, card)
/** It brings an action card. */
export const grantsCard = (card: number): boolean => isUnion(card) || isCallToAction(card)
export const isCallToAction = (card: number): boolean => card === VOX.callToAction
/** A Loyal card whose type is outraged. */
export const loyalToOutrage = (state: State, seat: number, card: number): boolean =>
  isLoyal(card) && outraged(state, seat, EVERY_COURT_SUIT[card]!)

/** What taking a card from the Court brings: the card, and rivals' agents as Captives. */
export function takeCard(state: State, seat: number, card: number): void {
  if (inAct(state)) {
    actTerms().take(state, seat, card)
    return
  }
  takeFromRow(state, seat, spotOf(state, card), card, !isVox(card))
}

/** The position after that; only to be counted (see scratch.ts). */
function afterTaking(state: State, seat: number, card: number): State {
  const after = tryOut(state)
  takeCard(after, seat, card)
  return after
}

/** Open ambitions that Populist Demands would be declared for: those it is first in, else those it is tied for first in. */
export function demandable(state: State, seat: number): number[] {
  if (refuseDeclaring(state, seat, undefined) !== undefined) return []
  const places = [1, 2, 3, 4, 5].map((ambition) => (isOpen(state, ambition) ? standing(state, seat, ambition) : 0))
  const best = Math.max(...places)
  return best < TIED1 ? [] : [1, 2, 3, 4, 5].filter((ambition) => places[ambition - 1] === best)
}

/** Types whose Outrage would cost a person the sole lead in a declared ambition (supercat/A71). */
export function spreadable(state: State, seat: number, at: 'human' | 'anyRival'): number[] {
  const leads: [number, number][] = []
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat || (at === 'human' && roleOf(state, rival) !== 'human')) continue
    for (let ambition = 1; ambition <= 5; ambition++)
      if (isDeclared(state, ambition) && standing(state, rival, ambition) === SOLE1) leads.push([rival, ambition])
  }
  if (leads.length === 0) return []
  return [1, 2, 3, 4, 5].filter((type) => {
    const after = copyState(state)
    for (let each = 0; each < playersOf(state); each++) provoke(after, each, type)
    return leads.some(([rival, ambition]) => standing(after, rival, ambition) !== SOLE1)
  })
}

/** What it has of a type: tokens and Guild cards. */
export const iconsOf = (state: State, seat: number, type: number): number =>
  tokens(state, seat, type) + read.countIn(state, Pile.guild(seat), SUIT_CARDS[type]!)

/** Rival cities under its control, as systems. */
export const rivalCitiesHeld = (state: State, seat: number): number[] =>
  boardOf(state).systems.filter(
    (system) => hasRival(state, system, seat, SITE_CITY) && controls(state, seat, system, onTurnOf(seat)),
  )

/** Guild cards of rivals that could be stolen, as [rival, card]. */
function stealableGuilds(state: State, seat: number): [number, number][] {
  const out: [number, number][] = []
  for (let rival = 0; rival < playersOf(state); rival++) {
    if (rival === seat) continue
    for (const card of read.cards(state, Pile.guild(rival)))
      if (refuseTheft(state, seat, rival, { card: courtId(card) }) === undefined) out.push([rival, card])
  }
  return out
}

/** VX.1 to VX.6 */
export function isEffective(state: State, seat: number, card: number, at: 'human' | 'anyRival'): boolean {
  switch (card) {
    case VOX.massUprising:
      return read.shipsLeft(state, seat) >= 4
    case VOX.populistDemands:
      return demandable(state, seat).length > 0
    case VOX.outrageSpreads:
      return spreadable(state, seat, at).length > 0
    case VOX.songOfFreedom:
      return refuseSeizing(state, seat) === undefined && rivalCitiesHeld(state, seat).length > 0
    case VOX.guildStruggle:
      return stealableGuilds(state, seat).length > 0
    default:
      return card === VOX.callToAction || (inAct(state) && actTerms().isEffective(state, seat, card))
  }
}
