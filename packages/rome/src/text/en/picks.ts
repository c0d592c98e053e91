// English sentences: what can be picked.

import { type Phrases, plural, type Say } from '@understudy/procedure'
import type { Picks } from '../../rules/sayings.ts'
import { whose } from '../peoples.ts'
import { box as boxOf, CLASSES, DO, gold, list, what, die as word } from './words.ts'

/** `say`: how the whole book says something else. */
export const picks = (say: (what: Say) => string): Phrases<Picks> => ({
  'pick.region': ({ region }) => region.en,
  'pick.reserves': () => 'Reserves',
  'pick.nobody': () => 'nobody',
  'pick.seat': ({ seat }) => seat.en,
  'pick.sea': ({ sea }) => sea.en,
  'pick.none': ({ slot }) => (slot === 'artillery' ? 'no artillery' : 'no skirmisher'),
  'pick.card': ({ card }) => card.en,
  'pick.general': ({ general }) => ('en' in general ? general.en : say(general)),
  'pick.action': ({ card }) => card.en,
  'pick.army': ({ slot }) => `army ${slot}`,
  'pick.agent': ({ n }) => `agent ${n}`,
  'pick.navy': ({ n }) => `navy ${n}`,
  'pick.ships': ({ n }) => `with ${plural('en', n, { one: 'ship', many: 'ships' })} only`,
  'pick.building': ({ building }) => what(building),
  'pick.pool': () => 'to the pool',
  'pick.centre': ({ n, cards }) => (n === 0 ? 'all envelop' : `to the centre: ${list(cards)}`),
  'pick.dice': ({ n }) => (n === 0 ? 'keep all' : plural('en', n, { one: 'die', many: 'dice' })),
  'pick.way': ({ places }) => (places.length === 0 ? 'directly' : `by way of ${list(places)}`),
  'pick.development': ({ name, cost }) => `${name.en} (${gold(cost)})`,
  'pick.do': ({ what: key }) => DO[key] ?? key,
  'pick.yes': () => 'yes',
  'pick.no': () => 'no',
  'pick.clockwise': () => 'clockwise',
  'pick.anticlockwise': () => 'anticlockwise',
  'pick.box': ({ box }) => boxOf(box),
  'pick.count': ({ cls, n }) => `${n} ${cls === 'SK' && n === 1 ? 'skirmisher' : (CLASSES[cls] ?? cls)}`,
  'pick.number': ({ n }) => String(n),
  'pick.cards': ({ n }) => plural('en', n, { one: 'card', many: 'cards' }),
  'pick.even': ({ n }) => `evenly (${n} cards)`,
  'pick.fill': ({ n }) => `as many cards as fit (${n})`,
  'pick.face': ({ face, die }) => `${word(die)}: ${word(face)}`,
  'pick.initiative': ({ n, seat }) => `${seat.en}: ${n}`,
  'pick.targetGeneral': ({ of, slot }) => `the general of ${of.en}, army ${slot}`,
  'pick.targetAgent': ({ of, n }) => `agent ${n} of ${of.en}`,
  'pick.targetArmy': ({ of, slot }) => `${of.en}, army ${slot}`,
  'pick.targetCapital': ({ of, with: third }) =>
    third === null ? `${whose(of.en)} capital` : `${of.en} against ${third.en}`,
  'pick.targetBuilding': ({ building, region }) => `${what(building)} in ${region.en}`,
})
