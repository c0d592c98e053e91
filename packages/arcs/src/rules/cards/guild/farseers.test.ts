import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import { card } from '../../board/ids.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'

describe('Farseers', () => {
  it('BC17 Farseers: a declaration shows a hand and allows one exchange', () => {
    const bench = new Bench()
      .guild('red', 'BC17')
      .hand('red', 'aggression-2', 'mobilization-3')
      .hand('yellow', 'construction-5')
      .round()
    bench.act({ do: 'lead', card: 'aggression-2', declare: 'tycoon' })
    expect([bench.waits, bench.no({ do: 'look', at: 'blue' })]).toEqual(['look.red', 'no.lookAt'])
    bench.act({ do: 'look', at: 'yellow' })
    expect(read.has(bench.state, Pile.seenBy(0), card('construction-5'))).toBe(true)
    bench.act({ do: 'swap', give: 'mobilization-3', take: 'construction-5' })
    expect([bench.handOf('red'), bench.handOf('yellow')]).toEqual([[card('construction-5')], [card('mobilization-3')]])
  })
})
