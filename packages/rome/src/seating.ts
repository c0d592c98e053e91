// Who sits where in Rome unless somebody says otherwise.

import type { Controller, Options, Seat } from '@understudy/table'
import { about } from './about.ts'
import { rome } from './game.ts'

/** People at people's seats, a bot of its kind at every other. */
export function seating(options: Options): Record<Seat, Controller> {
  return Object.fromEntries(
    rome.seats(options).map(({ id, role }): [Seat, Controller] => {
      if (role === 'human') return [id, { by: 'person' }]
      const bot = about.bots.find(({ roles }) => roles.includes(role))
      return [id, bot === undefined ? { by: 'random' } : { by: 'bot', bot: bot.id }]
    }),
  )
}
