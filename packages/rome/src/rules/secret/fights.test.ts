// Rulings rome/R-137, R-138: battles of secret armies, and cards that leave them.

import { handSize } from '@understudy/table/chance'
import { describe, expect, it } from 'vitest'
import type { Bench } from '../../testing.ts'
import type { AgentTarget } from '../../vocabulary.ts'
import { problemsOf } from '../positions/check.ts'
import { hand, lose, nothing, place, play, reserves, storm, table, tell } from './secret-testing.ts'

describe('R-137: battles', () => {
  const battle = (greek: 'human' | 'speed', n = 5): Bench => {
    const bench = place(table({ ROM: 'human', GRE: greek }), 'ROM', 0, 'patavium', n, 'rom4')
    bench.hold('GRE', 'segestica').status('ROM', 'GRE', 'enemy')
    if (greek === 'human') place(bench, 'GRE', 0, 'segestica', 4, 'gre4')
    else bench.place('GRE', 0, 'segestica', ['G01', 'G01', 'G08'], 'gre4')
    return storm(bench, 'segestica')
  }
  /** What the bot is told and draws; the Romans stay out of the terrain. */
  const on = (bench: Bench): void => {
    const frame = bench.state.frames.at(-1)
    if (frame?.kind === 'reckon') bench.act({ do: 'reckon', step: frame.step })
    else if (bench.asks === 'GRE terrain') bench.act({ do: 'terrain', card: 'G01' })
    else if (bench.asks === 'troop') bench.act({ do: 'troop', card: bench.ways[0] ?? '' })
    else bench.act(nothing)
  }
  it('both tell; a card that is played may be any of its kind, and is known from then on', () => {
    const bench = battle('human')
    expect(bench.asks).toBe('GRE tell')
    bench.act(tell({ MI: 4 })).act(tell({ MI: 3, SK: 1, CV: 1 }))
    expect([bench.asks, bench.why(play('R07')), bench.why(play('R04'))]).toEqual([
      'ROM battleCard',
      'no.notNow',
      undefined,
    ])
    bench.act(play('R04')).act(play('G03')).roll('--')
    expect([hand(bench), hand(bench, 'GRE')]).toEqual([
      [['R04'], 4],
      [['G03'], 3],
    ])
    // who is out says so; the Greeks have three left, the Romans two and the cavalry.
    expect(bench.asks).toBe('ROM cavalry')
  })
  it('11.4: how much cavalry fights in the Centre is a number', () => {
    const bench = battle('human')
      .act(tell({ MI: 4 }))
      .act(tell({ MI: 2, SK: 1, CV: 2 }))
      .act(nothing)
      .act(nothing)
    const cavalry = (centre: number) => ({ do: 'cavalry', use: [], centre }) as const
    expect([bench.why(cavalry(3)), bench.why(cavalry(1))]).toEqual(['no.notNow', undefined])
    bench.act(cavalry(1)).act(play('R07', 'R06')).act(play('G01'))
    bench.roll('-'.repeat(bench.dice.length))
    // The other cavalry card envelops, so that infantry is left for the Centre.
    expect([bench.why(play('R08')), bench.why(play('R01'))]).toEqual(['no.notNow', undefined])
  })
  it('PH3-4: a bot learns how many line cards are left', () => {
    const bench = battle('speed').act(tell({ MI: 3, SK: 2 }))
    const fight = () => bench.state.frames.find((each) => each.kind === 'battle')
    for (let n = 0; n < 20 && fight()?.phase !== 'centre'; n++) on(bench)
    on(bench)
    expect([fight()?.phase, fight()?.sides[0].lineLeft]).toEqual(['centre', 3])
  })
})

describe('R-138: cards that leave a secret army', () => {
  it('10.1: those of a defeated army are named when they go to the Reserves; the pool keeps its number', () => {
    const bench = place(table(), 'ROM', 0, 'patavium', 4, 'rom4')
    storm(bench, 'noreia')
      .act(tell({ MI: 2, SK: 2 }))
      .roll('--KK')
      .act(lose('R01'))
      .act(lose('R02'))
    // What the army had told does not bind those two any more, but the app still knows how many they are.
    expect([bench.asks, handSize(bench.side('ROM').pool)]).toEqual(['ROM handIn', 26])
    bench.act(lose('R05')).act(lose('R06'))
    expect([reserves(bench, 'ROM', 'R05'), reserves(bench, 'ROM', 'R06'), handSize(bench.side('ROM').pool)]).toEqual([
      4, 1, 24,
    ])
    expect([bench.asks, problemsOf(bench.state)]).toEqual(['ROM campaign', []])
  })
  const aim = (card: string) => {
    const target: AgentTarget = { army: 0, of: 'GRE' }
    const bench = place(table(), 'GRE', 0, 'athens', 4, 'gre1')
      .agents('ROM', 'cosentia')
      .hand('ROM', card, 'TRD')
      .gold('ROM', 10)
    return bench.begin('agents', 'ROM').act({ do: 'agent', card, agent: 0, target }).roll('X')
  }
  it('BRB: the owner tells, and names the card that was drawn', () => {
    const bench = aim('BRB')
    expect(bench.asks).toBe('GRE tell')
    bench.act(tell({ MI: 2, SK: 1, CV: 1 }))
    expect([bench.asks, bench.why(lose('G05')), bench.why(lose('G09'))]).toEqual(['GRE lose', 'no.notNow', undefined])
    bench.act(lose('G09'))
    expect([reserves(bench, 'GRE', 'G09'), bench.army('GRE', 0).told, bench.where('GRE', 0)]).toEqual([
      3,
      { MI: 2, SK: 1, CV: 0, AR: 0 },
      'athens',
    ])
  })
  it('SPY: the cards are looked at on the table; the app learns nothing', () => {
    const bench = aim('SPY')
    expect([bench.army('GRE', 0).seenBy, hand(bench, 'GRE')]).toEqual([[bench.no('ROM')], [[], 4]])
  })
})
