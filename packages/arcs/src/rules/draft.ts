// Leaders and lore: the draft, assigned ones, and the selection that SUPERCAT prescribes (arcs 16.1, supercat 8.3).

import type { EventSink } from '@understudy/table'
import { LEAD } from '../data/leaders.ts'
import { say } from '../text/sayings.ts'
import type { ActionOf } from '../vocabulary.ts'
import { sampleBits } from './cards.ts'
import { free, type No } from './deed.ts'
import { leaderId, leaderIndex, loreId, loreIndex } from './ids.ts'
import * as L from './layout.ts'
import { isVirtual } from './seats/virtual.ts'
import { F, pop, push, topArg, topAt, topSeat } from './stack.ts'
import { bitsOf, colourOf, playersOf, popcount, type State, seatOf, turnOrder } from './state.ts'

const lorePerSeat = (state: State): number => (state.options.extraLore ? 2 : 1)

/** Frame `draftRow`: number 0 for the common draft, or 1 + the seat that chooses alone from two and two. */
export function rowCounts(state: State): { leaders: number; lore: number } {
  if (topArg(state, 0) > 0) return { leaders: 2, lore: 2 }
  const n = playersOf(state)
  return { leaders: n + 1, lore: n + 1 + (state.options.extraLore ? n : 0) }
}

export const draftRow = free<'draftRow'>({
  refuse(state, action) {
    const { leaders, lore } = rowCounts(state)
    const { m } = state
    const fits = (ids: readonly string[], n: number, mask: number, index: (id: string) => number): boolean =>
      ids.length === n &&
      new Set(ids).size === n &&
      ids.every((id) => index(id) >= 0 && (mask & (1 << index(id))) !== 0)
    if (!fits(action.leaders, leaders, m[L.M_LEADER_DECK]!, leaderIndex)) return say('no.revealCount', { n: leaders })
    return fits(action.lore, lore, m[L.M_LORE_DECK]!, loreIndex) ? undefined : say('no.revealCount', { n: lore })
  },
  carry(state, action, _chance, events) {
    const alone = topArg(state, 0)
    pop(state)
    for (const id of action.leaders) move(state, L.M_LEADER_DECK, L.M_LEADER_ROW, leaderIndex(id))
    for (const id of action.lore) move(state, L.M_LORE_DECK, L.M_LORE_ROW, loreIndex(id))
    events?.event(say('log.draftRow', { leaders: [...action.leaders], lore: [...action.lore] }))
    push(state, F.draft, 0, 0, alone)
    nextPicker(state)
  },
  *list(state) {
    const { leaders, lore } = rowCounts(state)
    yield {
      do: 'draftRow',
      leaders: bitsOf(state.m[L.M_LEADER_DECK]!).slice(0, leaders).map(leaderId),
      lore: bitsOf(state.m[L.M_LORE_DECK]!).slice(0, lore).map(loreId),
    }
  },
  sample(state, _chance, random) {
    const { leaders, lore } = rowCounts(state)
    return {
      do: 'draftRow',
      leaders: sampleBits(state.m[L.M_LEADER_DECK]!, leaders, random).map(leaderId),
      lore: sampleBits(state.m[L.M_LORE_DECK]!, lore, random).map(loreId),
    }
  },
})

function move(state: State, from: number, to: number, index: number): void {
  state.m[from]! &= ~(1 << index)
  state.m[to]! |= 1 << index
}

/** Reverse turn order, cycling; it ends when all have both. What is left returns to the box. */
function nextPicker(state: State): void {
  const { b, m } = state
  const at = topAt(state)
  const n = playersOf(state)
  const alone = b[at + 3]!
  const picks = b[at + 2]!
  const each = 1 + (alone > 0 ? 1 : lorePerSeat(state))
  if (picks < (alone > 0 ? each : n * each)) {
    b[at + 1] = alone > 0 ? alone - 1 : turnOrder(state)[n - 1 - (picks % n)]!
    return
  }
  pop(state)
  m[L.M_LORE_DECK]! |= alone > 0 ? m[L.M_LORE_ROW]! : 0
  m[L.M_LEADER_DECK]! |= alone > 0 ? m[L.M_LEADER_ROW]! : 0
  m[L.M_LORE_ROW] = 0
  m[L.M_LEADER_ROW] = 0
}

function refuseDraft(state: State, action: ActionOf<'draft'>, seat: number): No {
  if ('leader' in action) {
    if (state.b[L.LEADER_OF + seat] !== 0) return say('no.leaderTwice', {})
    const index = leaderIndex(action.leader)
    return index >= 0 && (state.m[L.M_LEADER_ROW]! & (1 << index)) !== 0 ? undefined : say('no.notLaidOut', {})
  }
  const most = state.options.leaders === 'draft' ? lorePerSeat(state) : 1
  if (popcount(state.m[L.M_LORE + seat]!) >= most) return say('no.loreTwice', {})
  const index = loreIndex(action.lore)
  return index >= 0 && (state.m[L.M_LORE_ROW]! & (1 << index)) !== 0 ? undefined : say('no.notLaidOut', {})
}

export const draft = free<'draft'>({
  refuse: refuseDraft,
  carry(state, action, seat, events) {
    const { b, m } = state
    if ('leader' in action) {
      m[L.M_LEADER_ROW]! &= ~(1 << leaderIndex(action.leader))
      b[L.LEADER_OF + seat] = leaderIndex(action.leader) + 1
      events?.event(say('log.leader', { seat: colourOf(state, seat), leader: action.leader }))
    } else {
      move(state, L.M_LORE_ROW, L.M_LORE + seat, loreIndex(action.lore))
      events?.event(say('log.lore', { seat: colourOf(state, seat), lore: action.lore }))
    }
    b[topAt(state) + 2]!++
    nextPicker(state)
  },
  *list(state, seat) {
    for (const index of bitsOf(state.m[L.M_LEADER_ROW]!)) {
      const action = { do: 'draft', leader: leaderId(index) } as const
      if (refuseDraft(state, action, seat) === undefined) yield action
    }
    for (const index of bitsOf(state.m[L.M_LORE_ROW]!)) {
      const action = { do: 'draft', lore: loreId(index) } as const
      if (refuseDraft(state, action, seat) === undefined) yield action
    }
  },
})

const BOT_LEADERS = [LEAD.rebel, LEAD.quartermaster, LEAD.corsair].reduce((mask, n) => mask | (1 << (n - 1)), 0)
/** Seeker Torpedoes, Railgun Arrays, Repair Drones, Signal Breaker, Mirror Plating. */
const BOT_LORE = [14, 12, 7, 6, 4].reduce((mask, n) => mask | (1 << (n - 1)), 0)

const botLeaders = (state: State): number => state.m[L.M_LEADER_DECK]! & BOT_LEADERS
const botLore = (state: State): number => state.m[L.M_LORE_DECK]! & BOT_LORE

/** Frame `assign`: its number counts the seats served. False if chance has to choose for a bot. */
export function settleAssign(state: State, events?: EventSink): boolean {
  const { b, options } = state
  const at = topAt(state)
  const done = b[at + 2]!
  const seat = turnOrder(state)[done]
  if (seat === undefined) {
    pop(state)
    if (options.leaders !== 'supercat') return true
    for (const human of turnOrder(state).reverse()) if (!isVirtual(state, human)) push(state, F.draftRow, 0, human + 1)
    return true
  }
  b[at + 1] = seat
  if (options.leaders === 'supercat') {
    if (isVirtual(state, seat) && botLeaders(state) !== 0 && botLore(state) !== 0) return false
    b[at + 2]!++
    return true
  }
  const leader = options.leaderOf[seat] ?? 'none'
  const lore = options.loreOf[seat] ?? 'none'
  if (leader !== 'none') give(state, seat, leaderIndex(leader), -1, events)
  if (lore !== 'none') give(state, seat, -1, loreIndex(lore), events)
  b[at + 2]!++
  return true
}

function give(state: State, seat: number, leader: number, lore: number, events?: EventSink): void {
  const { b, m } = state
  const colour = colourOf(state, seat)
  if (leader >= 0) {
    m[L.M_LEADER_DECK]! &= ~(1 << leader)
    b[L.LEADER_OF + seat] = leader + 1
    events?.event(say('log.leader', { seat: colour, leader: leaderId(leader) }))
  }
  if (lore < 0) return
  move(state, L.M_LORE_DECK, L.M_LORE + seat, lore)
  events?.event(say('log.lore', { seat: colour, lore: loreId(lore) }))
}

export const assign = free<'assign'>({
  refuse(state, action) {
    if (seatOf(state, action.seat) !== topSeat(state))
      return say('no.drawSeat', { seat: colourOf(state, topSeat(state)) })
    const leader = leaderIndex(action.leader)
    const lore = loreIndex(action.lore)
    const fits =
      leader >= 0 && lore >= 0 && (botLeaders(state) & (1 << leader)) !== 0 && (botLore(state) & (1 << lore)) !== 0
    return fits ? undefined : say('no.notLaidOut', {})
  },
  carry(state, action, _chance, events) {
    give(state, topSeat(state), leaderIndex(action.leader), loreIndex(action.lore), events)
    state.b[topAt(state) + 2]!++
  },
  *list(state) {
    for (const leader of bitsOf(botLeaders(state)))
      for (const lore of bitsOf(botLore(state)))
        yield { do: 'assign', seat: colourOf(state, topSeat(state)), leader: leaderId(leader), lore: loreId(lore) }
  },
})

/** Learned (Archivist): five lore from the undealt deck, two are kept, the others are out of the game. */
export const learnCount = (state: State): number => Math.min(5, popcount(state.m[L.M_LORE_DECK]!))

export const learn = free<'learn'>({
  refuse(state, action) {
    const n = learnCount(state)
    const mask = state.m[L.M_LORE_DECK]!
    const fits =
      action.lore.length === n &&
      new Set(action.lore).size === n &&
      action.lore.every((id) => loreIndex(id) >= 0 && (mask & (1 << loreIndex(id))) !== 0)
    return fits ? undefined : say('no.revealCount', { n })
  },
  carry(state, action) {
    const seat = topSeat(state)
    pop(state)
    for (const id of action.lore) move(state, L.M_LORE_DECK, L.M_LORE_ROW, loreIndex(id))
    push(state, F.keepLore, seat)
  },
  *list(state) {
    yield { do: 'learn', lore: bitsOf(state.m[L.M_LORE_DECK]!).slice(0, learnCount(state)).map(loreId) }
  },
  sample: (state, _chance, random) => ({
    do: 'learn',
    lore: sampleBits(state.m[L.M_LORE_DECK]!, learnCount(state), random).map(loreId),
  }),
})

export const keepLore = free<'keepLore'>({
  refuse(state, action) {
    const row = state.m[L.M_LORE_ROW]!
    const n = Math.min(2, popcount(row))
    const fits =
      action.lore.length === n &&
      new Set(action.lore).size === n &&
      action.lore.every((id) => loreIndex(id) >= 0 && (row & (1 << loreIndex(id))) !== 0)
    return fits ? undefined : say('no.keepLore', { n })
  },
  carry(state, action, seat, events) {
    pop(state)
    for (const id of action.lore) {
      move(state, L.M_LORE_ROW, L.M_LORE + seat, loreIndex(id))
      events?.event(say('log.lore', { seat: colourOf(state, seat), lore: id }))
    }
    state.m[L.M_LORE_ROW] = 0
  },
  *list(state) {
    const row = bitsOf(state.m[L.M_LORE_ROW]!).map(loreId)
    if (row.length < 3) yield { do: 'keepLore', lore: row }
    else
      for (let i = 0; i < row.length; i++)
        for (let j = i + 1; j < row.length; j++) yield { do: 'keepLore', lore: [row[i]!, row[j]!] }
  },
})
