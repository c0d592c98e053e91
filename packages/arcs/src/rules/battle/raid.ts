// Stealing (arcs 6.6) and the raid (arcs 13).

import type { EventSink } from '@understudy/table'
import { COURT_KEYS } from '../../data/court.ts'
import type { Theft } from '../../vocabulary.ts'
import { court, courtId } from '../board/ids.ts'
import { placeToken, SLOT_KEYS, slotUsable, TYPES, tokenIn, typeName } from '../board/resources.ts'
import { free, type No } from '../choosing/deed.ts'
import { heard } from '../hooks/heard.ts'
import * as points from '../hooks/points.ts'
import { buriedWhenStolen } from '../hooks/traits.ts'
import { say } from '../sayings.ts'
import { hasVaults } from '../seats/attacks.ts'
import { seatRules } from '../seats/index.ts'
import { isSeat } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { pop } from '../state/stack.ts'
import { colourOf, copyState, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { noteHarm } from './harm.ts'

export function refuseTheft(state: State, thief: number, victim: number, theft: Theft): No {
  const type = 'slot' in theft ? tokenIn(state, victim, theft.slot) : 0
  const card = 'slot' in theft ? -1 : court(theft.card)
  if ('slot' in theft) {
    if (type === 0) return say('no.token', { slot: theft.slot + 1 })
  } else if (card < 0 || !read.has(state, Pile.guild(victim), card))
    return say('no.theirGuild', { of: colourOf(state, victim), card: theft.card })
  for (const refuse of heard(points.refuseTheft, state, victim)) {
    const no = refuse(state, victim, thief, type, card)
    if (no !== undefined) return no
  }
  return undefined
}

export function steal(state: State, thief: number, victim: number, theft: Theft, events?: EventSink): void {
  const seat = colourOf(state, thief)
  const of = colourOf(state, victim)
  if ('slot' in theft) {
    const type = tokenIn(state, victim, theft.slot)
    // A Golem is no resource.
    if (type <= TYPES) noteHarm(state, thief, victim, 'stolen')
    write.setSlot(state, victim, theft.slot, 0)
    events?.event(say('log.stoleToken', { seat, of, type: typeName(type) }))
    placeToken(state, thief, type, events)
    return
  }
  noteHarm(state, thief, victim, 'stolen')
  const card = court(theft.card)
  write.drop(state, Pile.guild(victim), card)
  // Where its text does not work it is simply taken (lars/A3).
  const buried = buriedWhenStolen(card) && seatRules(state, victim).cardText
  write.put(state, buried ? Pile.BURIED : Pile.guild(thief), card)
  events?.event(say(buried ? 'log.buried' : 'log.stoleCard', { seat, of, card: theft.card }))
}

export const keysFor = (theft: Theft, vaults = false): number =>
  'slot' in theft ? slotKeys(theft.slot, vaults) : COURT_KEYS[court(theft.card)]!
/** `vaults`: one key is not enough for any slot. */
const slotKeys = (slot: number, vaults: boolean): number => Math.max(SLOT_KEYS[slot] ?? 99, vaults ? 2 : 0)

/** What could be taken, one at a time, with these keys. */
export function* thefts(state: State, thief: number, victim: number, keys: number): Generator<Theft> {
  const vaults = hasVaults(state, thief, victim)
  for (let slot = 0; slot < 7; slot++) {
    if (tokenIn(state, victim, slot) === 0 || slotKeys(slot, vaults) > keys || !slotUsable(state, victim, slot))
      continue
    if (refuseTheft(state, thief, victim, { slot }) === undefined) yield { slot }
  }
  for (const card of read.cards(state, Pile.guild(victim))) {
    if (COURT_KEYS[card]! > keys) continue
    const theft = { card: courtId(card) }
    if (refuseTheft(state, thief, victim, theft) === undefined) yield theft
  }
}

/** What keys open: the campaign adds to it. */
export interface Loot {
  refuse(state: State, thief: number, victim: number, theft: Theft): No
  steal(state: State, thief: number, victim: number, theft: Theft, events?: EventSink): void
  keys(theft: Theft, vaults: boolean): number
  /** What could be taken, one at a time. */
  open(state: State, thief: number, victim: number, keys: number): Iterable<Theft>
}

/** Frame `raid`: only with attackers left, keys, and something they can open (arcs/D8). */
export function canRaidFor(loot: Loot, state: State): boolean {
  if (read.attackersAlive(state) === 0 || read.battleKeys(state) === 0 || !isSeat(read.defender(state))) return false
  for (const _ of loot.open(state, read.attacker(state), read.defender(state), read.battleKeys(state))) return true
  return false
}

/** Whether the keys that are left open anything more. */
function canTakeMore(loot: Loot, state: State, take: readonly Theft[]): boolean {
  const thief = read.attacker(state)
  const victim = read.defender(state)
  const after = copyState(state)
  let keys = read.battleKeys(state)
  for (const theft of take) {
    loot.steal(after, thief, victim, theft)
    keys -= loot.keys(theft, hasVaults(state, thief, victim))
  }
  for (const _ of loot.open(after, thief, victim, keys)) return true
  return false
}

export const raidFor = (loot: Loot) =>
  free<'raid'>({
    refuse(state, action) {
      const seat = read.attacker(state)
      const victim = read.defender(state)
      let keys = read.battleKeys(state)
      // One at a time: what is taken may have protected the rest.
      const after = action.take.length > 1 ? copyState(state) : state
      for (let i = 0; i < action.take.length; i++) {
        const theft = action.take[i]!
        const no = loot.refuse(after, seat, victim, theft)
        if (no !== undefined) return no
        if ('slot' in theft && theft.slot < SLOT_KEYS.length && !slotUsable(after, victim, theft.slot))
          return say('no.token', { slot: theft.slot + 1 })
        keys -= loot.keys(theft, hasVaults(state, seat, victim))
        if (keys < 0) return say('no.keys', { keys: read.battleKeys(state) })
        if (after !== state) loot.steal(after, seat, victim, theft)
      }
      const { takesAll } = seatRules(state, seat)
      return takesAll !== undefined && canTakeMore(loot, state, action.take) ? takesAll : undefined
    },
    carry(state, action, _seat, events) {
      const seat = read.attacker(state)
      const victim = read.defender(state)
      pop(state)
      write.setBattleKeys(state, 0)
      for (const theft of action.take) loot.steal(state, seat, victim, theft, events)
    },
    *list(state) {
      const seat = read.attacker(state)
      const victim = read.defender(state)
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
        for (const theft of loot.open(now, seat, victim, keys)) {
          const after = copyState(now)
          loot.steal(after, seat, victim, theft)
          yield* rest(after, keys - loot.keys(theft, hasVaults(state, seat, victim)), [...so, theft])
        }
      }
      const all = seatRules(state, seat).takesAll !== undefined
      for (const take of rest(state, read.battleKeys(state), []))
        if (!all || !canTakeMore(loot, state, take)) yield { do: 'raid', take }
    },
    sample(state, _seat, random) {
      const seat = read.attacker(state)
      const victim = read.defender(state)
      const all = seatRules(state, seat).takesAll !== undefined
      const take: Theft[] = []
      let now = state
      let keys = read.battleKeys(state)
      for (;;) {
        let found: Theft | undefined
        let n = 0
        for (const theft of loot.open(now, seat, victim, keys)) if (random.int(++n) === 0) found = theft
        if (found === undefined || (take.length > 0 && !all && random.int(8) === 0)) break
        take.push(found)
        keys -= loot.keys(found, hasVaults(state, seat, victim))
        if (keys <= 0) break
        if (now === state) now = copyState(state)
        loot.steal(now, seat, victim, found)
      }
      return { do: 'raid', take }
    },
  })

const LOOT: Loot = { refuse: refuseTheft, steal, keys: keysFor, open: thefts }
export const canRaid = (state: State): boolean => canRaidFor(LOOT, state)
export const raid = raidFor(LOOT)
