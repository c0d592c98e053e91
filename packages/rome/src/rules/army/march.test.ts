import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const active = (bench: Bench) => bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
const at = (region: string, bench = new Bench(people)) => active(bench.place('ROM', 0, region, ARMY, 'rom1'))
const ARMY = ['R01', 'R01', 'R02']

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

describe('10 the Campaign turn', () => {
  it('people activate their armies in any order, each once; navies that carry nobody come after them', () => {
    const bench = new Bench(people).place('ROM', 0, 'rome', ARMY).place('ROM', 2, 'medhlan', ARMY)
    bench.navy('ROM', 0, 'tyr', 2).begin('campaign', 'ROM').act({ do: 'activate', slot: 2 }).act({ do: 'halt' })
    expect(bench.why({ do: 'activate', slot: 2 })).toBe('no.activated')
    expect(bench.why({ do: 'activate', slot: 1 })).toBe('no.offBoard')
    expect(bench.why({ do: 'activate', slot: 0 })).toBeUndefined()
    bench.act({ do: 'sail', navy: 0, zones: ['lig'] })
    expect(bench.why({ do: 'activate', slot: 0 })).toBe('no.armiesFirst')
  })
  it('bots go from I to IV, then move their navies', () => {
    const bench = new Bench({ ROM: 'super', GRE: 'human' }).navy('ROM', 0, 'tyr', 2).begin('campaign', 'ROM')
    expect(bench.why({ do: 'activate', slot: 1 })).toBe('no.slotOrder')
    expect(bench.why({ do: 'sail', navy: 0, zones: ['lig'] })).toBe('no.armiesFirst')
    expect(bench.why({ do: 'endCampaign' })).toBe('no.armiesFirst')
  })
})

describe('10.1 one army a region', () => {
  it('armies pass their own but do not stop there', () => {
    const bench = new Bench(people).place('ROM', 1, 'ariminum', ARMY)
    at('patavium', bench)
    expect(bench.why({ do: 'march', path: ['ariminum'] })).toBe('no.stop')
    expect(bench.act({ do: 'march', path: ['ariminum', 'rome'] }).where('ROM', 0)).toBe('rome')
  })
  it('R-106: people merge by marching into an own army, a point more', () => {
    const bench = new Bench(people).place('ROM', 1, 'ariminum', ['R01', 'R01', 'R01'], 'rom2')
    at('patavium', bench).act({ do: 'merge', into: 1, path: ['ariminum'] })
    expect(bench.army('ROM', 1).cards.known).toHaveLength(6)
    expect([bench.where('ROM', 0), bench.side('ROM').available.known.includes('rom1')]).toEqual([null, true])
    const full = new Bench(people).place('ROM', 1, 'ariminum', ['R01', 'R01', 'R01', 'R02'])
    expect(at('patavium', full).why({ do: 'merge', into: 1, path: ['ariminum'] })).toBe('no.line')
  })
  it('R-106: and split next door with a slot and a general', () => {
    const bench = new Bench(people).place('ROM', 0, 'patavium', ['R01', 'R01', 'R02', 'R02'], 'rom1')
    active(bench)
    const split = { do: 'split', slot: 1, general: 'rom2', cards: ['R01', 'R01'], region: 'ariminum' } as const
    expect(bench.why({ ...split, cards: ['R01', 'R01', 'R02'] })).toBe('no.minimum')
    expect(bench.why({ ...split, region: 'iader' })).toBe('no.splitPlace')
    bench.act(split)
    expect([bench.where('ROM', 1), bench.army('ROM', 0).mp, bench.army('ROM', 0).cards.known.length]).toEqual([
      'ariminum',
      1,
      2,
    ])
  })
})

describe('10.2 movement points', () => {
  const points = (region: string, bench = new Bench(people)) => at(region, bench).army('ROM', 0).mp
  it('three, one more with MP, one more on an own Road, one less out of supply', () => {
    expect(points('rome')).toBe(3)
    expect(points('rome', new Bench(people).develop('ROM', 0, 0, 1))).toBe(4)
    expect(points('rome', new Bench(people).road('ROM', 'rome', 'velathri'))).toBe(4)
    expect(points('velathri', new Bench(people).road('GRE', 'rome', 'velathri'))).toBe(3)
    expect(points('numantia', new Bench(people).hold('ROM', 'numantia'))).toBe(2)
  })
  it('one less when mustered, except at own Barracks', () => {
    const muster = (bench: Bench) =>
      bench
        .begin('campaign', 'ROM')
        .act({ do: 'muster', slot: 0, region: 'rome', general: 'rom1', cards: ['R01', 'R01'] })
        .army('ROM', 0).mp
    expect(muster(new Bench(people))).toBe(2)
    expect(muster(new Bench(people).build('rome', 'barracks'))).toBe(3)
  })
  it('entering an own region costs 1, a strait 1 more, an attack 2', () => {
    const bench = at('patavium').act({ do: 'march', path: ['medhlan'] })
    expect(bench.army('ROM', 0).mp).toBe(2)
    bench.act({ do: 'attack', target: 'koria', path: [] })
    expect(bench.army('ROM', 0).mp).toBe(0)
    const strait = at('cosentia', new Bench(people).hold('ROM', 'syracusae')).act({ do: 'march', path: ['syracusae'] })
    expect(strait.army('ROM', 0).mp).toBe(1)
    expect(at('cosentia').act({ do: 'attack', target: 'syracusae', path: [] }).army('ROM', 0).mp).toBe(0)
  })
  it('what cannot be paid cannot be done', () => {
    const bench = at('rome')
    expect(bench.why({ do: 'march', path: ['ariminum', 'patavium', 'medhlan', 'ariminum'] })).toBe('no.mp')
    expect(bench.why({ do: 'attack', target: 'koria', path: ['ariminum', 'patavium'] })).toBe('no.mp')
    expect(bench.why({ do: 'march', path: ['patavium'] })).toBe('no.border')
    expect(bench.why({ do: 'march', path: [] })).toBe('no.stays')
  })
  it('a failed attack ends the activation; after a success the army may go on', () => {
    const lost = at('patavium').act({ do: 'attack', target: 'koria', path: [] })
    lost.roll(`${'-'.repeat(lost.dice.length - 2)}KK`)
    expect([lost.asks, lost.where('ROM', 0)]).toEqual(['ROM lose', 'patavium'])
    const won = at('patavium').act({ do: 'attack', target: 'segestica', path: [] })
    won.roll(`${'K'.repeat(won.dice.length - 2)}--`)
    expect([won.where('ROM', 0), won.asks, won.army('ROM', 0).mp]).toEqual(['segestica', 'ROM army', 1])
    won.act({ do: 'march', path: ['patavium'] })
    expect(won.where('ROM', 0)).toBe('patavium')
  })
})
