import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import { court } from '../../board/ids.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { discarded } from './guild-testing.ts'

describe('Silver Tongues', () => {
  it('BC20 Silver-Tongues: takes a token or a Guild card, which may be used at once; Sworn Guardians is buried', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC20')
      .guild('yellow', 'BC12')
      .guild('blue', 'BC22')
      .ships('red', '2a', 1)
    bench.leads('red', 'mobilization-2').act({ do: 'useTongues', from: 'yellow', take: { card: 'BC12' } })
    expect(bench.no({ do: 'useShips', card: 'BC12', at: '2a' })).toBeUndefined()
    const other = new Bench().settled().guild('red', 'BC20').guild('blue', 'BC22').leads('red', 'mobilization-2')
    other.act({ do: 'useTongues', from: 'blue', take: { card: 'BC22' } })
    expect([other.has('red', 'BC22'), read.cards(other.state, Pile.BURIED)]).toEqual([false, [court('BC22')]])
  })

  it('BC20: may take the token on Ancient Holdings (arcs 9.8)', () => {
    const bench = new Bench()
      .settled()
      .guild('red', 'BC20')
      .lore('yellow', 'L13')
      .tokens('yellow', null, null, null, null, null, null, 'relic')
    bench.leads('red', 'mobilization-2').act({ do: 'useTongues', from: 'yellow', take: { slot: 6 } })
    expect(bench.held('red')).toEqual(['relic'])
  })

  it('BC20: for nothing; not from oneself; not what Sworn Guardians protect', () => {
    const bench = new Bench().settled().guild('red', 'BC20', 'BC08').guild('yellow', 'BC22', 'BC12')
    bench.tokens('yellow', 'fuel').leads('red', 'mobilization-2')
    const take = (from: 'red' | 'yellow', card: `BC${string}`) => bench.no({ do: 'useTongues', from, take: { card } })
    expect([take('red', 'BC08'), take('yellow', 'BC12'), take('yellow', 'BC22'), take('yellow', 'BC16')]).toEqual([
      'no.rival',
      'no.guardians',
      undefined,
      'no.theirGuild',
    ])
    expect(bench.no({ do: 'useTongues', from: 'yellow', take: { slot: 0 } })).toBe('no.guardians')
    expect(discarded(bench.act({ do: 'useTongues' }), 'BC20')).toBe(true)
  })

  it('BC20: a token stolen by a full board is sorted out by its thief (D34)', () => {
    const bench = new Bench().settled().guild('red', 'BC20').tokens('red', 'fuel', 'fuel').tokens('yellow', 'relic')
    bench.leads('red', 'mobilization-2').act({ do: 'useTongues', from: 'yellow', take: { slot: 0 } })
    expect(bench.waits).toBe('overflow.red')
    expect(bench.act({ do: 'arrange', slots: ['relic', 'fuel'] }).held('red')).toEqual(['relic', 'fuel'])
  })
})
