// Russian sentences: what can be picked.

import { type Phrases, plural, type Say } from '@understudy/procedure'
import type { Picks } from '../../rules/sayings.ts'
import { box as boxOf, CLASSES, cards, DO, gold, list, what, die as word } from './words.ts'

/** `say`: how the whole book says something else. */
export const picks = (say: (what: Say) => string): Phrases<Picks> => ({
  'pick.region': ({ region }) => region.ru,
  'pick.reserves': () => 'резерв',
  'pick.nobody': () => 'никто',
  'pick.seat': ({ seat }) => seat.ru,
  'pick.sea': ({ sea }) => sea.ru,
  'pick.none': ({ slot }) => (slot === 'artillery' ? 'без артиллерии' : 'без застрельщика'),
  'pick.card': ({ card }) => card.ru,
  'pick.general': ({ general }) => ('ru' in general ? general.ru : say(general)),
  'pick.action': ({ card }) => card.ru,
  'pick.army': ({ slot }) => `армия ${slot}`,
  'pick.agent': ({ n }) => `агент ${n}`,
  'pick.navy': ({ n }) => `флот ${n}`,
  'pick.ships': ({ n }) => `только ${plural('ru', n, { one: 'корабль', few: 'корабля', many: 'кораблей' })}`,
  'pick.building': ({ building }) => what(building),
  'pick.pool': () => 'в запас',
  'pick.centre': ({ n, cards: kept }) => (n === 0 ? 'все в охват' : `в центр: ${list(kept)}`),
  'pick.dice': ({ n }) =>
    n === 0 ? 'оставить все' : plural('ru', n, { one: 'кубик', few: 'кубика', many: 'кубиков' }),
  'pick.way': ({ places }) => (places.length === 0 ? 'прямо' : `через: ${list(places)}`),
  'pick.development': ({ name, cost }) => `${name.ru} (${gold(cost)})`,
  'pick.do': ({ what: key }) => DO[key] ?? key,
  'pick.yes': () => 'да',
  'pick.no': () => 'нет',
  'pick.clockwise': () => 'по часовой стрелке',
  'pick.anticlockwise': () => 'против часовой стрелки',
  'pick.box': ({ box }) => boxOf(box),
  'pick.count': ({ cls, n }) => `${CLASSES[cls] ?? cls}: ${n}`,
  'pick.number': ({ n }) => String(n),
  'pick.cards': ({ n }) => cards(n),
  'pick.even': ({ n }) => `поровну (${cards(n)})`,
  'pick.fill': ({ n }) => `сколько поместится (${cards(n)})`,
  'pick.face': ({ face, die }) => `${word(die)}: ${word(face)}`,
  'pick.initiative': ({ n, seat }) => `${seat.ru}: ${n}`,
  'pick.targetGeneral': ({ of, slot }) => `полководец: ${of.ru}, армия ${slot}`,
  'pick.targetAgent': ({ of, n }) => `агент ${n}: ${of.ru}`,
  'pick.targetArmy': ({ of, slot }) => `${of.ru}, армия ${slot}`,
  'pick.targetCapital': ({ of, with: third }) =>
    third === null ? `столица: ${of.ru}` : `${of.ru} против «${third.ru}»`,
  'pick.targetBuilding': ({ building, region }) => `${region.ru}: ${what(building)}`,
})
