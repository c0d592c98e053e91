import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const seats = { ROM: 'human', GRE: 'human' } as const
const ARMY = ['R01', 'R01', 'R02']

describe('10.6 recruiting', () => {
  const buy = (into: 0 | 'pool', card = 'R02') => ({ do: 'buyTroop', pile: 'reserves', card, into }) as const
  const spending = (region: string, change: (bench: Bench) => unknown = () => {}) => {
    const bench = new Bench(seats).place('ROM', 0, region, ARMY, 'rom1')
    change(bench)
    return bench.begin('spending', 'ROM')
  }
  it('bought cards go to an army at home, or to the pool', () => {
    const bench = spending('rome').act(buy(0))
    expect([bench.army('ROM', 0).cards.known.length, bench.side('ROM').gold]).toEqual([4, 3])
    bench.act(buy('pool', 'R01'))
    expect(bench.side('ROM').pool.known.filter((card) => card === 'R01')).toHaveLength(7)
  })
  it('elsewhere only at own Barracks, and in supply', () => {
    expect(spending('koria', (bench) => bench.hold('ROM', 'koria')).why(buy(0))).toBe('no.recruits')
    const barracks = (bench: Bench) => bench.hold('ROM', 'koria').build('koria', 'barracks')
    expect(spending('koria', barracks).why(buy(0))).toBeUndefined()
    const far = (bench: Bench) => bench.hold('ROM', 'numantia').build('numantia', 'barracks')
    expect(spending('numantia', far).why(buy(0))).toBe('no.recruits')
  })
  it('never beyond what an army takes', () => {
    const bench = new Bench(seats).place('ROM', 0, 'rome', ['R01', 'R01', 'R01', 'R01', 'R01', 'R01'], 'rom1')
    expect(bench.begin('spending', 'ROM').why(buy(0))).toBe('no.line')
  })
  it('a mercenary joins the army too; one it cannot take goes to the pool', () => {
    const stack = { do: 'buyTroop', pile: 'octuduron', into: 0 } as const
    const barracks = (bench: Bench) => bench.hold('ROM', 'octuduron').build('octuduron', 'barracks')
    const bench = spending('octuduron', barracks).act(stack).act({ do: 'troop', card: 'M41' })
    expect(bench.army('ROM', 0).cards.known).toContain('M41')
    const full = new Bench(seats).place('ROM', 0, 'octuduron', ['R01', 'R01', 'R05', 'R05'], 'rom1')
    barracks(full)
    full.begin('spending', 'ROM').act(stack).act({ do: 'troop', card: 'M42' })
    expect(full.side('ROM').pool.known).toContain('M42')
  })
})

describe('10.6 mustering', () => {
  const muster = (region: string, cards = ['R01', 'R01']) =>
    ({ do: 'muster', slot: 0, region, general: 'rom1', cards }) as const
  const campaign = (change: (bench: Bench) => unknown = () => {}) => {
    const bench = new Bench(seats)
    change(bench)
    return bench.begin('campaign', 'ROM')
  }
  it('an army comes onto the board at the capital, a home region or own Barracks without an army', () => {
    expect(campaign().act(muster('medhlan')).where('ROM', 0)).toBe('medhlan')
    expect(campaign().why(muster('koria'))).toBe('no.musterPlace')
    expect(
      campaign((bench) => bench.hold('ROM', 'koria').build('koria', 'barracks')).why(muster('koria')),
    ).toBeUndefined()
    expect(campaign((bench) => bench.place('ROM', 1, 'rome', ARMY)).why(muster('rome'))).toBe('no.musterPlace')
  })
  it('with two infantry at least, from the pool', () => {
    expect(campaign().why(muster('rome', ['R01', 'R07']))).toBe('no.minimum')
    expect(campaign().why(muster('rome', ['R11', 'R11']))).toBe('no.cardsMissing')
  })
})
