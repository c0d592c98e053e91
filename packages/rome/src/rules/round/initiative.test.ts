import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const bench = (seating = { ROM: 'human', GRE: 'human', CAR: 'super' } as const) => {
  const table = new Bench(seating)
  table.state.phase = 'initiative'
  return table
}

describe('6 initiative', () => {
  it('cards are different numbers from 1 to 8', () => {
    const table = bench()
    table.state.step = 'deal'
    table.state.frames = [{ kind: 'dealInitiative' }]
    expect(table.why({ do: 'initiative', cards: [3, 3, 4] })).toBe('no.chance')
    expect(table.why({ do: 'initiative', cards: [1, 2, 9] })).toBe('no.chance')
    expect(table.why({ do: 'initiative', cards: [1, 2, 8] })).toBeUndefined()
  })
  const start = (...cards: number[]) => {
    const table = bench()
    table.state.step = 'commit'
    table.state.frames = [{ kind: 'dealInitiative' }]
    return table.act({ do: 'initiative', cards })
  }
  it('people commit gold in secret, bots none; all of it is paid', () => {
    const table = start(2, 5, 6)
    expect(table.asks).toBe('ROM commit')
    expect(table.why({ do: 'commit', gold: 6 })).toBe('no.notNow')
    table.act({ do: 'commit', gold: 5 })
    expect(table.asks).toBe('GRE commit')
    table.act({ do: 'commit', gold: 1 })
    expect([table.side('ROM').gold, table.side('GRE').gold, table.side('CAR').gold]).toEqual([0, 4, 5])
    expect(table.asks).toBe('ROM order')
  })
  it('ties go to the higher card', () => {
    const table = start(4, 5, 1)
    table.act({ do: 'commit', gold: 1 }).act({ do: 'commit', gold: 0 })
    expect(table.asks).toBe('GRE order')
  })
  it('the winner names the first seat and the direction', () => {
    const table = start(8, 5, 1)
    table.act({ do: 'commit', gold: 0 }).act({ do: 'commit', gold: 0 })
    table.act({ do: 'order', first: 'GRE', clockwise: false })
    expect(table.state.order.map((no) => table.seatOf(no))).toEqual(['GRE', 'ROM', 'CAR'])
  })
  it('or passes the choice on, and then it must be used', () => {
    const table = start(8, 5, 1)
    table.act({ do: 'commit', gold: 0 }).act({ do: 'commit', gold: 0 }).act({ do: 'passChoice', to: 'GRE' })
    expect(table.asks).toBe('GRE order')
    expect(table.why({ do: 'passChoice', to: 'ROM' })).toBe('no.notNow')
    table.act({ do: 'order', first: 'CAR', clockwise: true })
    expect(table.state.order.map((no) => table.seatOf(no))).toEqual(['CAR', 'ROM', 'GRE'])
  })
  it('each seat finishes its phase before the next begins', () => {
    const table = bench()
    table.begin('spending', 'GRE')
    expect(table.asks).toBe('GRE spending')
    expect(table.act({ do: 'done' }).asks).toBe('CAR spending')
    expect(table.act({ do: 'done' }).asks).toBe('ROM spending')
  })
})
