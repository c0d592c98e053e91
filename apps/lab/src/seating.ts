// Who sits where when nobody is there to play: bots and random players only.

import type { AnyPackage, Controller, Options, Seat } from '@understudy/table'
import { optionSpace } from './option-space.ts'

export type Seating = Readonly<Record<Seat, Controller>>

/** Seats as asked for, then as the game suggests; where it suggests a person, the first bot that can take the role. */
export function simulatedSeats(pkg: AnyPackage, options: Options, asked: Seating = {}): Seating {
  const suggested = pkg.seating(options)
  const seats: Record<Seat, Controller> = {}
  for (const { id, role } of pkg.game.seats(options)) {
    const controller = asked[id] ?? suggested[id]
    seats[id] = controller === undefined || controller.by === 'person' ? standIn(pkg, role) : controller
  }
  return seats
}

function standIn(pkg: AnyPackage, role: string): Controller {
  const bot = pkg.bots.find((spec) => spec.roles.includes(role))
  return bot === undefined ? { by: 'random' } : { by: 'bot', bot: bot.id }
}

/** Settings in which the game itself gives the bot a seat, or all there are if it never does; the usual one first. */
export function settingsWith(pkg: AnyPackage, bot: string, given: Options = {}): Options[] {
  const all = rolesFor(pkg, bot, given).flatMap((roles) => optionSpace(pkg, { ...given, ...roles }))
  const own = all.filter((options) => seatsOfBot(pkg.seating(options), bot).length > 0)
  return own.length > 0 ? own : all
}

/** Where options say who plays at a seat, and nobody plays the role of the bot unless told: each of these seats in turn. */
function rolesFor(pkg: AnyPackage, bot: string, given: Options): Options[] {
  const roles = pkg.bots.find((spec) => spec.id === bot)?.roles ?? []
  const found = pkg.game.options.flatMap((spec): Options[] => {
    if (spec.kind !== 'choice' || spec.roleOf === undefined || given[spec.id] !== undefined) return []
    if (roles.includes(spec.default)) return []
    const role = spec.values.find(({ id }) => roles.includes(id))
    return role === undefined ? [] : [{ [spec.id]: role.id }]
  })
  return found.length === 0 ? [{}] : found
}

/** Every seat whose role the bot can take is its own; others as usual. */
export function seatsWithBot(
  pkg: AnyPackage,
  options: Options,
  bot: string,
  how: { readonly version?: string; readonly edition?: string } = {},
): Seating {
  const controller: Controller = { by: 'bot', bot, ...how }
  const suggested = seatsOfBot(pkg.seating(options), bot)
  const roles = pkg.bots.find((spec) => spec.id === bot)?.roles ?? []
  const own = pkg.game
    .seats(options)
    .filter(({ id, role }) => (suggested.length > 0 ? suggested.includes(id) : roles.includes(role)))
  return simulatedSeats(pkg, options, Object.fromEntries(own.map(({ id }) => [id, controller])))
}

export const seatsOfBot = (seating: Seating, bot: string): Seat[] =>
  Object.entries(seating).flatMap(([seat, controller]) =>
    controller.by === 'bot' && controller.bot === bot ? [seat] : [],
  )
