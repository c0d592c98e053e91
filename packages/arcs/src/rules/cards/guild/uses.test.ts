import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import type { Action } from '../../../vocabulary.ts'

describe('Uses', () => {
  it('14.4: once per turn means once per turn of the holder', () => {
    const fence: Action = { do: 'useFence', slot: 0 }
    const bench = new Bench()
      .settled()
      .guild('red', 'BC24')
      .tokens('red', 'fuel', 'fuel')
      .hand('red', 'mobilization-3')
      .leads('red', 'mobilization-2')
      .act(fence)
    expect(bench.no({ do: 'useFence', slot: 1 })).toBe('no.oncePerTurn')
    bench.act({ do: 'end' }).act({ do: 'lead', card: 'mobilization-3' })
    expect(bench.no({ do: 'useFence', slot: 1 })).toBeUndefined()
  })
})
