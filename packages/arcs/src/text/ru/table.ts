// Русский: вопросы, варианты, ошибки позиции и список того, что где лежит.

import type { Phrases } from '@understudy/procedure'
import type { Asking, OnTable } from '../../rules/sayings.ts'
import type { Action, Colour } from '../../vocabulary.ts'
import { valueText } from '../values.ts'
import {
  ableName,
  actionCard,
  agentsN,
  ambitionName,
  capital,
  cardsN,
  courtName,
  diceOf,
  keysN,
  leaderName,
  loreName,
  names,
  ofOwner,
  ofSeat,
  PIECE,
  piecesN,
  pipsN,
  place,
  powerN,
  resource,
  SUIT,
  seatName,
  setupName,
  shipsOf,
  siteName,
} from '../words.ts'
import { describeRu } from './describe.ts'
import { askedRu, doingRu } from './doing.ts'

const S = (colour: Colour) => seatName('ru', colour)
const C = (id: `BC${string}`) => courtName('ru', id)
const asking = (text: string) => `${capital(text)}${text.endsWith('?') ? '' : '.'}`

/** Удары по тому, на что они приходятся, насколько они есть. */
const hitsRu = (own: number, ships: number, buildings: number): string =>
  [
    ...(own > 0 ? [`по своим ${own}`] : []),
    ...(ships > 0 ? [`по кораблям ${ships}`] : []),
    ...(buildings > 0 ? [`по зданиям ${buildings}`] : []),
  ].join(', ') || 'их не осталось'

export const askingRu: Phrases<Asking> = {
  'ask.turn': ({ seat, suit, pips, prelude, armed }) =>
    pips === 0 && !prelude
      ? `${S(seat)}: ещё можно переложить ресурсы.`
      : `${S(seat)}, ${SUIT[suit].ru}: ${prelude ? 'прелюдия, ' : ''}${pipsN('ru', pips)}${armed ? ', сражения' : ''}.`,
  'ask.hits': ({ seat, own, ships, buildings }) => `${S(seat)}, удары: ${hitsRu(own, ships, buildings)}.`,
  'ask.roll': ({ seat, assault, skirmish, raid }) =>
    `${S(seat)} бросает ${diceOf('ru', { assault, skirmish, raid })}. Что выпало?`,
  'ask.vox': ({ seat, card }) => `${S(seat)}: разыграйте карту ${C(card)}.`,
  'ask.raid': ({ seat, of, keys }) => `${S(seat)}: что взять у ${ofSeat(of)} за ${keysN('ru', keys)}?`,
  'ask.frame': ({ seat, frame }) => asking(askedRu(frame, S(seat))),
  'choose.do': ({ doing }) => doingRu(doing),
  'choose.value': ({ doing, slot, value }) => valueText('ru', doing, slot, value),
  'choose.token': ({ slot, type, as }) =>
    `${resource('ru', type)}, ячейка ${slot}${as === undefined ? '' : ` (как ${resource('ru', as)})`}`,
  'do.action': ({ action }) => describeRu(action as unknown as Action),
  'over.power': ({ seat, power }) =>
    `Набрана власть, с которой партия кончается: побеждает ${S(seat).toLowerCase()}, ${powerN('ru', power)}.`,
  'over.chapters': ({ seat, power }) =>
    `Последняя глава сыграна: побеждает ${S(seat).toLowerCase()}, ${powerN('ru', power)}.`,
}

export const tableRu: Phrases<OnTable> = {
  'bad.pieces': ({ of, piece, n, most }) => `У ${ofSeat(of)} ${piecesN('ru', piece, n)}, а должно быть ровно ${most}.`,
  'bad.tokens': ({ type, n }) => `Ресурсов (${resource('ru', type)}): ${n}, а должно быть ровно 5.`,
  'bad.slots': ({ system, slots }) =>
    `Зданий больше, чем ячеек для строительства (${place('ru', system)}): ячеек ${slots}.`,
  'bad.outOfPlay': ({ system }) => `Фишки стоят в системе, которая не участвует в игре (${place('ru', system)}).`,
  'bad.slotClosed': ({ of, slot }) => `У ${ofSeat(of)} ресурс в закрытой ячейке ${slot}.`,
  'bad.actionCard': ({ card, n }) =>
    n > 1
      ? `Карта «${actionCard('ru', card)}» лежит в нескольких местах: ${n}.`
      : n === 1
        ? `Карты «${actionCard('ru', card)}» нет в этой колоде.`
        : `Карты «${actionCard('ru', card)}» не хватает.`,
  'bad.courtCard': ({ card, n }) =>
    n > 1 ? `Карта ${C(card)} лежит в нескольких местах: ${n}.` : `Карты ${C(card)} не хватает.`,
  'bad.unknown': ({ n, unseen }) => `Неизвестных карт на местах: ${n}, а неувиденных: ${unseen}.`,
  'bad.boxes': ({ type, n, right }) =>
    `В ячейках замыслов лежит ресурсов (${resource('ru', type)}): ${n}; при этой карте подготовки их должно быть ${right}.`,
  'bad.chapter': ({ n }) => `Главы ${n} не бывает: в партии их пять.`,
  'bad.frame': () => 'То, что здесь происходит, не согласуется с остальной позицией.',
  'bad.leader': ({ leader, n }) => `Лидер ${leaderName('ru', leader)} лежит сразу в нескольких местах: ${n}.`,
  'bad.lore': ({ lore, n }) => `Знание ${loreName('ru', lore)} лежит сразу в нескольких местах: ${n}.`,
  'bad.markers': ({ chapter, n }) =>
    `В главе ${chapter} перевёрнутых маркеров замыслов должно быть ${n}, начиная с младшего.`,
  'bad.nothing': () => 'Ничего не происходит, и никто ничего не может сделать.',
  'bad.own': ({ of }) => `Среди трофеев или пленников ${ofSeat(of)} есть его собственные фишки.`,
  'bad.rowSpot': ({ n }) => `При таком числе игроков мест при дворе только ${n}.`,
  'bad.site': ({ site, piece }) => `Здесь не может стоять ${PIECE[piece].ru}: ${siteName('ru', site)}.`,
  'bad.siteLore': ({ site, piece, lore }) =>
    `Чтобы здесь стоял ${PIECE[piece].ru} (${siteName('ru', site)}), нужно знание ${loreName('ru', lore)}, а его ни у кого нет.`,
  'bad.setup': () => 'Карта подготовки не выбрана.',
  'put.ships': ({ system, of, fresh, damaged }) =>
    `${capital(place('ru', system))}: ${shipsOf('ru', fresh, damaged)} ${ofOwner(of)}.`,
  'put.building': ({ site, piece, of, damaged }) =>
    piece === 'none'
      ? `${capital(siteName('ru', site))}: здания нет.`
      : `${capital(siteName('ru', site))}: ${PIECE[piece].ru} ${ofOwner(of)}${damaged ? ', повреждён' : ''}.`,
  'put.tokens': ({ of, slots }) =>
    `Ячейки ${ofSeat(of)}: ${slots.map((type) => (type === 'none' ? '–' : resource('ru', type))).join(', ')}.`,
  'put.supply': ({ type, n }) => `Запас: ${resource('ru', type)} ${n}.`,
  'put.power': ({ of, power }) => `Власть ${ofSeat(of)}: ${power}.`,
  'put.agents': ({ of, n }) => `Запас ${ofSeat(of)}: ${agentsN('ru', n)}.`,
  'put.trophies': ({ seat, of, piece, n }) => `Трофеи ${ofSeat(seat)}: ${piecesN('ru', piece, n)} ${ofOwner(of)}.`,
  'put.captives': ({ seat, of, n }) => `Пленники ${ofSeat(seat)}: ${agentsN('ru', n)} ${ofSeat(of)}.`,
  'put.exhausted': ({ of, cards }) => `Боком лежат у ${ofSeat(of)}: ${names('ru', cards, ableName) || 'ничего'}.`,
  'put.outrage': ({ of, types }) => `Запрет у ${ofSeat(of)}: ${names('ru', types, resource) || 'нет'}.`,
  'put.guild': ({ of, cards }) => `Карты гильдий ${ofSeat(of)}: ${names('ru', cards, courtName) || 'нет'}.`,
  'put.lore': ({ of, leader, lore }) =>
    `${S(of)}: ${[...(leader === 'none' ? [] : [leaderName('ru', leader)]), ...lore.map((id) => loreName('ru', id))].join(', ') || 'без лидера'}.`,
  'put.row': ({ spot, card }) => `Двор, место ${spot}: ${card === 'none' ? 'пусто' : C(card)}.`,
  'put.courtAgents': ({ card, of, n }) => `На карте ${C(card)}: ${agentsN('ru', n)} ${ofSeat(of)}.`,
  'put.marker': ({ ambition, high, low }) =>
    `Маркер замысла ${high}/${low}: ${ambition === 'none' ? 'свободен' : `«${ambitionName('ru', ambition)}»`}.`,
  'put.initiative': ({ seat, seized }) =>
    `Инициативой владеет ${S(seat).toLowerCase()}${seized ? ', она перехвачена' : ''}.`,
  'put.chapter': ({ n }) => `Глава ${n}.`,
  'put.setup': ({ card }) => `Карта подготовки: ${setupName('ru', card)}.`,
  'put.hand': ({ of, n }) => `Рука ${ofSeat(of)}: ${cardsN('ru', n)}.`,
  'put.played': ({ of, card }) =>
    `Разыграно у ${ofSeat(of)}: ${card === 'none' ? 'открытых карт нет' : `«${actionCard('ru', card)}»`}.`,
  'put.discard': ({ n }) => `Сброс карт действий: ${cardsN('ru', n)}.`,
  'put.courtDeck': ({ n, discard }) =>
    `Колода двора: ${cardsN('ru', n)}; ${discard.length === 0 ? 'сброс пуст' : `в сбросе: ${names('ru', discard, courtName)}`}.`,
  'put.zero': ({ on }) => (on ? 'Маркер нуля лежит на главной карте.' : 'Маркер нуля лежит у поля.'),
  'put.box': ({ type, n }) => `В ячейках замыслов: ${resource('ru', type)} ${n}.`,
}
