// An agent phase in which a bot flips one card.

import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

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
