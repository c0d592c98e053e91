// Which seat a bot plays in a position, and with what.

import type { GameEntry } from '@understudy/lab'
import type { SeatSpec } from '@understudy/table'
import { botController, botTyped, seatNamed } from '../args/seats.ts'
import { bad } from '../context.ts'
import type { Position } from '../position.ts'

export interface SeatedBot {
  readonly seat: SeatSpec
  readonly controller: ReturnType<typeof botController>
}

/** `bot` as at a seat: with an edition and options of its own (`kraken@first:shyDistance=sum`). */
export function seated(
  { pkg }: GameEntry,
  position: Position,
  bot: string,
  asked: {
    readonly seat?: string | undefined
    readonly edition?: string | undefined
    readonly options?: readonly string[]
  },
): SeatedBot {
  const typed = botTyped(bot)
  const seats = pkg.game.seats(position.options)
  const roles = pkg.bots.find(({ id }) => id === typed.id)?.roles
  const seat =
    asked.seat === undefined
      ? chosenSeat(seats, pkg.game.decision(position.state)?.seat, roles)
      : seatNamed(asked.seat, seats)
  const edition = asked.edition ?? typed.edition
  return {
    seat,
    controller: botController(pkg, { ...typed, edition, options: [...typed.options, ...(asked.options ?? [])] }, seat),
  }
}

/** The seat that is asked now, if the bot can take it; otherwise the first one that it can. */
function chosenSeat(
  seats: readonly SeatSpec[],
  asked: string | undefined,
  roles: readonly string[] | undefined,
): SeatSpec {
  if (asked === undefined) throw bad('the game in this position is over', 'игра в этой позиции окончена')
  const fitting = seats.filter(({ role }) => roles === undefined || roles.includes(role))
  const seat = fitting.find(({ id }) => id === asked) ?? fitting[0] ?? seats[0]
  if (seat === undefined) throw bad('the game has no seats', 'в игре нет мест')
  return seat
}
