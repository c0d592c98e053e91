import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import * as read from '../../state/read.ts'

describe('Galactic Bards', () => {
  it('BC25 Galactic Bards, D10: declares on Surpass or Pivot, once per round, without the zero marker', () => {
    const bench = new Bench()
      .settled()
      .guild('yellow', 'BC25')
      .guild('blue', 'BC24')
      .hand('red', 'mobilization-2')
      .hand('yellow', 'construction-5')
      .hand('blue', 'construction-6')
      .round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    expect(bench.no({ do: 'pivot', card: 'construction-5', declare: 'empath' })).toBe('no.ambitionNumber')
    bench.act({ do: 'pivot', card: 'construction-5', declare: 'keeper' })
    expect([
      read.markerAt(bench.state, 0),
      Number(read.leadZero(bench.state)),
      Number(read.declared(bench.state)),
    ]).toEqual([4, 0, 1])
    bench.act({ do: 'end' })
    expect(bench.no({ do: 'pivot', card: 'construction-6', declare: 'empath' })).toBe('no.bards')
  })

  it('BC25: not on a Copy, not after a declaration of this round, not without a marker; a 1 declares nothing', () => {
    const made = (declare: boolean) => {
      const bench = new Bench(4).settled('1g').guild('yellow', 'BC25').hand('red', 'mobilization-2')
      bench.hand('yellow', 'construction-5', 'construction-1').round()
      return bench
        .act({ do: 'lead', card: 'mobilization-2', ...(declare ? { declare: 'tycoon' } : {}) })
        .act({ do: 'end' })
    }
    expect(made(true).no({ do: 'pivot', card: 'construction-5', declare: 'keeper' })).toBe('no.declaredThisRound')
    expect(made(false).no({ do: 'pivot', card: 'construction-1', declare: 'tycoon' })).toBe('no.ambitionNumber')
    const none = made(false).declared('tycoon', 0).declared('tyrant', 1).declared('keeper', 2)
    expect(none.no({ do: 'pivot', card: 'construction-5', declare: 'keeper' })).toBe('no.marker')
  })
})
