// Who sits where in a game that is about to begin. A seat is known by its number here: its colour may change, and what
// it plays with follows from who sits there.

import type { AnyPackage, Controller, Options } from '@understudy/table'
import type { OptionGroups } from '../games/ui.ts'
import { controllerOf, type Draft, optionsOf } from './draft.ts'

type Part = Pick<Draft, 'options' | 'seats'>

/** Somebody else sits down at seat `n`; the role of the seat follows. */
export function sitDown(
  pkg: AnyPackage,
  groups: OptionGroups | undefined,
  draft: Draft,
  n: number,
  to: Controller,
): Part {
  const seat = seatAt(pkg, groups, draft, n)
  const seats = { ...draft.seats, [seat]: to }
  if (groups === undefined) return { options: draft.options, seats }
  const role = groups.role(n)
  return { options: { ...draft.options, [role]: roleFor(pkg, groups, to, optionsOf(pkg, draft)[role]) }, seats }
}

/** A bot that can play any role keeps the one that is there. */
function roleFor(pkg: AnyPackage, groups: OptionGroups, to: Controller, now: Options[string]): Options[string] {
  if (to.by === 'person') return groups.person
  const roles = to.by === 'bot' ? (pkg.bots.find(({ id }) => id === to.bot)?.roles ?? []) : []
  return roles.length === 0 || roles.includes(String(now)) ? now : roles[0]
}

/** Seat `n` gets another colour; whoever has it takes the old one. People and bots stay where they sit. */
export function recolour(pkg: AnyPackage, groups: OptionGroups, draft: Draft, n: number, colour: string): Part {
  const options = optionsOf(pkg, draft)
  const own = String(options[groups.seatId(n)])
  const specs = pkg.game.options.filter(({ id }) => /\d$/.test(id))
  const other = specs.find(({ id }) => isSeat(groups, id) && id !== groups.seatId(n) && options[id] === colour)
  const swapped = { ...draft.options, [groups.seatId(n)]: colour, ...(other === undefined ? {} : { [other.id]: own }) }
  const before = { [own]: controllerOf(pkg, draft, own), [colour]: controllerOf(pkg, draft, colour) }
  const there = draft.seats[colour] ?? before[colour]
  return {
    options: swapped,
    seats: { ...draft.seats, [colour]: before[own] as Controller, ...(there === undefined ? {} : { [own]: there }) },
  }
}

/** Seats `n` and `m` change places in the turn order, with their colours and all that belongs to them. */
export function swapPlaces(pkg: AnyPackage, groups: OptionGroups, draft: Draft, n: number, m: number): Part {
  const now = optionsOf(pkg, draft)
  const of = (at: number) => [groups.seatId(at), groups.role(at), ...groups.ofSeat(at)]
  const [ours, theirs] = [of(n), of(m)]
  const swapped = ours.flatMap((id, at) => {
    const other = theirs[at] ?? id
    return [
      [id, now[other]],
      [other, now[id]],
    ]
  })
  // Who sits at a colour follows from the number of its seat unless it is said.
  const sitting = [n, m]
    .map((at) => seatAt(pkg, groups, draft, at))
    .map((seat) => [seat, controllerOf(pkg, draft, seat)])
  return {
    options: { ...draft.options, ...Object.fromEntries(swapped) },
    seats: { ...draft.seats, ...Object.fromEntries(sitting) },
  }
}

const isSeat = (groups: OptionGroups, id: string): boolean => id === groups.seatId(Number(id.match(/\d+$/)?.[0]))

function seatAt(pkg: AnyPackage, groups: OptionGroups | undefined, draft: Draft, n: number): string {
  const options = optionsOf(pkg, draft)
  return groups === undefined ? (pkg.game.seats(options)[n - 1]?.id ?? '') : String(options[groups.seatId(n)])
}
