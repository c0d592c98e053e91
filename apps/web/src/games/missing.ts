// What of a game is not there yet, said plainly where one is set up, and nowhere else.

import type { Lang } from '@understudy/procedure'
import { PLUGINS } from './plugins.ts'

type Words = Readonly<Record<Lang, string>>

const OURS: Readonly<Record<string, Words>> = {
  arcs: {
    en: 'The base game, with leaders and lore if you like, and Act I of the campaign, The Blighted Reach. Acts II and III are played on at a real table.',
    ru: 'Базовая игра, по желанию с лидерами и знаниями, и акт I кампании The Blighted Reach. Акты II и III продолжают за настоящим столом.',
  },
  rome: {
    en: 'Reconstruction: map, cards, dice, prices and base rules of the house pack were designed for this program; they are not the publisher’s data. If you own the board game, you can play with a pack of your own.',
    ru: 'Реконструкция: карта, карты, кубики, цены и основные правила домашнего набора придуманы для этой программы; это не данные издателя. Если у вас есть настольная игра, можно играть своим набором.',
  },
}

const FROM_OUTSIDE: Words = {
  en: 'A game from outside: its table is told in words, and it is played by the buttons below it.',
  ru: 'Игра со стороны: стол описан словами, ходят кнопками под ним.',
}

export const missingOf = (id: string): Words | undefined =>
  OURS[id] ?? (PLUGINS.games.some((game) => game.id === id) ? FROM_OUTSIDE : undefined)
