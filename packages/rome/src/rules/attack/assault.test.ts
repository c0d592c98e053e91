import { describe, expect, it } from 'vitest'
import { packOf } from '../../pack/setting.ts'
import { Bench } from '../../testing.ts'
import type { Colour, Face } from '../../vocabulary.ts'
import { killsOf, pointsOf, skirmishHits } from '../army/losses.ts'
import { isGarrisoned, levelOf } from '../state/query.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
const faces = (text: string) => [...text] as Face[]

describe('3 dice', () => {
  const { dice } = packOf(new Bench(people).state)
  it('points are 2 a skull and 1 a wound, kills a skull or two wounds, S-hits one each', () => {
    expect(pointsOf(faces('KKXS-'))).toBe(5)
    expect(killsOf(faces('KXXXS-'))).toBe(2)
    expect(skirmishHits(faces('SSX'))).toBe(2)
  })
  it.each([
    ['B', 0, 1, 1, 4],
    ['W', 0, 2, 1, 3],
    ['G', 1, 2, 1, 2],
    ['Y', 1, 3, 1, 1],
    ['R', 2, 3, 1, 0],
  ] as const)('%s has %i skulls, %i wounds, %i S and %i blanks', (colour, k, x, s, blank) => {
    const count = (face: Face) => dice[colour].filter((each) => each === face).length
    expect([count('K'), count('X'), count('S'), count('-')]).toEqual([k, x, s, blank])
  })
})

describe('10.4 success chance of an assault, exactly', () => {
  const pack = packOf(new Bench(people).state)
  /** Chances of each number of points. */
  function distribution(colours: readonly Colour[]): number[] {
    let chances = [1]
    for (const colour of colours) {
      const next = Array<number>(chances.length + 2).fill(0)
      for (const face of pack.dice[colour]) {
        chances.forEach((chance, points) => {
          const at = points + pointsOf([face])
          next[at] = (next[at] ?? 0) + chance / pack.dice[colour].length
        })
      }
      chances = next
    }
    return chances
  }
  function success(attack: readonly Colour[], defence: readonly Colour[]): number {
    const theirs = distribution(defence)
    return distribution(attack).reduce(
      (sum, chance, points) => sum + chance * theirs.slice(0, points).reduce((all, each) => all + each, 0),
      0,
    )
  }
  it.each([
    [2, 0, 'GG', [0.53, 0.44, 0.37, 0.3, 0.24, 0.13, 0.11, 0.09, 0.05]],
    [3, 0, 'GGG', [0.7, 0.62, 0.53, 0.46, 0.39, 0.25, 0.22, 0.19, 0.13]],
    [3, 1, 'GGY', [0.75, 0.66, 0.58, 0.5, 0.43, 0.27, 0.24, 0.21, 0.14]],
    [4, 1, 'GGGY', [0.85, 0.78, 0.71, 0.64, 0.57, 0.4, 0.37, 0.34, 0.25]],
    [4, 3, 'GYYY', [0.9, 0.84, 0.78, 0.71, 0.64, 0.47, 0.44, 0.4, 0.3]],
    [6, 2, 'GGGGYY', [0.96, 0.93, 0.89, 0.85, 0.8, 0.67, 0.64, 0.61, 0.52]],
  ] as const)('%i infantry with %i steps roll %s', (infantry, steps, dice, chances) => {
    const attack = pack.gather[infantry]?.[steps] ?? []
    expect(attack.join('')).toBe(dice)
    const found = pack.defence.slice(1).map((defence) => success(attack, defence))
    for (const [at, chance] of chances.entries()) expect(found[at]).toBeCloseTo(chance, 2)
  })
  it('each step raises the worst die by a colour, none above red', () => {
    const ladder = 'BWGYR'
    for (const [infantry, rows] of pack.gather.entries()) {
      for (let step = 1; step < rows.length; step++) {
        const before = [...(rows[step - 1] ?? [])].sort((a, b) => ladder.indexOf(a) - ladder.indexOf(b))
        const worst = before[0] ?? 'R'
        before[0] = (ladder[Math.min(4, ladder.indexOf(worst) + 1)] ?? 'R') as Colour
        expect([infantry, step, [...(rows[step] ?? [])].sort()]).toEqual([infantry, step, before.sort()])
      }
    }
  })
})

const ARMY = ['R01', 'R01', 'R02', 'R05']
/** Romans at Patavium in front of a region; general rom4 has one star. */
function before(target: string, change: (bench: Bench) => unknown = () => {}, cards = ARMY, general = 'rom4'): Bench {
  const bench = new Bench(people).place('ROM', 0, 'patavium', cards, general)
  change(bench)
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
  return bench.act({ do: 'attack', target, path: [] })
}

describe('4.4 defence levels', () => {
  const level = (region: string, change: (bench: Bench) => unknown = () => {}) => {
    const bench = new Bench(people)
    change(bench)
    return levelOf(bench.state, bench.region(region))
  }
  it('independent: printed; native: printed, one more with GARRISON; anybody else: none', () => {
    expect(level('syracusae')).toBe(5)
    expect(level('athens')).toBe(6)
    expect(level('athens', (bench) => bench.develop('GRE', 0, 2, 0))).toBe(7)
    expect(level('syracusae', (bench) => bench.hold('GRE', 'syracusae').develop('GRE', 0, 2, 0))).toBe(0)
  })
  it('an absent faction’s home is two stronger, at most 9', () => {
    expect(level('nemetocenna')).toBe(8)
  })
  it('Walls add two, or make three of nothing; never above nine', () => {
    expect(level('sparta', (bench) => bench.build('sparta', 'walls'))).toBe(5)
    expect(level('iader', (bench) => bench.hold('GRE', 'iader').build('iader', 'walls'))).toBe(3)
    expect(level('athens', (bench) => bench.develop('GRE', 0, 2, 0).build('athens', 'walls'))).toBe(9)
  })
  it('garrisoned: held by a seat and above level 0', () => {
    const bench = new Bench(people).hold('GRE', 'iader')
    const is = (region: string) => isGarrisoned(bench.state, bench.region(region))
    expect([is('athens'), is('iader'), is('syracusae')]).toEqual([true, false, false])
  })
})

describe('10.4 attacking a region', () => {
  it('infantry and stars decide the attacker’s dice, the level the defender’s', () => {
    expect(before('segestica').dice).toBe('GGYGW')
    expect(before('segestica', (bench) => bench.develop('ROM', 0, 3, 0)).dice).toBe('GYYGW')
    expect(before('segestica', (bench) => bench, ['R01', 'R01', 'R07', 'R07'], 'rom1').dice).toBe('YRGW')
  })
  it('strictly more points take it; a tie is the defender’s', () => {
    expect(before('segestica').roll('K--X-').holder('segestica')).toBe('ROM')
    const tie = before('segestica').roll('X--X-')
    expect([tie.holder('segestica'), tie.where('ROM', 0), tie.said('attackFailed')]).toEqual([null, 'patavium', true])
  })
  it('the attacker loses a line card for each skull and pair of wounds, a skirmisher for each S', () => {
    const bench = before('noreia').roll('KKKKS')
    expect(bench.asks).toBe('ROM lose')
    bench.act({ do: 'lose', cards: ['R02'] })
    expect(bench.army('ROM', 0).cards.known).toEqual(['R01', 'R01'])
    expect(bench.holder('noreia')).toBe('ROM')
    const wounds = before('noreia').roll('KKKXX')
    expect(wounds.asks).toBe('ROM lose')
    const one = before('noreia').roll('KKKX-')
    expect(one.army('ROM', 0).cards.known).toHaveLength(4)
  })
  it('cavalry falls when no infantry is left; kinds that are missing are ignored', () => {
    const bench = before('noreia', (each) => each, ['R01', 'R01', 'R07', 'R07']).roll('KKKK')
    expect(bench.where('ROM', 0)).toBeNull()
    const none = before('noreia', (each) => each, ['R01', 'R01', 'R02']).roll('KKKSS')
    expect(none.army('ROM', 0).cards.known).toHaveLength(3)
  })
  it('an army that its losses defeat does not take the region', () => {
    const bench = before('noreia', (each) => each, ['R01', 'R01', 'R05']).roll('KKK-')
    expect([bench.holder('noreia'), bench.where('ROM', 0)]).toEqual([null, null])
  })
  it('each artillery card takes 1 off what Walls have added, no more', () => {
    const walls = (bench: Bench) => bench.hold('GRE', 'iader').build('iader', 'walls').status('ROM', 'GRE', 'enemy')
    expect(before('iader', walls).dice).toBe('GGYGG')
    expect(before('iader', walls, ['R01', 'R01', 'R02', 'R09']).dice).toBe('GGYGW')
    expect(before('iader', walls, ['R01', 'R01', 'R02', 'R09', 'R10']).dice).toBe('GGYWW')
    expect(before('segestica', (bench) => bench, ['R01', 'R01', 'R02', 'R09']).dice).toBe('GGYGW')
  })
  it('a region of another seat without level and army falls without dice', () => {
    const bench = before('iader', (each) => each.hold('GRE', 'iader'))
    expect([bench.holder('iader'), bench.asks]).toEqual(['ROM', 'ROM army'])
  })
  it('R-61: by the option independent regions only cost losses', () => {
    const bench = new Bench(people, { 'conquest.independent': 'lossOnly' }).place('ROM', 0, 'patavium', ARMY, 'rom4')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'segestica', path: [] })
    expect(bench.dice).toBe('GW')
    expect(
      bench
        .roll('XX')
        .act({ do: 'lose', cards: ['R02'] })
        .holder('segestica'),
    ).toBe('ROM')
  })
  it('taking control: cubes start anew, one in an opponent’s home; buildings and roads go, the stack follows', () => {
    const bench = before('iader', (each) => {
      each.hold('GRE', 'iader', 'segestica').build('iader', 'market', 'barracks').cubes('iader', 2)
      each.road('GRE', 'iader', 'segestica')
    })
    expect(bench.land('iader')).toMatchObject({ cubes: 0, market: false, barracks: false, holder: 0 })
    expect(bench.state.roads[bench.edge('iader', 'segestica')]).toBe(-1)
    const home = new Bench(people).hold('ROM', 'iader').place('ROM', 0, 'iader', ARMY, 'rom1')
    home.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'epidamnos', path: [] })
    home.roll(`${'K'.repeat(home.dice.length - 2)}--`)
    expect([home.holder('epidamnos'), home.land('epidamnos').cubes]).toEqual(['ROM', 1])
  })
})
