import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { addCube } from '../lands/lands.ts'
import { incomeOf } from './tax.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
const income = (bench: Bench, seat = 'ROM') => incomeOf(bench.state, bench.no(seat))

describe('9.1 income', () => {
  it('every faction starts with 13', () => {
    const bench = new Bench({ ROM: 'human', GRE: 'super', CAR: 'human', BAR: 'super' })
    expect(['ROM', 'GRE', 'CAR', 'BAR'].map((seat) => income(bench, seat))).toEqual([13, 13, 13, 13])
  })
  it('regions that are not home pay one less, opponents’ homes as well', () => {
    expect(income(new Bench(people).hold('ROM', 'massalia'))).toBe(13 + 2)
    expect(income(new Bench(people).hold('ROM', 'sparta'))).toBe(13 + 1)
    expect(income(new Bench(people).hold('ROM', 'koria'))).toBe(13)
  })
  it('each cube takes 1 off, never below 0; a besieged region pays nothing', () => {
    expect(income(new Bench(people).cubes('neapolis', 2))).toBe(11)
    expect(income(new Bench(people).cubes('cosentia', 3))).toBe(12)
    const bench = new Bench(people).build('neapolis', 'market')
    bench.land('neapolis').siege = 0
    expect(income(bench)).toBe(10)
  })
  it('a Market pays 1 and its port, 1 more if linked next door or by Roads, 1 more with MARKET', () => {
    expect(income(new Bench(people).build('rome', 'market'))).toBe(13 + 3)
    expect(income(new Bench(people).build('rome', 'market').build('neapolis', 'market'))).toBe(13 + 4 + 4)
    const apart = new Bench(people).build('rome', 'market').build('medhlan', 'market')
    expect(income(apart)).toBe(13 + 3 + 1)
    apart.road('ROM', 'medhlan', 'ariminum')
    expect(income(apart)).toBe(13 + 3 + 1)
    apart.road('ROM', 'ariminum', 'rome')
    expect(income(apart)).toBe(13 + 4 + 2)
    expect(income(apart.develop('ROM', 2, 0, 0))).toBe(13 + 5 + 3 + 1)
  })
})

describe('9.2 income of bots', () => {
  it('a Speed-bot gains 15 and 3 a Market; neither cubes nor sieges matter (R-31)', () => {
    const bench = new Bench({ ROM: 'human', GRE: 'speed' }).build('athens', 'market').cubes('athens', 3)
    expect(income(bench, 'GRE')).toBe(18)
  })
  it('R-30: the option makes all bots’ income fixed if a Speed-bot plays', () => {
    const seats = { ROM: 'super', GRE: 'speed' } as const
    expect(income(new Bench(seats))).toBe(13)
    expect(income(new Bench(seats, { 'tax.mixed': 'allFixed' }))).toBe(15)
    expect(income(new Bench({ ROM: 'super', GRE: 'super' }, { 'tax.mixed': 'allFixed' }))).toBe(13)
  })
})

describe('9.3 unrest', () => {
  const third = (bench: Bench, region: string) => {
    bench.cubes(region, 2)
    addCube(bench.state, bench.region(region), undefined)
    return bench
  }
  it('the third cube releases a region that is not home and holds no army of its holder', () => {
    const bench = new Bench(people).hold('ROM', 'massalia').build('massalia', 'walls', 'market')
    bench.land('massalia').wonder = true
    third(bench, 'massalia')
    expect(bench.land('massalia')).toMatchObject({ holder: -1, cubes: 0, walls: false, market: false, wonder: true })
  })
  it('control passes to the native faction if it plays', () => {
    expect(third(new Bench(people).hold('ROM', 'sparta'), 'sparta').holder('sparta')).toBe('GRE')
    expect(third(new Bench(people).hold('ROM', 'cenabum'), 'cenabum').holder('cenabum')).toBeNull()
  })
  it('an army of the holder keeps it; own homes are never released', () => {
    const bench = new Bench(people).hold('ROM', 'massalia').place('ROM', 0, 'massalia', ['R01', 'R01'])
    expect(third(bench, 'massalia').holder('massalia')).toBe('ROM')
    expect(third(new Bench(people), 'medhlan').holder('medhlan')).toBe('ROM')
  })
  it('never more than three cubes', () => {
    const bench = third(new Bench(people), 'medhlan')
    addCube(bench.state, bench.region('medhlan'), undefined)
    expect(bench.land('medhlan').cubes).toBe(3)
  })
  it('an army spends 1 MP a cube in its own region; gold costs 2 a cube', () => {
    const bench = new Bench(people).cubes('medhlan', 3).place('ROM', 0, 'medhlan', ['R01', 'R01'], 'rom1')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'calm', cubes: 2 })
    expect([bench.land('medhlan').cubes, bench.army('ROM', 0).mp]).toEqual([1, 1])
    expect(bench.why({ do: 'calm', cubes: 2 })).toBe('no.notNow')
    const rich = new Bench(people).cubes('medhlan', 1).gold('ROM', 3).begin('spending', 'ROM')
    rich.act({ do: 'removeCube', region: 'medhlan' })
    expect([rich.land('medhlan').cubes, rich.side('ROM').gold]).toEqual([0, 1])
    expect(rich.why({ do: 'removeCube', region: 'medhlan' })).toBe('no.cube')
  })
  it('10.4: Roads that touch a region go when it changes hands', () => {
    const bench = new Bench(people)
      .hold('ROM', 'koria')
      .road('ROM', 'koria', 'medhlan')
      .road('ROM', 'medhlan', 'patavium')
    third(bench, 'koria')
    expect([
      bench.state.roads[bench.edge('koria', 'medhlan')],
      bench.state.roads[bench.edge('medhlan', 'patavium')],
    ]).toEqual([-1, 0])
  })
  it('R-109: a siege goes on when its region is released to nobody or to an enemy', () => {
    const bench = new Bench(people).hold('ROM', 'massalia').build('massalia', 'walls')
    bench.place('CAR', 0, 'massalia', ['C01', 'C01'], 'car1').status('ROM', 'CAR', 'enemy')
    bench.land('massalia').siege = 1
    third(bench, 'massalia')
    expect([bench.holder('massalia'), bench.land('massalia').siege, bench.where('CAR', 0)]).toEqual([
      null,
      1,
      'massalia',
    ])
  })
  it('R-109: it ends when the region is the besieger’s own or a friend’s, and strangers leave', () => {
    const siege = (status: 'neutral' | 'allied') => {
      const bench = new Bench(people).hold('ROM', 'sparta').build('sparta', 'walls').status('GRE', 'CAR', status)
      bench.place('CAR', 0, 'sparta', ['C01', 'C01'], 'car1').land('sparta').siege = 1
      third(bench, 'sparta').begin('spending', 'ROM')
      return [bench.holder('sparta'), bench.land('sparta').siege, bench.asks]
    }
    expect(siege('allied')).toEqual(['GRE', -1, 'ROM spending'])
    expect(siege('neutral')).toEqual(['GRE', -1, 'CAR retreat'])
    const own = new Bench(people).hold('ROM', 'sparta').build('sparta', 'walls')
    own.place('GRE', 0, 'sparta', ['G01', 'G01'], 'gre1').land('sparta').siege = 1
    third(own, 'sparta')
    expect([own.holder('sparta'), own.land('sparta').siege, own.where('GRE', 0)]).toEqual(['GRE', -1, 'sparta'])
  })
})
