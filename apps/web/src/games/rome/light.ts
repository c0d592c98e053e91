// Rome without its bots' rulebooks: see `../light.ts`.

import { type Action, rome, type State } from '@understudy/rome'
import type { Controller, GamePackage, Seat } from '@understudy/table'
import { type BotCard, lightPackage } from '../light.ts'
import { withQuietWords } from './hush.ts'
import { withQuietDeeds } from './quiet.ts'

const bots: readonly BotCard[] = [
  {
    id: 'superbot',
    title: { en: 'Super-bot', ru: 'Super-bot' },
    author: 'Simon Hall',
    roles: ['super'],
    version: '1',
    editions: ['super'],
  },
  {
    id: 'speedbot',
    title: { en: 'Speed-bot', ru: 'Speed-bot' },
    author: 'Simon Hall',
    roles: ['speed'],
    version: '1',
    editions: ['speed'],
  },
]

/** As in the whole package: people at people's seats, a bot of its kind at every other. */
const seating: GamePackage<State, Action>['seating'] = (options) =>
  Object.fromEntries(
    rome.seats(options).map(({ id, role }): [Seat, Controller] => {
      const bot = bots.find(({ roles }) => roles.includes(role))
      return [id, bot === undefined ? { by: 'person' } : { by: 'bot', bot: bot.id }]
    }),
  )

export const romeLight: GamePackage<State, Action> = lightPackage(withQuietDeeds(withQuietWords(rome)), bots, {
  seating,
  throws: ['roll'],
})
