// Words of the legend and the index of cards.

import type { Lang } from '@understudy/procedure'

interface HelpWords {
  readonly seats: string
  readonly numbers: string
  readonly tiles: string
  readonly cards: string
  readonly coin: string
  readonly price: string
  readonly ward: string
  readonly repression: string
  readonly kind: Readonly<Record<'unit' | 'spell' | 'boss', string>>
  readonly map: string
  readonly hand: string
  readonly discard: string
  readonly drawn: string
  store(at: string): string
}

export const HELP_WORDS: Readonly<Record<Lang, HelpWords>> = {
  en: {
    seats: 'Seats',
    numbers: 'Numbers and coins',
    tiles: 'Tiles of this map',
    cards: 'Units and spells of this map',
    coin: 'Round: resources, or what a card costs to play',
    price: 'Square: what a store asks for it',
    ward: 'Ward marks: they take damage first',
    repression: 'Repression marks',
    kind: { unit: 'unit', spell: 'spell', boss: 'boss' },
    map: 'on the map',
    hand: 'in hand',
    discard: 'in the discard pile',
    drawn: 'just drawn',
    store: (at) => `store ${at}`,
  },
  ru: {
    seats: 'Места',
    numbers: 'Числа и монеты',
    tiles: 'Клетки этой карты',
    cards: 'Юниты и заклинания этой карты',
    coin: 'Круглая: запас или сколько стоит разыграть карту',
    price: 'Квадратная: цена в лавке',
    ward: 'Метки защиты: принимают урон первыми',
    repression: 'Метки угнетения',
    kind: { unit: 'юнит', spell: 'заклинание', boss: 'босс' },
    map: 'на поле',
    hand: 'на руке',
    discard: 'в сбросе',
    drawn: 'только что взята',
    store: (at) => `лавка ${at}`,
  },
}
