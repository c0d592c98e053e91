// What the rules carry out for a bot, and the small things that only bots may do.

import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const SEATS = { ROM: 'super', GRE: 'human', CAR: 'super', BAR: 'human' } as const

describe('pauses', () => {
  it('a bot is told of its assault and of the region it takes; a person is not', () => {
    const bench = new Bench(SEATS).leaderless('ROM', 0)
    bench.place('ROM', 0, 'medhlan', ['R01', 'R01', 'R01', 'R01', 'R01']).begin('campaign', 'ROM')
    bench.act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'octuduron', path: [] })
    expect(bench.dice).toBe('GGGGGGGW')
    bench.roll('KKKKK---')
    expect(bench.asks).toBe('ROM reckon')
    expect(bench.why({ do: 'reckon', step: 'taken' })).toBe('no.notNow')
    bench.act({ do: 'reckon', step: 'assault' })
    while (bench.asks === 'ROM reckon' && bench.holder('octuduron') === null) {
      const [top] = bench.state.frames.slice(-1)
      if (top?.kind !== 'reckon') break
      bench.act({ do: 'reckon', step: top.step })
    }
    expect(bench.holder('octuduron')).toBe('ROM')
    const person = new Bench(SEATS).leaderless('BAR', 0)
    person.place('BAR', 0, 'uburzis', ['B01', 'B01', 'B01', 'B01']).begin('campaign', 'BAR')
    person.act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'koria', path: [] }).roll('KKKK--')
    expect(person.holder('koria')).toBe('BAR')
  })
})

describe('what bots may do', () => {
  it('attack a hostile army in an ally’s region, and stay there (10.2, CNQ-3)', () => {
    const bench = new Bench(SEATS).status('ROM', 'CAR', 'allied').status('ROM', 'GRE', 'enemy').hold('CAR', 'genua')
    bench.place('ROM', 0, 'medhlan', ['R01', 'R01']).place('GRE', 0, 'genua', ['G01', 'G01'])
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    expect(bench.why({ do: 'attack', target: 'genua', path: [] })).toBeUndefined()
    bench.army('GRE', 0).region = -1
    expect(bench.why({ do: 'attack', target: 'genua', path: [] })).toBe('no.ally')
  })

  it('go home into the decks though another army stands there (UND-2)', () => {
    const bench = new Bench(SEATS).hold('ROM', 'genua').place('ROM', 0, 'genua', ['R01', 'R01'])
    bench.place('ROM', 1, 'medhlan').begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    expect(bench.why({ do: 'march', path: ['medhlan'] })).toBe('no.stop')
    expect(bench.why({ do: 'dissolve' })).toBe('no.notNow')
    expect(bench.why({ do: 'dissolve', path: ['massalia'] })).toBe('no.notNow')
    bench.act({ do: 'dissolve', path: ['medhlan'] })
    expect(bench.where('ROM', 0)).toBeNull()
    // It has moved, so it does not come back at once.
    expect(bench.asks).toBe('ROM campaign')
  })

  it('fight at sea where they are (NAV-3)', () => {
    const bench = new Bench(SEATS).navy('CAR', 0, 'tyr', 2).navy('GRE', 0, 'tyr', 2).begin('campaign', 'CAR')
    for (const army of bench.side('CAR').armies) army.activated = true
    expect(bench.why({ do: 'sail', navy: 0, zones: [] })).toBe('no.region')
    bench.act({ do: 'sail', navy: 0, zones: [], fight: 'GRE' })
    expect(bench.statusOf('CAR', 'GRE')).toBe('enemy')
    expect(bench.dice).toBe('GGGG')
    bench.roll('----')
    expect(bench.why({ do: 'sail', navy: 0, zones: [], fight: 'GRE' })).toBe('no.region')
  })
})
