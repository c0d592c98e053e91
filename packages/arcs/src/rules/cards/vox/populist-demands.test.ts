import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { discarded } from '../guild/guild-testing.ts'

const secured = (id: `BC${string}`, make: (bench: Bench) => Bench = (bench) => bench, rest = ROW.slice(1)) =>
  make(new Bench().settled().court({ card: id, agents: { red: 1 } }, ...rest))
    .leads('red', 'aggression-2')
    .act({ do: 'secure', card: id, pay: PIP })

describe('Populist Demands', () => {
  it('BC27 Populist Demands, D11: a declaration without the zero marker, also of something declared already', () => {
    const bench = secured('BC27', (each) => each.declared('keeper', 2)).act({ do: 'demand', declare: 'keeper' })
    expect([
      read.markerAt(bench.state, 0),
      Number(read.leadZero(bench.state)),
      Number(read.declared(bench.state)),
    ]).toEqual([4, 0, 1])
  })

  it('BC27: no marker, no declaration; it may also be left', () => {
    const bench = secured('BC27', (each) => each.declared('tycoon', 0).declared('tyrant', 1).declared('keeper', 2))
    expect([bench.no({ do: 'demand', declare: 'empath' }), bench.no({ do: 'demand' })]).toEqual([
      'no.marker',
      undefined,
    ])
    expect(discarded(bench.act({ do: 'demand' }), 'BC27')).toBe(true)
  })
})
