// What a position looks like in a file.

import { whole } from '@understudy/table/files'
import * as v from 'valibot'
import { PHASES } from '../../vocabulary.ts'
import { STEPS } from '../state/state.ts'
import { frameSchema } from './frame-schema.ts'

const id = v.pipe(v.string(), v.maxLength(60))
const card = v.pipe(v.string(), v.maxLength(40))
const cards = v.pipe(v.array(card), v.maxLength(200))
const small = whole(-1, 999)
const count = whole(0, 200)
const bagNo = whole(1, 9999)
const hidden = v.strictObject({
  bags: v.array(v.strictObject({ id: bagNo, cards })),
  nextBag: bagNo,
})
const hand = v.strictObject({ known: cards, unknown: v.array(v.strictObject({ bag: bagNo, n: whole(1, 200) })) })
const pile = v.array(v.union([v.strictObject({ bag: bagNo, n: whole(1, 200) }), v.strictObject({ cards })]))
const place = v.nullable(id)

const land = v.strictObject({
  holder: place,
  cubes: whole(0, 99),
  walls: v.boolean(),
  market: v.boolean(),
  barracks: v.boolean(),
  wonder: v.boolean(),
  siege: small,
})
const army = v.strictObject({
  region: place,
  // Files of the time when no army could stay aboard do not have it.
  aboard: v.optional(small, -1),
  general: hand,
  revealed: v.boolean(),
  declared: v.boolean(),
  cards: hand,
  // Only secret armies have it.
  told: v.optional(v.nullable(v.strictObject({ MI: count, SK: count, CV: count, AR: count })), null),
  seenBy: v.array(small),
  activated: v.boolean(),
  mp: small,
  homesTaken: small,
  reduced: v.boolean(),
  moved: v.boolean(),
  failed: v.boolean(),
})
const side = v.strictObject({
  faction: id,
  role: v.picklist(['human', 'super', 'speed']),
  gold: whole(0, 9999),
  vp: whole(0, 999),
  stance: v.array(whole(0, 9)),
  agents: v.array(v.strictObject({ region: place, used: v.boolean() })),
  armies: v.pipe(v.array(army), v.length(4)),
  available: hand,
  unused: pile,
  navyCards: whole(0, 99),
  navies: v.array(v.strictObject({ sea: place, cards: whole(0, 99), moved: small, carried: v.boolean() })),
  developments: v.array(whole(0, 9)),
  scored: v.array(id),
  hand,
  toFlip: whole(0, 40),
  flipped: v.nullable(card),
  decks: v.strictObject({ MI: pile, SK: pile, CV: pile, AR: pile }),
  pool: hand,
  reserves: pile,
  upgrade: cards,
  retired: cards,
  renounced: v.array(small),
  looked: v.nullable(v.strictObject({ pile: small, card })),
  built: whole(0, 99),
})

export const stateSchema = v.strictObject({
  setting: v.strictObject({ pack: v.string() }),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  round: whole(1, 999),
  phase: v.picklist(PHASES),
  step: v.picklist(STEPS),
  turn: whole(0, 99),
  order: v.array(small),
  clockwise: v.boolean(),
  initiative: v.array(small),
  committed: v.array(small),
  frames: v.array(frameSchema),
  sides: v.pipe(v.array(side), v.minLength(2), v.maxLength(4)),
  lands: v.record(id, land),
  roads: v.array(v.tuple([id, id, id])),
  statuses: v.array(whole(0, 3)),
  troopCards: hidden,
  generalCards: hidden,
  actionCards: hidden,
  actionDeck: pile,
  actionDiscard: cards,
  stacks: v.array(pile),
  dead: cards,
  over: v.nullable(v.strictObject({ winners: v.array(small), why: v.picklist(['target', 'rounds']) })),
})

export type RawState = v.InferOutput<typeof stateSchema>
export type RawPile = v.InferOutput<typeof pile>
export type RawBags = v.InferOutput<typeof hidden>
export type RawLand = v.InferOutput<typeof land>
