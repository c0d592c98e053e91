// Stealing (arcs 6.6) and the raid (arcs 13).

import type { EventSink } from '@understudy/table'
import { bc, COURT_KEYS, COURT_SUIT } from '../data/court.ts'
import { lore } from '../data/leaders.ts'
import { say } from '../text/sayings.ts'
import type { Theft } from '../vocabulary.ts'
import { isDeclared, KEEPER } from './declare.ts'
import { free, type No } from './deed.ts'
import { court, courtId } from './ids.ts'
import * as L from './layout.ts'
import { hasType, placeToken, SLOT_KEYS, slotAt, slotUsable, tokenIn, typeName } from './resources.ts'
import { isLars } from './seats/lars.ts'
import { larsSay } from './seats/lars-text.ts'
import { pop } from './stack.ts'
import { bitsOf, colourOf, copyState, holdsGuild, holdsLore, type State } from './state.ts'

const GUARDIANS = bc(22)

/** Sworn Guardians (BC22), Keeper's Trust (L21), Keeper's Solidarity (L22). */
export function refuseTheft(state: State, thief: number, victim: number, theft: Theft): No {
  const of = colourOf(state, victim)
  if ('slot' in theft) {
    const type = tokenIn(state, victim, theft.slot)
    if (type === 0) return say('no.token', { slot: theft.slot + 1 })
    if (holdsGuild(state, victim, GUARDIANS)) return say('no.guardians', { of })
    if (holdsLore(state, victim, lore(21)) && isDeclared(state, KEEPER) && hasType(state, thief, type))
      return say('no.trust', { of, type: typeName(type) })
    return undefined
  }
  const card = court(theft.card)
  if (card < 0 || (state.m[L.M_GUILD + victim]! & (1 << card)) === 0)
    return say('no.theirGuild', { of, card: theft.card })
  if (1 << card !== GUARDIANS && holdsGuild(state, victim, GUARDIANS)) return say('no.guardians', { of })
  const suit = COURT_SUIT[card]!
  if (holdsLore(state, victim, lore(22)) && isDeclared(state, KEEPER) && hasType(state, victim, suit))
    return say('no.solidarity', { of, card: theft.card })
  return undefined
}

/** Sworn Guardians is not kept by its thief: it is buried. */
export function steal(state: State, thief: number, victim: number, theft: Theft, events?: EventSink): void {
  const { b, m } = state
  const seat = colourOf(state, thief)
  const of = colourOf(state, victim)
  if ('slot' in theft) {
    const type = tokenIn(state, victim, theft.slot)
    b[slotAt(victim, theft.slot)] = 0
    events?.event(say('log.stoleToken', { seat, of, type: typeName(type) }))
    placeToken(state, thief, type, events)
    return
  }
  const bit = 1 << court(theft.card)
  m[L.M_GUILD + victim]! &= ~bit
  // What Lars holds has no text: its Sworn Guardians are simply taken (lars/A3).
  const buried = bit === GUARDIANS && !isLars(state, victim)
  if (buried) m[L.M_BOTTOM]! |= bit
  else m[L.M_GUILD + thief]! |= bit
  events?.event(say(buried ? 'log.buried' : 'log.stoleCard', { seat, of, card: theft.card }))
}

export const keysFor = (theft: Theft): number =>
  'slot' in theft ? (SLOT_KEYS[theft.slot] ?? 99) : COURT_KEYS[court(theft.card)]!

/** What could be taken, one at a time, with these keys. */
export function* thefts(state: State, thief: number, victim: number, keys: number): Generator<Theft> {
  for (let slot = 0; slot < 7; slot++) {
    if (tokenIn(state, victim, slot) === 0 || SLOT_KEYS[slot]! > keys || !slotUsable(state, victim, slot)) continue
    if (refuseTheft(state, thief, victim, { slot }) === undefined) yield { slot }
  }
  for (const card of bitsOf(state.m[L.M_GUILD + victim]!)) {
    if (COURT_KEYS[card]! > keys) continue
    const theft = { card: courtId(card) }
    if (refuseTheft(state, thief, victim, theft) === undefined) yield theft
  }
}

/** Frame `raid`: only with attackers left, keys, and something they can open (arcs/D8). */
export function canRaid(state: State): boolean {
  const { b } = state
  if (b[L.B_ALIVE] === 0 || b[L.B_KEYS] === 0) return false
  for (const _ of thefts(state, b[L.B_ATT]!, b[L.B_DEF]!, b[L.B_KEYS]!)) return true
  return false
}

/** Whether the keys that are left open anything more: whoever gives to Lars must go on giving (lars/A35). */
export function canTakeMore(state: State, take: readonly Theft[]): boolean {
  const thief = state.b[L.B_ATT]!
  const victim = state.b[L.B_DEF]!
  const after = copyState(state)
  let keys = state.b[L.B_KEYS]!
  for (const theft of take) {
    steal(after, thief, victim, theft)
    keys -= keysFor(theft)
  }
  for (const _ of thefts(after, thief, victim, keys)) return true
  return false
}

export const raid = free<'raid'>({
  refuse(state, action) {
    const { b } = state
    const seat = b[L.B_ATT]!
    const victim = b[L.B_DEF]!
    let keys = b[L.B_KEYS]!
    // One at a time: taking Sworn Guardians opens the rest.
    const after = action.take.length > 1 ? copyState(state) : state
    for (let i = 0; i < action.take.length; i++) {
      const theft = action.take[i]!
      const no = refuseTheft(after, seat, victim, theft)
      if (no !== undefined) return no
      if ('slot' in theft && !slotUsable(after, victim, theft.slot)) return say('no.token', { slot: theft.slot + 1 })
      keys -= keysFor(theft)
      if (keys < 0) return say('no.keys', { keys: b[L.B_KEYS]! })
      if (after !== state) steal(after, seat, victim, theft)
    }
    return isLars(state, seat) && canTakeMore(state, action.take) ? larsSay('no.larsGive', {}) : undefined
  },
  carry(state, action, _seat, events) {
    const seat = state.b[L.B_ATT]!
    const victim = state.b[L.B_DEF]!
    pop(state)
    state.b[L.B_KEYS] = 0
    for (const theft of action.take) steal(state, seat, victim, theft, events)
  },
  *list(state) {
    const seat = state.b[L.B_ATT]!
    const victim = state.b[L.B_DEF]!
    const seen = new Set<string>()
    // Each set of things once, in the order in which it can be taken.
    const rest = function* (now: State, keys: number, so: readonly Theft[]): Generator<readonly Theft[]> {
      const key = so
        .map((theft) => JSON.stringify(theft))
        .sort()
        .join()
      if (seen.has(key)) return
      seen.add(key)
      yield so
      for (const theft of thefts(now, seat, victim, keys)) {
        const after = copyState(now)
        steal(after, seat, victim, theft)
        yield* rest(after, keys - keysFor(theft), [...so, theft])
      }
    }
    const all = isLars(state, seat)
    for (const take of rest(state, state.b[L.B_KEYS]!, []))
      if (!all || !canTakeMore(state, take)) yield { do: 'raid', take }
  },
  sample(state, _seat, random) {
    const seat = state.b[L.B_ATT]!
    const victim = state.b[L.B_DEF]!
    const take: Theft[] = []
    let now = state
    let keys = state.b[L.B_KEYS]!
    for (;;) {
      let found: Theft | undefined
      let n = 0
      for (const theft of thefts(now, seat, victim, keys)) if (random.int(++n) === 0) found = theft
      if (found === undefined || (take.length > 0 && !isLars(state, seat) && random.int(8) === 0)) break
      take.push(found)
      keys -= keysFor(found)
      if (keys <= 0) break
      if (now === state) now = copyState(state)
      steal(now, seat, victim, found)
    }
    return { do: 'raid', take }
  },
})
