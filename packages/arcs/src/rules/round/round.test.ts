// Chapter, round, turn (arcs 7).

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { Bench, PIP } from '../../testing.ts'
import { card } from '../board/ids.ts'
import { applyAction } from '../choosing/legal.ts'
import { sampleAction } from '../choosing/sample.ts'
import { pileSize, sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, pop, push, topKind } from '../state/stack.ts'
import { settle } from './settle.ts'

describe('leading and passing', () => {
  it('7.2: without cards the pass is forced', () => {
    const bench = new Bench().hand('yellow', 'mobilization-2').round('red')
    expect([bench.waits, read.passed(bench.state)]).toEqual(['lead.yellow', 0])
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
    expect(read.passed(bench.state)).toBe(0)
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
      return read.initiative(bench.act({ do: 'pass' }).act({ do: 'pass' }).state)
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
    expect([read.pipsLeft(bench.state), read.suit(bench.state)]).toEqual([1, 3])
  })
  it('7.5: a pivot has its own suit and one pip', () => {
    const bench = table()
      .act({ do: 'lead', card: 'mobilization-4' })
      .act({ do: 'end' })
      .act({ do: 'pivot', card: 'aggression-2' })
    expect([read.pipsLeft(bench.state), read.suit(bench.state)]).toEqual([1, 1])
  })
  it('7.6: a zeroed lead is surpassed even by a 1, and keeps its pips', () => {
    const bench = new Bench(4).settled().hand('red', 'mobilization-2').hand('yellow', 'mobilization-1').round()
    bench.act({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' })
    expect(read.pipsLeft(bench.state)).toBe(4)
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
    expect([read.initiative(bench.state), sizeOf(bench.state, Pile.hand(1))]).toEqual([1, 1])
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
    expect(read.seized(bench.act({ do: 'surpass', card: 'mobilization-7' }).state)).toBe(1)
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
    expect([pileSize(bench.state), read.cards(bench.state, Pile.group(1))]).toEqual([
      before + 1,
      [card('mobilization-2')],
    ])
  })
  it('7.12: the mulligan of two players: six of the undealt ones, the old hand into the pile', () => {
    const state = arcs.start({ players: 2, setup: '2p-homelands', initiative: 'seat1' }, {})
    const random = keyedRandom('mulligan', '')
    while (topKind(state) !== F.mulligan) applyAction(state, sampleAction(state, random))
    expect(arcs.decision(state)?.seat).toBe('yellow')
    const before = read.cardSet(state, Pile.hand(1))
    applyAction(state, { do: 'mulligan', redraw: true })
    applyAction(state, sampleAction(state, random))
    expect([read.countIn(state, Pile.hand(1), before), sizeOf(state, Pile.hand(1)), pileSize(state)]).toEqual([0, 6, 8])
    expect(read.cardSet(state, Pile.group(0))).toEqual(before)
    expect(topKind(state)).toBe(F.lead)
  })
  it('7.13: the split discard keeps face-up cards apart; a draw takes the face-down pile, if it is large enough', () => {
    const bench = new Bench(3, '3p-mix-up', { splitDiscard: true })
      .settled()
      .hand('red', 'mobilization-2', 'aggression-2')
      .hand('yellow', 'mobilization-3', 'aggression-3')
      .round()
    const undealt = pileSize(bench.state)
    bench
      .act({ do: 'lead', card: 'mobilization-2' })
      .act({ do: 'end' })
      .act({ do: 'copy', card: 'mobilization-3' })
      .act({ do: 'end' })
    expect([read.cards(bench.state, Pile.FACE_UP), pileSize(bench.state)]).toEqual([
      [card('mobilization-2')],
      undealt + 1,
    ])
    push(bench.state, F.draw, 0, undealt + 1)
    settle(bench.state)
    expect(sizeOf(bench.state, Pile.FACE_UP)).toBe(1)
    pop(bench.state)
    push(bench.state, F.draw, 0, undealt + 2)
    settle(bench.state)
    expect([sizeOf(bench.state, Pile.FACE_UP), pileSize(bench.state)]).toEqual([0, undealt + 2])
  })
  it('7.14: actions never carry over; the turn ends by itself after the last pip', () => {
    const bench = new Bench().settled().ships('red', '2a', 0, 2).hand('yellow', 'mobilization-3')
    bench.leads('red', 'construction-6')
    bench.act({ do: 'repair', piece: { ship: '2a' }, pay: PIP }).act({ do: 'repair', piece: { ship: '2a' }, pay: PIP })
    expect(bench.waits).toBe('follow.yellow')
  })
  it('7.1, 7.10.4: rounds go on while anybody has cards; then the chapter ends', () => {
    const bench = new Bench().settled().hand('red', 'mobilization-2').hand('yellow', 'aggression-2', 'aggression-3')
    bench.round().act({ do: 'lead', card: 'mobilization-2' }).act({ do: 'end' })
    bench.act({ do: 'copy', card: 'aggression-2' }).act({ do: 'end' })
    expect([bench.waits, read.chapter(bench.state)]).toEqual(['lead.yellow', 1])
    bench.act({ do: 'lead', card: 'aggression-3' }).act({ do: 'end' })
    expect(read.chapter(bench.state)).toBe(2)
  })
  it('7.10.1, 7.11: a Union gives its card back before the others are discarded, so that a chapter can go on', () => {
    const bench = new Bench().settled().guild('red', 'BC10').leads('red', 'mobilization-2')
    bench.act({ do: 'useUnion', card: 'BC10', on: 'mobilization-2' }).act({ do: 'end' })
    expect([bench.waits, bench.handOf('red')]).toEqual(['lead.red', [card('mobilization-2')]])
    expect([read.count(bench.state, Pile.ATTACHED), bench.has('red', 'BC10')]).toEqual([0, false])
  })
})

describe('order of things', () => {
  it('7.3.2: the new holder starts a new round', () => {
    const bench = new Bench().hand('red', 'mobilization-2').hand('yellow', 'mobilization-3').round()
    const before = read.round(bench.state)
    bench.act({ do: 'pass' })
    expect([bench.waits, read.round(bench.state), Number(read.prelude(bench.state))]).toEqual([
      'lead.yellow',
      before + 1,
      0,
    ])
  })
  it('7.8: declaring and seizing come with the card, before anything else', () => {
    const bench = new Bench().settled().hand('red', 'mobilization-2', 'mobilization-4').round()
    bench.act({ do: 'lead', card: 'mobilization-2' })
    expect(bench.no({ do: 'lead', card: 'mobilization-4', declare: 'warlord' })).toBe('no.notNow')
    expect(bench.no({ do: 'copy', card: 'mobilization-4', seize: 'mobilization-4' })).toBe('no.notNow')
  })
  it('7.8, D60: the seizing card is paid before Galactic Bards declare', () => {
    const bench = new Bench()
      .settled()
      .guild('yellow', 'BC25', 'BC17')
      .hand('red', 'mobilization-2', 'mobilization-4')
      .hand('yellow', 'aggression-4', 'aggression-5')
      .round()
      .act({ do: 'lead', card: 'mobilization-2' })
      .act({ do: 'end' })
    bench.act({ do: 'pivot', card: 'aggression-4', seize: 'aggression-5', declare: 'warlord' })
    expect([read.initiative(bench.state), bench.waits, bench.handOf('yellow')]).toEqual([1, 'look.yellow', []])
  })
  it('18.2: the attacker decides in battle, the owner of the board about what does not fit', () => {
    const bench = new Bench(4).ships('red', '4a', 2).ships('yellow', '4a', 2, 1).leads('red', 'aggression-2')
    const dice = { assault: 0, skirmish: 1, raid: 0 }
    bench
      .act({ do: 'battle', at: '4a', against: 'yellow', dice, pay: PIP })
      .act({ do: 'roll', assault: [], skirmish: [4], raid: [] })
    expect(bench.waits).toBe('hits.red')
  })
  it('18.3, 18.4: every choice point is a decision of a seat, every draw and roll one of chance', () => {
    const seen = new Set<string>()
    const state = arcs.start({ players: 4, leaders: 'draft', pack: true, role2: 'supercat' }, {})
    const random = keyedRandom('choices', '1')
    for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
      seen.add(`${decision.seat === 'chance' ? 'chance' : 'seat'} ${decision.kind}`)
      applyAction(state, sampleAction(state, random))
    }
    for (const kind of ['initiative', 'setupCard', 'row', 'deal', 'draftRow', 'roll', 'refill', 'reveal'])
      expect(seen).toContain(`chance ${kind}`)
    for (const kind of ['draft', 'lead', 'follow', 'turn', 'hits']) expect(seen).toContain(`seat ${kind}`)
  })
})
