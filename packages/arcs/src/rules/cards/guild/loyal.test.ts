import { describe, expect, it } from 'vitest'
import { Bench, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { discarded, secured } from './guild-testing.ts'

describe('Loyal', () => {
  it.each([
    ['BC01 Loyal Engineers', 'BC01', 'material', { do: 'build', piece: 'city', at: '2a' }],
    ['BC07 Loyal Pilots', 'BC07', 'fuel', { do: 'move', from: '2a', legs: [{ to: '2g', fresh: 1, damaged: 0 }] }],
    ['BC21 Loyal Keepers', 'BC21', 'relic', { do: 'secure', card: 'BC16' }],
    ['BC19 Loyal Empaths', 'BC19', 'psionic', { do: 'repair', piece: { ship: '2a' } }],
    ['BC15 Loyal Marines', 'BC15', 'weapon', { do: 'arm' }],
  ] as const)('%s: any token is spent as its own, even under Outrage', (_, id, as, action) => {
    const other = as === 'fuel' ? 'relic' : 'fuel'
    const make = (loyal: boolean) => {
      const bench = new Bench().settled().ships('red', '2a', 2, 1).tokens('red', other).outrage('red', as)
      bench.court({ card: 'BC16', agents: { red: 1 } }, ROW[1], ROW[2], ROW[3])
      if (loyal) bench.guild('red', id)
      return bench.leads('red', 'construction-2')
    }
    const paid = { ...action, pay: { slot: 0, as } } as never
    expect(make(false).no(paid)).toBe('no.loyal')
    expect(make(true).no(paid)).toBeUndefined()
  })

  it('BC01: the Prelude of its own type stays open despite Outrage, and it survives one (arcs 9.5, 12.1)', () => {
    const bench = new Bench().ships('red', '2a', 1, 1).tokens('red', 'material').outrage('red', 'material')
    bench.guild('red', 'BC01').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'repair', piece: { ship: '2a' }, pay: { slot: 0 } })).toBeUndefined()
  })

  it.each([
    ['BC01', 'material', 'BC02'],
    ['BC07', 'fuel', 'BC08'],
    ['BC15', 'weapon', 'BC13'],
    ['BC19', 'psionic', 'BC16'],
    ['BC21', 'relic', 'BC22'],
  ] as const)('12.1: %s survives its own Outrage; other cards and tokens of the suit do not', (loyal, type, other) => {
    const bench = secured('BC28', (each) => each.guild('red', loyal, other).tokens('red', type, 'fuel'))
    bench.act({ do: 'spread', type })
    expect([bench.has('red', loyal), bench.has('red', other), discarded(bench, other)]).toEqual([true, false, true])
    expect(bench.held('red')).toEqual(type === 'fuel' ? [] : ['fuel'])
  })

  it('BC01: a token of another Outraged type buys a new action too, but counts as what it is', () => {
    const bench = new Bench().settled().guild('red', 'BC01', 'BC02').tokens('red', 'relic').outrage('red', 'relic')
    bench.leads('red', 'mobilization-2')
    expect(bench.no({ do: 'manufacture', pay: { slot: 0, as: 'material' } })).toBeUndefined()
    bench.act({ do: 'manufacture', pay: { slot: 0, as: 'material' } })
    // 9.4: what came back to nobody is a Relic.
    expect([bench.held('red'), read.held(bench.state, 4)]).toEqual([['material'], 1])
  })

  it('BC15: any token opens the pips for battle', () => {
    const bench = new Bench().settled().guild('red', 'BC15').tokens('red', 'relic').leads('red', 'mobilization-2')
    bench.act({ do: 'arm', pay: { slot: 0, as: 'weapon' } })
    expect(Number(read.armed(bench.state))).toBe(1)
  })

  it('a Loyal card of another type does not help', () => {
    const bench = new Bench().settled().guild('red', 'BC07').tokens('red', 'relic').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'manufacture', pay: { slot: 0, as: 'material' } })).toBe('no.loyal')
  })
})
