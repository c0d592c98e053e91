import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../testing.ts'

describe('Influence', () => {
  it('10.5: any card of the Court, as long as there are agents', () => {
    const bench = new Bench()
      .settled()
      .court({ card: 'BC16', agents: { red: 9 } }, ...ROW.slice(1))
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'influence', card: 'BC01', pay: PIP })).toBe('no.inCourt')
    bench.act({ do: 'influence', card: 'BC16', pay: PIP })
    expect(bench.no({ do: 'influence', card: 'BC16', pay: PIP })).toBe('no.agents')
  })
})
