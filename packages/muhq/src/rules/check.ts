// What is impossible about a position that somebody has entered by hand.

import type { Problem } from '@understudy/table'
import { type Hand, type Hidden, type Pile, pileProblems, pileSize } from '@understudy/table/chance'
import { BOSS, type CardId, type Phase, type SeatId } from '../vocabulary.ts'
import { cannotStand, onBoard } from './board.ts'
import { countOf } from './load-map.ts'
import { bossName, cardName, unitFact } from './names.ts'
import { fullHealth, tileAt } from './queries.ts'
import { type MuhqSay, say } from './sayings.ts'
import { cardOf, settingOf } from './setting.ts'
import { isPerson, type State, seatsOf } from './state.ts'

const BOSS_PHASES: readonly Phase[] = ['bossStart', 'bossUpkeep', 'bossAct', 'bossDraw']

export function problemsOf(state: State): Problem[] {
  const problems: Problem[] = []
  const add = (where: string, what: MuhqSay) => problems.push({ where, what })
  checkUnits(state, add)
  checkTurn(state, add)
  checkCards(state, add)
  return problems
}

type Add = (where: string, what: MuhqSay) => void

function checkUnits(state: State, add: Add): void {
  const { board, map } = settingOf(state)
  const seats: readonly string[] = seatsOf(state)
  const seen = new Map<number, number>()
  const ids = new Set<number>()
  let bosses = 0
  state.units.forEach((unit, index) => {
    const where = `units[${index}]`
    const card = cardOf(state, unit.card)
    const fact = { unit: unitFact(state, unit) }
    for (const key of ['owner', 'controller'] as const) {
      if (!seats.includes(unit[key])) add(`${where}.${key}`, say('problem.seat', { seat: unit[key] }))
    }
    if (ids.has(unit.id)) add(`${where}.id`, say('problem.sameId', { id: unit.id }))
    ids.add(unit.id)
    if (unit.id >= state.nextUnit) add('nextUnit', say('problem.nextUnit', { id: state.nextUnit }))
    if (card.id === map.boss) bosses++
    if (card.type === 'spell') {
      add(`${where}.card`, say('problem.spell', { id: unit.id, card: card.name }))
      return
    }
    const health = fullHealth(state, card)
    if (unit.damage >= health) add(`${where}.damage`, say('problem.dead', { ...fact, damage: unit.damage, health }))
    if (!onBoard(board, unit)) {
      add(where, say('problem.offMap', fact))
      return
    }
    const why = cannotStand(tileAt(state, unit), card)
    if (why !== undefined) add(where, say(`problem.${why}`, fact))
    const tile = unit.y * board.width + unit.x
    const other = state.units[seen.get(tile) ?? -1]
    if (other !== undefined) add(where, say('problem.shared', { one: unitFact(state, other), other: fact.unit }))
    seen.set(tile, index)
  })
  const boss = bossName(state)
  // A map without a place for its boss is one for tests, see compileMap.
  if (bosses === 0 && state.over !== 'boss_destroyed' && board.start >= 0) add('units', say('problem.noBoss', { boss }))
  if (bosses > 1) add('units', say('problem.twoBosses', { boss }))
}

function checkTurn(state: State, add: Add): void {
  const { map } = settingOf(state)
  const { players } = state.options
  if (players > map.maxPlayers && map.maxPlayers > 0)
    add('options.players', say('problem.players', { most: map.maxPlayers }))
  if (state.people.length !== players) add('people', say('problem.people', { n: state.people.length, players }))
  if (!seatsOf(state).includes(state.turn)) {
    add('turn', say('problem.seat', { seat: state.turn }))
    return
  }
  if ((state.turn === BOSS) !== BOSS_PHASES.includes(state.phase)) {
    add('phase', say('problem.turnPhase', { seat: state.turn, phase: state.phase }))
    return
  }
  if (state.round > map.rounds) add('round', say('problem.round', { round: state.round, rounds: map.rounds }))
  const acting =
    state.active === 0 || state.units.some((unit) => unit.id === state.active && unit.controller === state.turn)
  if (!acting) add('active', say('problem.active', { id: state.active }))
  if (state.phase === 'bossDraw' && state.boss.deck.length === 0) add('phase', say('problem.deckEmpty', {}))
  const person = isPerson(state.turn) ? state.people[Number(state.turn.slice(1)) - 1] : undefined
  if (person === undefined) return
  const deck = pileSize(person.deck)
  const waits = state.phase === 'draw' && state.draws === 0
  if (state.draws > deck || waits) add('draws', say('problem.draws', { n: state.draws, deck }))
}

/** No card may be there more often than map and decks have it; fewer are a table's own affair. */
function checkCards(state: State, add: Add): void {
  const { map } = settingOf(state)
  if (state.stores.length !== map.board.stores.length) {
    add('stores', say('problem.stores', { n: state.stores.length, stores: map.board.stores.length }))
  }
  const bags = (where: string, hidden: Hidden, piles: readonly Pile[], hands: readonly Hand[]) => {
    if (pileProblems(hidden, piles, hands).length > 0) add(where, say('problem.bags', {}))
  }
  const people = new Map<CardId, number>()
  const boss = new Map<CardId, number>()
  const count = (tally: Map<CardId, number>, cards: readonly CardId[]) => {
    for (const card of cards) tally.set(card, (tally.get(card) ?? 0) + 1)
  }
  const open = (pile: Pile): CardId[] => pile.flatMap((group) => ('cards' in group ? group.cards : []))
  state.people.forEach((person, index) => {
    bags(`people[${index}].hidden`, person.hidden, [person.deck], [person.hand])
    for (const bag of person.hidden.bags) count(people, bag.cards)
    count(people, [...open(person.deck), ...person.hand.known, ...person.discard])
  })
  bags('boss.hidden', state.boss.hidden, [state.boss.deck], [])
  for (const bag of state.boss.hidden.bags) count(boss, bag.cards)
  count(boss, [
    ...open(state.boss.deck),
    ...state.boss.discard,
    ...(state.boss.drawn === null ? [] : [state.boss.drawn]),
  ])
  bags('storeCards', state.storeCards, [...state.stores.map((store) => store.unseen), state.storeRest], [])
  for (const bag of state.storeCards.bags) count(people, bag.cards)
  for (const store of state.stores) count(people, [...open(store.unseen), ...(store.revealed ?? [])])
  count(people, open(state.storeRest))
  for (const unit of state.units) if (unit.card !== map.boss) count(sideOf(unit.owner, people, boss), [unit.card])
  const compare = (where: string, tally: Map<CardId, number>, most: (card: CardId) => number) => {
    for (const [card, n] of tally) {
      if (n > most(card)) add(where, say('problem.copies', { card: cardName(state, card), n, most: most(card) }))
    }
  }
  const { players } = state.options
  compare('people', people, (card) => countOf(map.startDeck, card) * players + countOf(map.storeCards, card))
  compare('boss', boss, (card) => countOf(map.bossDeck, card))
}

const sideOf = <T>(seat: SeatId, people: T, boss: T): T => (seat === BOSS ? boss : people)
