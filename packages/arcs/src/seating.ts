// Who sits where in Arcs unless somebody says otherwise, and which edition of a rulebook a game asks for.

import type { Controller, Options, Seat } from '@understudy/table'
import { about } from './about.ts'
import { arcs } from './lean.ts'

/** Bots at the seats that have a bot’s role, people everywhere else; who wants other company says so. */
export const seating = (options: Options): Record<Seat, Controller> =>
  Object.fromEntries(
    arcs.seats(options).map((seat): [Seat, Controller] => {
      const bot = about.bots.find(({ id }) => id === seat.role)
      return [seat.id, bot === undefined ? { by: 'person' } : { by: 'bot', bot: bot.id }]
    }),
  )

export const edition = ({ act = 0 }: Options): string => (act === 0 ? 'base' : 'campaign')
