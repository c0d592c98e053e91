// Headlines of what is seldom, or told only where nothing weighs more: payments, effects of cards, what fell outside a battle.

import {
  ableName,
  actionCard,
  captivesN,
  captivesTaken,
  courtName,
  loreName,
  PIECE,
  place,
  resource,
  shipsN,
  somewhere,
} from '@understudy/arcs/text'
import type { AbleCard, CourtId, LoreId } from '@understudy/arcs/vocabulary'
import type { Kind } from '../../heads.ts'
import type { At, Card, Court, Of, OfSeat, Read, Site, To, Token } from './heads-facts.ts'
import { aside, counted, kind, plain } from './heads-kinds.ts'
import { taken, toWhom, whom, whose } from './heads-names.ts'

export const SMALL: readonly Kind[] = [
  // What is paid, and what cards do.
  kind(
    2.6,
    'log.spent',
    ({ type }: Token) => ({ en: `spends ${resource('en', type)}`, ru: `тратит ${taken('ru', type)}` }),
    { en: 'spends tokens', ru: 'тратит ресурсы' },
  ),
  kind(
    1.5,
    'log.wasted',
    ({ type }: Token) => ({
      en: `spends ${resource('en', type)} for nothing`,
      ru: `тратит впустую ${taken('ru', type)}`,
    }),
    { en: 'spends tokens for nothing', ru: 'тратит ресурсы впустую' },
  ),
  kind(
    1.4,
    'log.discardedToken',
    ({ type }: Token) => ({ en: `discards ${resource('en', type)}`, ru: `сбрасывает ${taken('ru', type)}` }),
    { en: 'discards tokens', ru: 'сбрасывает ресурсы' },
  ),
  plain(4, 'log.armed', { en: 'spends a Weapon: actions may be battles', ru: 'тратит оружие, чтобы сражаться' }),
  kind(
    2.4,
    'log.exhausted',
    ({ card }: { card: AbleCard }) => ({
      en: `uses ${ableName('en', card)}`,
      ru: `применяет: ${ableName('ru', card)}`,
    }),
    { en: 'uses a card', ru: 'применяет карту' },
  ),
  kind(
    4,
    'log.attached',
    ({ union, card }: Card & { union: CourtId }) => ({
      en: `lays ${courtName('en', union)} on ${actionCard('en', card)}`,
      ru: `кладёт ${courtName('ru', union)} на карту «${actionCard('ru', card)}»`,
    }),
    { en: 'lays a Union on a card', ru: 'кладёт профсоюз на карту' },
  ),
  kind(
    2.5,
    'log.union',
    ({ card }: Card) => ({
      en: `takes ${actionCard('en', card)} back`,
      ru: `забирает карту: ${actionCard('ru', card)}`,
    }),
    { en: 'takes a card back', ru: 'забирает карту' },
  ),
  kind(
    6,
    'log.traded',
    ({ of, gave, got, you }: Of & { gave: Token['type']; got: Token['type'] }) => ({
      en: `trades ${resource('en', gave)} for ${of === you ? 'your ' : ''}${resource('en', got)}${of === you ? '' : ` of ${whom('en', of)}`}`,
      ru: `меняется с ${of === you ? 'вами' : 'другим'}: ${resource('ru', gave)} на ${resource('ru', got)}`,
    }),
    { en: 'trades', ru: 'меняется ресурсами' },
  ),
  counted(5, 'log.executed', (n) => ({
    en: `makes ${captivesN('en', n)} Trophies`,
    ru: `казнит ${captivesTaken('ru', n)}`,
  })),
  counted(5, 'log.pressgang', (n) => ({
    en: `presses ${captivesN('en', n)} into service`,
    ru: `отпускает за ресурсы ${captivesTaken('ru', n)}`,
  })),
  kind(
    7,
    'log.annexed',
    ({ of, you, site }: Of & Site) => ({
      en: `annexes ${whose({ en: 'building', ru: '' }, of, you).en} at ${somewhere('en', site)}`,
      ru: `присоединяет здание ${of === you ? '(ваше)' : whom('ru', of)}`,
    }),
    { en: 'annexes a building', ru: 'присоединяет здание' },
  ),
  kind(
    7,
    'log.freed',
    ({ of, you }: Of) => {
      const what = whose(PIECE.city, of, you)
      return { en: `sends ${what.en} home`, ru: `возвращает ${what.ru} в запас` }
    },
    { en: 'sends a city home', ru: 'возвращает город в запас' },
  ),
  kind(
    6,
    'log.guided',
    ({ of, n, to, you }: Of & { n: number; to: To['to'] }) => ({
      en: `guides ${shipsN('en', n)} of ${of === you ? 'yours' : whom('en', of)} to ${place('en', to)}`,
      ru: `перемещает ${shipsN('ru', n)} ${of === you ? '(ваши)' : whom('ru', of)} (${place('ru', to)})`,
    }),
    { en: 'guides ships', ru: 'перемещает чужие корабли' },
  ),
  kind(
    5,
    'log.martyr',
    ({ system }: At) => ({
      en: `sacrifices a ship at ${place('en', system)}`,
      ru: `жертвует кораблём (${place('ru', system)})`,
    }),
    { en: 'sacrifices a ship', ru: 'жертвует кораблём' },
  ),
  kind(
    5,
    'log.mythic',
    ({ system, type }: At & Token) => ({
      en: `makes ${place('en', system)} a ${resource('en', type)} planet`,
      ru: `планета (${place('ru', system)}): ${resource('ru', type)}`,
    }),
    { en: 'turns a planet', ru: 'меняет тип планеты' },
  ),
  kind(
    5,
    'log.pruned',
    ({ piece }: { piece: 'city' | 'starport' }) => ({
      en: `turns a building into a ${PIECE[piece].en}`,
      ru: `перестраивает здание: ${PIECE[piece].ru}`,
    }),
    { en: 'turns a building', ru: 'перестраивает здание' },
  ),
  plain(4, 'log.ruthless', { en: 'is ruthless', ru: 'безжалостно выжимает город' }),
  kind(
    5,
    'log.swapped',
    ({ of, you }: Of) => ({
      en: `swaps a card with ${whom('en', of, you)}`,
      ru: `меняется картой: ${of === you ? 'вы' : whom('ru', of)}`,
    }),
    { en: 'swaps cards', ru: 'меняется картами' },
  ),
  kind(
    4,
    'log.looked',
    ({ of, you }: Of) => ({
      en: `looks at ${of === you ? 'your hand' : `the hand of ${whom('en', of)}`}`,
      ru: `смотрит ${of === you ? 'ваши карты' : `карты ${whom('ru', of)}`}`,
    }),
    { en: 'looks at hands', ru: 'смотрит чужие карты' },
  ),
  kind(
    5,
    'log.gave',
    ({ to, card, you }: Read & Court & { to: OfSeat['of'] }) => ({
      en: `gives ${courtName('en', card)} to ${toWhom('en', to, you)}`,
      ru: `отдаёт ${toWhom('ru', to, you)}: ${courtName('ru', card)}`,
    }),
    { en: 'gives a card away', ru: 'отдаёт карту' },
  ),
  kind(
    3,
    'log.gaveUp',
    ({ card }: Court) => ({
      en: `gives up ${courtName('en', card)}`,
      ru: `сбрасывает карту: ${courtName('ru', card)}`,
    }),
    { en: 'gives up a card', ru: 'сбрасывает карту' },
  ),
  kind(
    7,
    'log.buried',
    ({ of, card, you }: Of & Court) => ({
      en: `takes ${courtName('en', card)} from ${whom('en', of, you)}`,
      ru: `забирает у ${whom('ru', of, you)}: ${courtName('ru', card)}`,
    }),
    { en: 'takes a card', ru: 'забирает карту' },
  ),
  kind(
    3,
    'log.forgiven',
    ({ lore }: { lore: LoreId }) => ({
      en: `gives up ${loreName('en', lore)}: an Outrage less`,
      ru: `сбрасывает ${loreName('ru', lore)}: запрет снят`,
    }),
    { en: 'is forgiven an Outrage', ru: 'снимает запрет' },
  ),
  plain(1, 'log.drewUnseen', { en: 'draws a card', ru: 'берёт карту' }),
  plain(2, 'log.mulligan', { en: 'draws six new cards', ru: 'берёт шесть новых карт' }),
  kind(
    2,
    'log.builtNothing',
    ({ system }: At) => ({
      en: `has no ship to build at ${place('en', system)}`,
      ru: `строить нечего (${place('ru', system)})`,
    }),
    { en: 'has no ship to build', ru: 'строить нечего' },
  ),
  aside(plain(0.5, 'log.arranged', { en: 'rearranges tokens', ru: 'перекладывает ресурсы' })),
  // What fell outside a battle.
  kind(
    10,
    'log.shipsLost',
    ({ of, n, system, you }: Of & At & { n: number }) =>
      of === you
        ? { en: `you lose ${shipsN('en', n)} at ${place('en', system)}`, ru: `ваши потери: ${shipsN('ru', n)}` }
        : { en: `${whom('en', of)} loses ${shipsN('en', n)}`, ru: `потери ${whom('ru', of)}: ${shipsN('ru', n)}` },
    { en: 'ships are lost', ru: 'потери кораблей' },
  ),
  kind(
    5,
    'log.damaged',
    ({ of, n, system, you }: Of & At & { n: number }) => ({
      en: `damages ${shipsN('en', n)} of ${of === you ? 'yours' : whom('en', of)} at ${place('en', system)}`,
      ru: `повреждает ${shipsN('ru', n)} ${of === you ? '(ваши)' : whom('ru', of)}`,
    }),
    { en: 'damages ships', ru: 'повреждает корабли' },
  ),
  kind(
    5,
    'log.buildingHit',
    ({ of, you, site }: Of & Site) => ({
      en: `damages ${whose({ en: 'building', ru: '' }, of, you).en} at ${somewhere('en', site)}`,
      ru: `повреждает здание ${of === you ? '(ваше)' : whom('ru', of)}`,
    }),
    { en: 'damages buildings', ru: 'повреждает здания' },
  ),
  kind(
    9,
    'log.cityFell',
    ({ of, you }: Of) => {
      const what = whose(PIECE.city, of, you)
      return { en: `destroys ${what.en}`, ru: `уничтожает ${what.ru}` }
    },
    { en: 'destroys cities', ru: 'уничтожает города' },
  ),
  kind(
    6.5,
    'log.ransacked',
    ({ card }: Court) => ({
      en: `ransacks ${courtName('en', card)}`,
      ru: `разграбляет двор: ${courtName('ru', card)}`,
    }),
    { en: 'ransacks the Court', ru: 'разграбляет двор' },
  ),
  kind(
    6,
    'log.outrage',
    ({ type }: Token) => ({
      en: `provokes ${resource('en', type)} Outrage`,
      ru: `навлекает запрет: ${resource('ru', type)}`,
    }),
    { en: 'provokes Outrage', ru: 'навлекает запреты' },
  ),
]
