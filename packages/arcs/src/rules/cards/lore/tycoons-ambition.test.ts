import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import * as read from '../../state/read.ts'

describe('Tycoon’s Ambition', () => {
  it('L27 Tycoon’s Ambition: the very first action, for an ambition without marker', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L27')
      .tokens('red', 'fuel', 'relic')
      .leads('red', 'mobilization-2', 'tycoon')
    expect(bench.no({ do: 'useTycoonsAmbition', declare: 'tycoon' })).toBe('no.declaredAlready')
    bench.act({ do: 'useTycoonsAmbition', declare: 'keeper' })
    expect([bench.held('red'), read.markerAt(bench.state, 1)]).toEqual([['relic'], 4])
    expect(bench.no({ do: 'useTycoonsAmbition', declare: 'empath' })).toBe('no.notFirstLore')
  })

  it('L27: without tokens too; not after another Prelude action; Tycoon must be declared; a Cartel stays', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L27')
      .guild('red', 'BC06')
      .tokens('red', 'relic')
      .declared('tycoon')
    bench.leads('red', 'mobilization-3')
    const use = { do: 'useTycoonsAmbition', declare: 'keeper' } as const
    expect(bench.no(use)).toBeUndefined()
    bench.act(use)
    expect([bench.held('red'), bench.has('red', 'BC06'), Number(read.leadZero(bench.state))]).toEqual([
      ['relic'],
      true,
      0,
    ])
    const late = new Bench()
      .settled()
      .lore('red', 'L27')
      .tokens('red', 'weapon')
      .declared('tycoon')
      .leads('red', 'mobilization-3')
    expect(late.act({ do: 'arm', pay: { slot: 0 } }).no(use)).toBe('no.notFirstLore')
    expect(new Bench().settled().lore('red', 'L27').leads('red', 'mobilization-3').no(use)).toBe('no.notDeclared')
  })
})
