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
