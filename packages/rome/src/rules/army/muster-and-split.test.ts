import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { decisionOf } from '../play/decision.ts'

const ARMY = ['R01', 'R01', 'R02']

/** What can be tapped after these taps, as slot and value. */
const taps = (bench: Bench, ...path: [string, unknown][]): string[] =>
  (decisionOf(bench.state)?.next(path.map(([slot, value]) => ({ slot, value: value as string }))) ?? []).map(
    ({ pick, action, more }) =>
      `${pick.slot} ${pick.value}${action === undefined ? '' : ' !'}${more === true ? ' …' : ''}`,
  )

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

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
