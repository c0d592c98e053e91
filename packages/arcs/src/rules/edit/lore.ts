// Changing a position by hand: leaders and lore (Leaders & Lore). Whatever nobody has lies in its deck.

import type { LeaderId, LoreId } from '../../vocabulary.ts'
import * as ids from '../board/ids.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { copyState, type State } from '../state/state.ts'
import * as write from '../state/write.ts'

export const leaderOf = (state: State, seat: number): LeaderId | undefined =>
  read.leaderOf(state, seat) === 0 ? undefined : ids.leaderId(read.leaderOf(state, seat) - 1)

const inEither = (state: State, one: number, other: number): number[] =>
  [...read.cards(state, one), ...read.cards(state, other)].sort((a, b) => a - b)

export const freeLeaders = (state: State): LeaderId[] =>
  inEither(state, Pile.LEADER_DECK, Pile.LEADER_ROW).map(ids.leaderId)

/** The one before goes back to the deck. */
export function setLeader(state: State, seat: number, leader: LeaderId | undefined): State {
  const next = copyState(state)
  const before = read.leaderOf(next, seat)
  if (before !== 0) write.put(next, Pile.LEADER_DECK, before - 1)
  write.setLeaderOf(next, seat, 0)
  if (leader === undefined) return next
  for (const pile of [Pile.LEADER_DECK, Pile.LEADER_ROW]) write.drop(next, pile, ids.leaderIndex(leader))
  write.setLeaderOf(next, seat, ids.leaderIndex(leader) + 1)
  return next
}

export const loreOf = (state: State, seat: number): LoreId[] => read.cards(state, Pile.lore(seat)).map(ids.loreId)

export const freeLore = (state: State): LoreId[] => inEither(state, Pile.LORE_DECK, Pile.LORE_ROW).map(ids.loreId)

export function toggleLore(state: State, seat: number, lore: LoreId): State {
  const next = copyState(state)
  const card = ids.loreIndex(lore)
  const has = read.has(next, Pile.lore(seat), card)
  for (const pile of [Pile.LORE_DECK, Pile.LORE_ROW, Pile.lore(seat)]) write.drop(next, pile, card)
  write.put(next, has ? Pile.LORE_DECK : Pile.lore(seat), card)
  return next
}
