// muhq's game without its bots' rulebooks: see `../light.ts`.

import { type Action, BOSS, muhq, type State } from '@understudy/muhq'
import type { Controller, GamePackage, Seat } from '@understudy/table'
import { type BotCard, lightPackage } from '../light.ts'

const author = 'Florian Fischer'
const bots: readonly BotCard[] = [
  {
    id: 'kraken',
    title: { en: 'The Kraken', ru: 'Кракен' },
    author,
    roles: ['boss'],
    version: '1.0.0',
    editions: ['standard'],
  },
  {
    id: 'tyrant',
    title: { en: 'The Tyrant', ru: 'Тиран' },
    author,
    roles: ['boss'],
    version: '1.0.0',
    editions: ['standard'],
  },
  {
    id: 'partner',
    title: { en: 'Practice partner', ru: 'Напарник' },
    author: 'Understudy',
    roles: ['person'],
    version: '1.0.0',
    editions: ['standard'],
  },
]

/** As in the whole package: people at the people's seats, the boss by its rulebook. */
const seating: GamePackage<State, Action>['seating'] = (options) =>
  Object.fromEntries(
    muhq.seats(options).map(({ id }): [Seat, Controller] => {
      const bot = options.boss === 'tyrant' ? 'tyrant' : 'kraken'
      return [id, id === BOSS ? { by: 'bot', bot } : { by: 'person' }]
    }),
  )

export const muhqLight: GamePackage<State, Action> = lightPackage(muhq, bots, { seating })
