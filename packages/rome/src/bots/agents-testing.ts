// An agent phase in which a bot flips one card.

import { Bench, type Seating } from '../testing.ts'
import type { Action } from '../vocabulary.ts'
import { type Given, type Played, play } from './bot-testing.ts'

export const FOUR: Seating = { ROM: 'super', GRE: 'super', CAR: 'super', BAR: 'super' }

/** Stances of a seat by opponent; the others stay on 5. */
export function stances(bench: Bench, seat: string, boxes: Readonly<Record<string, number>>): Bench {
  for (const [other, box] of Object.entries(boxes)) bench.side(seat).stance[bench.no(other)] = box
  return bench
}

/** All four play; the bot has agents in these regions, the others have none. */
export function spies(seat: string, ...regions: string[]): Bench {
  const bench = new Bench(FOUR)
  for (const other of ['ROM', 'GRE', 'CAR', 'BAR']) bench.agents(other)
  return bench.agents(seat, ...regions)
}

/** The bot flips this card, and decides. */
export function flip(bench: Bench, seat: string, card: string, given: Given & { flips?: number } = {}): Played {
  bench.side(seat).toFlip = given.flips ?? 1
  bench.begin('agents', seat)
  return play(bench, seat, { ...given, chance: [{ do: 'flip', seat, card }, ...(given.chance ?? [])] })
}

export const gold = (card: string): Action[] => [{ do: 'gold', card }]
