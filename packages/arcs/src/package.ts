// Arcs with its bots: what the apps offer.

import { type Controller, type GamePackage, type Options, type Seat, scriptedBot } from '@understudy/table'
import { eager } from './bots/eager.ts'
import { bots } from './bots/index.ts'
import { arcs } from './game.ts'
import { handOver } from './rules/seats/convert.ts'
import type { State } from './rules/state/state.ts'
import type { Action } from './vocabulary.ts'

/** Bots at the seats that have a bot’s role, people everywhere else; who wants other company says so. */
const seating = (options: Options): Record<Seat, Controller> =>
  Object.fromEntries(
    arcs.seats(options).map((seat): [Seat, Controller] => {
      const bot = bots.find(({ id }) => id === seat.role)
      return [seat.id, bot === undefined ? { by: 'person' } : { by: 'bot', bot: bot.id }]
    }),
  )

export const arcsPackage: GamePackage<State, Action> = {
  game: arcs,
  bots: [
    ...bots,
    {
      id: 'eager',
      version: '1',
      title: { en: 'Eager player', ru: 'Рьяный игрок' },
      author: 'Understudy',
      roles: ['human', 'supercat', 'lars'],
      editions: [''],
      options: [],
      make: () => scriptedBot('eager', '1', eager),
    },
  ],
  edition: ({ act = 0 }) => (act === 0 ? 'base' : 'campaign'),
  seating,
  handOver,
}
