// Choosing leaders and lore: the draft, assigned ones, and SUPERCAT's selection (arcs 16.1, supercat 8.3).

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import type { Action } from '../../vocabulary.ts'
import { applyAction } from '../choosing/legal.ts'
import { sampleAction } from '../choosing/sample.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, topKind } from '../state/stack.ts'
import type { State } from '../state/state.ts'

const start = (options: Record<string, string | number | boolean>): State =>
  arcs.start({ initiative: 'seat1', pack: true, ...options }, {})
const random = () => keyedRandom('draft', 'test')
function until(state: State, ...frames: number[]): State {
  const luck = random()
  while (!frames.includes(topKind(state))) applyAction(state, sampleAction(state, luck))
  return state
}
const no = (state: State, action: Action) => arcs.decision(state)!.legal(action)?.say
const loreOf = (state: State, seat: number) => read.count(state, Pile.lore(seat))

describe('the draft (16.1)', () => {
  it.each([
    [2, false, 3, 3],
    [3, false, 4, 4],
    [4, false, 5, 5],
    [2, true, 3, 5],
    [4, true, 5, 9],
  ])('%i players, extra lore %s: %i leaders and %i lore are laid out', (players, extraLore, leaders, lore) => {
    const state = until(start({ players, leaders: 'draft', extraLore }), F.draft)
    expect([read.count(state, Pile.LEADER_ROW), read.count(state, Pile.LORE_ROW)]).toEqual([leaders, lore])
  })
  it('one leader and one lore each; what is taken is gone; what is left returns to the box', () => {
    const state = start({ players: 2, leaders: 'draft', pack: false })
    until(state, F.draftRow)
    expect(no(state, { do: 'draftRow', leaders: ['LEAD01', 'LEAD02', 'LEAD09'], lore: ['L01', 'L02', 'L03'] })).toBe(
      'no.revealCount',
    )
    applyAction(state, { do: 'draftRow', leaders: ['LEAD01', 'LEAD02', 'LEAD03'], lore: ['L01', 'L02', 'L03'] })
    applyAction(state, { do: 'draft', leader: 'LEAD01' })
    expect(no(state, { do: 'draft', leader: 'LEAD01' })).toBe('no.notLaidOut')
    applyAction(state, { do: 'draft', lore: 'L02' })
    expect([no(state, { do: 'draft', leader: 'LEAD02' }), no(state, { do: 'draft', lore: 'L02' })]).toEqual([
      'no.leaderTwice',
      'no.notLaidOut',
    ])
    applyAction(state, { do: 'draft', lore: 'L01' })
    expect(no(state, { do: 'draft', lore: 'L03' })).toBe('no.loreTwice')
    applyAction(state, { do: 'draft', leader: 'LEAD03' })
    expect([read.count(state, Pile.LEADER_ROW), read.count(state, Pile.LORE_ROW), topKind(state)]).toEqual([
      0,
      0,
      F.deal,
    ])
  })
  it('extra lore: two each', () => {
    const state = until(start({ players: 3, leaders: 'draft', extraLore: true, pack: false }), F.deal)
    expect([0, 1, 2].map((seat) => loreOf(state, seat))).toEqual([2, 2, 2])
  })
  it('16.1.4: with two players the C box stands in each of both C systems', () => {
    const state = start({ players: 2, leaders: 'assigned', leader1: 'LEAD07', setup: '2p-frontiers' })
    until(state, F.deal)
    let ships = 0
    for (let system = 0; system < 24; system++) ships += read.fresh(state, system, 0)
    expect(ships).toBe(3 + 3 + 3 + 3)
  })
})

describe('assigned', () => {
  it('a seat without a leader starts as usual', () => {
    const state = start({ players: 3, leaders: 'assigned', leader1: 'LEAD07', lore2: 'L04', setup: '3p-mix-up' })
    until(state, F.deal)
    expect([read.leaderOf(state, 0), read.leaderOf(state, 1), loreOf(state, 1), read.portsLeft(state, 1)]).toEqual([
      7, 0, 1, 4,
    ])
  })
  it('the same card cannot be with two seats', () => {
    expect(() => start({ players: 3, leaders: 'assigned', leader1: 'LEAD07', leader3: 'LEAD07' })).toThrow(/leader3/)
    expect(() => start({ players: 3, leaders: 'assigned', lore1: 'L01', lore2: 'L01' })).toThrow(/lore2/)
    expect(() => start({ players: 3, leaders: 'off', leader1: 'LEAD07', leader3: 'LEAD07' })).not.toThrow()
  })
})

describe('as SUPERCAT prescribes (supercat 8.3)', () => {
  const table = { players: 3, leaders: 'supercat', role1: 'supercat', role2: 'supercat', role3: 'human' }
  it('chance gives each bot a leader and a lore of its lists, without repeats', () => {
    const state = until(start(table), F.assign)
    const assign = (leader: `LEAD${string}`, lore: `L${string}`) =>
      no(state, { do: 'assign', seat: 'red', leader, lore } as Action)
    expect([assign('LEAD05', 'L14'), assign('LEAD01', 'L14'), assign('LEAD05', 'L01')]).toEqual([
      undefined,
      'no.notLaidOut',
      'no.notLaidOut',
    ])
    applyAction(state, { do: 'assign', seat: 'red', leader: 'LEAD05', lore: 'L14' })
    expect(no(state, { do: 'assign', seat: 'yellow', leader: 'LEAD05', lore: 'L12' })).toBe('no.notLaidOut')
    expect(no(state, { do: 'assign', seat: 'yellow', leader: 'LEAD16', lore: 'L14' })).toBe('no.notLaidOut')
    expect(no(state, { do: 'assign', seat: 'yellow', leader: 'LEAD16', lore: 'L12' })).toBeUndefined()
  })
  it('the person then draws two and two and keeps one and one', () => {
    const state = until(start(table), F.draft)
    expect([read.count(state, Pile.LEADER_ROW), read.count(state, Pile.LORE_ROW), arcs.decision(state)!.seat]).toEqual([
      2,
      2,
      'blue',
    ])
    until(state, F.deal, F.learn, F.reveal)
    expect([read.leaderOf(state, 2) > 0, loreOf(state, 2)]).toEqual([true, 1])
  })
  it('several people choose one after another in turn order, and what one left the next may draw', () => {
    const state = start({ players: 4, leaders: 'supercat', role1: 'supercat' })
    const luck = random()
    const order: string[] = []
    for (let i = 0; i < 40 && ![F.deal, F.learn].includes(topKind(state)); i++) {
      if (topKind(state) === F.draft) order.push(arcs.decision(state)!.seat)
      applyAction(state, sampleAction(state, luck))
    }
    expect(order).toEqual(['yellow', 'yellow', 'blue', 'blue', 'white', 'white'])
    const leaders = [0, 1, 2, 3].map((seat) => read.leaderOf(state, seat))
    expect(new Set(leaders).size).toBe(4)
    expect(read.count(state, Pile.LEADER_DECK)).toBe(16 - 4)
  })
})
