// Tables that can be set with one tap.

import type { Controller } from '@understudy/table'
import type { Preset } from '../ui.ts'
import { ONE_AND_TWO_SUPERCAT, person, supercat, three, usual } from './usual.ts'

const lars: Controller = { by: 'bot', bot: 'lars' }

const ONE_AND_TWO_LARS = { players: 3, role1: 'human', role2: 'lars', role3: 'lars' } as const

/** What lies on the real table is told by it; only the bots' own dice, which cost many answers, are rolled by the page. */
const SECRET_HAND = {
  setup: 'table',
  actionCards: 'secret',
  botCards: 'table',
  courtCards: 'table',
  battleDice: 'table',
  botDice: 'app',
} as const
const DEAL_ME_IN = { ...SECRET_HAND, actionCards: 'table', botCards: 'app' } as const

export const presets: readonly Preset[] = [
  usual,
  {
    id: 'lars',
    title: { en: 'You against two Lars', ru: 'Вы против двух Ларсов' },
    help: {
      en: 'Three players. Lars turns its cards up from a deck of its own and goes for one planet at a time.',
      ru: 'Трое за столом. Ларс открывает карты из своей колоды и каждый раз стремится к одной планете.',
    },
    options: ONE_AND_TWO_LARS,
    seats: three(person, lars, lars),
    beside: false,
  },
  {
    id: 'act-1',
    title: { en: 'Act I of the campaign', ru: 'Акт I кампании' },
    help: {
      en: 'The first act of The Blighted Reach by itself, against two SUPERCAT. You choose one of two Fates; theirs are drawn.',
      ru: 'Первый акт The Blighted Reach отдельно, против двух SUPERCAT. Вы выбираете одну судьбу из двух, их судьбы — по жребию.',
    },
    options: { ...ONE_AND_TWO_SUPERCAT, act: 1 },
    seats: three(person, supercat, supercat),
    beside: false,
  },
  {
    id: 'two-people',
    title: { en: 'Two people and SUPERCAT', ru: 'Два человека и SUPERCAT' },
    help: {
      en: 'On one device, passed from hand to hand: each hand is hidden until its holder taps.',
      ru: 'На одном устройстве по очереди: карты скрыты, пока их хозяин не коснётся экрана.',
    },
    options: { players: 3, role1: 'human', role2: 'human', role3: 'supercat' },
    seats: three(person, person, supercat),
    beside: false,
  },
  {
    id: 'beside-secret',
    title: { en: 'Beside the board, secret hand', ru: 'Рядом с полем, тайная рука' },
    help: {
      en: 'Your real board and cards. You keep your hand to yourself and name only what you play face up; two SUPERCAT play against you.',
      ru: 'Настоящее поле и карты. Руку вы держите при себе и называете только то, что разыгрываете в открытую; против вас два SUPERCAT.',
    },
    options: ONE_AND_TWO_SUPERCAT,
    seats: three(person, supercat, supercat),
    beside: true,
    chance: SECRET_HAND,
  },
  {
    id: 'beside-deal',
    title: { en: 'Beside the board, deal me in', ru: 'Рядом с полем, сдайте и мне' },
    help: {
      en: 'Your real board. You enter your hand once a chapter, and the page draws for the two SUPERCAT.',
      ru: 'Настоящее поле. Свою руку вы вводите раз в главу, а за двух SUPERCAT карты тянет приложение.',
    },
    options: ONE_AND_TWO_SUPERCAT,
    seats: three(person, supercat, supercat),
    beside: true,
    chance: DEAL_ME_IN,
  },
  {
    id: 'beside-act',
    title: { en: 'Beside the board, Act I', ru: 'Рядом с полем, акт I' },
    help: {
      en: 'The first act of the campaign on your real table, against two SUPERCAT.',
      ru: 'Первый акт кампании на настоящем поле, против двух SUPERCAT.',
    },
    options: { ...ONE_AND_TWO_SUPERCAT, act: 1 },
    seats: three(person, supercat, supercat),
    beside: true,
    chance: { ...SECRET_HAND, eventDice: 'table' },
  },
  {
    id: 'beside-lars',
    title: { en: 'Beside the board, two Lars', ru: 'Рядом с полем, два Ларса' },
    help: {
      en: 'Your real board and cards, your hand kept to yourself, against two Lars. You turn over their cards; the page rolls their own dice.',
      ru: 'Настоящее поле и карты, рука остаётся при вас, против вас два Ларса. Их карты открываете вы, их собственные кубики бросает страница.',
    },
    options: ONE_AND_TWO_LARS,
    seats: three(person, lars, lars),
    beside: true,
    chance: SECRET_HAND,
  },
]
