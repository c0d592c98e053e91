// Positions for the rules of initiative.

import { Bench } from '../../testing.ts'
import { type Played, play } from '../testing/bot-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

type Scene = () => Played
const first = (card: number): Bench => {
  const bench = new Bench(FOUR)
  bench.state.initiative = [card, 1, 2, 3]
  bench.state.frames.push({ kind: 'order', side: bench.no('ROM'), passed: false })
  return bench
}

export const initiative = {
  even: () => play(first(4), 'ROM'),
  odd: () => play(first(5), 'ROM'),
} satisfies Record<string, Scene>
