// Rules that could be broken without any other test noticing.

import { describe, expect, it } from 'vitest'
import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { packText } from '../pack/files.ts'
import { smallPackText } from '../pack/small-pack-testing.ts'
import { Bench } from '../testing.ts'
import { attackedLevel } from './assault-dice.ts'
import { loseToReserves, openCards } from './cards.ts'
import { defeat } from './defeat.ts'
import { settle } from './flow.ts'
import { startGame } from './start.ts'
import { isSupplied } from './ways.ts'

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

describe('8 agents', () => {
  it('enter at the capital, however rich other homes are', () => {
    const state = startGame({ pack: smallPackText(), role1: 'human', role2: 'human' })
    Object.assign(state, {
      phase: 'agents',
      step: 'turn',
      turn: 1,
      frames: [{ kind: 'agents', side: 0, entered: false }],
    })
    settle(state, undefined)
    // All homes of this pack have 2 gold; the fourth is the capital.
    expect(state.sides[0]?.agents.map(({ region }) => region)).toEqual([3])
  })
  it('sow no distrust between enemies', () => {
    const bench = new Bench(people).agents('ROM', 'athens').hand('ROM', 'SOW', 'TRD').status('GRE', 'CAR', 'enemy')
    const sow = { do: 'agent', card: 'SOW', agent: 0, target: { capital: 'GRE', with: 'CAR' } } as const
    expect(bench.begin('agents', 'ROM').why(sow)).toBe('no.target')
    expect(bench.status('GRE', 'CAR', 'friends').why(sow)).toBeUndefined()
  })
})

describe('10.3 supply', () => {
  it('runs over the sea between two own ports only', () => {
    const bench = new Bench(people).hold('ROM', 'karalis', 'tolosa', 'massalia')
    const supplied = (id: string): boolean => isSupplied(bench.state, 0, bench.region(id))
    // Karalis has a port on the Romans’ sea, Massalia on the next one, which Karalis touches too; Tolosa has a coast but no port.
    expect([supplied('karalis'), supplied('massalia'), supplied('tolosa')]).toEqual([true, true, true])
    bench.hold('CAR', 'massalia')
    expect(supplied('tolosa')).toBe(false)
  })
})

describe('10.4 artillery', () => {
  it('takes off no more than Walls have added', () => {
    const text = (HOUSE_WEST_1['pack.yaml'] ?? '').replace('walls: 2, wallsAlone', 'walls: 1, wallsAlone')
    const bench = new Bench(people, { pack: packText({ ...HOUSE_WEST_1, 'pack.yaml': text }) })
    bench.build('epidamnos', 'walls').place('ROM', 0, 'iader', [...ARMY, 'R09', 'R10'], 'rom1')
    const target = bench.region('epidamnos')
    expect(attackedLevel(bench.state, { side: 0, slot: 0, target, stage: 0, bySea: false, infantry: -1 })).toBe(2)
  })
})

describe('cards that are lost', () => {
  it('10.1: those of a person’s defeated army go to the Reserves, its general is at hand', () => {
    const bench = new Bench(people).place('ROM', 0, 'rome', ['R03', 'R05'], 'rom1')
    const before = openCards(bench.side('ROM').reserves).length
    const pool = bench.side('ROM').pool.known.length
    defeat(bench.state, 0, 0, undefined)
    expect([openCards(bench.side('ROM').reserves).length, bench.side('ROM').pool.known.length]).toEqual([
      before + 2,
      pool,
    ])
    expect([bench.side('ROM').available.known.includes('rom1'), bench.where('ROM', 0)]).toEqual([true, null])
  })
  it('12.4: old Roman cards stay in the game until the Reforms', () => {
    const bench = new Bench(people)
    const copies = (): number => openCards(bench.side('ROM').reserves).filter((card) => card === 'R01').length
    const before = copies()
    loseToReserves(bench.state, 0, 'R01')
    expect([copies(), bench.side('ROM').retired]).toEqual([before + 1, []])
    bench.develop('ROM', 0, 0, 2)
    loseToReserves(bench.state, 0, 'R01')
    expect([copies(), bench.side('ROM').retired]).toEqual([before + 1, ['R01']])
  })
  it('4.5: mercenaries go under those that were lost before', () => {
    const { state } = new Bench(people)
    state.stacks[1] = []
    for (const card of ['M22', 'M21', 'M21']) loseToReserves(state, 0, card)
    expect(state.stacks[1]).toEqual([{ cards: ['M22', 'M21', 'M21'] }])
  })
})

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

describe('10.1, 12.1 limits', () => {
  it('merging costs a point beside the way', () => {
    const bench = new Bench(people).place('ROM', 0, 'rome', ['R01', 'R01'], 'rom1')
    bench.place('ROM', 1, 'neapolis', ['R02', 'R02'], 'rom2').begin('campaign', 'ROM').act({ do: 'activate', slot: 0 })
    const merge = { do: 'merge', into: 1, path: ['neapolis'] } as const
    bench.army('ROM', 0).mp = 1
    expect(bench.why(merge)).toBe('no.mp')
    bench.army('ROM', 0).mp = 2
    expect(bench.why(merge)).toBeUndefined()
  })
  it('an army takes two artillery cards', () => {
    const bench = new Bench(people).place('ROM', 0, 'rome', [...ARMY, 'R09', 'R09'], 'rom1').gold('ROM', 9)
    const buy = { do: 'buyTroop', pile: 'reserves', card: 'R10', into: 0 } as const
    expect(bench.begin('spending', 'ROM').why(buy)).toBe('no.artillery')
  })
  it('4.5: who buys from a stack that lies face down can pay for its dearest card', () => {
    const bench = new Bench(people).hold('ROM', 'dimmidi').gold('ROM', 1).begin('spending', 'ROM')
    const buy = { do: 'buyTroop', pile: 'dimmidi', into: 'pool' } as const
    expect([bench.why(buy), bench.gold('ROM', 2).why(buy)]).toEqual(['no.gold', undefined])
  })
  it('Navy cards at sea count towards the five', () => {
    const bench = new Bench(people).navy('ROM', 0, 'tyr', 3).gold('ROM', 9).begin('spending', 'ROM')
    expect(bench.why({ do: 'buyNavy', navy: 0 })).toBe('no.limit')
    bench.side('ROM').navyCards = 1
    expect(bench.why({ do: 'buyNavy', navy: 0 })).toBeUndefined()
  })
})
