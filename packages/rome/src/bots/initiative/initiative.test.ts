import { describe, expect, it } from 'vitest'
import { settle } from '../../rules/round/flow.ts'
import { Bench } from '../../testing.ts'
import { play } from '../testing/bot-testing.ts'

const four = { ROM: 'super', GRE: 'super', CAR: 'speed', BAR: 'human' } as const

describe('initiative', () => {
  it('INI-2 to INI-4: the higher card wins a tie, the bot goes first, odd is anticlockwise (scenario 4)', () => {
    const bench = new Bench(four)
    bench.gold('BAR', 5)
    bench.state.phase = 'initiative'
    bench.state.step = 'deal'
    settle(bench.state, undefined)
    bench.act({ do: 'initiative', cards: [5, 1, 2, 3] }).act({ do: 'commit', gold: 2 })
    const { actions, fired } = play(bench, 'ROM')
    expect(actions).toEqual([{ do: 'order', first: 'ROM', clockwise: false }])
    expect([...fired]).toEqual(['INI-3', 'INI-4.2'])
    expect(bench.side('BAR').gold).toBe(3)
    expect(bench.state.order.map((no) => bench.seatOf(no))).toEqual(['ROM', 'BAR', 'CAR', 'GRE'])
  })

  it('INI-4, INI-4.1: even is clockwise, also for a choice that was passed on', () => {
    const bench = new Bench(four)
    bench.state.initiative = [1, 4, 2, 8]
    bench.state.frames.push({ kind: 'order', side: bench.no('GRE'), passed: true })
    const { actions, fired } = play(bench, 'GRE')
    expect(actions).toEqual([{ do: 'order', first: 'GRE', clockwise: true }])
    expect([...fired]).toEqual(['INI-3', 'INI-4', 'INI-4.1'])
  })
})
