// The rest of a turn: spending tokens for the Weapon effect or for nothing, rearranging tokens, ending (arcs 9, 7.9).

import { type ActionOf, EVERY_TOKEN, type Resource } from '../../vocabulary.ts'
import { payments, refuseArming, settlePay } from '../actions/pay.ts'
import {
  capacity,
  discardToken,
  hasOverflow,
  orderMatters,
  slotUsable,
  spendSlot,
  TYPES,
  tokenCount,
  tokenIn,
  typeIndex,
  typeName,
} from '../board/resources.ts'
import { free, type Random } from '../choosing/deed.ts'
import { say } from '../sayings.ts'
import { BONUS_OWES_BATTLE, SLOTS_PER_SEAT } from '../state/numbers.ts'
import * as read from '../state/read.ts'
import { F, pop, topKind } from '../state/stack.ts'
import { colourOf, copyState, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { endTurn } from './round.ts'

/** A copy in which the turn has so many actions left: what would be if it went on. */
export function withActions(state: State, pips: number): State {
  const copy = copyState(state)
  write.setPipsLeft(copy, pips)
  return copy
}

export const arm = free<'arm'>({
  refuse: (state, action, seat) =>
    read.bonus(state) !== 0 ? say('no.owes', { kind: 'battle' }) : refuseArming(state, seat, action.pay),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    write.setArmed(state, true)
    events?.event(say('log.armed', { seat: colourOf(state, seat) }))
  },
  *list(state, seat) {
    for (const pay of payments(state, seat)) if (refuseArming(state, seat, pay) === undefined) yield { do: 'arm', pay }
  },
})

/** A token may be spent for nothing, even if Outraged (arcs 9.2). */
export const spend = free<'spend'>({
  refuse(state, action, seat) {
    if (!read.prelude(state)) return say('no.preludeOver', {})
    return tokenIn(state, seat, action.slot) === 0 ? say('no.token', { slot: action.slot + 1 }) : undefined
  },
  carry(state, action, seat, events) {
    const type = typeName(tokenIn(state, seat, action.slot))
    spendSlot(state, seat, action.slot)
    write.setFirst(state, false)
    events?.event(say('log.wasted', { seat: colourOf(state, seat), type }))
  },
  *list(state, seat) {
    if (!read.prelude(state)) return
    for (let slot = 0; slot < 7; slot++) if (tokenIn(state, seat, slot) !== 0) yield { do: 'spend', slot }
  },
  sample: () => undefined,
})

export const mayArrange = (state: State, seat: number): boolean =>
  topKind(state) === F.overflow || (read.arranging(state) & (1 << seat)) !== 0

/** Whether arranging could change anything, so that a turn waits for it. */
export function arrangingMatters(state: State, seat: number): boolean {
  return (read.arranging(state) & (1 << seat)) !== 0 && orderMatters(state, seat)
}

/** How many tokens of each type, from 1. */
function tokensByType(state: State, seat: number): number[] {
  const out = new Array<number>(EVERY_TOKEN.length + 1).fill(0)
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) out[read.slot(state, seat, slot)]!++
  out[0] = 0
  return out
}

/** All tokens in their new places; what does not fit is discarded (arcs 9.6, 9.7). */
export const arrange = free<'arrange'>({
  refuse(state, action, seat) {
    if (!mayArrange(state, seat)) return say('no.arrange', {})
    if (action.slots.length > 7) return say('no.arrangeFit', {})
    let kept = 0
    const left = tokensByType(state, seat)
    for (let slot = 0; slot < action.slots.length; slot++) {
      const type = action.slots[slot]
      if (type === null || type === undefined) continue
      if (!slotUsable(state, seat, slot)) return say('no.slotClosed', { slot: slot + 1 })
      if (--left[typeIndex(type)]! < 0) return say('no.notYours', { type })
      kept++
    }
    const must = Math.min(tokenCount(state, seat), capacity(state, seat))
    return kept === must ? undefined : say('no.arrangeFit', {})
  },
  carry(state, action, seat, events) {
    if (topKind(state) === F.overflow) pop(state)
    write.setArranging(state, read.arranging(state) & ~(1 << seat))
    events?.event(say('log.arranged', { seat: colourOf(state, seat), slots: withoutTail(action.slots) }))
    const before = tokensByType(state, seat)
    write.clearSlots(state, seat)
    action.slots.forEach((type, slot) => {
      if (type === null) return
      write.setSlot(state, seat, slot, typeIndex(type))
      before[typeIndex(type)]!--
    })
    for (let type = 1; type <= TYPES; type++) {
      for (let i = 0; i < before[type]!; i++) {
        discardToken(state, type)
        events?.event(say('log.discardedToken', { seat: colourOf(state, seat), type: typeName(type) }))
      }
    }
  },
  list(state, seat) {
    const out: ActionOf<'arrange'>[] = []
    if (!mayArrange(state, seat)) return out
    const usable: number[] = []
    for (let slot = 0; slot < 7; slot++) if (slotUsable(state, seat, slot)) usable.push(slot)
    const left = tokensByType(state, seat)
    const must = Math.min(tokenCount(state, seat), usable.length)
    const slots: (Resource | null)[] = Array.from({ length: 7 }, () => null)
    const rest = (i: number, kept: number): void => {
      if (i === usable.length) {
        // Empty slots at the end need not be told.
        if (kept === must) out.push({ do: 'arrange', slots: withoutTail(slots) })
        return
      }
      const slot = usable[i]!
      for (let type = 1; type < left.length; type++) {
        if (left[type] === 0) continue
        left[type]!--
        slots[slot] = typeName(type)
        rest(i + 1, kept + 1)
        slots[slot] = null
        left[type]!++
      }
      if (usable.length - i - 1 + kept >= must) rest(i + 1, kept)
    }
    rest(0, 0)
    return out
  },
  sample(state, seat, random) {
    return mayArrange(state, seat) ? sampleArrangement(state, seat, random) : undefined
  },
})

const withoutTail = (slots: readonly (Resource | null)[]): (Resource | null)[] =>
  slots.slice(0, slots.findLastIndex((type) => type !== null) + 1)

function sampleArrangement(state: State, seat: number, random: Random) {
  const types: number[] = []
  for (let slot = 0; slot < SLOTS_PER_SEAT; slot++)
    if (read.slot(state, seat, slot) !== 0) types.push(read.slot(state, seat, slot))
  const slots: (Resource | null)[] = []
  for (let slot = 0; slot < 7; slot++) {
    if (!slotUsable(state, seat, slot) || types.length === 0) {
      slots.push(null)
      continue
    }
    const at = random.int(types.length)
    slots.push(typeName(types[at]!))
    types[at] = types[types.length - 1]!
    types.pop()
  }
  return { do: 'arrange', slots } as const
}

export const end = free<'end'>({
  refuse: (state) =>
    read.bonus(state) === 0
      ? undefined
      : say('no.owes', { kind: read.bonus(state) === BONUS_OWES_BATTLE ? 'battle' : 'secure' }),
  carry(state, _action, seat, events) {
    events?.event({ ...say('log.ended', { seat: colourOf(state, seat) }), aside: true })
    endTurn(state, seat, events)
  },
  *list(state) {
    if (read.bonus(state) === 0) yield { do: 'end' }
  },
})

/** Turns down what a frame offers. Tokens may stay as they are only if all of them have a slot. */
export const decline = free<'decline'>({
  refuse: (state, _action, seat) => (mustArrange(state, seat) ? say('no.arrangeFit', {}) : undefined),
  carry: (state) => pop(state),
  *list(state, seat) {
    if (!mustArrange(state, seat)) yield { do: 'decline' }
  },
})

const mustArrange = (state: State, seat: number): boolean => topKind(state) === F.overflow && hasOverflow(state, seat)
