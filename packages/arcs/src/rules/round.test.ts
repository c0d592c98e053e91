// Chapter, round, turn (arcs 7).

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../game.ts'
import { Bench, L, PIP } from '../testing.ts'
import { pileSize, sizeOf } from './cards.ts'
import { card } from './ids.ts'
import { applyAction } from './legal.ts'
import { sampleAction } from './sample.ts'
import { F, topKind } from './stack.ts'

describe('leading and passing', () => {
  it('7.2: without cards the pass is forced', () => {
    const bench = new Bench().hand('yellow', 'mobilization-2').round('red')
    expect([bench.waits, bench.state.b[L.PASSED]]).toEqual(['lead.yellow', 0])
  })
  it('7.3.1, D22: the marker goes to the next clockwise seat with cards; the round is over at once', () => {
    const bench = new Bench().hand('red', 'mobilization-2').hand('blue', 'mobilization-3').round().act({ do: 'pass' })
    expect(bench.waits).toBe('lead.blue')
  })
  it('7.3.3: a lead in between starts the counting of passes anew', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'mobilization-2', 'mobilization-3')
      .hand('yellow', 'mobilization-4', 'mobilization-5')
      .round()
    bench.act({ do: 'pass' }).act({ do: 'lead', card: 'mobilization-4' })
    expect(bench.state.b[L.PASSED]).toBe(0)
  })
  it('7.3.4, D38: a follower with cards must play', () => {
    const bench = new Bench().settled().hand('red', 'mobilization-2').hand('yellow', 'mobilization-3').round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    expect([bench.no({ do: 'pass' }), bench.no({ do: 'end' })]).toEqual(['no.notNow', 'no.notNow'])
  })
  it('7.3.5, D21, U2: after the pass that ends a chapter the marker moves on, or stays if the table plays so', () => {
    const holder = (passerKeeps: boolean) => {
      const bench = new Bench(3, '3p-mix-up', { passerKeeps })
        .hand('red', 'mobilization-2')
        .hand('blue', 'mobilization-3')
        .round()
      return bench.act({ do: 'pass' }).act({ do: 'pass' }).state.b[L.INITIATIVE]
    }
    expect([holder(false), holder(true)]).toEqual([0, 2])
  })
  it('7.4: a card that is not in hand cannot be led', () => {
    expect(new Bench().hand('red', 'mobilization-2').round().no({ do: 'lead', card: 'mobilization-3' })).toBe('no.card')
  })
})

describe('following', () => {
  const table = () =>
    new Bench(4)
      .settled()
      .hand('red', 'mobilization-4')
      .hand('yellow', 'mobilization-3', 'mobilization-5', 'aggression-2', 'aggression-7')
      .round()
  it('7.5: the three modes and what they give', () => {
    const bench = table().act({ do: 'lead', card: 'mobilization-4' }).act({ do: 'end' })
    expect(bench.no({ do: 'surpass', card: 'mobilization-3' })).toBe('no.surpass')
    expect(bench.no({ do: 'surpass', card: 'aggression-7' })).toBe('no.surpass')
    expect(bench.no({ do: 'pivot', card: 'mobilization-3' })).toBe('no.pivot')
    expect(bench.no({ do: 'copy', card: 'mobilization-3' })).toBeUndefined()
    bench.act({ do: 'copy', card: 'aggression-2' })
    expect([bench.state.b[L.PIPS_LEFT], bench.state.b[L.SUIT]]).toEqual([1, 3])
  })
  it('7.5: a pivot has its own suit and one pip', () => {
    const bench = table()
      .act({ do: 'lead', card: 'mobilization-4' })
      .act({ do: 'end' })
      .act({ do: 'pivot', card: 'aggression-2' })
    expect([bench.state.b[L.PIPS_LEFT], bench.state.b[L.SUIT]]).toEqual([1, 1])
  })
  it('7.6: a zeroed lead is surpassed even by a 1, and keeps its pips', () => {
    const bench = new Bench(4).settled().hand('red', 'mobilization-2').hand('yellow', 'mobilization-1').round()
    bench.act({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' })
    expect(bench.state.b[L.PIPS_LEFT]).toBe(4)
    expect(bench.act({ do: 'end' }).no({ do: 'surpass', card: 'mobilization-1' })).toBeUndefined()
  })
  it('7.7: seizing costs a second card, the order of turns stays', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'mobilization-2')
      .hand('yellow', 'construction-2', 'construction-3', 'construction-4')
      .hand('blue', 'construction-5')
      .round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    expect(bench.no({ do: 'pivot', card: 'construction-2', seize: 'construction-2' })).toBe('no.seizeCard')
    bench.act({ do: 'pivot', card: 'construction-2', seize: 'construction-3' })
    expect([bench.state.b[L.INITIATIVE], sizeOf(bench.state, L.P_HAND + 1)]).toEqual([1, 1])
    expect(bench.act({ do: 'end' }).waits).toBe('follow.blue')
  })
  it('7.7: a 7 that surpasses seizes by itself and takes no extra card', () => {
    const bench = new Bench(4)
      .settled()
      .hand('red', 'mobilization-2')
      .hand('yellow', 'mobilization-7', 'construction-3')
      .round()
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    expect(bench.no({ do: 'surpass', card: 'mobilization-7', seize: 'construction-3' })).toBe('no.sevenSeizes')
    expect(bench.act({ do: 'surpass', card: 'mobilization-7' }).state.b[L.SEIZED]).toBe(1)
  })
})

describe('ends', () => {
  it('7.9: with no ships and no starports left, three ships in a gate; cities do not matter', () => {
    const bench = new Bench().city('red', '2a').leads('red', 'mobilization-2').act({ do: 'end' })
    expect([bench.waits, bench.no({ do: 'reinforce', gate: '2a' }), bench.no({ do: 'reinforce', gate: '1g' })]).toEqual(
      ['reinforce.red', 'no.gate', 'no.gate'],
    )
    expect(bench.act({ do: 'reinforce', gate: '2g' }).fleet('red', '2g')).toEqual([3, 0])
    expect(new Bench().port('red', '2a', true).leads('red', 'mobilization-2').act({ do: 'end' }).waits).not.toBe(
      'reinforce.red',
    )
  })
  it('7.10.2: without a Surpass the initiative stays', () => {
    const bench = new Bench()
      .settled()
      .hand('red', 'mobilization-2', 'mobilization-3')
      .hand('yellow', 'construction-2')
      .round()
    bench
      .act({ do: 'lead', card: 'mobilization-2' })
      .act({ do: 'end' })
      .act({ do: 'pivot', card: 'construction-2' })
      .act({ do: 'end' })
    expect(bench.waits).toBe('lead.red')
  })
  it('7.10.3, D12: played cards go onto the pile, undealt ones lie below', () => {
    const bench = new Bench().settled().hand('red', 'mobilization-2', 'mobilization-3').round()
    const before = pileSize(bench.state)
    bench.act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    expect([pileSize(bench.state), bench.state.m[L.P_GROUP + 1]]).toEqual([before + 1, 1 << card('mobilization-2')])
  })
  it('7.12: the mulligan of two players: six of the undealt ones, the old hand into the pile', () => {
    const state = arcs.start({ players: 2, setup: '2p-homelands', initiative: 'seat1' }, {})
    const random = keyedRandom('mulligan', '')
    while (topKind(state) !== F.mulligan) applyAction(state, sampleAction(state, random))
    expect(arcs.decision(state)?.seat).toBe('yellow')
    const before = state.m[L.P_HAND + 1]!
    applyAction(state, { do: 'mulligan', redraw: true })
    applyAction(state, sampleAction(state, random))
    expect([before & state.m[L.P_HAND + 1]!, sizeOf(state, L.P_HAND + 1), pileSize(state)]).toEqual([0, 6, 8])
    expect(state.m[L.P_GROUP]).toBe(before)
    expect(topKind(state)).toBe(F.lead)
  })
  it('7.13: the split discard keeps face-up cards apart', () => {
    const bench = new Bench(3, '3p-mix-up', { splitDiscard: true })
      .settled()
      .hand('red', 'mobilization-2')
      .hand('yellow', 'mobilization-3')
      .round()
    bench
      .act({ do: 'lead', card: 'mobilization-2' })
      .act({ do: 'end' })
      .act({ do: 'copy', card: 'mobilization-3' })
      .act({ do: 'end' })
    expect(bench.state.b[L.CHAPTER]).toBe(2)
  })
  it('7.14: actions never carry over; the turn ends by itself after the last pip', () => {
    const bench = new Bench().settled().ships('red', '2a', 0, 2).hand('yellow', 'mobilization-3')
    bench.leads('red', 'construction-6')
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: PIP }).act({ do: 'repair', piece: { ship: '2a' }, pay: PIP })
    expect(bench.waits).toBe('follow.yellow')
  })
})
