// Russian sentences: what is asked.

import { type Phrases, plural } from '@understudy/procedure'
import type { Questions } from '../../rules/sayings.ts'
import { reckoned } from '../reckoned.ts'
import {
  army,
  armyOnly,
  box as boxOf,
  CLASSES,
  CLS,
  die as colour,
  dice,
  goldAcc,
  mp,
  OFFERED,
  PHASE,
} from './words.ts'

/** «Всего карт: 2.», если карта не одна. */
const more = (left: number): string => (left > 1 ? ` (${left})` : '')

/** «Карфаген предлагает», но «Греки предлагают». */
const offers = (name: string): string => `${name} ${/[иы]$/.test(name) ? 'предлагают' : 'предлагает'}`

export const questions: Phrases<Questions> = {
  'ask.compose': ({ seat, slot }) => `${seat.ru}: кто поведёт армию ${slot} и с какими картами?`,
  'ask.composeSecret': ({ seat, slot }) => `${seat.ru}: кто возглавит армию ${slot} и сколько в ней карт?`,
  'ask.marker': ({ seat, towards, box }) =>
    box === 0
      ? `Карта отношения, ${seat.ru}: где в начале стоит метка «${towards.ru}»?`
      : `Карта отношения, ${seat.ru}: метка «${towards.ru}» — ${boxOf(box)}. Куда теперь?`,
  'ask.stanceDie': ({ towards, box, die }) =>
    `${die === 'white' ? 'Белый' : 'Красный'} кубик: метка «${towards.ru}»${box === 0 ? '' : `, клетка ${box}`}`,
  'ask.initiative': ({ who }) =>
    who === 'bots'
      ? 'Карты инициативы ботов открывают: какие они?'
      : who === 'people'
        ? 'Какие карты инициативы достались людям? Карты ботов лежат рубашкой вверх.'
        : 'Какие карты инициативы розданы?',
  'ask.commit': ({ seat, card, gold: has }) =>
    `${seat.ru}, инициатива ${card}: ${has === 0 ? 'золота нет. Дальше?' : `сколько золота добавить из ${has}?`}`,
  'ask.order': ({ seat }) => `${seat.ru}: кто ходит первым и в какую сторону?`,
  'ask.deal': ({ seat, n }) => `${seat.ru}: какие карты действий розданы (${n})?`,
  'ask.flip': ({ seat, left }) => `${seat.ru}: какая карта действия открыта? Ещё не открыто: ${left}.`,
  'ask.flipOf': ({ seat, n, of }) => `${seat.ru}: карта действия ${n} из ${of}`,
  'ask.enter': ({ seat }) => `${seat.ru}: столица потеряна. Где появятся агенты?`,
  'ask.agents': ({ seat, n, agents }) => `${seat.ru}: карт действий ${n}, агентов ${agents}. Что дальше?`,
  'ask.test': ({ seat, card, die }) =>
    `${seat.ru}, ${card === null ? 'действие' : `«${card.ru}»`}: какая грань выпала на кубике (${colour(die)})?`,
  'ask.trade': ({ seat, from, n }) =>
    `${seat.ru}: торговля (${from.ru})${n === null ? '' : `, по ${plural('ru', n, { one: 'монете', few: 'монеты', many: 'монет' })}`}. Принять?`,
  'ask.treaty': ({ seat, from, status }) => `${seat.ru}: ${offers(from.ru)} ${OFFERED[status]}. Принять?`,
  'ask.general': (f) => `${army(f.army)}: кто полководец?`,
  'ask.bribed': (f) => `${armyOnly(f.army)}: какую карту подкупили?`,
  'ask.recruited': ({ seat }) => `${seat.ru}: какой наёмник завербован?`,
  'ask.campaign': ({ seat, left }) =>
    left === 0
      ? `${seat.ru}, поход: все армии уже ходили. Что теперь?`
      : `${seat.ru}, поход: ${plural('ru', left, { one: 'армия ещё не ходила', few: 'армии ещё не ходили', many: 'армий ещё не ходило' })}. Что теперь?`,
  'ask.army': (f) =>
    f.off ? `${armyOnly(f.army)} вне поля. Что она делает?` : `${armyOnly(f.army)}: ${mp(f.mp)}. Что дальше?`,
  'ask.intercept': ({ seat, of, ships, own, war, comes }) => {
    const fleet = `${of.ru}, ${plural('ru', ships, { one: 'корабль', few: 'корабля', many: 'кораблей' })}`
    if (comes) return `${seat.ru}: бой неизбежен (${fleet}). Перехватить?`
    return `${seat.ru}: перехватить (${fleet}${war ? '' : `; у вас ${own}`})?${war ? ' Это война.' : ''}`
  },
  'ask.seaFight': (f) => `Морской бой: ${f.a.ru} — ${f.b.ru}. Что выпало?`,
  'ask.declare': (f) => `${armyOnly(f.army)} объявляется: сколько карт каждого вида?`,
  'ask.strength': (f) => `${armyOnly(f.army)} не объявлена: за сколько пехоты она считается?`,
  'ask.assault': (f) => `${armyOnly(f.army)} атакует: ${f.region.ru}. Что выпало?`,
  'ask.loss': (f) => `${armyOnly(f.army)}: какая карта (${CLASSES[f.cls]}) потеряна${f.deck ? ' с верха колоды' : ''}?`,
  'ask.lose': (f) => `${armyOnly(f.army)} теряет ${CLS[f.cls]}: ${f.cls === 'SK' ? 'какого' : 'какую'}?${more(f.left)}`,
  'ask.loseAboard': (f) => `${armyOnly(f.army)}, мало кораблей: какая карта?${more(f.left)}`,
  'ask.tell': (f) => `${armyOnly(f.army)}: сколько в ней карт каждого вида?`,
  'ask.handIn': ({ seat, left }) => `${seat.ru}, карты разбитой армии: какая уходит в резерв? Осталось: ${left}.`,
  'ask.retreat': (f) => `${army(f.army)}: куда отходит?`,
  'ask.gathered': (f) => `${armyOnly(f.a)} — ${armyOnly(f.b)}. Что выпало?`,
  'ask.infantryIs': (f) => `${armyOnly(f.army)}: какие у неё карты пехоты?`,
  'ask.lineIs': (f) => `${armyOnly(f.army)}: какие карты пехоты и конницы у неё остались?`,
  'ask.terrain': (f) => `${armyOnly(f.army)}: какая пехота идёт в бой за местность?`,
  'ask.botCard': (f) => `${armyOnly(f.army)}: какая карта открыта для боя ${PHASE[f.phase] ?? f.phase}?`,
  'ask.battleCard': (f) => `${armyOnly(f.army)}: какая карта для боя ${PHASE[f.phase] ?? f.phase}?`,
  'ask.cavalry': (f) => `${armyOnly(f.army)}: какая конница пойдёт в центр?`,
  'ask.cavalryCount': (f) => `${armyOnly(f.army)}: сколько конницы пойдёт в центр?`,
  'ask.demand': ({ seat }) => `${seat.ru}: должен ли противник открыть карту первым?`,
  'ask.artilleryIs': (f) => `${armyOnly(f.army)}: какая карта артиллерии открыта?`,
  'ask.shoot': (f) => `${armyOnly(f.army)}: стреляет ли артиллерия в этом раунде?`,
  'ask.battleDice': (f) => `Бой ${PHASE[f.phase] ?? f.phase}: что выпало?`,
  'ask.reroll': (f) => `${armyOnly(f.army)}, выпало: ${dice(f.roll)}. Перебросить?`,
  'ask.tactics': (f) => `${armyOnly(f.army)}, выпало: ${dice(f.roll)}. Какие кубики заменить тактическими?`,
  'ask.rerollDice': ({ seat }) => `${seat.ru}: что выпало при перебросе?`,
  'ask.tacticsDice': ({ seat }) => `${seat.ru}: что выпало на тактических кубиках?`,
  'ask.killed': (f) => `${armyOnly(f.army)}: какая карта погибла?`,
  'ask.casualty': (f) => `${armyOnly(f.army)}: какая карта погибнет?${more(f.left)}`,
  'ask.giveWay': (f) => `Бой вничью. ${armyOnly(f.army)}: отступить?`,
  'ask.reckon': (f) => `${f.seat.ru}: ${reckoned('ru', f.step)}`,
  'ask.spending': ({ seat, gold: has }) => `${seat.ru}: можно потратить ${goldAcc(has)}. На что?`,
  'ask.assign': (f) => `${armyOnly(f.army)}: какого полководца положить рубашкой вверх?`,
  'ask.bought': ({ seat }) => `${seat.ru}: какой полководец куплен?`,
  'ask.look': ({ seat, reserves }) =>
    reserves ? `${seat.ru}: какая верхняя карта резерва?` : 'Какая верхняя карта стопки наёмников?',
}
