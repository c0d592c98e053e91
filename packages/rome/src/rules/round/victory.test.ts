import { describe, expect, it } from 'vitest'
import { Bench, type Seating } from '../../testing.ts'
import { takeControl } from '../lands/lands.ts'
import { targetOf, winnersOf } from './victory.ts'

const people: Seating = { ROM: 'human', GRE: 'human', CAR: 'human' }
const take = (bench: Bench, seat: string, region: string) => {
  takeControl(bench.state, bench.no(seat), bench.region(region), undefined)
  return bench.side(seat).vp
}

describe('13 points', () => {
  it.each([
    ['an independent region', 'koria', 1],
    ['the home of an absent faction', 'cenabum', 1],
    ['its capital', 'nemetocenna', 1],
    ['an opponent’s home', 'sparta', 2],
    ['an opponent’s capital', 'athens', 3],
    ['one’s own home', 'medhlan', 0],
  ])('%s', (_, region, points) => expect(take(new Bench(people), 'ROM', region)).toBe(points))
  it('a region scores once for each faction', () => {
    const bench = new Bench(people)
    take(bench, 'ROM', 'koria')
    expect(take(bench, 'GRE', 'koria')).toBe(1)
    expect(take(bench, 'ROM', 'koria')).toBe(1)
  })
})

describe('13 the end', () => {
  it('targets by the number of seats', () => {
    const target = (seating: Seating) => targetOf(new Bench(seating).state)
    expect(target({ ROM: 'human', GRE: 'human' })).toBe(28)
    expect(target(people)).toBe(25)
    expect(target({ ...people, BAR: 'super' })).toBe(25)
  })
  it('the round is played out, then most points win', () => {
    const bench = new Bench(people)
    bench.side('GRE').vp = 25
    bench.begin('spending', 'ROM')
    bench.side('CAR').vp = 26
    bench.act({ do: 'done' }).act({ do: 'done' })
    expect(bench.state.over).toBeNull()
    bench.act({ do: 'done' })
    expect(bench.state.over).toEqual({ winners: [bench.no('CAR')], why: 'target' })
  })
  it('below the target another round begins, until the last one', () => {
    const bench = new Bench(people).begin('spending', 'ROM').act({ do: 'done' }).act({ do: 'done' }).act({ do: 'done' })
    expect([bench.state.round, bench.state.over]).toEqual([2, null])
    const last = new Bench(people)
    last.state.round = 15
    last.begin('spending', 'ROM').act({ do: 'done' }).act({ do: 'done' }).act({ do: 'done' })
    expect(last.state.over?.why).toBe('rounds')
  })
  it('ties: bots beat people and share; people by regions, then gold, then shared (R-96)', () => {
    const winners = (seating: Seating, change: (bench: Bench) => unknown = () => {}) => {
      const bench = new Bench(seating)
      change(bench)
      return winnersOf(bench.state).map((no) => bench.seatOf(no))
    }
    expect(winners({ ROM: 'human', GRE: 'super', CAR: 'speed' })).toEqual(['GRE', 'CAR'])
    expect(winners(people, (bench) => bench.hold('GRE', 'koria'))).toEqual(['GRE'])
    expect(winners(people, (bench) => bench.gold('CAR', 9))).toEqual(['CAR'])
    expect(winners(people)).toEqual(['ROM', 'GRE', 'CAR'])
  })
})
