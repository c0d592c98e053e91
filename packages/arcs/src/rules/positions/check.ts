// What is impossible about a position (arcs 18.1): pieces, tokens and cards must add up.

import type { Problem } from '@understudy/table'
import { cardsOf, inSet, isNone, joined, NO_CARDS, popcount } from '../../card-sets.ts'
import { deckOf } from '../../data/action-cards.ts'
import { SLOT_COUNT } from '../../data/map.ts'
import { COURT_CARDS, PIECES, TOKENS_PER_TYPE, TROPHIES } from '../../vocabulary.ts'
import { cardId, sysId } from '../board/ids.ts'
import { slotUsable, TYPES, tokenIn, typeName } from '../board/resources.ts'
import { actRules } from '../round/act-rules.ts'
import { say } from '../sayings.ts'
import { seatRules } from '../seats/index.ts'
import { ROW_SIZE, SLOTS_PER_SEAT } from '../state/numbers.ts'
import { owners } from '../state/owners.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { siteKind, siteOwner, systemOfSite } from '../state/sites.ts'
import { F } from '../state/stack.ts'
import { boardOf, colourOf, playersOf, type State } from '../state/state.ts'
import { tableProblems } from './check-table.ts'
import { type Add, under } from './check-under.ts'

/** How many pieces of a kind a seat has, wherever they are. */
export function pieceCount(state: State, seat: number, kind: number): number {
  const n = playersOf(state)
  let sum = 0
  for (let holder = 0; holder < n; holder++) sum += read.trophy(state, holder, seat, kind)
  if (kind === 0) {
    sum += read.shipsLeft(state, seat) + read.shipsGone(state, seat)
    for (let system = 0; system < 24; system++) {
      sum += read.ships(state, system, seat)
    }
    return sum
  }
  if (kind === 3) {
    sum += read.agentsLeft(state, seat) + read.agentsGone(state, seat) - read.agentsOwed(state, seat)
    for (let holder = 0; holder < n; holder++) sum += read.captive(state, holder, seat)
    for (let spot = 0; spot < ROW_SIZE; spot++) sum += read.courtAgents(state, spot, seat)
    if (state.options.act !== 0) sum += actRules().agentCount(state, seat)
    return sum + popcount(read.outrage(state, seat))
  }
  sum += kind === 1 ? read.citiesLeft(state, seat) + read.citiesGone(state, seat) : read.portsLeft(state, seat)
  for (let site = 0; site < 72; site++) {
    const value = read.site(state, site)
    if (siteKind(value) === kind && siteOwner(value) === seat) sum++
  }
  return sum
}

/** How many tokens of a type there are, wherever they are. */
export function typeCount(state: State, type: number): number {
  let sum = read.supply(state, type) + read.held(state, type) + read.box(state, type)
  for (let seat = 0; seat < playersOf(state); seat++)
    for (let slot = 0; slot < SLOTS_PER_SEAT; slot++) if (tokenIn(state, seat, slot) === type) sum++
  for (let system = 0; system < 24; system++) if (read.mythic(state, system) === type) sum++
  if (state.options.act !== 0) sum += actRules().typeCount(state, type)
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
  const out: Problem[] = []
  const add = (where: string, what: Problem['what']) => out.push({ where, what })
  for (let seat = 0; seat < playersOf(state); seat++) {
    const of = colourOf(state, seat)
    TROPHIES.forEach((piece, kind) => {
      const n = pieceCount(state, seat, kind)
      if (n !== MOST[kind]) add(`seats.${of}`, say('bad.pieces', { of, piece, n, most: MOST[kind]! }))
    })
    const busy = under(state, F.overflow!, seat) || (seatRules(state, seat).tokenRow && under(state, F.turn!, seat))
    for (let slot = 0; slot < SLOTS_PER_SEAT; slot++)
      if (tokenIn(state, seat, slot) !== 0 && !slotUsable(state, seat, slot) && !busy)
        add(`seats.${of}.slots[${slot}]`, say('bad.slotClosed', { of, slot: slot + 1 }))
  }
  for (let type = 1; type <= TYPES; type++) {
    const n = typeCount(state, type)
    if (n !== TOKENS_PER_TYPE) add('supply', say('bad.tokens', { type: typeName(type), n }))
  }
  mapProblems(state, add)
  cardProblems(state, add)
  if (read.setup(state) === 0 && read.depth(state) === 0 && state.options.act === 0) add('setup', say('bad.setup', {}))
  else tableProblems(state, add)
  if (state.options.act !== 0) actRules().problems(state, add)
  return out
}

function mapProblems(state: State, add: Add): void {
  const board = boardOf(state)
  for (let system = 0; system < 24; system++) {
    let any = 0
    for (const owner of owners(state)) any += read.ships(state, system, owner)
    for (let site = system * 3; site < system * 3 + 3; site++) {
      if (siteKind(read.site(state, site)) === 0) continue
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
  let dealt = NO_CARDS
  for (let place = 0; place < Pile.ACTION_PILES; place++) dealt = joined(dealt, read.cardSet(state, place))
  const deck = state.options.act === 0 ? deckOf(playersOf(state)) : actRules().actionDeck(state)
  if (!isNone(dealt)) {
    for (const card of cardsOf(joined(deck, dealt))) {
      let n = 0
      for (let place = 0; place < Pile.ACTION_PILES; place++) if (read.has(state, place, card)) n++
      const right = inSet(deck, card) ? 1 : 0
      if (n !== right) add('cards', say('bad.actionCard', { card: cardId(card), n }))
    }
  }
  let unknown = 0
  for (let place = 0; place < Pile.ACTION_PILES; place++) unknown += read.unknown(state, place)
  if (unknown !== read.count(state, Pile.UNSEEN))
    add('cards.unseen', say('bad.unknown', { n: unknown, unseen: read.count(state, Pile.UNSEEN) }))
  // Those of an act are counted by the campaign.
  if (state.options.act !== 0) return
  const piles = [
    Pile.COURT_DECK,
    Pile.BURIED,
    Pile.COURT_DISCARD,
    Pile.ATTACHED,
    Pile.guild(0),
    Pile.guild(1),
    Pile.guild(2),
    Pile.guild(3),
  ]
  COURT_CARDS.forEach((id, card) => {
    let n = 0
    for (const pile of piles) if (read.has(state, pile, card)) n++
    for (let spot = 0; spot < ROW_SIZE; spot++) if (read.rowCard(state, spot) === card + 1) n++
    for (let i = 0; i < read.depth(state); i++) {
      if (read.frameKind(state, i) === F.vox && read.frameArg(state, i, 0) === card) n++
    }
    if (n !== 1) add('court', say('bad.courtCard', { card: id, n }))
  })
}
