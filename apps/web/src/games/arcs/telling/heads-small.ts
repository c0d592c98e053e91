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
import type {
  AbleCard,
  ActionCardId,
  Colour,
  CourtId,
  LoreId,
  Owner,
  Resource,
  SiteId,
  SystemId,
} from '@understudy/arcs/vocabulary'
import type { Kind } from '../../heads.ts'
import { aside, counted, kind, plain } from './heads-kinds.ts'
import { both, type Read, taken, toWhom, whom, whose } from './heads-names.ts'

type Of = Read & { readonly of: Owner }
type At = { readonly system: SystemId }
type Token = { readonly type: Resource }
type Court = { readonly card: CourtId }

export const SMALL: readonly Kind[] = [
  // What is paid, and what cards do.
  kind(
    2.6,
    'log.spent',
    ({ type }: Token) => both(`spends ${resource('en', type)}`, `тратит ${taken('ru', type)}`),
    'spends tokens',
    'тратит ресурсы',
  ),
  kind(
    1.5,
    'log.wasted',
    ({ type }: Token) => both(`spends ${resource('en', type)} for nothing`, `тратит впустую ${taken('ru', type)}`),
    'spends tokens for nothing',
    'тратит ресурсы впустую',
  ),
  kind(
    1.4,
    'log.discardedToken',
    ({ type }: Token) => both(`discards ${resource('en', type)}`, `сбрасывает ${taken('ru', type)}`),
    'discards tokens',
    'сбрасывает ресурсы',
  ),
  plain(4, 'log.armed', 'spends a Weapon: actions may be battles', 'тратит оружие, чтобы сражаться'),
  kind(
    2.4,
    'log.exhausted',
    ({ card }: { card: AbleCard }) => both(`uses ${ableName('en', card)}`, `применяет: ${ableName('ru', card)}`),
    'uses a card',
    'применяет карту',
  ),
  kind(
    4,
    'log.attached',
    ({ union, card }: { union: CourtId; card: ActionCardId }) =>
      both(
        `lays ${courtName('en', union)} on ${actionCard('en', card)}`,
        `кладёт ${courtName('ru', union)} на карту «${actionCard('ru', card)}»`,
      ),
    'lays a Union on a card',
    'кладёт профсоюз на карту',
  ),
  kind(
    2.5,
    'log.union',
    ({ card }: { card: ActionCardId }) =>
      both(`takes ${actionCard('en', card)} back`, `забирает карту: ${actionCard('ru', card)}`),
    'takes a card back',
    'забирает карту',
  ),
  kind(
    6,
    'log.traded',
    ({ of, gave, got, you }: Of & { gave: Resource; got: Resource }) =>
      both(
        `trades ${resource('en', gave)} for ${of === you ? 'your ' : ''}${resource('en', got)}${of === you ? '' : ` of ${whom('en', of)}`}`,
        `меняется с ${of === you ? 'вами' : 'другим'}: ${resource('ru', gave)} на ${resource('ru', got)}`,
      ),
    'trades',
    'меняется ресурсами',
  ),
  counted(5, 'log.executed', (n) => both(`makes ${captivesN('en', n)} Trophies`, `казнит ${captivesTaken('ru', n)}`)),
  counted(5, 'log.pressgang', (n) =>
    both(`presses ${captivesN('en', n)} into service`, `отпускает за ресурсы ${captivesTaken('ru', n)}`),
  ),
  kind(
    7,
    'log.annexed',
    ({ of, you, site }: Of & { site: SiteId }) =>
      both(
        `annexes ${whose({ en: 'building', ru: '' }, of, you).en} at ${somewhere('en', site)}`,
        `присоединяет здание ${of === you ? '(ваше)' : whom('ru', of)}`,
      ),
    'annexes a building',
    'присоединяет здание',
  ),
  kind(
    7,
    'log.freed',
    ({ of, you }: Of) => {
      const what = whose(PIECE.city, of, you)
      return both(`sends ${what.en} home`, `возвращает ${what.ru} в запас`)
    },
    'sends a city home',
    'возвращает город в запас',
  ),
  kind(
    6,
    'log.guided',
    ({ of, n, to, you }: Of & { n: number; to: SystemId }) =>
      both(
        `guides ${shipsN('en', n)} of ${of === you ? 'yours' : whom('en', of)} to ${place('en', to)}`,
        `перемещает ${shipsN('ru', n)} ${of === you ? '(ваши)' : whom('ru', of)} (${place('ru', to)})`,
      ),
    'guides ships',
    'перемещает чужие корабли',
  ),
  kind(
    5,
    'log.martyr',
    ({ system }: At) =>
      both(`sacrifices a ship at ${place('en', system)}`, `жертвует кораблём (${place('ru', system)})`),
    'sacrifices a ship',
    'жертвует кораблём',
  ),
  kind(
    5,
    'log.mythic',
    ({ system, type }: At & Token) =>
      both(
        `makes ${place('en', system)} a ${resource('en', type)} planet`,
        `планета (${place('ru', system)}): ${resource('ru', type)}`,
      ),
    'turns a planet',
    'меняет тип планеты',
  ),
  kind(
    5,
    'log.pruned',
    ({ piece }: { piece: 'city' | 'starport' }) =>
      both(`turns a building into a ${PIECE[piece].en}`, `перестраивает здание: ${PIECE[piece].ru}`),
    'turns a building',
    'перестраивает здание',
  ),
  plain(4, 'log.ruthless', 'is ruthless', 'безжалостно выжимает город'),
  kind(
    5,
    'log.swapped',
    ({ of, you }: Of) =>
      both(`swaps a card with ${whom('en', of, you)}`, `меняется картой: ${of === you ? 'вы' : whom('ru', of)}`),
    'swaps cards',
    'меняется картами',
  ),
  kind(
    4,
    'log.looked',
    ({ of, you }: Of) =>
      both(
        `looks at ${of === you ? 'your hand' : `the hand of ${whom('en', of)}`}`,
        `смотрит ${of === you ? 'ваши карты' : `карты ${whom('ru', of)}`}`,
      ),
    'looks at hands',
    'смотрит чужие карты',
  ),
  kind(
    5,
    'log.gave',
    ({ to, card, you }: Read & Court & { to: Colour }) =>
      both(
        `gives ${courtName('en', card)} to ${toWhom('en', to, you)}`,
        `отдаёт ${toWhom('ru', to, you)}: ${courtName('ru', card)}`,
      ),
    'gives a card away',
    'отдаёт карту',
  ),
  kind(
    3,
    'log.gaveUp',
    ({ card }: Court) => both(`gives up ${courtName('en', card)}`, `сбрасывает карту: ${courtName('ru', card)}`),
    'gives up a card',
    'сбрасывает карту',
  ),
  kind(
    7,
    'log.buried',
    ({ of, card, you }: Of & Court) =>
      both(
        `takes ${courtName('en', card)} from ${whom('en', of, you)}`,
        `забирает у ${whom('ru', of, you)}: ${courtName('ru', card)}`,
      ),
    'takes a card',
    'забирает карту',
  ),
  kind(
    3,
    'log.forgiven',
    ({ lore }: { lore: LoreId }) =>
      both(`gives up ${loreName('en', lore)}: an Outrage less`, `сбрасывает ${loreName('ru', lore)}: запрет снят`),
    'is forgiven an Outrage',
    'снимает запрет',
  ),
  plain(1, 'log.drewUnseen', 'draws a card', 'берёт карту'),
  plain(2, 'log.mulligan', 'draws six new cards', 'берёт шесть новых карт'),
  kind(
    2,
    'log.builtNothing',
    ({ system }: At) =>
      both(`has no ship to build at ${place('en', system)}`, `строить нечего (${place('ru', system)})`),
    'has no ship to build',
    'строить нечего',
  ),
  aside(plain(0.5, 'log.arranged', 'rearranges tokens', 'перекладывает ресурсы')),
  // What fell outside a battle.
  kind(
    10,
    'log.shipsLost',
    ({ of, n, system, you }: Of & At & { n: number }) =>
      of === you
        ? both(`you lose ${shipsN('en', n)} at ${place('en', system)}`, `ваши потери: ${shipsN('ru', n)}`)
        : both(`${whom('en', of)} loses ${shipsN('en', n)}`, `потери ${whom('ru', of)}: ${shipsN('ru', n)}`),
    'ships are lost',
    'потери кораблей',
  ),
  kind(
    5,
    'log.damaged',
    ({ of, n, system, you }: Of & At & { n: number }) =>
      both(
        `damages ${shipsN('en', n)} of ${of === you ? 'yours' : whom('en', of)} at ${place('en', system)}`,
        `повреждает ${shipsN('ru', n)} ${of === you ? '(ваши)' : whom('ru', of)}`,
      ),
    'damages ships',
    'повреждает корабли',
  ),
  kind(
    5,
    'log.buildingHit',
    ({ of, you, site }: Of & { site: SiteId }) =>
      both(
        `damages ${whose({ en: 'building', ru: '' }, of, you).en} at ${somewhere('en', site)}`,
        `повреждает здание ${of === you ? '(ваше)' : whom('ru', of)}`,
      ),
    'damages buildings',
    'повреждает здания',
  ),
  kind(
    9,
    'log.cityFell',
    ({ of, you }: Of) => {
      const what = whose(PIECE.city, of, you)
      return both(`destroys ${what.en}`, `уничтожает ${what.ru}`)
    },
    'destroys cities',
    'уничтожает города',
  ),
  kind(
    6.5,
    'log.ransacked',
    ({ card }: Court) => both(`ransacks ${courtName('en', card)}`, `разграбляет двор: ${courtName('ru', card)}`),
    'ransacks the Court',
    'разграбляет двор',
  ),
  kind(
    6,
    'log.outrage',
    ({ type }: Token) => both(`provokes ${resource('en', type)} Outrage`, `навлекает запрет: ${resource('ru', type)}`),
    'provokes Outrage',
    'навлекает запреты',
  ),
]
