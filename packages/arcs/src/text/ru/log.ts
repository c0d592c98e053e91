// Русский: что произошло.

import type { Lang, Phrases } from '@understudy/procedure'
import type { Log } from '../../rules/sayings.ts'
import { type Colour, DICE, type Owner } from '../../vocabulary.ts'
import {
  ableName,
  actionCard,
  agentsTaken,
  ambitionName,
  capital,
  captivesTaken,
  courtName,
  diceN,
  faceName,
  leaderName,
  loreName,
  names,
  ofOwner,
  ofSeat,
  ownerName,
  PIECE,
  place,
  powerN,
  resource,
  seatName,
  setupName,
  shipsN,
  siteName,
  somewhere,
  toOwner,
  toSeat,
  withSeat,
} from '../words.ts'

const S = (colour: Colour) => seatName('ru', colour)
const O = (owner: Owner) => ownerName('ru', owner)
const s = (colour: Colour) => S(colour).toLowerCase()
const quotedCard = (_: Lang, id: Parameters<typeof actionCard>[1]) => `«${actionCard('ru', id)}»`
const C = (id: `BC${string}`) => courtName('ru', id)
const at = (system: Parameters<typeof place>[1]) => `(${place('ru', system)})`

export const logRu: Phrases<Log> = {
  'log.abducted': ({ seat, card, n }) => `${S(seat)} похищает ${agentsTaken('ru', n)} с карты ${C(card)}.`,
  'log.allPassed': () => 'Все, у кого есть карты, передали инициативу: руки сбрасываются, глава окончена.',
  'log.annexed': ({ seat, site, of }) => `${S(seat)} аннексирует здание ${ofOwner(of)} (${siteName('ru', site)}).`,
  'log.armed': ({ seat }) => `${S(seat)} тратит оружие: действия карты могут быть сражениями.`,
  'log.arranged': ({ seat, slots }) =>
    `${S(seat)} перекладывает ресурсы: ${slots.map((type) => (type === null ? '–' : resource('ru', type))).join(', ') || '–'}.`,
  'log.attached': ({ seat, union, card }) =>
    `${S(seat)} кладёт карту ${C(union)} на карту «${actionCard('ru', card)}».`,
  'log.battle': ({ seat, of, system }) => `${S(seat)} начинает сражение против ${ofOwner(of)} ${at(system)}.`,
  'log.buildingHit': ({ site, of }) => `Здание ${ofOwner(of)} повреждено (${siteName('ru', site)}).`,
  'log.built': ({ seat, piece, system }) => `${S(seat)} строит ${PIECE[piece].ru} ${at(system)}.`,
  'log.builtNothing': ({ seat, system }) => `${S(seat)} строит впустую ${at(system)}: кораблей в запасе нет.`,
  'log.buried': ({ seat, of, card }) =>
    `${S(seat)} забирает карту ${C(card)} у ${ofSeat(of)}; она уходит под колоду двора.`,
  'log.captivesReturn': () => 'Все пленники возвращаются к владельцам.',
  'log.captured': ({ seat, of, n }) => `${S(seat)} берёт в плен ${agentsTaken('ru', n)} ${ofSeat(of)}.`,
  'log.chapter': ({ n }) => `Начинается глава ${n}.`,
  'log.cityFell': ({ seat, of }) => `${S(seat)} уничтожает город ${ofOwner(of)}.`,
  'log.copied': ({ seat }) => `${S(seat)} копирует главную карту картой рубашкой вверх.`,
  'log.damaged': ({ of, n, system }) => `Повреждено у ${ofOwner(of)}: ${shipsN('ru', n)} ${at(system)}.`,
  'log.dealt': ({ seat }) => `${S(seat)} получает шесть карт действий.`,
  'log.declared': ({ seat, ambition, high, low }) =>
    `${S(seat)} объявляет замысел «${ambitionName('ru', ambition)}» (${powerN('ru', high)} за первое место, ${low} за второе).`,
  'log.destroyed': ({ seat, piece, of, system }) =>
    `${S(seat)} уничтожает ${PIECE[piece].ru} ${ofOwner(of)} ${at(system)}.`,
  'log.discardedToken': ({ seat, type }) => `${S(seat)} сбрасывает ресурс: ${resource('ru', type)}.`,
  'log.draftRow': ({ leaders, lore }) =>
    `Выложены лидеры: ${names('ru', leaders, leaderName)}; знания: ${names('ru', lore, loreName)}.`,
  'log.drewUnseen': ({ seat }) => `${S(seat)} берёт карту действия.`,
  'log.ended': ({ seat }) => `${S(seat)} заканчивает ход.`,
  'log.exhausted': ({ seat, card }) => `${S(seat)} кладёт карту ${ableName('ru', card)} боком.`,
  'log.executed': ({ seat, n }) => `${S(seat)} превращает в трофеи ${captivesTaken('ru', n)}.`,
  'log.forgiven': ({ seat, lore }) => `${S(seat)} отдаёт знание ${loreName('ru', lore)}, и запрет снят.`,
  'log.freed': ({ seat, site, of }) =>
    `${S(seat)} возвращает город ${ofOwner(of)} на планшет (${siteName('ru', site)}).`,
  'log.gain': ({ seat, type }) => `${S(seat)} получает ресурс: ${resource('ru', type)}.`,
  'log.gave': ({ seat, to, card }) => `${S(seat)} отдаёт ${toSeat(to)} карту ${C(card)}.`,
  'log.gaveUp': ({ seat, card }) => `${S(seat)} сбрасывает карту ${C(card)}.`,
  'log.guided': ({ seat, of, n, from, to }) =>
    `${S(seat)} перемещает ${shipsN('ru', n)} ${ofOwner(of)}: ${place('ru', from)} → ${place('ru', to)}.`,
  'log.guildsReturn': () => 'Сброшенные карты гильдий замешиваются в колоду двора.',
  'log.influenced': ({ seat, card }) => `${S(seat)} ставит агента на карту ${C(card)}.`,
  'log.initiative': ({ seat }) => `Инициативу получает ${s(seat)}.`,
  'log.leader': ({ seat, leader }) => `${S(seat)}: лидер ${leaderName('ru', leader)}.`,
  'log.led': ({ seat, card }) => `${S(seat)} открывает раунд картой «${actionCard('ru', card)}».`,
  'log.looked': ({ seat, of }) => `${S(seat)} смотрит руку ${ofSeat(of)}.`,
  'log.lore': ({ seat, lore }) => `${S(seat)}: знание ${loreName('ru', lore)}.`,
  'log.martyr': ({ seat, system }) => `${S(seat)} жертвует кораблём ${at(system)}.`,
  'log.moved': ({ seat, from, legs }) =>
    `${S(seat)} перемещает корабли: ${place('ru', from)}${legs.map(({ to, ships }) => ` → ${place('ru', to)} (${shipsN('ru', ships)})`).join('')}.`,
  'log.mulligan': ({ seat }) => `${S(seat)} сбрасывает руку и берёт шесть новых карт.`,
  'log.mythic': ({ seat, system, type }) => `${S(seat)} меняет тип планеты ${at(system)}: ${resource('ru', type)}.`,
  'log.eventsBack': ({ seat, n }) =>
    `${S(seat)} не открывает раунд событием: ${n === 1 ? 'оно замешано' : `${n} замешаны`} обратно в стопку.`,
  'log.noCard': ({ seat }) => `${S(seat)}: карт нет, ход пропадает.`,
  'log.outrage': ({ seat, type }) => `На ${ofSeat(seat)} наложен запрет: ${resource('ru', type)}.`,
  'log.passed': ({ seat }) => `${S(seat)} передаёт инициативу.`,
  'log.pivoted': ({ seat, card }) => `${S(seat)} меняет масть картой «${actionCard('ru', card)}».`,
  'log.placed': ({ seat, systems }) =>
    `${S(seat)} выставляет корабли: ${systems.map((id) => place('ru', id)).join('; ')}.`,
  'log.pressgang': ({ seat, n }) => `${S(seat)} отпускает за ресурсы ${captivesTaken('ru', n)}.`,
  'log.pruned': ({ seat, site, piece }) =>
    `${S(seat)} перестраивает здание (${siteName('ru', site)}): теперь ${PIECE[piece].ru}.`,
  'log.ransacked': ({ seat, card }) => `${S(seat)} разграбляет двор: карта ${C(card)}.`,
  'log.refilled': ({ card }) => `При дворе появляется карта ${C(card)}.`,
  'log.reinforced': ({ seat, ships, system }) => `${S(seat)} начинает заново: ${shipsN('ru', ships)} ${at(system)}.`,
  'log.repaired': ({ seat, at: where }) => `${S(seat)} чинит (${somewhere('ru', where)}).`,
  'log.rerolls': ({ seat, n }) => `${S(seat)} перебрасывает ${diceN('ru', n)}.`,
  'log.reshuffled': () => 'Сброс перемешан в новую стопку.',
  'log.revealed': ({ seat, cards }) =>
    `${S(seat)}: ${cards.length === 1 ? 'открыта карта' : 'открыты карты'} ${names('ru', cards, quotedCard)}.`,
  'log.rifles': ({ seat, of, from, system }) =>
    `${S(seat)} стреляет по ${toOwner(of)}: ${place('ru', from)} → ${place('ru', system)}.`,
  'log.rolled': (facts) =>
    `${S(facts.seat)} бросает: ${DICE.flatMap((die) => facts[die].map((face) => faceName('ru', die, face))).join(' | ')}.`,
  'log.roundEnd': ({ seat }) => `Раунд окончен; инициативой владеет ${s(seat)}.`,
  'log.row': ({ cards }) => `При дворе: ${names('ru', cards, courtName)}.`,
  'log.ruthless': ({ seat, site }) => `${S(seat)} не знает жалости (${siteName('ru', site)}).`,
  'log.scored': ({ seat, ambition, power }) =>
    `${S(seat)} получает ${powerN('ru', power)} за замысел «${ambitionName('ru', ambition)}».`,
  'log.secured': ({ seat, card }) => `${S(seat)} присваивает карту ${C(card)}.`,
  'log.seized': ({ seat }) => `${S(seat)} перехватывает инициативу.`,
  'log.setup': ({ card }) => `Карта подготовки: ${setupName('ru', card)}.`,
  'log.shipsLost': ({ of, n, system, by }) =>
    `${capital(O(of))} теряет ${shipsN('ru', n)} ${at(system)}: это трофеи ${ofOwner(by)}.`,
  'log.stoleCard': ({ seat, of, card }) => `${S(seat)} крадёт карту ${C(card)} у ${ofSeat(of)}.`,
  'log.stoleToken': ({ seat, of, type }) => `${S(seat)} крадёт ресурс у ${ofSeat(of)}: ${resource('ru', type)}.`,
  'log.surpassed': ({ seat, card }) => `${S(seat)} превосходит картой «${actionCard('ru', card)}».`,
  'log.swapped': ({ seat, of }) => `${S(seat)} меняется картами с ${withSeat(of)}.`,
  'log.taxed': ({ seat, site }) => `${S(seat)} собирает налоги (${siteName('ru', site)}).`,
  'log.traded': ({ seat, of, gave, got }) =>
    `${S(seat)} выменивает у ${ofSeat(of)}: ${resource('ru', gave)} → ${resource('ru', got)}.`,
  'log.trophiesReturn': () => 'Все трофеи возвращаются к владельцам.',
  'log.union': ({ seat, union, card }) =>
    `${S(seat)} забирает карту «${actionCard('ru', card)}» благодаря карте ${C(union)}.`,
  'log.spent': ({ seat, type }) => `${S(seat)} тратит ресурс: ${resource('ru', type)}.`,
  'log.wasted': ({ seat, type }) => `${S(seat)} тратит ресурс впустую: ${resource('ru', type)}.`,
  'log.won': ({ seat, power }) => `${S(seat)} побеждает: ${powerN('ru', power)}.`,
}
