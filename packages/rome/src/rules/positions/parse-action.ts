// Actions as plain data, and back.

import { checked, whole } from '@understudy/table/files'
import * as v from 'valibot'
import { type Action, BUILDINGS, FACES } from '../../vocabulary.ts'
import { RECKON_STEPS } from '../state/frames.ts'

const id = v.pipe(v.string(), v.maxLength(60))
const card = v.pipe(v.string(), v.maxLength(40))
const cards = v.pipe(v.array(card), v.maxLength(200))
const slot = v.picklist([0, 1, 2, 3])
const ids = v.pipe(v.array(id), v.maxLength(60))
const number = whole(0, 999)
const dice = v.pipe(v.array(whole(0, 60)), v.maxLength(60))
const sail = v.strictObject({ navy: number, zones: ids, to: id, cards: v.optional(number) })
const journey = { path: ids, sail: v.optional(sail) }
const target = v.union([
  v.strictObject({ general: slot, of: id }),
  v.strictObject({ agent: number, of: id }),
  v.strictObject({ army: slot, of: id }),
  v.strictObject({ building: v.picklist(['market', 'barracks']), region: id }),
  v.strictObject({ region: id }),
  v.strictObject({ capital: id, with: v.optional(id) }),
  v.strictObject({ seat: id }),
])
const does = <D extends string, E extends v.ObjectEntries>(kind: D, entries: E) =>
  v.strictObject({ do: v.literal(kind), ...entries })
const yes = { yes: v.boolean() }

export const actionSchema = v.variant('do', [
  does('initiative', { cards: v.pipe(v.array(whole(1, 99)), v.maxLength(4)) }),
  does('deal', { seat: id, cards }),
  does('flip', { seat: id, card }),
  does('roll', { faces: v.pipe(v.array(v.picklist(FACES)), v.maxLength(60)) }),
  does('troop', { card }),
  does('general', { general: card }),
  does('compose', { slot, general: card, cards, count: v.optional(number) }),
  does('commit', { gold: whole(0, 9999) }),
  does('order', { first: id, clockwise: v.boolean() }),
  does('passChoice', { to: id }),
  does('stance', { towards: id, box: whole(1, 9) }),
  does('enter', { region: id }),
  does('agent', { card, agent: number, target }),
  does('gold', { card }),
  does('answer', yes),
  does('renounce', { seat: id }),
  does('activate', { slot }),
  does('muster', { slot, region: id, general: v.optional(card), cards, count: v.optional(number) }),
  does('march', journey),
  does('attack', { target: id, ...journey }),
  does('embark', { path: ids, navy: number, zones: ids, cards: v.optional(number) }),
  does('besiege', { target: id, path: ids }),
  does('assault', {}),
  does('calm', { cubes: whole(1, 9) }),
  does('merge', { into: slot, path: ids }),
  does('split', { slot, general: card, cards, count: v.optional(number), region: id }),
  does('sail', { navy: number, zones: ids, cards: v.optional(number), fight: v.optional(id) }),
  does('intercept', yes),
  does('halt', {}),
  does('retreat', { to: id }),
  does('endCampaign', {}),
  does('declare', { slot, counts: v.strictObject({ MI: number, SK: number, CV: number, AR: number }) }),
  does('strength', { slot, infantry: number }),
  does('dissolve', { path: v.optional(ids) }),
  does('reckon', { step: v.picklist(RECKON_STEPS) }),
  does('return', { region: id }),
  does('lose', { cards }),
  does('play', { line: v.optional(card), skirmisher: v.optional(card), artillery: v.optional(card) }),
  does('demand', yes),
  does('cavalry', {
    use: v.array(v.strictObject({ card, for: v.picklist(['centre', 'envelopment']) })),
    centre: v.optional(number),
  }),
  does('reroll', { dice }),
  does('tactics', { dice }),
  does('shoot', yes),
  does('terrain', { card }),
  does('giveWay', yes),
  does('buyGeneral', {}),
  does('assign', { slot, general: v.optional(card) }),
  does('buyAgent', {}),
  does('removeCube', { region: id }),
  does('buyTroop', { pile: id, card: v.optional(card), into: v.optional(v.union([slot, v.literal('pool')])) }),
  does('look', { pile: id }),
  does('putBack', {}),
  does('buyNavy', { navy: number }),
  does('develop', { column: number }),
  does('build', { building: v.picklist(BUILDINGS), region: id }),
  does('road', { links: v.pipe(v.array(v.tuple([id, id])), v.maxLength(40)) }),
  does('done', {}),
])

export const parseAction = (data: unknown): Action => checked(actionSchema, data) as Action
