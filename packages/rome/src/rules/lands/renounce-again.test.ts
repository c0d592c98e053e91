import { expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
it('7: a status may be lowered again in the next round', () => {
  const bench = new Bench(people).status('ROM', 'GRE', 'allied').begin('campaign', 'ROM')
  const renounce = { do: 'renounce', seat: 'GRE' } as const
  bench.act(renounce)
  expect(bench.why(renounce)).toBe('no.renounce')
  bench.state.frames = []
  bench.begin('campaign', 'ROM').act(renounce)
  expect(bench.statusOf('ROM', 'GRE')).toBe('neutral')
})
