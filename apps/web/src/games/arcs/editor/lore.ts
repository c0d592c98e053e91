// Changing a position by hand: leaders and lore (Leaders & Lore). Whatever nobody has lies in its deck.

import { bitsOf, copyState, ids, layout as L, type LeaderId, type LoreId, type State } from '@understudy/arcs'

export const leaderOf = ({ b }: State, seat: number): LeaderId | undefined =>
  b[L.LEADER_OF + seat] === 0 ? undefined : ids.leaderId(b[L.LEADER_OF + seat]! - 1)

export const freeLeaders = ({ m }: State): LeaderId[] =>
  bitsOf(m[L.M_LEADER_DECK]! | m[L.M_LEADER_ROW]!).map(ids.leaderId)

/** The one before goes back to the deck. */
export function setLeader(state: State, seat: number, leader: LeaderId | undefined): State {
  const next = copyState(state)
  const { b, m } = next
  const before = b[L.LEADER_OF + seat]!
  if (before !== 0) m[L.M_LEADER_DECK]! |= 1 << (before - 1)
  b[L.LEADER_OF + seat] = 0
  if (leader === undefined) return next
  const bit = 1 << ids.leaderIndex(leader)
  for (const pile of [L.M_LEADER_DECK, L.M_LEADER_ROW]) m[pile]! &= ~bit
  b[L.LEADER_OF + seat] = ids.leaderIndex(leader) + 1
  return next
}

export const loreOf = ({ m }: State, seat: number): LoreId[] => bitsOf(m[L.M_LORE + seat]!).map(ids.loreId)

export const freeLore = ({ m }: State): LoreId[] => bitsOf(m[L.M_LORE_DECK]! | m[L.M_LORE_ROW]!).map(ids.loreId)

export function toggleLore(state: State, seat: number, lore: LoreId): State {
  const next = copyState(state)
  const { m } = next
  const bit = 1 << ids.loreIndex(lore)
  const has = (m[L.M_LORE + seat]! & bit) !== 0
  for (const pile of [L.M_LORE_DECK, L.M_LORE_ROW, L.M_LORE + seat]) m[pile]! &= ~bit
  m[has ? L.M_LORE_DECK : L.M_LORE + seat]! |= bit
  return next
}
