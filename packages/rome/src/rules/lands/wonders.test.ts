import { describe, expect, it } from 'vitest'
import { Bench, type Seating } from '../../testing.ts'
import { takeControl } from './lands.ts'

const take = (bench: Bench, seat: string, region: string) => {
  takeControl(bench.state, bench.no(seat), bench.region(region), undefined)
  return bench.side(seat).vp
}

const people: Seating = { ROM: 'human', GRE: 'human', CAR: 'human' }

describe('4.6 wonders', () => {
  it('stay when the region changes hands and earn nothing for others', () => {
    const bench = new Bench(people).gold('ROM', 8).begin('spending', 'ROM')
    bench.act({ do: 'build', building: 'wonder', region: 'rome' })
    expect(bench.side('ROM').vp).toBe(2)
    expect([take(bench, 'GRE', 'rome'), bench.land('rome').wonder]).toEqual([3, true])
    expect(bench.gold('GRE', 8).act({ do: 'done' }).why({ do: 'build', building: 'wonder', region: 'rome' })).toBe(
      'no.standsThere',
    )
  })
})
