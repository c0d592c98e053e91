import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import { card, court } from '../../board/ids.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'
import { discarded } from './guild-testing.ts'

describe('Unions', () => {
  it.each([
    ['BC04 Admin Union', 'BC04', 'administration-2'],
    ['BC11 Arms Union', 'BC11', 'aggression-2'],
    ['BC05 Construction Union', 'BC05', 'construction-2'],
    ['BC10 Spacing Union', 'BC10', 'mobilization-2'],
  ] as const)('%s: the marked card joins the hand at the end of the round', (_, id, on) => {
    const bench = new Bench().settled().guild('red', id).leads('red', on)
    const wrong = on === 'aggression-2' ? 'mobilization-3' : 'aggression-3'
    expect(bench.no({ do: 'useUnion', card: id, on: wrong })).toBe('no.unionTarget')
    bench.act({ do: 'useUnion', card: id, on })
    expect([bench.has('red', id), read.cards(bench.state, Pile.ATTACHED)]).toEqual([false, [court(id)]])
    bench.act({ do: 'end' })
    expect([bench.handOf('red'), discarded(bench, id)]).toEqual([[card(on)], true])
  })

  it('U8: without a target it cannot be used, unless the table allows discarding it', () => {
    const use = { do: 'useUnion', card: 'BC04' } as const
    expect(new Bench().guild('red', 'BC04').leads('red', 'mobilization-2').no(use)).toBe('no.unionTarget')
    const other = new Bench(3, '3p-mix-up', { emptyUnion: true }).guild('red', 'BC04').leads('red', 'mobilization-2')
    expect(discarded(other.act(use), 'BC04')).toBe(true)
  })

  it('BC04: once attached it is no icon, no loot, and no Outrage takes it; the card it marks is promised', () => {
    const bench = new Bench(4).settled('1g').guild('red', 'BC04').leads('red', 'administration-2')
    bench.act({ do: 'useUnion', card: 'BC04', on: 'administration-2' })
    expect(bench.has('red', 'BC04')).toBe(false)
    expect(bench.no({ do: 'useUnion', card: 'BC04', on: 'administration-2' })).toBe('no.guild')
    expect(bench.problems()).toEqual([])
  })
})
