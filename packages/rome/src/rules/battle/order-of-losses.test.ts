// What kills and wounds take first, what has to be played, and who leaves after a battle.

import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const
const ARMY = ['R01', 'R01', 'R02']

/** Romans from Patavium attack Greeks in Iader (terrain 2); both stay out of the terrain. */
function centre(roman: string[], greek: string[]): Bench {
  const bench = new Bench(people).hold('GRE', 'iader').place('ROM', 0, 'patavium', roman, 'rom4')
  bench.place('GRE', 0, 'iader', greek, 'gre4').status('ROM', 'GRE', 'enemy')
  bench.begin('campaign', 'ROM').act({ do: 'activate', slot: 0 }).act({ do: 'attack', target: 'iader', path: [] })
  for (let n = 0; n < 4; n++) bench.act({ do: 'play' })
  return bench
}

describe('11 battle', () => {
  it('11.2: kills hit the line card, then its skirmisher, then its artillery', () => {
    const bench = centre(['R01', 'R03', 'R05', 'R10'], ['G04', 'G04'])
    bench.act({ do: 'play', line: 'R03', skirmisher: 'R05', artillery: 'R10' }).act({ do: 'play', line: 'G04' })
    // G04 rolls one red die: with a wound from before, a skull and a wound are two kills.
    const [roman] = bench.state.frames.flatMap((frame) => (frame.kind === 'battle' ? [frame.sides[0]] : []))
    if (roman !== undefined) roman.wounds = 5
    bench.roll(`${'-'.repeat(bench.dice.length - 1)}X`)
    expect(bench.army('ROM', 0).cards.known).toEqual(['R01'])
  })
  it('11.2: wounds of one round count in the next', () => {
    const bench = centre(['R01', 'R01'], ['G01', 'G01'])
    for (let n = 0; n < 2; n++) bench.act({ do: 'play', line: 'R01' }).act({ do: 'play', line: 'G01' }).roll('X-')
    // A point for the battle and one for Iader.
    expect([bench.side('ROM').vp, bench.holder('iader')]).toEqual([2, 'ROM'])
  })
  it('11.5: unopposed kills take line cards first, skirmishers next, artillery last', () => {
    const bench = centre(['R01', 'R01', 'R03'], ['G01', 'G01', 'G05', 'G10'])
    bench.act({ do: 'play', line: 'R01' }).act({ do: 'play', line: 'G01' }).roll('--')
    bench.act({ do: 'play', line: 'R01' }).act({ do: 'play', line: 'G01' }).roll('--')
    bench.act({ do: 'play', line: 'R03' }).roll('K-')
    // A line card fell, so one is left and the army is defeated.
    expect(bench.where('GRE', 0)).toBe(null)
  })
  it('11.4, 11.5: a person must play against a card that can be played, in the flanks and in the Centre', () => {
    const bench = centre(['R01', 'R01', 'R07'], ['G01', 'G01', 'G08'])
    expect(bench.why({ do: 'play' })).toBe('no.notNow')
    bench.act({ do: 'play', line: 'R07' }).act({ do: 'play', line: 'G08' }).roll('---')
    expect([bench.why({ do: 'play' }), bench.why({ do: 'play', line: 'R01' })]).toEqual(['no.notNow', undefined])
  })
  it.each([
    [true, 'ROM', 'iader'],
    [false, 'GRE', 'patavium'],
  ])('RES-3: a bot that gives way after an even battle (%s) leaves the region to the attacker', (yes, holder, at) => {
    const bench = new Bench({ ROM: 'human', GRE: 'super' })
      .hold('GRE', 'iader')
      .place('ROM', 0, 'patavium', ARMY, 'rom4')
    bench.place('GRE', 0, 'iader', ['G01', 'G01'], 'gre4').status('ROM', 'GRE', 'enemy').begin('campaign', 'ROM')
    const target = bench.region('iader')
    const assault = { side: 0, slot: 0, target, stage: bench.region('patavium'), bySea: false, infantry: -1 }
    bench.act({ do: 'activate', slot: 0 })
    bench.state.frames.push({ kind: 'attack', assault, step: 'fought', won: false, points: [0, 0] })
    bench.state.frames.push({ kind: 'giveWay', side: 1, slot: 0 })
    bench.act({ do: 'giveWay', yes })
    expect([bench.holder('iader'), bench.where('ROM', 0), bench.where('GRE', 0) === 'iader']).toEqual([
      holder,
      at,
      !yes,
    ])
  })
  it('11.6: nobody retreats to where an army stands', () => {
    const bench = new Bench(people).hold('GRE', 'segestica', 'iader', 'singidun')
    bench.place('ROM', 0, 'patavium', ARMY, 'rom4').place('GRE', 0, 'segestica', ['G01', 'G01', 'G01'], 'gre4')
    bench.place('GRE', 1, 'iader', ['G01', 'G01']).status('ROM', 'GRE', 'enemy')
    bench.state.frames.push({ kind: 'retreat', side: 1, slot: 0, why: 'beaten' })
    bench.begin('campaign', 'ROM')
    expect(bench.where('GRE', 0)).toBe('singidun')
  })
})
