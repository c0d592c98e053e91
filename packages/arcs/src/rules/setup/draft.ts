// Leaders and lore: the draft, assigned ones, and the selection that SUPERCAT prescribes (arcs 16.1, supercat 8.3).

import type { EventSink, Pick } from '@understudy/table'
import { type CardSet, cardsOf, inSet, isNone, shared } from '../../card-sets.ts'
import { PRESCRIBED_LEADERS, PRESCRIBED_LORE } from '../../data/leaders.ts'
import type { ActionOf, LeaderId, LoreId } from '../../vocabulary.ts'
import { leaderId, leaderIndex, loreId, loreIndex } from '../board/ids.ts'
import { free, type No } from '../choosing/deed.ts'
import { type Offer, oneByOne } from '../choosing/pick-text.ts'
import type { Part } from '../hooks/parts.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { leadersArePrescribed } from '../seats/table.ts'
import { sampleCards } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { addTopArg, F, pop, push, setTopSeat, topArg, topSeat } from '../state/stack.ts'
import { colourOf, playersOf, type State, seatOf, turnOrder } from '../state/state.ts'
import * as write from '../state/write.ts'

const lorePerSeat = (state: State): number => (state.options.extraLore ? 2 : 1)

/** Frame `draftRow`: number 0 for the common draft, or 1 + the seat that chooses alone from two and two. */
function rowCounts(state: State): { leaders: number; lore: number } {
  if (topArg(state, 0) > 0) return { leaders: 2, lore: 2 }
  const n = playersOf(state)
  return { leaders: n + 1, lore: n + 1 + (state.options.extraLore ? n : 0) }
}

const draftRow = free<'draftRow'>({
  refuse(state, action) {
    const { leaders, lore } = rowCounts(state)
    const fits = (ids: readonly string[], n: number, pile: number, index: (id: string) => number): boolean =>
      ids.length === n &&
      new Set(ids).size === n &&
      ids.every((id) => index(id) >= 0 && read.has(state, pile, index(id)))
    if (!fits(action.leaders, leaders, Pile.LEADER_DECK, leaderIndex)) return say('no.revealCount', { n: leaders })
    return fits(action.lore, lore, Pile.LORE_DECK, loreIndex) ? undefined : say('no.revealCount', { n: lore })
  },
  carry(state, action, _chance, events) {
    const alone = topArg(state, 0)
    pop(state)
    for (const id of action.leaders) move(state, Pile.LEADER_DECK, Pile.LEADER_ROW, leaderIndex(id))
    for (const id of action.lore) move(state, Pile.LORE_DECK, Pile.LORE_ROW, loreIndex(id))
    events?.event(say('log.draftRow', { leaders: [...action.leaders], lore: [...action.lore] }))
    push(state, F.draft, 0, 0, alone)
    nextPicker(state)
  },
  *list(state) {
    const { leaders, lore } = rowCounts(state)
    yield {
      do: 'draftRow',
      leaders: read.cards(state, Pile.LEADER_DECK).slice(0, leaders).map(leaderId),
      lore: read.cards(state, Pile.LORE_DECK).slice(0, lore).map(loreId),
    }
  },
  sample(state, _chance, random) {
    const { leaders, lore } = rowCounts(state)
    return {
      do: 'draftRow',
      leaders: sampleCards(read.cardSet(state, Pile.LEADER_DECK), leaders, random).map(leaderId),
      lore: sampleCards(read.cardSet(state, Pile.LORE_DECK), lore, random).map(loreId),
    }
  },
})

function move(state: State, from: number, to: number, index: number): void {
  write.drop(state, from, index)
  write.put(state, to, index)
}

/** Reverse turn order, cycling; it ends when all have both. What is left returns to the box. */
function nextPicker(state: State): void {
  const n = playersOf(state)
  const alone = topArg(state, 1)
  const picks = topArg(state, 0)
  const each = 1 + (alone > 0 ? 1 : lorePerSeat(state))
  if (picks < (alone > 0 ? each : n * each)) {
    setTopSeat(state, alone > 0 ? alone - 1 : turnOrder(state)[n - 1 - (picks % n)]!)
    return
  }
  pop(state)
  if (alone > 0) {
    write.pour(state, Pile.LORE_ROW, Pile.LORE_DECK)
    write.pour(state, Pile.LEADER_ROW, Pile.LEADER_DECK)
  }
  write.clear(state, Pile.LORE_ROW)
  write.clear(state, Pile.LEADER_ROW)
}

function refuseDraft(state: State, action: ActionOf<'draft'>, seat: number): No {
  if ('leader' in action) {
    if (read.leaderOf(state, seat) !== 0) return say('no.leaderTwice', {})
    const index = leaderIndex(action.leader)
    return index >= 0 && read.has(state, Pile.LEADER_ROW, index) ? undefined : say('no.notLaidOut', {})
  }
  const most = state.options.leaders === 'draft' ? lorePerSeat(state) : 1
  if (read.count(state, Pile.lore(seat)) >= most) return say('no.loreTwice', {})
  const index = loreIndex(action.lore)
  return index >= 0 && read.has(state, Pile.LORE_ROW, index) ? undefined : say('no.notLaidOut', {})
}

const draft = free<'draft'>({
  refuse: refuseDraft,
  carry(state, action, seat, events) {
    if ('leader' in action) {
      write.drop(state, Pile.LEADER_ROW, leaderIndex(action.leader))
      write.setLeaderOf(state, seat, leaderIndex(action.leader) + 1)
      events?.event(say('log.leader', { seat: colourOf(state, seat), leader: action.leader }))
    } else {
      move(state, Pile.LORE_ROW, Pile.lore(seat), loreIndex(action.lore))
      events?.event(say('log.lore', { seat: colourOf(state, seat), lore: action.lore }))
    }
    addTopArg(state, 0, 1)
    nextPicker(state)
  },
  *list(state, seat) {
    for (const index of read.cards(state, Pile.LEADER_ROW)) {
      const action = { do: 'draft', leader: leaderId(index) } as const
      if (refuseDraft(state, action, seat) === undefined) yield action
    }
    for (const index of read.cards(state, Pile.LORE_ROW)) {
      const action = { do: 'draft', lore: loreId(index) } as const
      if (refuseDraft(state, action, seat) === undefined) yield action
    }
  },
})

const botLeaders = (state: State): CardSet => shared(read.cardSet(state, Pile.LEADER_DECK), PRESCRIBED_LEADERS)
const botLore = (state: State): CardSet => shared(read.cardSet(state, Pile.LORE_DECK), PRESCRIBED_LORE)

/** Frame `assign`: its number counts the seats served. False if chance has to choose for a bot. */
function settleAssign(state: State, events?: EventSink): boolean {
  const { options } = state
  const seat = turnOrder(state)[topArg(state, 0)]
  if (seat === undefined) {
    pop(state)
    if (!leadersArePrescribed(state)) return true
    for (const other of turnOrder(state).toReversed())
      if (!seatRules(state, other).takesPrescribed) push(state, F.draftRow, 0, other + 1)
    return true
  }
  setTopSeat(state, seat)
  if (leadersArePrescribed(state)) {
    if (seatRules(state, seat).takesPrescribed && !isNone(botLeaders(state)) && !isNone(botLore(state))) return false
    addTopArg(state, 0, 1)
    return true
  }
  const leader = options.leaderOf[seat] ?? 'none'
  const lore = options.loreOf[seat] ?? 'none'
  if (leader !== 'none') give(state, seat, leaderIndex(leader), -1, events)
  if (lore !== 'none') give(state, seat, -1, loreIndex(lore), events)
  addTopArg(state, 0, 1)
  return true
}

function give(state: State, seat: number, leader: number, lore: number, events?: EventSink): void {
  const colour = colourOf(state, seat)
  if (leader >= 0) {
    write.drop(state, Pile.LEADER_DECK, leader)
    write.setLeaderOf(state, seat, leader + 1)
    events?.event(say('log.leader', { seat: colour, leader: leaderId(leader) }))
  }
  if (lore < 0) return
  move(state, Pile.LORE_DECK, Pile.lore(seat), lore)
  events?.event(say('log.lore', { seat: colour, lore: loreId(lore) }))
}

const assign = free<'assign'>({
  refuse(state, action) {
    if (seatOf(state, action.seat) !== topSeat(state))
      return say('no.drawSeat', { seat: colourOf(state, topSeat(state)) })
    const leader = leaderIndex(action.leader)
    const lore = loreIndex(action.lore)
    const fits = leader >= 0 && lore >= 0 && inSet(botLeaders(state), leader) && inSet(botLore(state), lore)
    return fits ? undefined : say('no.notLaidOut', {})
  },
  carry(state, action, _chance, events) {
    give(state, topSeat(state), leaderIndex(action.leader), loreIndex(action.lore), events)
    addTopArg(state, 0, 1)
  },
  *list(state) {
    for (const leader of cardsOf(botLeaders(state)))
      for (const lore of cardsOf(botLore(state)))
        yield { do: 'assign', seat: colourOf(state, topSeat(state)), leader: leaderId(leader), lore: loreId(lore) }
  },
})

/** Leaders one by one, then lore. */
function draftRowChoices(state: State, picks: readonly Pick[]): Offer[] {
  const counts = rowCounts(state)
  const leaders = read.cards(state, Pile.LEADER_DECK).map(leaderId)
  const lore = read.cards(state, Pile.LORE_DECK).map(loreId)
  const first = picks.slice(0, counts.leaders)
  if (picks.length < counts.leaders)
    return oneByOne(state, 'draftRow', picks, 'leaders', leaders, counts.leaders + 1, () => ({ do: 'pass' }))
  return oneByOne(state, 'draftRow', picks.slice(counts.leaders), 'lore', lore, counts.lore, (ids) => ({
    do: 'draftRow',
    leaders: first.map((pick) => pick.value as LeaderId),
    lore: ids as LoreId[],
  }))
}

export const draftPart: Part = {
  free: { draftRow, draft, assign },
  frames: {
    draftRow: { offers: ['draftRow'], chance: 'setup' },
    draft: { offers: ['draft'] },
    assign: { offers: ['assign'], chance: 'setup', settle: (state, _seat, events) => settleAssign(state, events) },
  },
  choices: { draftRow: draftRowChoices },
}
