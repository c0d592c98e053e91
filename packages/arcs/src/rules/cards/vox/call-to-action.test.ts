import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import { card } from '../../board/ids.ts'
import * as Pile from '../../state/piles.ts'
import * as write from '../../state/write.ts'

const secured = (id: `BC${string}`, make: (bench: Bench) => Bench = (bench) => bench, rest = ROW.slice(1)) =>
  make(new Bench().settled().court({ card: id, agents: { red: 1 } }, ...rest))
    .leads('red', 'aggression-2')
    .act({ do: 'secure', card: id, pay: PIP })

describe('Call To Action', () => {
  it('BC31 Call to Action: the lowest card of the pile; nothing if the pile is empty', () => {
    const bench = secured('BC31')
    expect(bench.waits).toBe('draw.red')
    bench.act({ do: 'draw', seat: 'red', card: 'construction-3' })
    expect(bench.handOf('red')).toEqual([card('construction-3')])
    const empty = secured('BC31', (each) => {
      write.setUnknown(each.state, Pile.group(0), 1)
      return each
    })
    expect(empty.waits).toBe('refill.red')
  })
})
