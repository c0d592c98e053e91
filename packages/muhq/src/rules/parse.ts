// Reading states and actions back: every field looked at, every complaint with its place.

import { BadInput } from '@understudy/table'
import { checked, join, MAX_TEXT, whole } from '@understudy/table/files'
import * as v from 'valibot'
import { type Action, ENDINGS, PHASES, SEATS, SHY_DISTANCES, UPKEEP_LOSSES } from '../vocabulary.ts'
import { settingOf } from './setting.ts'
import type { State } from './state.ts'

const MANY = 1_000_000
const count = whole(0, MANY)
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))
const seat = v.picklist(SEATS)
const ids = v.pipe(v.array(id), v.maxLength(2000))

const hidden = v.strictObject({
  bags: v.pipe(v.array(v.strictObject({ id: count, cards: ids })), v.maxLength(2000)),
  nextBag: count,
})
const unknown = v.strictObject({ bag: count, n: whole(1, MANY) })
const pile = v.pipe(v.array(v.union([unknown, v.strictObject({ cards: ids })])), v.maxLength(2000))
const hand = v.strictObject({ known: ids, unknown: v.pipe(v.array(unknown), v.maxLength(100)) })
const unit = v.strictObject({
  id: whole(1, MANY),
  card: id,
  owner: seat,
  controller: seat,
  x: whole(0, 999),
  y: whole(0, 999),
  damage: count,
  ward: count,
  repression: count,
  moved: v.boolean(),
  attacked: v.boolean(),
  streetMoved: v.boolean(),
  hasted: v.boolean(),
  tapped: v.boolean(),
})
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT))

export const stateSchema = v.strictObject({
  setting: v.strictObject({ map: text, cards: text }),
  options: v.strictObject({
    players: whole(1, 4),
    shyDistance: v.picklist(SHY_DISTANCES),
    upkeepLoss: v.picklist(UPKEEP_LOSSES),
    bossKeepsResources: v.boolean(),
  }),
  secretHands: v.boolean(),
  round: whole(1, MANY),
  turn: seat,
  phase: v.picklist(PHASES),
  draws: count,
  active: count,
  units: v.pipe(v.array(unit), v.maxLength(4096)),
  nextUnit: whole(1, MANY),
  people: v.pipe(v.array(v.strictObject({ resources: count, hidden, deck: pile, hand, discard: ids })), v.maxLength(4)),
  boss: v.strictObject({ resources: count, hidden, deck: pile, drawn: v.nullable(id), discard: ids }),
  stores: v.pipe(v.array(v.strictObject({ unseen: pile, revealed: v.nullable(ids) })), v.maxLength(4096)),
  storeCards: hidden,
  storeRest: pile,
  over: v.nullable(v.picklist(ENDINGS)),
})

/** What is impossible about the position is for `check` to say; here it only has to be readable. */
export function parseState(data: unknown): State {
  const state: State = checked(stateSchema, data)
  try {
    settingOf(state)
  } catch (error) {
    throw error instanceof BadInput ? error.inside('setting') : error
  }
  for (const [where, card] of cardsIn(state)) {
    if (settingOf(state).cards.has(card)) continue
    throw new BadInput({ en: `there is no card ${card}.`, ru: `карты ${card} нет.` }, where)
  }
  return state
}

/** Every card that a state names, with its place. */
function* cardsIn(state: State): Generator<[string, string]> {
  const all = function* (where: string, cards: readonly string[]): Generator<[string, string]> {
    for (const [index, card] of cards.entries()) yield [`${where}[${index}]`, card]
  }
  const side = function* (
    where: string,
    of: { hidden: State['storeCards']; deck: State['storeRest']; discard: string[] },
  ) {
    yield* bags(join(where, 'hidden'), of.hidden)
    yield* groups(join(where, 'deck'), of.deck)
    yield* all(join(where, 'discard'), of.discard)
  }
  const bags = function* (where: string, of: State['storeCards']) {
    for (const [index, bag] of of.bags.entries()) yield* all(`${where}.bags[${index}].cards`, bag.cards)
  }
  const groups = function* (where: string, of: State['storeRest']) {
    for (const [index, group] of of.entries()) if ('cards' in group) yield* all(`${where}[${index}].cards`, group.cards)
  }
  for (const [index, each] of state.units.entries()) yield [`units[${index}].card`, each.card]
  for (const [index, person] of state.people.entries()) {
    yield* side(`people[${index}]`, person)
    yield* all(`people[${index}].hand.known`, person.hand.known)
  }
  yield* side('boss', state.boss)
  if (state.boss.drawn !== null) yield ['boss.drawn', state.boss.drawn]
  yield* bags('storeCards', state.storeCards)
  yield* groups('storeRest', state.storeRest)
  for (const [index, store] of state.stores.entries()) {
    yield* groups(`stores[${index}].unseen`, store.unseen)
    yield* all(`stores[${index}].revealed`, store.revealed ?? [])
  }
}

const unitId = whole(1, MANY)
const tile = v.strictObject({ x: whole(0, 999), y: whole(0, 999) })
const storeId = whole(0, 4096)
const hands = v.pipe(v.array(id), v.maxLength(500))

export const actionSchema = v.variant('do', [
  v.strictObject({ do: v.literal('drawn'), seat, card: id }),
  v.strictObject({ do: v.literal('reveal'), store: storeId, cards: hands }),
  v.strictObject({ do: v.literal('shuffle') }),
  v.strictObject({ do: v.literal('gain') }),
  v.strictObject({ do: v.literal('destroy'), unit: unitId }),
  v.strictObject({ do: v.literal('pay') }),
  v.strictObject({ do: v.literal('draw') }),
  v.strictObject({ do: v.literal('play'), card: id, at: v.exactOptional(tile), target: v.exactOptional(unitId) }),
  v.strictObject({ do: v.literal('move'), unit: unitId, to: tile, street: v.exactOptional(v.boolean()) }),
  v.strictObject({ do: v.literal('attack'), unit: unitId, target: unitId }),
  v.strictObject({ do: v.literal('full'), unit: unitId, target: v.exactOptional(unitId) }),
  v.strictObject({ do: v.literal('tap'), unit: unitId }),
  v.strictObject({ do: v.literal('buy'), store: storeId, card: id }),
  v.strictObject({ do: v.literal('end'), putAway: hands }),
])

export function parseAction(data: unknown): Action {
  return checked(actionSchema, data)
}
