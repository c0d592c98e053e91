import { describe, expect, it } from 'vitest'
import { settle } from '../../rules/round/flow.ts'
import { Bench } from '../../testing.ts'
import { play } from '../testing/bot-testing.ts'

const four = { ROM: 'super', GRE: 'super', CAR: 'speed', BAR: 'human' } as const

/** The seat's marker of another one is about to move, or to be placed. */
function marker(bench: Bench, seat: string, towards: string, change = true): Bench {
  bench.state.frames.push({ kind: 'marker', side: bench.no(seat), towards: bench.no(towards), change })
  return bench
}

function stance(bench: Bench, seat: string, stances: Record<string, number>): Bench {
  for (const [other, box] of Object.entries(stances)) bench.side(seat).stance[bench.no(other)] = box
  return bench
}

describe('the stance card', () => {
  it('STN-5: up one, and the step to the right off the card is ignored (scenario 1)', () => {
    const bench = stance(marker(new Bench(four), 'ROM', 'GRE'), 'ROM', { GRE: 6 })
    const { actions, fired } = play(bench, 'ROM', { dice: { 'STN-4.1': [5], 'STN-4.2': [6] } })
    expect(actions).toEqual([{ do: 'stance', towards: 'GRE', box: 8 }])
    expect([...fired]).toEqual(['STN-3', 'STN-4.1', 'STN-4.2', 'STN-5'])
    expect(fired.has('STN-1')).toBe(false)
  })

  it('STN-3: the lower marker is rolled for first; a row off the card is ignored (scenario 2)', () => {
    const bench = stance(new Bench({ ROM: 'super', GRE: 'super', BAR: 'super' }), 'BAR', { ROM: 6, GRE: 5 })
    bench.state.round = 2
    bench.state.phase = 'initiative'
    bench.state.step = 'stance'
    bench.state.order = [bench.no('BAR'), bench.no('ROM'), bench.no('GRE')]
    settle(bench.state, undefined)
    const { actions, found } = play(bench, 'BAR', {
      dice: { 'STN-4.1': [4, 2], 'STN-4.2': [1, 3] },
      actions: 2,
    })
    expect(found('STN-3')).toEqual([['the marker of the Greeks on 5'], ['the marker of Rome on 6']])
    expect(actions).toEqual([
      { do: 'stance', towards: 'GRE', box: 2 },
      { do: 'stance', towards: 'ROM', box: 6 },
    ])
  })

  it.each([
    ['card', 6],
    ['text', 9],
  ])('STN-1, STN-2: a rolled set-up reads the rows as the %s does (scenario 3)', (rows, box) => {
    const bench = marker(new Bench(four), 'CAR', 'BAR', false)
    const { actions, fired } = play(bench, 'CAR', {
      dice: { 'STN-2.1': [2], 'STN-2.2': [5] },
      options: { 'stance.setupRows': rows },
    })
    expect(actions).toEqual([{ do: 'stance', towards: 'BAR', box }])
    expect([...fired]).toEqual(['STN-1', 'STN-2.1', 'STN-2.2', 'STN-2'])
  })

  it('STN-3: nothing moves in round 1', () => {
    const bench = new Bench(four)
    bench.state.phase = 'initiative'
    bench.state.step = 'stance'
    bench.state.order = [0, 1, 2, 3]
    settle(bench.state, undefined)
    expect(bench.state.phase).toBe('agents')
    expect(bench.state.frames.some((frame) => frame.kind === 'marker')).toBe(false)
  })
})
