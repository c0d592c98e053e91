// What is impossible about a position (arcs 18.1): pieces, tokens and cards must add up.

import type { Problem } from '@understudy/table'
import { deckMask } from '../data/action-cards.ts'
import { SLOT_COUNT } from '../data/map.ts'
import { say } from '../text/sayings.ts'
import { COURT_CARDS, PIECES, TOKENS_PER_TYPE, TROPHIES } from '../vocabulary.ts'
import { tableProblems } from './check-table.ts'
import { cardId, sysId } from './ids.ts'
import * as L from './layout.ts'
import { captiveAt, trophyAt } from './pieces.ts'
import { slotUsable, TYPES, tokenIn, typeName } from './resources.ts'
import { isLars } from './seats/lars.ts'
import { F } from './stack.ts'
import {
  bitsOf,
  boardOf,
  colourOf,
  playersOf,
  popcount,
  type State,
  siteKind,
  siteOwner,
  systemOfSite,
} from './state.ts'

/** How many pieces of a kind a seat has, wherever they are. */
export function pieceCount(state: State, seat: number, kind: number): number {
  const { b } = state
  const n = playersOf(state)
  let sum = 0
  for (let holder = 0; holder < n; holder++) sum += b[trophyAt(holder, seat, kind)]!
  if (kind === 0) {
    sum += b[L.SHIPS + seat]! + b[L.GONE_SHIPS + seat]!
    for (let system = 0; system < 24; system++) {
      const at = system * L.OWNER_STRIDE + seat
      sum += b[L.FRESH + at]! + b[L.DAMAGED + at]!
    }
    return sum
  }
  if (kind === 3) {
    sum += b[L.AGENTS + seat]! + b[L.GONE_AGENTS + seat]! - b[L.OWED + seat]!
    for (let holder = 0; holder < n; holder++) sum += b[captiveAt(holder, seat)]!
    for (let spot = 0; spot < L.ROW_SIZE; spot++) sum += b[L.COURT_AGENTS + spot * L.OWNER_STRIDE + seat]!
    return sum + popcount(b[L.OUTRAGE + seat]!)
  }
  sum += kind === 1 ? b[L.CITIES + seat]! + b[L.GONE_CITIES + seat]! : b[L.PORTS + seat]!
  for (let site = 0; site < 72; site++) {
    const value = b[L.SITE + site]!
    if (siteKind(value) === kind && siteOwner(value) === seat) sum++
  }
  return sum
}

/** How many tokens of a type there are, wherever they are. */
export function typeCount(state: State, type: number): number {
  const { b } = state
  let sum = b[L.SUPPLY + type]! + b[L.HELD + type]! + b[L.BOXES + type]!
  for (let seat = 0; seat < playersOf(state); seat++)
    for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++) if (tokenIn(state, seat, slot) === type) sum++
  for (let system = 0; system < 24; system++) if (b[L.MYTHIC + system] === type) sum++
  return sum
}

/** Every piece and token, wherever it is: what stays the same through a whole game (arcs 18.1). */
export function census(state: State): Record<string, number> {
  const out: Record<string, number> = {}
  for (let seat = 0; seat < playersOf(state); seat++)
    for (const [kind, piece] of TROPHIES.entries())
      out[`${colourOf(state, seat)} ${piece}`] = pieceCount(state, seat, kind)
  for (let type = 1; type <= TYPES; type++) out[typeName(type)] = typeCount(state, type)
  return out
}

const MOST = [PIECES.ships, PIECES.cities, PIECES.starports, PIECES.agents] as const

export function problemsOf(state: State): Problem[] {
  const { b } = state
  const out: Problem[] = []
  const add = (where: string, what: Problem['what']) => out.push({ where, what })
  for (let seat = 0; seat < playersOf(state); seat++) {
    const of = colourOf(state, seat)
    TROPHIES.forEach((piece, kind) => {
      const n = pieceCount(state, seat, kind)
      if (n !== MOST[kind]) add(`seats.${of}`, say('bad.pieces', { of, piece, n, most: MOST[kind]! }))
    })
    // Lars holds on to what does not fit until its turn ends (lars/A7).
    const busy = under(state, F.overflow!, seat) || (isLars(state, seat) && under(state, F.turn!, seat))
    for (let slot = 0; slot < L.SLOTS_PER_SEAT; slot++)
      if (tokenIn(state, seat, slot) !== 0 && !slotUsable(state, seat, slot) && !busy)
        add(`seats.${of}.slots[${slot}]`, say('bad.slotClosed', { of, slot: slot + 1 }))
  }
  for (let type = 1; type <= TYPES; type++) {
    const n = typeCount(state, type)
    if (n !== TOKENS_PER_TYPE) add('supply', say('bad.tokens', { type: typeName(type), n }))
  }
  mapProblems(state, add)
  cardProblems(state, add)
  if (b[L.SETUP] === 0 && b[L.DEPTH] === 0) add('setup', say('bad.setup', {}))
  else tableProblems(state, add)
  return out
}

export type Add = (where: string, what: Problem['what']) => void

/** Whether such a frame is on the stack, for this seat or for any. */
export const under = (state: State, kind: number, seat?: number): boolean => {
  for (let i = 0; i < state.b[L.DEPTH]!; i++) {
    const at = L.FRAMES + i * L.FRAME_SIZE
    if (state.b[at] === kind && (seat === undefined || state.b[at + 1] === seat)) return true
  }
  return false
}

function mapProblems(state: State, add: Add): void {
  const { b } = state
  const board = boardOf(state)
  for (let system = 0; system < 24; system++) {
    let any = 0
    for (let owner = 0; owner < L.OWNER_STRIDE; owner++) {
      const at = system * L.OWNER_STRIDE + owner
      any += b[L.FRESH + at]! + b[L.DAMAGED + at]!
    }
    for (let site = system * 3; site < system * 3 + 3; site++) {
      if (siteKind(b[L.SITE + site]!) === 0) continue
      any++
      // Only the third site of a planet and the two of a gate are beyond the slots.
      if (site % 3 < 2 && SLOT_COUNT[system]! > 0 && site % 3 >= SLOT_COUNT[system]!)
        add(
          `systems.${sysId(system)}.buildings`,
          say('bad.slots', { system: sysId(systemOfSite(site)), n: 2, slots: SLOT_COUNT[system]! }),
        )
    }
    if (any > 0 && !board.inPlay[system])
      add(`systems.${sysId(system)}`, say('bad.outOfPlay', { system: sysId(system) }))
  }
}

function cardProblems(state: State, add: Add): void {
  const { b, m } = state
  let dealt = 0
  for (let place = 0; place < L.PLACE_COUNT; place++) dealt |= m[place]!
  const deck = deckMask(playersOf(state))
  if (dealt !== 0) {
    for (const card of bitsOf(deck | dealt)) {
      let n = 0
      for (let place = 0; place < L.PLACE_COUNT; place++) if ((m[place]! & (1 << card)) !== 0) n++
      const right = (deck & (1 << card)) !== 0 ? 1 : 0
      if (n !== right) add('cards', say('bad.actionCard', { card: cardId(card), n }))
    }
  }
  let unknown = 0
  for (let place = 0; place < L.PLACE_COUNT; place++) unknown += b[L.UNKNOWN + place]!
  if (unknown !== popcount(m[L.P_UNSEEN]!))
    add('cards.unseen', say('bad.unknown', { n: unknown, unseen: popcount(m[L.P_UNSEEN]!) }))
  const piles = [
    L.M_DECK,
    L.M_BOTTOM,
    L.M_DISCARD,
    L.M_ATTACHED,
    L.M_GUILD,
    L.M_GUILD + 1,
    L.M_GUILD + 2,
    L.M_GUILD + 3,
  ]
  COURT_CARDS.forEach((id, card) => {
    let n = 0
    for (const pile of piles) if ((m[pile]! & (1 << card)) !== 0) n++
    for (let spot = 0; spot < L.ROW_SIZE; spot++) if (b[L.ROW + spot] === card + 1) n++
    for (let i = 0; i < b[L.DEPTH]!; i++) {
      const at = L.FRAMES + i * L.FRAME_SIZE
      if (b[at] === F.vox && b[at + 2] === card) n++
    }
    if (n !== 1) add('court', say('bad.courtCard', { card: id, n }))
  })
}
