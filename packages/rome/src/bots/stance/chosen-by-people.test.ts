// STN-1: markers that people place.

import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

it('STN-1: people who choose place every marker, those of bots included (L71)', () => {
  const bench = new Bench({ ROM: 'human', GRE: 'super', CAR: 'speed' }, { 'stance.setup': 'chosen' })
  bench.begin('setup', 'ROM')
  const placed: string[] = []
  for (let n = 0; n < 4; n++) {
    const frame = bench.state.frames.at(-1)
    if (frame?.kind !== 'marker') break
    placed.push(`${bench.seatOf(frame.side)} ${bench.seatOf(frame.towards)}: ${bench.asks}`)
    bench.act({ do: 'stance', towards: bench.seatOf(frame.towards), box: 9 })
  }
  expect(placed).toEqual(['GRE ROM: ROM marker', 'GRE CAR: ROM marker', 'CAR ROM: ROM marker', 'CAR GRE: ROM marker'])
  expect(bench.side('GRE').stance).toEqual([9, 0, 9])
})
