// A Spending turn of a bot: no generals, agents or cubes are wanting unless the test says so.

import { newBag } from '@understudy/table/chance'
import { Bench } from '../../testing.ts'
import type { Action } from '../../vocabulary.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'

/** A position for the spending of a seat, by its stances in seat order. */
export function purse(seat: string, gold: number, ...boxes: number[]): Bench {
  const bench = new Bench(FOUR).gold(seat, gold)
  bench.side(seat).agents = [0, 1, 2].map(() => ({ region: -1, used: false }))
  const others = ['ROM', 'GRE', 'CAR', 'BAR'].filter((other) => other !== seat)
  return stances(bench, seat, Object.fromEntries(others.map((other, at) => [other, boxes[at] ?? 5])))
}

/** The bot's Reserves hold these cards. */
export function reserves(bench: Bench, seat: string, ...cards: string[]): Bench {
  bench.side(seat).reserves =
    cards.length === 0 ? [] : [{ bag: newBag(bench.state.troopCards, cards).id, n: cards.length }]
  return bench
}

export const shows = (...cards: string[]): Action[] => cards.map((card) => ({ do: 'troop', card }))

/** Everything that the bot buys in this turn. */
export function spend(bench: Bench, seat: string, given: Given = {}): Played {
  bench.begin('spending', seat)
  return play(bench, seat, { until: 'done', ...given })
}

export const deeds = ({ actions }: Played): string[] => actions.map((action) => action.do)

/** Everything is developed and the Reserves are empty: only buildings are left to buy. */
export function builder(seat: string, gold: number, ...boxes: number[]): Bench {
  return reserves(purse(seat, gold, ...boxes), seat).develop(seat, 3, 3, 3)
}

export const what = ({ actions }: Played): Action | undefined =>
  actions.find(({ do: does }) => does === 'build' || does === 'road')
export const built = (bench: Bench, seat: string, given: Given = {}) => spend(bench, seat, { anyTie: true, ...given })
