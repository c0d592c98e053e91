import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { builder, built, reserves, what } from '../spending/spending-testing.ts'

describe('universal selections', () => {
  it('BLD-U1: a wonder in columns A and B', () => {
    const played = built(builder('ROM', 8, 1, 1, 1), 'ROM')
    expect(what(played)).toMatchObject({ do: 'build', building: 'wonder' })
    expect(played.fired.has('BLD-U1')).toBe(true)
    expect(played.read.has('BLD-U2')).toBe(false)
  })

  it('BLD-U1: not in column C, nor if the option forbids it', () => {
    expect(built(builder('ROM', 8, 7, 1, 1), 'ROM').fired.has('BLD-U1')).toBe(false)
    const options = { 'build.wonders': false }
    expect(built(builder('ROM', 8, 1, 1, 1), 'ROM', { options }).fired.has('BLD-U1')).toBe(false)
  })

  it('BLD-U2: joins two Markets by a whole chain', () => {
    const bench = builder('ROM', 7, 1, 1, 1).build('rome', 'market').build('cosentia', 'market')
    const played = built(bench, 'ROM')
    expect(what(played)).toEqual({
      do: 'road',
      links: [
        ['rome', 'neapolis'],
        ['neapolis', 'cosentia'],
      ],
    })
    expect(played.fired.has('BLD-U2')).toBe(true)
  })

  it.each([0, 1, 2])('BLD-U2: of three pairs one that needs the fewest links (lot %d)', (lot) => {
    const bench = builder('ROM', 7, 1, 1, 1).build('rome', 'market').build('cosentia', 'market')
    bench.build('patavium', 'market')
    const played = built(bench, 'ROM', { luck: { int: (n) => Math.min(lot, n - 1) } })
    expect(played.found('BLD-U2')[0]).toHaveLength(3)
    const road = what(played)
    expect(road?.do === 'road' ? road.links.length : 0).toBe(2)
  })

  it('BLD-U2: round a region where nothing may be built', () => {
    const bench = builder('ROM', 7, 7, 1, 1).build('velathri', 'market').build('patavium', 'market')
    const straight = built(bench, 'ROM')
    expect(what(straight)).toMatchObject({
      links: [
        ['velathri', 'ariminum'],
        ['ariminum', 'patavium'],
      ],
    })
    const unquiet = builder('ROM', 9, 7, 1, 1).build('velathri', 'market').build('patavium', 'market')
    unquiet.hold('ROM', 'genua').land('ariminum').siege = 0
    expect(what(built(unquiet, 'ROM'))).toMatchObject({
      links: [
        ['velathri', 'genua'],
        ['genua', 'medhlan'],
        ['medhlan', 'patavium'],
      ],
    })
  })

  it('BLD-U2: Markets that a third one joins are linked (R-116)', () => {
    const bench = builder('ROM', 7, 1, 1, 1).build('neapolis', 'market').build('rome', 'market')
    expect(built(bench.build('velathri', 'market'), 'ROM').fired.has('BLD-U2')).toBe(false)
  })

  it('BLD-U2: not if they are neighbours, not for Barbarians, not in column D', () => {
    const next = built(builder('ROM', 7, 1, 1, 1).build('rome', 'market').build('neapolis', 'market'), 'ROM')
    expect(next.fired.has('BLD-U2')).toBe(false)
    const tribes = built(builder('BAR', 7, 1, 1, 1).build('nemetocenna', 'market').build('bibracte', 'market'), 'BAR')
    expect(tribes.fired.has('BLD-U2')).toBe(false)
    const alarmed = built(builder('ROM', 7, 9, 1, 1).build('rome', 'market').build('cosentia', 'market'), 'ROM')
    expect(alarmed.fired.has('BLD-U2')).toBe(false)
  })

  it('BLD-U3: Barracks in a mercenary region; BLD-1.1: otherwise the section', () => {
    const bench = builder('ROM', 7, 1, 1, 1).hold('ROM', 'octuduron')
    bench.state.stacks = bench.state.stacks.map(() => [])
    const played = built(bench, 'ROM')
    expect(what(played)).toEqual({ do: 'build', building: 'barracks', region: 'octuduron' })
    expect(played.fired.has('BLD-U3')).toBe(true)
    expect(played.fired.has('BLD-1.1')).toBe(false)
    const other = built(builder('ROM', 7, 1, 1, 1), 'ROM')
    expect(other.fired.has('BLD-U3')).toBe(false)
    expect(other.fired.has('BLD-1.1')).toBe(true)
  })

  it('BLD-1: one building a turn, by option more (R-87)', () => {
    const count = (perTurn: string): number => {
      const bench = new Bench({ ROM: 'super', GRE: 'super' }, { 'build.perTurn': perTurn }).gold('ROM', 60)
      bench.side('ROM').agents = [0, 1, 2].map(() => ({ region: -1, used: false }))
      reserves(bench, 'ROM').develop('ROM', 3, 3, 3)
      const { actions } = built(bench, 'ROM')
      return actions.filter(({ do: does }) => does === 'build' || does === 'road').length
    }
    expect(count('1')).toBe(1)
    expect(count('2')).toBe(2)
    expect(count('unlimited')).toBeGreaterThan(5)
  })

  it('BLD-1: without gold nothing is built', () => {
    expect(what(built(builder('ROM', 0, 1, 1, 1), 'ROM'))).toBeUndefined()
  })
})
