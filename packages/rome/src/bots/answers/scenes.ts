// Offers of trade and treaties to a bot.

import { Bench } from '../../testing.ts'
import { type Given, type Played, play } from '../testing/bot-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'

type Scene = () => Played

type Offer = readonly [effect: 'trade' | 'treaty', stance: number, status?: 'enemy']
const answer = ([effect, stance, status]: Offer, given: Given = {}): Played => {
  const bench = stances(new Bench({ ...FOUR, ROM: 'human' }), 'GRE', { ROM: stance })
  bench.status('ROM', 'GRE', status ?? 'neutral')
  bench.state.frames.push({ kind: 'consent', side: bench.no('GRE'), from: bench.no('ROM'), effect })
  return play(bench, 'GRE', given)
}

export const answers = {
  fromEnemy: () => answer(['trade', 1, 'enemy']),
  glad: () => answer(['trade', 3]),
  gladly: () => answer(['treaty', 3]),
  never: () => answer(['treaty', 9]),
  green: () => answer(['treaty', 6], { dice: { 'ANS-3.1': ['K'] } }),
  yellow: () => answer(['trade', 7], { dice: { 'ANS-3.2': ['X'] } }),
} satisfies Record<string, Scene>
