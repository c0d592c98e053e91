// Where dice and draws of Arcs can come from.

import type { ChanceSource } from '@understudy/table'

/** The campaign adds its dice while it is offered. */
export const sources: ChanceSource[] = [
  {
    id: 'setup',
    title: { en: 'Setup card and first player', ru: 'Карта подготовки и первый игрок' },
    ways: ['app', 'table'],
  },
  {
    id: 'actionCards',
    title: { en: 'Action cards of the players', ru: 'Карты действий игроков' },
    ways: ['app', 'table', 'secret'],
  },
  { id: 'botCards', title: { en: 'Action cards of the bots', ru: 'Карты действий ботов' }, ways: ['app', 'table'] },
  { id: 'courtCards', title: { en: 'Court cards', ru: 'Карты двора' }, ways: ['app', 'table'] },
  { id: 'battleDice', title: { en: 'Battle dice', ru: 'Кубики сражений' }, ways: ['app', 'table'] },
  { id: 'botDice', title: { en: 'Dice of the bots', ru: 'Кубики ботов' }, ways: ['app', 'table'] },
]
