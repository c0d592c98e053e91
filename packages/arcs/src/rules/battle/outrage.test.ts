import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../testing.ts'
import * as read from '../state/read.ts'
import { clearStack } from '../state/stack.ts'

describe('Outrage', () => {
  it('6.10, D33: an Outrage space without an agent gets the next one that comes back', () => {
    const bench = new Bench().settled().captives('yellow', 'red', 10).tokens('red', 'fuel')
    bench
      .court({ card: 'BC28', agents: { yellow: 1 } }, ...ROW.slice(1))
      .leads('yellow', 'aggression-2')
      .act({ do: 'secure', card: 'BC28', pay: PIP })
    bench.act({ do: 'spread', type: 'fuel' })
    expect([bench.of(read.agentsOwed, 'red'), bench.of(read.outrage, 'red'), bench.problems()]).toEqual([1, 4, []])
    clearStack(bench.state)
    bench.declared('tyrant').endChapter()
    expect([bench.of(read.agentsOwed, 'red'), bench.of(read.agentsLeft, 'red')]).toEqual([0, 9])
  })
})
