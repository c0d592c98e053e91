// What may be spent in the Prelude (supercat 6.2.1).

import { EVERY_COURT_SUIT } from '../../../data/court.ts'
import { isLoyalTo } from '../../../rules/actions/pay.ts'
import { FUEL, MATERIAL, outraged, PSIONIC, RELIC, tokenIn, WEAPON } from '../../../rules/board/resources.ts'
import { tokenReturned, withoutGuild } from '../../../rules/positions/suppose.ts'
import type { State } from '../../../rules/state/state.ts'

import { tokensToSpend } from '../lib/act.ts'

import { latest } from '../lib/latest.ts'
import { ambitionOf } from '../lib/slots.ts'
import type { Settings } from '../options.ts'
import { contending, isDeclared, losesContention } from './standing.ts'

/** Everything that counts for a declared ambition in contention is kept (supercat/A17, A18). */
export function typeHeldBack(state: State, seat: number, type: number): boolean {
  const ambition = ambitionOf(type)
  return ambition > 0 && isDeclared(state, ambition) && contending(state, seat, ambition)
}

/** 0.10: everything that counts for a declared ambition is kept, whatever its place (supercat/B11). */
export function typeDeclared(state: State, _seat: number, type: number): boolean {
  const ambition = ambitionOf(type)
  return ambition > 0 && isDeclared(state, ambition)
}

export function tokenHeldBack(state: State, seat: number, slot: number, settings: Settings): boolean {
  if (tokensToSpend(state, seat) === 0) return true
  const type = tokenIn(state, seat, slot)
  if (settings.preludeRestriction === 'specific') return settings.version.terms.typeHeldBack(state, seat, type)
  return losesContention(state, tokenReturned(state, seat, slot), seat)
}

export function guildHeldBack(state: State, seat: number, card: number, settings: Settings): boolean {
  const kept = settings.version.act?.keepsGuild(state, seat, card, settings)
  if (kept !== undefined) return kept
  if (settings.preludeRestriction === 'specific')
    return settings.version.terms.typeHeldBack(state, seat, EVERY_COURT_SUIT[card]!)
  return losesContention(state, withoutGuild(state, seat, card), seat)
}

/** Tokens of a type that can be used and are not outraged, whether held back or not. */
export function usableTokens(state: State, seat: number, type: number): number[] {
  if (outraged(state, seat, type) && !isLoyalTo(state, seat, type)) return []
  if (tokensToSpend(state, seat) === 0) return []
  const out: number[] = []
  for (let slot = 0; slot < 7; slot++) if (tokenIn(state, seat, slot) === type) out.push(slot)
  return out
}

/** By type, for the seat and the settings that were asked about last. */
interface Purse {
  seat: number
  settings: Settings | undefined
  slots: (readonly number[] | undefined)[]
}
const purses = latest<Purse>(() => ({ seat: -1, settings: undefined, slots: [] }))

/** Slots with tokens of a type that may be spent now. */
export function spendable(state: State, seat: number, type: number, settings: Settings): readonly number[] {
  const purse = purses(state)
  if (purse.seat !== seat || purse.settings !== settings) {
    purse.seat = seat
    purse.settings = settings
    purse.slots = []
  }
  purse.slots[type] ??= spendableNow(state, seat, type, settings)
  return purse.slots[type]
}

function spendableNow(state: State, seat: number, type: number, settings: Settings): readonly number[] {
  const slots = usableTokens(state, seat, type)
  if (slots.length === 0) return NONE
  if (settings.preludeRestriction === 'specific')
    return settings.version.terms.typeHeldBack(state, seat, type) ? NONE : slots
  return slots.filter((slot) => !tokenHeldBack(state, seat, slot, settings))
}
const NONE: readonly number[] = []

export { FUEL, MATERIAL, PSIONIC, RELIC, WEAPON }
