import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import * as read from '../../state/read.ts'

describe('Relic Fence', () => {
  it('BC24 Relic Fence: once per turn, any token for a Relic of the supply', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC24')
      .tokens('red', 'fuel', 'fuel')
      .outrage('red', 'fuel')
      .leads('red', 'mobilization-2')
    bench.act({ do: 'useFence', slot: 0 })
    expect([bench.held('red'), bench.has('red', 'BC24')]).toEqual([['relic', 'fuel'], true])
    expect(bench.no({ do: 'useFence', slot: 1 })).toBe('no.oncePerTurn')
    const none = new Bench()
      .guild('red', 'BC24')
      .tokens('red', 'fuel')
      .supply('relic', 0)
      .leads('red', 'mobilization-2')
    expect(none.no({ do: 'useFence', slot: 0 })).toBe('no.tokenSupply')
  })

  it('BC24: not without a token; D27: what is discarded is in the supply at once', () => {
    const bench = new Bench().settled().guild('red', 'BC24').tokens('red', 'fuel').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useFence', slot: 1 })).toBe('no.token')
    bench.act({ do: 'useFence', slot: 0 })
    expect([read.supply(bench.state, 2), read.held(bench.state, 2)]).toEqual([5, 0])
  })
})
