// The seats of a game with these options. Asked for by every line of the log; working them out reads every option.

import type { AnyPackage, Options } from '@understudy/table'

type Seats = ReturnType<AnyPackage['game']['seats']>

const known = new WeakMap<Options, Seats>()

/** Options of a running game are never changed in place. */
export function seatsAt(pkg: AnyPackage, options: Options): Seats {
  const before = known.get(options)
  if (before !== undefined) return before
  const seats = pkg.game.seats(options)
  known.set(options, seats)
  return seats
}
