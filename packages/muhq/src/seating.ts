// Who sits where in muhq's game unless somebody says otherwise.

import type { Controller, Options, Seat } from '@understudy/table'
import { bots } from './about.ts'
import { muhq } from './game.ts'
import { BOSS } from './vocabulary.ts'

/** People at the people's seats, the boss played by its rulebook. */
export function seating(options: Options): Record<Seat, Controller> {
  const bot = options.boss === 'tyrant' ? bots.tyrant.id : bots.kraken.id
  return Object.fromEntries(
    muhq.seats(options).map((seat) => [seat.id, seat.id === BOSS ? { by: 'bot', bot } : { by: 'person' }]),
  )
}
