// Russian sentences: positions, actions and the table as a list.

import type { Phrases, Say } from '@understudy/procedure'
import type { Positions } from '../../rules/sayings.ts'
import type { Action } from '../../vocabulary.ts'
import { did } from '../did.ts'
import { army, box as boxOf, cards, gold, points, STATUS, what } from './words.ts'

const CARDS = { troops: 'Карты войск', generals: 'Карты полководцев', actions: 'Карты действий' } as const

/** `say`: how the whole book says something else. */
export const positions = (say: (what: Say) => string): Phrases<Positions> => ({
  did: ({ action, names }) => did('ru', action as unknown as Action, names),
  'odd.generals': (f) => `${army(f.army)}: больше одного полководца.`,
  'odd.told': (f) => `${army(f.army)}: названные числа не сходятся с её картами.`,
  'odd.small': (f) => `${army(f.army)}: слишком мало пехоты, армия не может стоять.`,
  'odd.aboard': (f) => `${army(f.army)} не может быть на кораблях этого флота.`,
  'odd.many': ({ seat, what: kind, n }) =>
    `${seat.ru}: слишком много (${kind === 'agents' ? 'агенты' : what(kind)}), предел — ${n}.`,
  'odd.stance': ({ seat }) => `${seat.ru}: на карте отношения не по одной метке на противника.`,
  'odd.armies': ({ region }) => `${region.ru}: там стоят две армии.`,
  'odd.cubes': ({ region, n }) => `${region.ru}: недовольства больше ${n}.`,
  'odd.ruins': ({ region }) => `${region.ru}: область ничья, а постройки есть.`,
  'odd.siege': ({ region }) => `${region.ru}: осада есть, а чужой армии там нет.`,
  'odd.road': ({ seat, region }) => `${seat.ru}: есть дорога (${region.ru}), а область не своя.`,
  'odd.cards': ({ kind }) => `${CARDS[kind]} не сходятся: рубашкой вверх лежит не столько, сколько осталось.`,
  'odd.frames': () => 'В такой позиции некого спросить.',
  'table.round': ({ n }) => `Раунд ${n}.`,
  'table.gold': ({ seat, n }) => `${seat.ru}: ${gold(n)}.`,
  'table.vp': ({ seat, n }) => `${seat.ru}: ${points(n)}.`,
  'table.armyOff': (f) => `${army(f.army)}: вне поля.`,
  'table.armyAt': (f) => `${army(f.army)}: область ${f.region.ru}.`,
  'table.armyAboard': (f) => `${army(f.army)}: на кораблях флота ${f.n}.`,
  'table.agentOff': ({ seat, n }) => `${seat.ru}, агент ${n}: вне поля.`,
  'table.agentAt': ({ seat, n, region }) => `${seat.ru}, агент ${n}: область ${region.ru}.`,
  'table.navyAt': ({ seat, n, sea, cards: ships }) =>
    `${seat.ru}, флот ${n}: ${sea.ru}${ships > 0 ? `, ${cards(ships)}` : ''}.`,
  'table.stance': ({ seat, towards, box }) => `Карта отношения, ${seat.ru}: метка «${towards.ru}» — «${boxOf(box)}».`,
  'table.developments': ({ seat, col, n }) => `${seat.ru}, развитие: в столбце ${col} куплено до строки ${n}.`,
  'table.status': ({ a, b, status }) => `${a.ru} и ${b.ru}: ${STATUS[status]}.`,
  'table.holder': ({ region, seat }) => `Область ${region.ru}, владелец: ${seat.ru}.`,
  'table.cubes': ({ region, n }) => `${region.ru}: недовольство ${n}.`,
  'table.building': ({ region, building }) => `${region.ru}: ${what(building)}.`,
  'table.road': ({ a, b, seat }) => `${seat.ru}, дорога: ${a.ru} — ${b.ru}.`,
  'table.gone': ({ what: was }) => `Больше нет: ${say(was)}`,
})
