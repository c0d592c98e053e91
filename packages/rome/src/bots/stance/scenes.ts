// Positions for the rules of the stance card.

import { Bench } from '../../testing.ts'
import { type Played, play } from '../testing/bot-testing.ts'
import { FOUR } from '../testing/seats-testing.ts'

type Scene = () => Played

const marker = (change: boolean): Bench => {
  const bench = new Bench(FOUR)
  bench.state.frames.push({ kind: 'marker', side: bench.no('ROM'), towards: bench.no('GRE'), change })
  return bench
}

export const stance = {
  placed: () => play(marker(false), 'ROM', { dice: { 'STN-2.1': [2], 'STN-2.2': [5] } }),
  moved: () => play(marker(true), 'ROM', { dice: { 'STN-4.1': [4], 'STN-4.2': [1] } }),
} satisfies Record<string, Scene>
