// The same table once more: as it was, with everybody one seat on, or one step harder.

import type { AnyPackage } from '@understudy/table'
import { controllerOf, type Draft, optionsOf, problemOf, seatsFor } from '../pages/draft.ts'
import { LADDERS } from './levels.ts'

/** Everybody moves on by one seat; undefined where who sits where follows from the game (the boss's seat is the boss's). */
export function swapped(pkg: AnyPackage, draft: Draft): Draft | undefined {
  const seats = seatsFor(pkg, draft)
  const options = optionsOf(pkg, draft)
  if (seats.length < 2 || seats.some((_, at) => options[`role${at + 1}`] === undefined)) return undefined
  const from = (at: number) => (at + seats.length - 1) % seats.length
  const moved: Draft = {
    ...draft,
    options: {
      ...draft.options,
      ...Object.fromEntries(seats.map((_, at) => [`role${at + 1}`, options[`role${from(at) + 1}`]])),
    },
    seats: Object.fromEntries(seats.map(({ id }, at) => [id, controllerOf(pkg, draft, seats[from(at)]?.id ?? '')])),
  }
  return problemOf(pkg, moved) === undefined ? moved : undefined
}

/** Undefined: it is as hard as can be, or there are no levels. */
export function harder(pkg: AnyPackage, draft: Draft): Draft | undefined {
  const ladder = LADDERS[pkg.game.id]
  const now = optionsOf(pkg, draft).difficulty
  const next = ladder?.[ladder.indexOf(String(now)) + 1]
  if (next === undefined || !ladder?.includes(String(now))) return undefined
  const up: Draft = { ...draft, options: { ...draft.options, difficulty: next } }
  return problemOf(pkg, up) === undefined ? up : undefined
}
