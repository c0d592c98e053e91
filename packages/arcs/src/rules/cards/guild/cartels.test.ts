import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import { count } from '../../round/ambitions.ts'
import { discarded } from './guild-testing.ts'

describe('Cartels', () => {
  it('BC03 Material Cartel: the supply counts for Tycoon, and rivals lose theirs after scoring', () => {
    const bench = new Bench().guild('red', 'BC03').tokens('yellow', 'material', 'fuel').tokens('red', 'material')
    expect(count(bench.state, 0, 1)).toBe(1 + 1 + 3)
    bench.endChapter()
    expect([bench.held('yellow'), bench.held('red')]).toEqual([['fuel'], ['material']])
  })

  it('BC06 Fuel Cartel: given up, it steals one Fuel; Sworn Guardians block', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC06')
      .tokens('yellow', 'fuel')
      .tokens('blue', 'fuel')
      .guild('blue', 'BC22')
    bench.leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useCartel', card: 'BC06', from: { of: 'blue', slot: 0 } })).toBe('no.guardians')
    bench.act({ do: 'useCartel', card: 'BC06', from: { of: 'yellow', slot: 0 } })
    expect([bench.held('red'), discarded(bench, 'BC06')]).toEqual([['fuel'], true])
  })

  it('BC03 and Keeper’s Trust (L21): the Cartel is given up before its theft', () => {
    const bench = new Bench().settled().guild('red', 'BC03').lore('yellow', 'L21').declared('keeper')
    bench.tokens('yellow', 'material').leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useCartel', card: 'BC03', from: { of: 'yellow', slot: 0 } })).toBeUndefined()
    // Another theft while the Cartel is still there is not possible.
    bench.guild('red', 'BC20')
    expect(bench.no({ do: 'useTongues', from: 'yellow', take: { slot: 0 } })).toBe('no.trust')
  })

  it('BC03: its supply cannot be spent, and others gain from it; given up, the supply counts no more', () => {
    const bench = new Bench().settled().guild('yellow', 'BC03').city('red', '3a').leads('red', 'administration-2')
    expect(bench.no({ do: 'useCartel', card: 'BC03' })).toBe('no.guild')
    expect(bench.act({ do: 'tax', city: '3a/1', pay: PIP }).held('red')).toEqual(['material'])
    const own = new Bench().settled().guild('red', 'BC03').leads('red', 'mobilization-2')
    expect(own.no({ do: 'useCartel', card: 'BC03', from: { of: 'red', slot: 0 } })).toBe('no.rival')
    expect(discarded(own.act({ do: 'useCartel', card: 'BC03' }), 'BC03')).toBe(true)
  })

  it('8.6: both Cartels at once leave each holder its own', () => {
    const bench = new Bench().guild('red', 'BC03').guild('yellow', 'BC06')
    bench.tokens('red', 'material', 'fuel').tokens('yellow', 'material', 'fuel').endChapter()
    expect([bench.held('red'), bench.held('yellow')]).toEqual([['material'], ['fuel']])
  })
})
