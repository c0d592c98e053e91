import { pileSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import { Bench, type Seating } from '../../testing.ts'
import { takeControl } from '../lands/lands.ts'
import { pilesOf } from './recruits.ts'

const take = (bench: Bench, seat: string, region: string) => {
  takeControl(bench.state, bench.no(seat), bench.region(region), undefined)
  return bench.side(seat).vp
}

const people: Seating = { ROM: 'human', GRE: 'human', CAR: 'human' }

describe('4.5 stacks of mercenaries', () => {
  it('a lost card goes to the bottom of its own stack, wherever that is', () => {
    const bench = new Bench(people).hold('GRE', 'octuduron').place('ROM', 0, 'patavium', ['M41', 'M41', 'R01'], 'rom4')
    const before = pileSize(bench.state.stacks[3] ?? [])
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'segestica', path: [] })
    bench.roll('K--XX').act({ do: 'lose', cards: ['M41'] })
    expect(pileSize(bench.state.stacks[3] ?? [])).toBe(before + 1)
    expect(bench.state.stacks[3]?.at(-1)).toEqual({ cards: ['M41'] })
  })
  it('the holder of the region buys from it, a new holder takes over what is left', () => {
    const bench = new Bench(people)
    const piles = (seat: string) => pilesOf(bench.state, bench.no(seat)).map(({ name }) => name)
    expect([piles('ROM'), piles('GRE')]).toEqual([['reserves'], ['reserves']])
    take(bench, 'ROM', 'octuduron')
    expect(piles('ROM')).toEqual(['reserves', 'octuduron'])
    take(bench, 'GRE', 'octuduron')
    expect([piles('ROM'), piles('GRE')]).toEqual([['reserves'], ['reserves', 'octuduron']])
  })
  it('MRC-1: a bot shuffles what it takes over', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' })
    bench.state.stacks[3]?.push({ cards: ['M41'] })
    take(bench, 'ROM', 'octuduron')
    expect(bench.state.stacks[3]).toEqual([{ bag: expect.any(Number), n: 4 }])
  })
})
