// What to do on a real table: from one position to another, or from the box to a position.

import { equal } from '@understudy/procedure'
import type { Change } from '@understudy/table'
import { bagOf, type Hidden, handSize, type Pile, pileSize } from '@understudy/table/chance'
import { BOSS, type CardId, type SeatId } from '../vocabulary.ts'
import { tileName } from './grid.ts'
import { cardName, storeName, unitFact } from './names.ts'
import { fullHealth, unitOf } from './queries.ts'
import { type MuhqSay, say } from './sayings.ts'
import { cardOf, settingOf } from './setting.ts'
import { discardOf, isPerson, personOf, resourcesOf, type State, seatsOf, type Unit } from './state.ts'

export function changesBetween(from: State, to: State): Change[] {
  const changes: MuhqSay[] = []
  for (const unit of from.units) {
    const other = unitOf(to, unit.id)
    if (other === undefined || other.card !== unit.card)
      changes.push(say('change.remove', { unit: unitFact(from, unit) }))
  }
  for (const unit of to.units) {
    const before = unitOf(from, unit.id)
    if (before === undefined || before.card !== unit.card) changes.push(...placing(to, unit))
    else changes.push(...unitChanges(from, before, to, unit))
  }
  for (const seat of seatsOf(to)) changes.push(...sideChanges(from, to, seat))
  to.stores.forEach((store, index) => {
    if (!equal(store, from.stores[index])) changes.push(storeSay(to, index))
  })
  if (from.turn !== to.turn || from.round !== to.round) changes.push(turnSay(to))
  return changes
}

/** The whole table, component by component. */
export function setupOf(state: State): Change[] {
  const { map } = settingOf(state)
  const changes: MuhqSay[] = [say('change.board', { map: map.name })]
  for (const unit of state.units) changes.push(...placing(state, unit))
  for (const seat of seatsOf(state)) {
    changes.push(say('change.resources', { seat, n: resourcesOf(state, seat) }))
    changes.push(say('change.deck', { seat, n: deckSize(state, seat) }))
    const { hidden, deck } = seat === BOSS ? state.boss : personOf(state, seat)
    const inDeck = cardsOf(hidden, deck)
    if (inDeck.length > 0) changes.push(say('change.deckCards', { seat, cards: names(state, inDeck) }))
    if (isPerson(seat)) changes.push(handSay(state, seat))
    changes.push(discardSay(state, seat))
  }
  if (state.boss.drawn !== null) changes.push(drawnSay(state))
  const inStores = cardsOf(state.storeCards, [...state.stores.flatMap(({ unseen }) => unseen), ...state.storeRest])
  if (inStores.length > 0) changes.push(say('change.storeCards', { cards: names(state, inStores) }))
  state.stores.forEach((_, index) => {
    changes.push(storeSay(state, index))
  })
  const rest = pileSize(state.storeRest)
  if (rest > 0) changes.push(say('change.storeRest', { n: rest }))
  changes.push(turnSay(state))
  return changes
}

/** All that lies face down there; nothing if some of what it was shuffled with is elsewhere, out of sight. */
function cardsOf(hidden: Hidden, pile: Pile): readonly CardId[] {
  const there = new Map<number, number>()
  for (const group of pile) if ('bag' in group) there.set(group.bag, (there.get(group.bag) ?? 0) + group.n)
  const bags = [...there].map(([id, n]) => ({ n, ...bagOf(hidden, id) }))
  if (bags.some(({ n, cards }) => cards.length !== n)) return []
  return [...bags.flatMap(({ cards }) => cards), ...pile.flatMap((group) => ('bag' in group ? [] : group.cards))]
}

function placing(state: State, unit: Unit): MuhqSay[] {
  const fact = unitFact(state, unit)
  const place = say('change.place', { card: fact.name, seat: unit.owner, at: fact.at })
  const fresh: Unit = { ...unit, controller: unit.owner, damage: 0, ward: 0, repression: 0, tapped: false }
  return [place, ...unitChanges(state, fresh, state, unit)]
}

function unitChanges(from: State, before: Unit, to: State, unit: Unit): MuhqSay[] {
  const changes: MuhqSay[] = []
  if (before.x !== unit.x || before.y !== unit.y) {
    changes.push(say('change.move', { unit: unitFact(from, before), to: tileName(unit) }))
  }
  const fact = unitFact(to, unit)
  if (before.controller !== unit.controller) {
    const old = { ...fact, seat: before.controller }
    changes.push(say('change.control', { unit: old, seat: unit.controller }))
  }
  if (before.damage !== unit.damage) {
    changes.push(say('change.damage', { unit: fact, n: unit.damage, health: fullHealth(to, cardOf(to, unit.card)) }))
  }
  if (before.ward !== unit.ward) changes.push(say('change.ward', { unit: fact, n: unit.ward }))
  if (before.repression !== unit.repression) changes.push(say('change.repression', { unit: fact, n: unit.repression }))
  if (before.tapped !== unit.tapped) changes.push(say('change.tapped', { unit: fact, tapped: unit.tapped }))
  return changes
}

function sideChanges(from: State, to: State, seat: SeatId): MuhqSay[] {
  const changes: MuhqSay[] = []
  if (resourcesOf(from, seat) !== resourcesOf(to, seat)) {
    changes.push(say('change.resources', { seat, n: resourcesOf(to, seat) }))
  }
  const before = deckSize(from, seat)
  if (before !== deckSize(to, seat)) changes.push(say('change.deck', { seat, n: deckSize(to, seat), before }))
  if (seat === BOSS) {
    if (from.boss.drawn !== to.boss.drawn) changes.push(drawnSay(to))
  } else if (!equal(handFacts(from, seat), handFacts(to, seat))) changes.push(handSay(to, seat))
  if (!equal([...discardOf(from, seat)].sort(), [...discardOf(to, seat)].sort())) changes.push(discardSay(to, seat))
  return changes
}

const deckSize = (state: State, seat: SeatId): number =>
  pileSize(seat === BOSS ? state.boss.deck : personOf(state, seat).deck)

const names = (state: State, cards: readonly CardId[]) => cards.map((card) => cardName(state, card))

function handFacts(state: State, seat: SeatId) {
  const { hand } = personOf(state, seat)
  return { cards: names(state, hand.known), unknown: handSize(hand) - hand.known.length }
}

const handSay = (state: State, seat: SeatId) => say('change.hand', { seat, ...handFacts(state, seat) })

const discardSay = (state: State, seat: SeatId) =>
  say('change.discard', { seat, cards: names(state, discardOf(state, seat)) })

const drawnSay = (state: State): MuhqSay =>
  state.boss.drawn === null
    ? say('change.noDrawn', {})
    : say('change.drawn', { card: cardName(state, state.boss.drawn) })

function storeSay(state: State, index: number): MuhqSay {
  const at = storeName(state, index)
  const store = state.stores[index]
  if (store === undefined || store.revealed === null) {
    return say('change.storeUnseen', { at, n: pileSize(store?.unseen ?? []) })
  }
  return say('change.storeOpen', { at, cards: names(state, store.revealed) })
}

const turnSay = (state: State): MuhqSay => say('change.turn', { seat: state.turn, round: state.round })
