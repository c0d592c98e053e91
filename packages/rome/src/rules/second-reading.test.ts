// What a second reading of the rules found wrong, or untested.

import { describe, expect, it } from 'vitest'
import { Bench } from '../testing.ts'
import { decisionOf } from './decision.ts'
import { settle } from './flow.ts'
import { incomeOf } from './tax.ts'
import { concludeRound, targetOf } from './victory.ts'
import { viewFor } from './view.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
const ARMY = ['R01', 'R01', 'R02']
const siege = { do: 'besiege', target: 'epidamnos', path: [] } as const

/** What can be tapped after these taps, as slot and value. */
const taps = (bench: Bench, ...path: [string, unknown][]): string[] =>
  (decisionOf(bench.state)?.next(path.map(([slot, value]) => ({ slot, value: value as string }))) ?? []).map(
    ({ pick, action, more }) =>
      `${pick.slot} ${pick.value}${action === undefined ? '' : ' !'}${more === true ? ' …' : ''}`,
  )

/** Romans besiege Epidamnos from Iader. */
function besieging(): Bench {
  const bench = new Bench(people).hold('ROM', 'iader').place('ROM', 0, 'iader', ARMY, 'rom1')
  return bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act(siege)
}

describe('10.5 sieges', () => {
  it('are over before taxes if the besieger is out of supply', () => {
    const bench = besieging()
    const [cut, fed] = [besieging(), bench]
    cut.hold('GRE', 'iader').navy('GRE', 0, 'had', 1)
    for (const each of [cut, fed]) {
      each.state.frames = []
      each.begin('taxation', 'GRE')
    }
    expect([cut.land('epidamnos').siege, fed.land('epidamnos').siege]).toEqual([-1, 0])
    expect(cut.side('GRE').gold - fed.side('GRE').gold).toBe(1)
  })
  it('can be laid from any region in supply on the way', () => {
    const bench = new Bench(people).hold('ROM', 'iader', 'singidun').place('ROM', 0, 'singidun', ARMY, 'rom1')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    expect(bench.why({ ...siege, path: ['iader'] })).toBeUndefined()
    expect(taps(bench, ['do', 'besiege'])).toContain('region epidamnos !')
  })
  it('R-123: end when a treaty ends the war, and the besieger goes home', () => {
    const bench = besieging()
    bench.state.frames = []
    bench.agents('ROM', 'rome').hand('ROM', 'TRT', 'TRD').begin('agents', 'ROM')
    bench.act({ do: 'agent', card: 'TRT', agent: 0, target: { seat: 'GRE' } }).act({ do: 'answer', yes: true })
    expect([bench.statusOf('ROM', 'GRE'), bench.land('epidamnos').siege, bench.where('ROM', 0)]).toEqual([
      'neutral',
      -1,
      'iader',
    ])
  })
  it('artillery takes off what Walls add, below what a siege has left of the rest', () => {
    const bench = new Bench(people).build('epidamnos', 'walls').hold('ROM', 'iader')
    bench.place('ROM', 0, 'iader', [...ARMY, 'R09', 'R10'], 'rom1').begin('campaign', 'ROM')
    bench.act({ do: 'activate', slot: 0 }).act(siege)
    bench.state.frames = []
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'assault' })
    // Level 2, Walls 2 more; two artillery cards and a turn of siege leave 1.
    expect(bench.dice).toBe('YYYWW')
  })
})

describe('8.2 Rebel Uprising', () => {
  it('places no second cube where the first has released the region', () => {
    const bench = new Bench(people).hold('GRE', 'syracusae').cubes('syracusae', 2).status('ROM', 'GRE', 'enemy')
    bench.place('ROM', 0, 'syracusae', ARMY, 'rom1').agents('CAR', 'syracusae').hand('CAR', 'REB', 'TRD')
    bench.land('syracusae').siege = 1
    bench
      .begin('agents', 'CAR')
      .act({ do: 'agent', card: 'REB', agent: 0, target: { region: 'syracusae' } })
      .roll('K')
    expect([bench.holder('syracusae'), bench.land('syracusae').cubes]).toEqual([null, 0])
  })
})

describe('10.6 mustering, 10.1 splitting', () => {
  const campaign = (change: (bench: Bench) => unknown = () => {}): Bench => {
    const bench = new Bench(people)
    change(bench)
    return bench.begin('campaign', 'ROM')
  }
  it('is offered for a general who waits in any slot, though the first has none and nobody is at hand', () => {
    const bench = campaign((each) => {
      each.army('ROM', 2).general.known = ['rom1']
      each.side('ROM').available.known = []
    })
    expect(taps(bench, ['do', 'muster'], ['region', 'rome'])).toEqual(['general rom1 …'])
    bench.act({ do: 'muster', slot: 2, region: 'rome', cards: ['R01', 'R01'] })
    expect(bench.where('ROM', 2)).toBe('rome')
  })
  it('with as many cards as fit, or with those that are chosen one by one', () => {
    const bench = campaign()
    const begun: [string, string][] = [
      ['do', 'muster'],
      ['region', 'rome'],
      ['general', 'rom2'],
    ]
    expect(taps(bench, ...begun)).toEqual(expect.arrayContaining(['deal usual !', 'card R01 …']))
    expect(taps(bench, ...begun, ['card', 'R01'])).not.toContain('do done !')
    expect(taps(bench, ...begun, ['card', 'R01'], ['card', 'R02'])).toContain('do done !')
    // Two places are kept for the infantry that the army needs.
    const horse = ['R07', 'R07', 'R08', 'R08'].map((card): [string, string] => ['card', card])
    expect(taps(bench, ...begun, ...horse)).toContain('card R01 …')
    expect(taps(bench, ...begun, ...horse)).not.toContain('card R07 …')
  })
  it('a small army takes infantry before cavalry', () => {
    const bench = campaign((each) => {
      each.side('ROM').pool.known = ['R01', 'R01', 'R07', 'R07', 'R07', 'R07', 'R07', 'R07']
    })
    const even = decisionOf(bench.state)?.next([
      { slot: 'do', value: 'muster' },
      { slot: 'region', value: 'rome' },
      { slot: 'general', value: 'rom2' },
    ])
    expect(even?.[0]?.action).toMatchObject({ cards: ['R01', 'R01', 'R07', 'R07', 'R07', 'R07'] })
  })
  it('a part of an army goes under a general who is named, with cards that are chosen', () => {
    const bench = campaign((each) => each.place('ROM', 0, 'rome', [...ARMY, 'R03', 'R05'], 'rom1'))
    bench.act({ do: 'activate', slot: 0 })
    const begun: [string, string][] = [
      ['do', 'split'],
      ['region', 'neapolis'],
    ]
    expect(taps(bench, ...begun)).toEqual(['general rom2 …', 'general rom3 …', 'general rom4 …'])
    expect(taps(bench, ...begun, ['general', 'rom2'], ['card', 'R01'], ['card', 'R01'])).toEqual(
      expect.arrayContaining(['do done !', 'card R05 …']),
    )
    expect(taps(bench, ...begun, ['general', 'rom2'], ['card', 'R01'], ['card', 'R01'])).not.toContain('card R02 …')
    bench.army('ROM', 1).general.known = ['rom2']
    const split = { do: 'split', slot: 1, general: 'rom3', cards: ['R01', 'R01'], region: 'neapolis' } as const
    expect([bench.why(split), bench.why({ ...split, general: 'rom2' })]).toEqual(['no.general', undefined])
  })
  it('R-37: by the option cavalry counts for the armies that are still to come, too', () => {
    const bench = new Bench({ ROM: 'human', GRE: 'super' }, { 'army.minCountsCavalry': true })
    bench.state.frames = [{ kind: 'compose', side: 0 }]
    bench.side('ROM').pool.known = ['R01', 'R01', 'R01', 'R01', 'R07', 'R07', 'R07', 'R07']
    const compose = (cards: string[]) => bench.why({ do: 'compose', slot: 0, general: 'rom1', cards })
    expect([compose(['R01', 'R07']), compose(['R01', 'R01', 'R07'])]).toEqual([undefined, 'no.infantryLeft'])
  })
})

describe('10.7 navies', () => {
  it('may put to sea with some of the ships only', () => {
    const bench = new Bench(people).begin('campaign', 'ROM')
    expect(taps(bench, ['navy', 0])).toEqual(expect.arrayContaining(['sea tyr !', 'ships 1 …', 'ships 4 …']))
    expect(taps(bench, ['navy', 0])).not.toContain('ships 5 …')
    bench.act({ do: 'sail', navy: 0, zones: ['tyr'], cards: 3 })
    expect(bench.side('ROM').navyCards).toBe(2)
    // At sea a stack stays together.
    expect(taps(bench, ['navy', 0]).some((tap) => tap.startsWith('ships'))).toBe(false)
  })
  it('R-107: an army aboard lands only as far as its navy still may sail', () => {
    const bench = new Bench(people).navy('ROM', 0, 'tyr', 5).place('ROM', 0, 'rome', ARMY, 'rom1')
    Object.assign(bench.army('ROM', 0), { region: -1, aboard: 0 })
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    const sail = { navy: 0, zones: ['afr'], to: 'thapsus' }
    const landing = { do: 'attack', target: 'thapsus', path: [], sail } as const
    expect(bench.why(landing)).toBeUndefined()
    for (const navy of bench.side('ROM').navies) navy.moved = 3
    expect(bench.why(landing)).toBe('no.tooFarBySea')
  })
  it('carry an army only as far as they still may sail in this turn', () => {
    const bench = new Bench(people).navy('ROM', 0, 'tyr', 5).place('ROM', 0, 'rome', ARMY, 'rom1')
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    const sail = { navy: 0, zones: ['tyr', 'afr'], to: 'thapsus' }
    const landing = { do: 'attack', target: 'thapsus', path: [], sail } as const
    expect(bench.why(landing)).toBeUndefined()
    for (const navy of bench.side('ROM').navies) navy.moved = 3
    expect(bench.why(landing)).toBe('no.tooFarBySea')
  })
})

describe('rules that no test named', () => {
  it('17: bots change their stance from round 2 on', () => {
    const changes = (round: number): number => {
      const { state } = new Bench({ ROM: 'human', GRE: 'super', CAR: 'speed' })
      Object.assign(state, { round, phase: 'initiative', step: 'stance' })
      settle(state, undefined)
      return state.frames.filter(({ kind }) => kind === 'marker').length
    }
    expect([changes(1), changes(2)]).toEqual([0, 4])
  })
  it('7: a status may be lowered again in the next round', () => {
    const bench = new Bench(people).status('ROM', 'GRE', 'allied').begin('campaign', 'ROM')
    const renounce = { do: 'renounce', seat: 'GRE' } as const
    bench.act(renounce)
    expect(bench.why(renounce)).toBe('no.renounce')
    bench.state.frames = []
    bench.begin('campaign', 'ROM').act(renounce)
    expect(bench.statusOf('ROM', 'GRE')).toBe('neutral')
  })
  it('13: the game ends when a seat has just reached the target', () => {
    const bench = new Bench(people)
    bench.side('GRE').vp = targetOf(bench.state) - 1
    expect(concludeRound(bench.state, undefined)).toBe(false)
    bench.side('GRE').vp++
    expect(concludeRound(bench.state, undefined)).toBe(true)
    expect(bench.state.over).toEqual({ winners: [1], why: 'target' })
  })
  it('9.1: only own Roads link Markets', () => {
    const bench = new Bench(people).build('velathri', 'market').build('neapolis', 'market')
    const apart = incomeOf(bench.state, 0)
    bench.road('GRE', 'velathri', 'rome').road('GRE', 'rome', 'neapolis')
    expect(incomeOf(bench.state, 0)).toBe(apart)
    bench.road('ROM', 'velathri', 'rome').road('ROM', 'rome', 'neapolis')
    expect(incomeOf(bench.state, 0)).toBe(apart + 2)
  })
  it('1.2: an army that was spied on looks the same to whoever looks twice', () => {
    const bench = new Bench(people).hold('GRE', 'segestica').place('ROM', 0, 'patavium', ['R01', 'R02', 'R05'], 'rom4')
    bench.place('GRE', 0, 'segestica', ['G01', 'G02', 'G05'], 'gre4').status('ROM', 'GRE', 'enemy')
    bench.army('ROM', 0).seenBy = [bench.no('CAR')]
    bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'segestica', path: [] })
    bench.act({ do: 'play', line: 'R01' }).act({ do: 'play', line: 'G05' })
    const view = viewFor(bench.state, 'CAR')
    expect(viewFor(view, 'CAR').sides[0]?.armies[0]?.cards.known).toEqual(['R01', 'R02', 'R05'])
    expect(view.sides[0]?.armies[0]?.cards.known).toEqual(['R01', 'R02', 'R05'])
  })
})
