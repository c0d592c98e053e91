// Which seat a bot plays in a position, and with what.

import type { GameEntry } from '@understudy/lab'
import { type Controller, NoTurn, type SeatSpec } from '@understudy/table'
import { checkSeated, checkSomeEdition, controllerFrom, seatNamed } from '../args/seats.ts'
import { bad } from '../context.ts'
import type { Position } from '../position.ts'

export interface SeatedBot {
  readonly seat: SeatSpec
  readonly controller: Extract<Controller, { by: 'bot' }>
}

interface Asked {
  readonly seat?: string | undefined
  readonly version?: string | undefined
  readonly edition?: string | undefined
  /** `option=value` each. */
  readonly options?: readonly string[]
}

/** `bot` is written as at a seat, with a version and options of its own (`supercat@0.5:walkOff=false`). */
export function seated({ pkg }: GameEntry, position: Position, bot: string, asked: Asked): SeatedBot {
  const [head = '', ...own] = bot.split(':')
  const named = [head, asked.version, asked.edition].filter((part) => part !== undefined).join('@')
  const who = [named, ...own, ...(asked.options ?? [])].join(':')
  const seats = pkg.game.seats(position.options)
  const spec = pkg.bots.find(({ id }) => id === head.split('@')[0])
  if (spec !== undefined && asked.edition !== undefined) checkSomeEdition(spec, asked.edition)
  const seat =
    asked.seat === undefined
      ? chosenSeat(seats, pkg.game.decision(position.state)?.seat, spec?.roles)
      : seatNamed(asked.seat, seats)
  const controller = controllerFrom(who, pkg, seat)
  if (controller.by !== 'bot') throw bad({ en: `"${bot}" is no bot`, ru: `«${bot}» — не бот` })
  checkSeated(pkg, controller, position.options)
  return { seat, controller }
}

/** The seat that is asked now, if the bot can take it; otherwise the first one that it can. */
function chosenSeat(
  seats: readonly SeatSpec[],
  asked: string | undefined,
  roles: readonly string[] | undefined,
): SeatSpec {
  if (asked === undefined) throw new NoTurn('', asked)
  const fitting = seats.filter(({ role }) => roles === undefined || roles.includes(role))
  const seat = fitting.find(({ id }) => id === asked) ?? fitting[0] ?? seats[0]
  if (seat === undefined) throw bad({ en: 'the game has no seats', ru: 'в игре нет мест' })
  return seat
}
