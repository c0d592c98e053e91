import { describe, expect, it } from 'vitest'
import type { Bench } from '../../testing.ts'
import { builder, built, what } from '../spending/spending-testing.ts'

const market = { do: 'build', building: 'market' }

describe('column A', () => {
  it('BLD-A1.1: Walls on the capital, later Barracks', () => {
    const first = built(builder('ROM', 7, 1, 1, 1), 'ROM')
    expect(what(first)).toEqual({ do: 'build', building: 'walls', region: 'rome' })
    expect(first.fired.has('BLD-A1.1')).toBe(true)
    const later = built(builder('ROM', 7, 1, 1, 1).build('rome', 'walls'), 'ROM')
    expect(what(later)).toEqual({ do: 'build', building: 'barracks', region: 'rome' })
  })

  const done = (): Bench => builder('ROM', 7, 1, 1, 1).build('rome', 'walls', 'barracks')

  it('BLD-A2.1: then a Market at the best port', () => {
    const played = built(done(), 'ROM')
    expect(what(played)).toEqual({ ...market, region: 'rome' })
    expect(played.fired.has('BLD-A1.1')).toBe(false)
    expect(played.fired.has('BLD-A2.1')).toBe(true)
  })

  /** Ports are unquiet, so that no Market can be built there. */
  const portless = (bench: Bench): Bench => {
    for (const port of ['neapolis', 'cosentia', 'ariminum', 'patavium']) bench.land(port).siege = 0
    return bench.build('rome', 'market')
  }

  it('BLD-A2.2: then next to a Market', () => {
    const played = built(portless(done()), 'ROM')
    expect(what(played)).toEqual({ ...market, region: 'velathri' })
    expect(played.fired.has('BLD-A2.1')).toBe(false)
    expect(played.fired.has('BLD-A2.2')).toBe(true)
    expect(played.fired.has('BLD-A3.1')).toBe(false)
  })

  it('BLD-A3.1, BLD-A3.1.1: then lots', () => {
    const bench = portless(done())
    bench.land('velathri').siege = 0
    const played = built(bench, 'ROM', { picks: { 'BLD-A3.1': [0] } })
    expect(played.found('BLD-A3.1')).toEqual([['Walls', 'Market', 'Barracks']])
    expect(played.fired.has('BLD-A2.2')).toBe(false)
    expect(played.fired.has('BLD-A3.1.1')).toBe(true)
    expect(what(played)).toMatchObject({ region: 'medhlan' })
  })
})

describe('column B', () => {
  it('BLD-B1.1: a Market at the best port', () => {
    const played = built(builder('ROM', 7, 4, 1, 1), 'ROM')
    expect(what(played)).toEqual({ ...market, region: 'rome' })
    expect(played.fired.has('BLD-B1.1')).toBe(true)
  })

  /** The homes of the Barbarians have one port. */
  const inland = (): Bench => builder('BAR', 7, 4, 1, 1).build('nemetocenna', 'market')

  it('BLD-B1.2: next to a Market', () => {
    const played = built(inland(), 'BAR')
    expect(what(played)).toMatchObject(market)
    expect(played.fired.has('BLD-B1.1')).toBe(false)
    expect(played.fired.has('BLD-B1.2')).toBe(true)
    expect(played.fired.has('BLD-B2.1')).toBe(false)
  })

  /** All four Markets stand. */
  const full = (...extra: ('walls' | 'barracks')[]): Bench => {
    const bench = inland().build('nemetocenna', ...extra)
    for (const region of ['cenabum', 'treverorum', 'bibracte']) bench.build(region, 'market')
    return bench
  }

  it('BLD-B2.1: then the capital', () => {
    const played = built(full(), 'BAR')
    expect(what(played)).toEqual({ do: 'build', building: 'walls', region: 'nemetocenna' })
    expect(played.fired.has('BLD-B1.2')).toBe(false)
    expect(played.fired.has('BLD-B2.1')).toBe(true)
    expect(played.fired.has('BLD-B2.2')).toBe(false)
  })

  it('BLD-B2.2: then nearest to a stance of 4 to 6, by WB-2 Barracks where it is garrisoned', () => {
    const played = built(full('walls', 'barracks').hold('ROM', 'noreia'), 'BAR')
    expect(what(played)).toEqual({ do: 'build', building: 'barracks', region: 'uburzis' })
    expect(played.fired.has('BLD-B2.1')).toBe(false)
    for (const node of ['BLD-B2.2', 'BLD-B2.2.1', 'WB-2']) expect(played.fired.has(node)).toBe(true)
    expect(played.fired.has('BLD-B2.3')).toBe(false)
  })

  it('BLD-B2.2: by option the most valuable first (R-93)', () => {
    const options = { 'build.valueFirst': true }
    const played = built(full('walls', 'barracks').hold('ROM', 'noreia'), 'BAR', { options })
    expect(what(played)).toMatchObject({ building: 'barracks', region: 'bibracte' })
  })
})

describe('column B, at its end', () => {
  /** Rome has all its Markets; whoever has stance 4 holds nothing. */
  const safe = (): Bench => {
    const bench = builder('ROM', 7, 4, 1, 1).build('rome', 'walls', 'barracks', 'market')
    for (const id of ['velathri', 'neapolis', 'ariminum']) bench.build(id, 'market')
    for (const land of bench.state.lands) if (land.holder === bench.no('GRE')) land.holder = -1
    return bench
  }

  it('BLD-B2.3: nobody of stance 4 to 6 holds anything: the richest region', () => {
    const played = built(safe(), 'ROM')
    expect(what(played)).toEqual({ do: 'build', building: 'barracks', region: 'neapolis' })
    expect(played.fired.has('BLD-B2.2')).toBe(false)
    for (const node of ['BLD-B2.3', 'BLD-B2.3.1']) expect(played.fired.has(node)).toBe(true)
    expect(played.fired.has('BLD-B3.1')).toBe(false)
  })

  it('BLD-B3.1, BLD-B3.1.1: neither Walls nor Barracks are left: lots', () => {
    const bench = builder('ROM', 7, 4, 1, 1)
    for (const id of ['rome', 'neapolis', 'cosentia', 'velathri']) bench.build(id, 'walls', 'barracks')
    for (const id of ['ariminum', 'patavium']) bench.build(id, 'walls')
    for (const id of ['rome', 'neapolis', 'cosentia', 'ariminum', 'patavium', 'velathri']) bench.land(id).siege = 0
    const played = built(bench, 'ROM')
    expect(what(played)).toEqual({ ...market, region: 'medhlan' })
    expect(played.fired.has('BLD-B2.3')).toBe(false)
    for (const node of ['BLD-B3.1', 'BLD-B3.1.1']) expect(played.fired.has(node)).toBe(true)
  })
})

describe('column C', () => {
  it('BLD-C2.1: Walls or Barracks nearest to a stance of 7 or 8', () => {
    const played = built(builder('ROM', 7, 1, 1, 8).hold('ROM', 'genua'), 'ROM')
    expect(played.fired.has('BLD-C2.1')).toBe(true)
    expect(played.fired.has('BLD-C2.1.1')).toBe(true)
    expect(what(played)).toMatchObject({ building: 'walls', region: 'genua' })
  })

  /** Every held region has both, or its limit is reached. */
  const walled = (): Bench => {
    const bench = builder('ROM', 7, 1, 1, 8)
    for (const id of ['rome', 'neapolis', 'cosentia', 'velathri']) bench.build(id, 'walls', 'barracks')
    for (const id of ['ariminum', 'patavium']) bench.build(id, 'walls')
    return bench
  }

  it('BLD-C3.1, BLD-C3.2: then Markets', () => {
    const port = built(walled(), 'ROM')
    expect(what(port)).toEqual({ ...market, region: 'rome' })
    expect(port.fired.has('BLD-C2.1')).toBe(false)
    expect(port.fired.has('BLD-C3.1')).toBe(true)
    const bench = walled()
    for (const id of ['rome', 'neapolis', 'cosentia', 'ariminum', 'patavium']) bench.land(id).siege = 0
    const next = built(bench.build('rome', 'market'), 'ROM')
    expect(what(next)).toEqual({ ...market, region: 'velathri' })
    expect(next.fired.has('BLD-C3.1')).toBe(false)
    expect(next.fired.has('BLD-C3.2')).toBe(true)
    expect(next.fired.has('BLD-C3.3')).toBe(false)
  })

  it('BLD-C3.3, BLD-C3.3.1: then lots', () => {
    const bench = walled()
    for (const id of ['rome', 'neapolis', 'cosentia', 'ariminum', 'patavium', 'velathri']) bench.land(id).siege = 0
    const played = built(bench, 'ROM')
    expect(what(played)).toEqual({ ...market, region: 'medhlan' })
    expect(played.fired.has('BLD-C3.2')).toBe(false)
    for (const node of ['BLD-C3.3', 'BLD-C3.3.1']) expect(played.fired.has(node)).toBe(true)
  })
})

describe('a random building (L564, R-95, R-115)', () => {
  /** Too little gold for anything but a link. */
  const poor = (seat: 'ROM' | 'BAR'): Bench => builder(seat, 3, 1, 1, 1)

  it('BLD-A3.1, BLD-A3.1.1: may be a road, one new link between own regions', () => {
    const played = built(poor('ROM'), 'ROM')
    const road = what(played)
    expect(road?.do === 'road' ? road.links : []).toHaveLength(1)
    for (const node of ['BLD-A3.1', 'BLD-A3.1.1']) expect(played.fired.has(node)).toBe(true)
    expect(played.found('BLD-A3.1')).toEqual([['a road']])
    const [links = []] = played.found('BLD-A3.1.1')
    expect(links.length).toBeGreaterThan(0)
    expect(links.every((each) => each.startsWith('a road from '))).toBe(true)
  })

  it('not by the option, not for those who build no roads, and not without gold', () => {
    const off = built(poor('ROM'), 'ROM', { options: { 'build.randomRoads': false } })
    expect([what(off), off.fired.has('BLD-A3.1')]).toEqual([undefined, false])
    expect(what(built(poor('BAR'), 'BAR'))).toBeUndefined()
    expect(what(built(poor('ROM').gold('ROM', 0), 'ROM'))).toBeUndefined()
  })

  it('is one type among others, however many links there are', () => {
    const bench = builder('ROM', 7, 1, 1, 1).build('rome', 'walls', 'barracks')
    for (const id of ['neapolis', 'velathri', 'ariminum', 'patavium']) bench.build(id, 'market')
    const played = built(bench, 'ROM', { picks: { 'BLD-A3.1': [2] } })
    expect(played.found('BLD-A3.1')[0]).toHaveLength(3)
  })
})

describe('columns D and E', () => {
  it('BLD-D1.1: nearest to a stance of 9, and nothing else', () => {
    const played = built(builder('ROM', 7, 9, 1, 1).hold('GRE', 'iader'), 'ROM')
    expect(what(played)).toEqual({ do: 'build', building: 'barracks', region: 'patavium' })
    for (const node of ['BLD-D1.1', 'BLD-D1.1.1']) expect(played.fired.has(node)).toBe(true)
    expect(played.fired.has('BLD-E1.1')).toBe(false)
  })

  it('BLD-E1.1: nearest to an enemy army, else to an enemy region (R-94)', () => {
    const war = (): Bench => builder('ROM', 7, 5, 5, 5).status('ROM', 'GRE', 'enemy').hold('GRE', 'iader')
    const army = built(war().place('GRE', 0, 'genua'), 'ROM')
    expect(army.fired.has('BLD-E1.1')).toBe(true)
    expect(army.fired.has('BLD-E1.1.1')).toBe(true)
    expect(what(army)).toMatchObject({ region: 'velathri' })
    expect(what(built(war(), 'ROM'))).toMatchObject({ region: 'patavium' })
  })

  it('WB-1, WB-1.1: by option a die decides between Walls and Barracks', () => {
    const options = { 'build.coin': true }
    for (const [face, building] of [
      [3, 'walls'],
      [4, 'barracks'],
    ] as const) {
      const bench = builder('ROM', 7, 9, 1, 1).hold('GRE', 'iader')
      const played = built(bench, 'ROM', { options, dice: { 'WB-1.1': [face] } })
      expect(what(played)).toMatchObject({ building, region: 'patavium' })
      expect(played.fired.has('WB-1')).toBe(true)
    }
    expect(built(builder('ROM', 7, 9, 1, 1), 'ROM').fired.has('WB-1')).toBe(false)
  })
})
