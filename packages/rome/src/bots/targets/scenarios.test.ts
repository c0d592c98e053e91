// Scenarios 17 to 25 of the specification: targets.

import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { attacked, deed, goOn, HALT, mainDeck, marchTo, onlyFree } from '../testing/campaign-testing.ts'
import { FOUR, stances } from '../testing/seats-testing.ts'

const bots = () => new Bench(FOUR)
const speedy = (seat: 'ROM' | 'BAR') => new Bench({ ...FOUR, [seat]: 'speed' })

describe('scenarios of the target lists', () => {
  it('17: with 6 Main cards groups 1 to 3 are skipped, and unrest next door is removed (GR-A, SUP-4.1)', () => {
    const bench = mainDeck(bots(), 'ROM', 'R01', 6).place('ROM', 0, 'medhlan').cubes('patavium', 1)
    const played = deed(bench, 'ROM', { actions: 3 })
    expect(played.actions.slice(1)).toEqual([marchTo('patavium'), { do: 'calm', cubes: 1 }])
    expect(bench.land('patavium').cubes).toBe(0)
    expect(played.fired).toContain('GR-A')
    expect(played.read).not.toContain('SUP-3.1')
    // One card more, and it expands instead.
    const bold = mainDeck(bots(), 'ROM', 'R01', 7).place('ROM', 0, 'medhlan').cubes('patavium', 1)
    expect(attacked(deed(bold, 'ROM'))).toBe('octuduron')
  })

  it('18: of four free neighbours the mercenary region is taken (SUP-3.1)', () => {
    const played = deed(bots().place('ROM', 0, 'medhlan'), 'ROM')
    expect(played.actions[1]).toEqual({ do: 'attack', target: 'octuduron', path: [] })
    expect(played.fired).toContain('SUP-3.1')
  })

  it('19: the Greeks avoid terrain, the Barbarians draw lots (SUP-3.2)', () => {
    const greek = deed(bots().place('GRE', 0, 'epidamnos'), 'GRE')
    expect(attacked(greek)).toBe('singidun')
    expect(greek.found('SUP-3.2')[0]).toHaveLength(4)
    const wild = () => bots().hold('BAR', 'epidamnos').place('BAR', 0, 'epidamnos')
    const drawn = [0, 1, 2, 3].map((pick) => attacked(deed(wild(), 'BAR', { picks: { 'SUP-3.2': [pick] } })))
    expect(new Set(drawn)).toEqual(new Set(['iader', 'singidun', 'navissos', 'apollonia']))
  })

  it('20: the only free regions are islands: the mercenary one by sea (SUP-3.5)', () => {
    const bench = onlyFree(bots(), 'CAR', 'ibossim', 'karalis').place('CAR', 0, 'carthage')
    const played = deed(bench, 'CAR')
    const sail = { navy: 0, zones: ['sar'], to: 'ibossim' }
    expect(played.actions[1]).toEqual({ do: 'attack', target: 'ibossim', path: [], sail })
    expect(played.fired).toContain('SUP-3.5')
    expect(played.read).not.toContain('SUP-3.6')
  })

  it('21: nine cards do not fit on four ships, and the list goes on (TRN-1)', () => {
    const nine = ['C01', 'C01', 'C01', 'C01', 'C02', 'C02', 'C05', 'C05', 'C06']
    const with9 = (ships: number) => {
      const bench = onlyFree(bots(), 'CAR', 'ibossim', 'karalis').place('CAR', 0, 'carthage', nine)
      bench.side('CAR').navyCards = ships
      return deed(bench, 'CAR')
    }
    const played = with9(4)
    expect(attacked(played)).toBeUndefined()
    expect(played.fired).not.toContain('TRN-1')
    expect(played.read).not.toContain('SUP-3.5')
    expect(played.read).toContain('SUP-4.1')
    expect(attacked(with9(5))).toBe('ibossim')
  })

  it('22: after one home region no other is taken: the free neighbour is (GR-B, SUP-3.2)', () => {
    const bench = bots()
      .status('BAR', 'ROM', 'enemy')
      .hold('BAR', 'medhlan', 'massalia', 'genua', 'octuduron')
      .develop('BAR', 0, 0, 1)
      .place('BAR', 0, 'medhlan')
    const played = goOn(bench, 'BAR', 2, 1)
    expect(attacked(played)).toBe('koria')
    expect(played.found('SUP-2.3')).toEqual([[]])
    expect(played.fired).toContain('GR-B')
    // Without the home region taken it would go on against Rome.
    const fresh = bots().status('BAR', 'ROM', 'enemy').hold('BAR', 'medhlan').place('BAR', 0, 'medhlan')
    expect(goOn(fresh, 'BAR', 2, 0, { anyTie: true }).found('SUP-2.3')[0]).not.toEqual([])
  })

  it('23: each target has its own roll; war comes first (POT-2, SUP-5.1, H-10)', () => {
    const bench = stances(onlyFree(bots(), 'ROM').hold('GRE', 'genua', 'octuduron'), 'ROM', { GRE: 8 })
    bench.place('ROM', 0, 'medhlan')
    const played = deed(bench, 'ROM', { dice: { 'POT-2.2': ['X', 'K'] }, picks: { 'SUP-5.1': [0] } })
    expect(played.found('SUP-5.1').map((list) => list.length)).toEqual([2, 1])
    const [first] = played.found('SUP-5.1')[1] ?? []
    expect(first).toMatch(attacked(played) === 'genua' ? /Genua/ : /Octuduron/)
    expect(bench.statusOf('ROM', 'GRE')).toBe('enemy')
  })

  it('24: the Speed-bot prefers mercenary regions too (SPD-3)', () => {
    const played = deed(speedy('BAR').place('BAR', 0, 'uburzis'), 'BAR')
    expect(attacked(played)).toBe('tulifurdum')
    expect(played.fired).toContain('SPD-3')
  })

  it('25: the higher stance is tested first, with a red die; a friend attacked costs a point (SPD-5, POT)', () => {
    const bench = onlyFree(speedy('ROM'), 'ROM').hold('GRE', 'iader').hold('CAR', 'genua')
    stances(bench.status('ROM', 'GRE', 'friends').place('ROM', 0, 'medhlan'), 'ROM', { GRE: 9, CAR: 8 })
    bench.side('ROM').vp = 3
    const played = deed(bench, 'ROM', { dice: { 'POT-2.2': ['K'] }, anyTie: true })
    expect(attacked(played)).toBe('iader')
    expect(played.events).toContainEqual(expect.objectContaining({ e: 'roll', die: 'R', face: 'K' }))
    expect(bench.statusOf('ROM', 'GRE')).toBe('enemy')
    expect(bench.side('ROM').vp).toBe(2)
  })

  it('a march that cannot attack ends the activation (SUP-X2)', () => {
    const bench = onlyFree(bots(), 'ROM', 'cyrene').status('ROM', 'BAR', 'enemy').place('ROM', 0, 'rome')
    const played = deed(bench, 'ROM', { actions: 3, anyTie: true })
    expect(played.actions.at(-1)).toEqual(HALT)
    expect(played.fired).toContain('SUP-X2')
  })
})
