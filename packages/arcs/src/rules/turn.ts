// The rest of a turn: spending tokens for the Weapon effect or for nothing, rearranging tokens, ending (arcs 9, 7.9).

import { say } from '../text/sayings.ts'
import type { Resource } from '../vocabulary.ts'
import { free, type Random } from './deed.ts'
import * as L from './layout.ts'
import { payments, refuseArming, settlePay } from './pay.ts'
import {
  capacity,
  discardToken,
  hasOverflow,
  orderMatters,
  slotAt,
  slotUsable,
  spendSlot,
  TYPES,
  tokenCount,
  tokenIn,
  tokens,
  typeIndex,
  typeName,
} from './resources.ts'
import { endTurn } from './round.ts'
import { F, pop, topKind } from './stack.ts'
import { colourOf, type State } from './state.ts'

export const arm = free<'arm'>({
  refuse: (state, action, seat) =>
    state.b[L.BONUS] !== 0 ? say('no.owes', { kind: 'battle' }) : refuseArming(state, seat, action.pay),
  carry(state, action, seat, events) {
    settlePay(state, seat, action.pay)
    state.b[L.ARMED] = 1
    events?.event(say('log.armed', { seat: colourOf(state, seat) }))
  },
  *list(state, seat) {
    for (const pay of payments(state, seat)) if (refuseArming(state, seat, pay) === undefined) yield { do: 'arm', pay }
  },
})

/** A token may be spent for nothing, even if Outraged (arcs 9.2). */
export const spend = free<'spend'>({
  refuse(state, action, seat) {
    if (state.b[L.PRELUDE] === 0) return say('no.preludeOver', {})
    return tokenIn(state, seat, action.slot) === 0 ? say('no.token', { slot: action.slot + 1 }) : undefined
  },
  carry(state, action, seat, events) {
    const type = typeName(tokenIn(state, seat, action.slot))
    spendSlot(state, seat, action.slot)
    state.b[L.FIRST] = 0
    events?.event(say('log.wasted', { seat: colourOf(state, seat), type }))
  },
  *list(state, seat) {
    if (state.b[L.PRELUDE] === 0) return
    for (let slot = 0; slot < 7; slot++) if (tokenIn(state, seat, slot) !== 0) yield { do: 'spend', slot }
  },
  sample: () => undefined,
})

export const mayArrange = (state: State, seat: number): boolean =>
  topKind(state) === F.overflow || (state.b[L.ARRANGE]! & (1 << seat)) !== 0

/** Whether arranging could change anything, so that a turn waits for it. */
export function arrangingMatters(state: State, seat: number): boolean {
  return (state.b[L.ARRANGE]! & (1 << seat)) !== 0 && orderMatters(state, seat)
}

/** How many tokens of each type, from 1. */
function tokensByType({ b }: State, seat: number): number[] {
  const out = [0, 0, 0, 0, 0, 0]
  for (let at = slotAt(seat, 0), end = at + L.SLOTS_PER_SEAT; at < end; at++) out[b[at]!]!++
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
    const { b } = state
    if (topKind(state) === F.overflow) pop(state)
    b[L.ARRANGE] = b[L.ARRANGE]! & ~(1 << seat)
    events?.event(say('log.arranged', { seat: colourOf(state, seat), slots: withoutTail(action.slots) }))
    const before = tokensByType(state, seat)
    b.fill(0, slotAt(seat, 0), slotAt(seat, L.SLOTS_PER_SEAT))
    action.slots.forEach((type, slot) => {
      if (type === null) return
      b[slotAt(seat, slot)] = typeIndex(type)
      before[typeIndex(type)]!--
    })
    for (let type = 1; type <= TYPES; type++) {
      for (let i = 0; i < before[type]!; i++) {
        discardToken(state, type)
        events?.event(say('log.discardedToken', { seat: colourOf(state, seat), type: typeName(type) }))
      }
    }
  },
  *list(state, seat) {
    if (!mayArrange(state, seat)) return
    const usable: number[] = []
    for (let slot = 0; slot < 7; slot++) if (slotUsable(state, seat, slot)) usable.push(slot)
    const left = Array.from({ length: TYPES + 1 }, (_, type) => (type === 0 ? 0 : tokens(state, seat, type)))
    const must = Math.min(tokenCount(state, seat), usable.length)
    const slots: (Resource | null)[] = Array.from({ length: 7 }, () => null)
    const rest = function* (i: number, kept: number): Generator<(Resource | null)[]> {
      if (i === usable.length) {
        if (kept === must) yield [...slots]
        return
      }
      const slot = usable[i]!
      for (let type = 1; type <= TYPES; type++) {
        if (left[type] === 0) continue
        left[type]!--
        slots[slot] = typeName(type)
        yield* rest(i + 1, kept + 1)
        slots[slot] = null
        left[type]!++
      }
      if (usable.length - i - 1 + kept >= must) yield* rest(i + 1, kept)
    }
    // Empty slots at the end need not be told.
    for (const so of rest(0, 0)) yield { do: 'arrange', slots: withoutTail(so) }
  },
  sample(state, seat, random) {
    return mayArrange(state, seat) ? sampleArrangement(state, seat, random) : undefined
  },
})

const withoutTail = (slots: readonly (Resource | null)[]): (Resource | null)[] =>
  slots.slice(0, slots.findLastIndex((type) => type !== null) + 1)

function sampleArrangement(state: State, seat: number, random: Random) {
  const types: number[] = []
  for (let at = slotAt(seat, 0), end = at + L.SLOTS_PER_SEAT; at < end; at++)
    if (state.b[at] !== 0) types.push(state.b[at]!)
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
    state.b[L.BONUS] === 0
      ? undefined
      : say('no.owes', { kind: state.b[L.BONUS] === L.BONUS_OWES_BATTLE ? 'battle' : 'secure' }),
  carry(state, _action, seat, events) {
    events?.event({ ...say('log.ended', { seat: colourOf(state, seat) }), aside: true })
    endTurn(state, seat, events)
  },
  *list(state) {
    if (state.b[L.BONUS] === 0) yield { do: 'end' }
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
