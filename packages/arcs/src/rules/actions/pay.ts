// What buys an action: a pip of the played card or a token in the Prelude (arcs 7.5, 9.2, 9.5, 14.1).

import { BATTLE_BIT, kindBit, SUIT_BITS } from '../../data/action-cards.ts'
import { EVERY_SUIT, type Kind, type Pay } from '../../vocabulary.ts'
import {
  endPrelude,
  outraged,
  PSIONIC,
  spendSlot,
  TYPES,
  tokenIn,
  typeIndex,
  typeName,
  WEAPON,
} from '../board/resources.ts'
import type { No } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { COPY, leadSuit, PIVOT } from '../round/play-card.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { BONUS_OWES_BATTLE } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import type { State } from '../state/state.ts'
import * as write from '../state/write.ts'

/** Whether any token may be spent as this type, outraged or not. */
export const isLoyalTo = (state: State, seat: number, type: number): boolean =>
  heard(points.spendsAs, state, seat).includes(type)

const TOKEN_KINDS: readonly number[] = [
  0,
  kindBit('build') | kindBit('repair'),
  kindBit('move'),
  0,
  kindBit('secure'),
  0,
]

/** Kinds of action, as bits, that a pip can buy now. */
export const pipKinds = (state: State): number => SUIT_BITS[read.suit(state)]! | (read.armed(state) ? BATTLE_BIT : 0)

/** Kinds that a token spent as this type buys. A Psionic goes by the lead card, not by one's own (arcs 9.2). */
export const tokenKinds = (state: State, type: number): number =>
  type === PSIONIC ? SUIT_BITS[leadSuit(state)]! : TOKEN_KINDS[type]!

export const asType = (state: State, seat: number, pay: Exclude<Pay, 'pip'>): number =>
  pay.as === undefined ? tokenIn(state, seat, pay.slot) : typeIndex(pay.as)

/** Whether the token in this slot can be spent as the type it is asked to be. */
export function refuseToken(state: State, seat: number, pay: Exclude<Pay, 'pip'>): No {
  const has = tokenIn(state, seat, pay.slot)
  if (has === 0) return say('no.token', { slot: pay.slot + 1 })
  const type = asType(state, seat, pay)
  return type !== has && !isLoyalTo(state, seat, type)
    ? say('no.loyal', { has: typeName(has), as: typeName(type) })
    : undefined
}

/** The same for its Prelude action, which Outrage closes (arcs 9.5). */
function refusePreludeToken(state: State, seat: number, pay: Exclude<Pay, 'pip'>): No {
  if (!read.prelude(state)) return say('no.preludeOver', {})
  const no = refuseToken(state, seat, pay)
  if (no !== undefined) return no
  const type = asType(state, seat, pay)
  return outraged(state, seat, type) && !isLoyalTo(state, seat, type)
    ? say('no.outraged', { type: typeName(type) })
    : undefined
}

export function refusePay(state: State, seat: number, pay: Pay, kind: Kind): No {
  if (read.bonus(state) !== 0) {
    const owed = read.bonus(state) === BONUS_OWES_BATTLE ? 'battle' : 'secure'
    if (pay !== 'pip' || kind !== owed) return say('no.owes', { kind: owed })
  }
  if (pay === 'pip') {
    if (read.pipsLeft(state) === 0) return say('no.pips', {})
    const rules = seatRules(state, seat)
    if (rules.inOrder) return rules.refuseKind(state, kind)
    return (pipKinds(state) & kindBit(kind)) === 0
      ? say('no.suitKind', { kind, suit: EVERY_SUIT[read.suit(state)]! })
      : undefined
  }
  const no = refusePreludeToken(state, seat, pay)
  if (no !== undefined) return no
  const type = asType(state, seat, pay)
  return (tokenKinds(state, type) & kindBit(kind)) === 0
    ? say('no.tokenKind', { type: typeName(type), kind })
    : undefined
}

export const refuseArming = (state: State, seat: number, pay: Pay): No => {
  if (pay === 'pip') return say('no.armPip', {})
  const no = refusePreludeToken(state, seat, pay)
  if (no !== undefined) return no
  return asType(state, seat, pay) === WEAPON ? undefined : say('no.armToken', {})
}

export function settlePay(state: State, seat: number, pay: Pay): void {
  if (seatRules(state, seat).inOrder) return
  if (pay === 'pip') {
    endPrelude(state)
    write.addPipsLeft(state, -1)
    write.setBonus(state, 0)
  } else {
    spendSlot(state, seat, pay.slot)
    write.setFirst(state, false)
  }
}

/** arcs 14.3: the pip of a Copy or Pivot. */
export const isSidePip = (state: State, pay: Pay): boolean =>
  pay === 'pip' && (read.mode(state) === COPY || read.mode(state) === PIVOT)

/** Every way to pay at the moment. */
export function payments(state: State, seat: number): Pay[] {
  const out: Pay[] = []
  if (read.pipsLeft(state) > 0) out.push('pip')
  if (!read.prelude(state) || read.bonus(state) !== 0) return out
  const loyal = heard(points.spendsAs, state, seat)
  for (let slot = 0; slot < 7; slot++) {
    const has = tokenIn(state, seat, slot)
    if (has === 0) continue
    for (let type = 1; type <= TYPES; type++)
      if (loyal.includes(type) || (type === has && !outraged(state, seat, type)))
        out.push(type === has ? { slot } : { slot, as: typeName(type) })
  }
  return out
}

/** Kinds that a payment buys, as bits. */
export function payKinds(state: State, seat: number, pay: Pay): number {
  if (pay !== 'pip') return tokenKinds(state, asType(state, seat, pay))
  const rules = seatRules(state, seat)
  return rules.inOrder ? rules.kinds(state) : pipKinds(state)
}
