import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
const roman = (bench: Bench, slot = 0, region = 'patavium') =>
  bench.place('ROM', slot, region, ['R01', 'R01', 'R02'], 'rom1')

/** The Greeks hold Iader next to Patavium. */
function atIader(status: 'enemy' | 'neutral' | 'friends' | 'allied'): Bench {
  const bench = new Bench(people).hold('GRE', 'iader').status('ROM', 'GRE', status)
  bench.side('ROM').vp = 3
  return roman(bench).begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
}
const attack = { do: 'attack', target: 'iader', path: [] } as const
const march = { do: 'march', path: ['iader'] } as const

describe('7 entering and attacking', () => {
  it.each(['enemy', 'neutral', 'friends'] as const)('a region of %s is entered only by attack', (status) => {
    const bench = atIader(status)
    expect(bench.why(march)).toBe('no.enter')
    expect(bench.why(attack)).toBeUndefined()
  })
  it('neutral: the attack sets the status to enemy first', () => {
    const bench = atIader('neutral').act(attack)
    expect(bench.statusOf('ROM', 'GRE')).toBe('enemy')
    expect([bench.holder('iader'), bench.side('ROM').vp]).toEqual(['ROM', 4])
  })
  it('friends: it also costs a point, but never below 0', () => {
    const bench = atIader('friends').act(attack)
    expect(bench.statusOf('GRE', 'ROM')).toBe('enemy')
    expect(bench.side('ROM').vp).toBe(3 - 1 + 1)
    const poor = atIader('friends')
    poor.side('ROM').vp = 0
    expect(poor.act(attack).side('ROM').vp).toBe(1)
  })
  it('allied: armies pass and stop, and there is no attack', () => {
    const bench = atIader('allied')
    expect(bench.why(attack)).toBe('no.ally')
    expect(bench.act(march).where('ROM', 0)).toBe('iader')
    expect(bench.holder('iader')).toBe('GRE')
  })
  it('allied: one’s own home may be retaken, as from friends', () => {
    const bench = new Bench(people).hold('GRE', 'ariminum').status('ROM', 'GRE', 'allied')
    bench.side('ROM').vp = 3
    roman(bench).begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    bench.act({ do: 'attack', target: 'ariminum', path: [] })
    expect([bench.statusOf('ROM', 'GRE'), bench.holder('ariminum'), bench.side('ROM').vp]).toEqual(['enemy', 'ROM', 2])
  })
})

describe('7 renouncing', () => {
  it('lowers a status by one step, once for each opponent, at the start of the turn', () => {
    const bench = roman(new Bench(people)).status('ROM', 'GRE', 'friends').begin('campaign', 'ROM')
    bench.act({ do: 'renounce', seat: 'GRE' })
    expect(bench.statusOf('ROM', 'GRE')).toBe('neutral')
    expect(bench.why({ do: 'renounce', seat: 'GRE' })).toBe('no.renounce')
    expect(bench.why({ do: 'renounce', seat: 'CAR' })).toBeUndefined()
    bench.act({ do: 'activate', slot: 0 }).act({ do: 'halt' })
    expect(bench.why({ do: 'renounce', seat: 'CAR' })).toBe('no.renounce')
  })
  it('never below enemy, and bots never do it', () => {
    const bench = roman(new Bench({ ROM: 'human', GRE: 'super' }))
      .status('ROM', 'GRE', 'enemy')
      .begin('campaign', 'ROM')
    expect(bench.why({ do: 'renounce', seat: 'GRE' })).toBe('no.renounce')
    const bots = new Bench({ ROM: 'super', GRE: 'super' }).begin('campaign', 'ROM')
    expect(bots.why({ do: 'renounce', seat: 'GRE' })).toBe('no.renounce')
  })
})

describe('7 the end of an alliance', () => {
  it('sends guests to the nearest own region without an army, chosen among equals', () => {
    const bench = new Bench(people).hold('GRE', 'koria').status('ROM', 'GRE', 'allied')
    roman(bench, 0, 'koria').begin('campaign', 'ROM').act({ do: 'renounce', seat: 'GRE' })
    expect(bench.asks).toBe('ROM retreat')
    expect(bench.why({ do: 'retreat', to: 'ariminum' })).toBe('no.notNow')
    expect(bench.act({ do: 'retreat', to: 'medhlan' }).where('ROM', 0)).toBe('medhlan')
  })
  it('takes them off the board if there is none; the cards are kept', () => {
    const bench = new Bench(people).hold('GRE', 'koria', 'rome', 'neapolis', 'cosentia', 'velathri', 'ariminum')
    bench.hold('GRE', 'patavium', 'medhlan').status('ROM', 'GRE', 'allied')
    const before = bench.side('ROM').pool.known.length
    roman(bench, 0, 'koria').begin('campaign', 'ROM').act({ do: 'renounce', seat: 'GRE' })
    expect(bench.where('ROM', 0)).toBeNull()
    expect(bench.side('ROM').pool.known).toHaveLength(before + 3)
  })
  it('R-110: from an island the way over the sea counts', () => {
    const bench = new Bench(people).hold('GRE', 'karalis').status('ROM', 'GRE', 'allied')
    roman(bench, 0, 'karalis').begin('campaign', 'ROM').act({ do: 'renounce', seat: 'GRE' })
    expect(bench.asks).toBe('ROM retreat')
    expect(bench.act({ do: 'retreat', to: 'rome' }).where('ROM', 0)).toBe('rome')
  })
  it('R-108: an army that attacks out of an ally’s region finishes its attack before it leaves', () => {
    const bench = new Bench(people).hold('GRE', 'koria', 'medhlan', 'syracusae').status('ROM', 'GRE', 'allied')
    roman(bench, 0, 'koria').place('GRE', 0, 'cosentia', ['G01', 'G01'], 'gre1').begin('campaign', 'ROM')
    bench.act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'medhlan', path: [] })
    // The Greek guest in Cosentia leaves at once; the attackers have won Medhlan.
    expect(bench.where('GRE', 0)).toBe('syracusae')
    expect([bench.where('ROM', 0), bench.holder('medhlan')]).toEqual(['medhlan', 'ROM'])
  })
  it('a guest who is driven into the attacked region is fought there', () => {
    const bench = new Bench(people).hold('GRE', 'medhlan').status('ROM', 'GRE', 'allied')
    roman(bench, 0, 'patavium').place('GRE', 0, 'genua', ['G01', 'G01'], 'gre1').hold('ROM', 'genua')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'medhlan', path: [] })
    expect([bench.where('GRE', 0), bench.said('battleBegins'), bench.holder('medhlan')]).toEqual([
      'medhlan',
      true,
      'GRE',
    ])
  })
  it('R-108: if the attack fails, it leaves the former ally’s region then', () => {
    const bench = new Bench(people).hold('GRE', 'koria', 'medhlan').build('medhlan', 'walls')
    bench.status('ROM', 'GRE', 'allied')
    roman(bench, 0, 'koria').begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    bench.act({ do: 'attack', target: 'medhlan', path: [] }).roll(`${'-'.repeat(bench.dice.length - 2)}--`)
    expect(bench.where('ROM', 0)).toBe('patavium')
  })
})

describe('7 supply and navies', () => {
  it('supply runs through allies', () => {
    const bench = new Bench(people).hold('GRE', 'koria').hold('ROM', 'octuduron')
    roman(bench, 0, 'octuduron')
    bench
      .hold('GRE', 'medhlan')
      .status('ROM', 'GRE', 'neutral')
      .begin('campaign', 'ROM')
      .act({ do: 'activate', slot: 0 })
    expect(bench.army('ROM', 0).mp).toBe(2)
    const allied = new Bench(people)
      .hold('GRE', 'koria', 'medhlan')
      .hold('ROM', 'octuduron')
      .status('ROM', 'GRE', 'allied')
    roman(allied, 0, 'octuduron').begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    expect(allied.army('ROM', 0).mp).toBe(3)
  })
  it.each([
    ['enemy', true],
    ['neutral', true],
    ['friends', false],
    ['allied', false],
  ] as const)('a navy of %s may intercept: %s', (status, may) => {
    const bench = new Bench(people).navy('GRE', 0, 'ion', 2).navy('ROM', 0, 'tyr', 2).status('ROM', 'GRE', status)
    bench.begin('campaign', 'ROM').act({ do: 'sail', navy: 0, zones: ['ion'] })
    expect(bench.asks === 'GRE intercept').toBe(may)
    if (!may) return
    bench.act({ do: 'intercept', yes: true })
    expect([bench.statusOf('ROM', 'GRE'), bench.dice]).toEqual(['enemy', 'WWGG'])
  })
})
