// SUPERCAT's virtual hand (supercat 2).

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { L } from '../../testing.ts'
import { sizeOf } from '../cards.ts'
import { card } from '../ids.ts'
import { applyAction } from '../legal.ts'
import { sampleAction } from '../sample.ts'
import { F, topKind } from '../stack.ts'
import { popcount, type State } from '../state.ts'

/** Red is a bot and leads, yellow a person, blue another bot. */
function table(options: Record<string, string | boolean> = {}, chance = {}): State {
  const state = arcs.start(
    { players: 3, setup: '3p-mix-up', initiative: 'seat1', role1: 'supercat', role3: 'supercat', ...options },
    chance,
  )
  const random = keyedRandom('virtual', '')
  while (topKind(state) !== F.reveal) applyAction(state, sampleAction(state, random))
  return state
}

describe('virtual hands', () => {
  it('2.2: people are dealt six, the rest is the stack, every counter is 6', () => {
    const state = table()
    expect([
      popcount(state.m[L.P_HAND + 1]!),
      sizeOf(state, L.P_STACK),
      state.b[L.COUNTER],
      state.b[L.COUNTER + 2],
    ]).toEqual([6, 14, 6, 6])
    expect(state.m[L.P_HAND]).toBe(0)
  })
  it('2.4, 2.5: two cards are turned over, the counter drops, the unplayed one is discarded', () => {
    const state = table()
    expect(arcs.decision(state)).toMatchObject({
      seat: 'chance',
      kind: 'reveal',
      source: 'botCards',
      key: 'reveal.red',
    })
    const free = [...Array(28).keys()].filter((each) => (state.m[L.P_UNSEEN]! & (1 << each)) !== 0).slice(0, 2)
    const cards = free.map(
      (each) =>
        `${['administration', 'aggression', 'construction', 'mobilization'][Math.trunc(each / 7)]}-${(each % 7) + 1}` as 'aggression-2',
    )
    applyAction(state, { do: 'reveal', seat: 'red', cards })
    expect([state.b[L.COUNTER], popcount(state.m[L.P_DRAWN]!)]).toEqual([5, 2])
    applyAction(state, { do: 'lead', card: cards[0]! })
    expect(state.m[L.P_FACE_UP]).toBe(1 << card(cards[1]!))
  })
  it('2.7: a bot never passes while it has cards', () => {
    const state = table()
    applyAction(state, sampleAction(state, keyedRandom('a', '')))
    expect(arcs.decision(state)!.legal({ do: 'pass' })?.say).toBe('no.botPasses')
  })
  it('2.8: not ahead of any human, it has one action and one die more; never with difficulty off', () => {
    const pips = (difficulty: string, power: number) => {
      const state = table({ difficulty })
      state.b[L.POWER] = power
      const random = keyedRandom('pips', '')
      applyAction(state, sampleAction(state, random))
      applyAction(state, arcs.decision(state)!.sample(random))
      return state.b[L.EXTRA_DIE]
    }
    expect([pips('normal', 0), pips('normal', 3), pips('off', 0), pips('harder', 3)]).toEqual([1, 0, 0, 1])
  })
  it('2.4: seizing costs the counter, no card', () => {
    const state = table()
    const random = keyedRandom('seize', '')
    while (!(topKind(state) === F.follow && arcs.decision(state)!.seat === 'blue'))
      applyAction(state, sampleAction(state, random))
    state.b[L.SEIZED] = 0
    state.b[L.INITIATIVE] = 0
    const before = state.b[L.COUNTER + 2]!
    const stack = sizeOf(state, L.P_STACK) + sizeOf(state, L.P_DRAWN + 2)
    const [drawn] = [...Array(28).keys()].filter((each) => (state.m[L.P_DRAWN + 2]! & (1 << each)) !== 0)
    const id =
      `${['administration', 'aggression', 'construction', 'mobilization'][Math.trunc(drawn! / 7)]}-${(drawn! % 7) + 1}` as 'aggression-2'
    applyAction(state, { do: 'copy', card: id, seize: 'counter' })
    expect([state.b[L.COUNTER + 2], state.b[L.INITIATIVE], stack]).toEqual([before - 1, 2, stack])
  })
  it('2.3: the discard becomes the new stack, and games with bots end', () => {
    const state = table({}, { actionCards: 'secret' })
    const random = keyedRandom('whole', '')
    let steps = 0
    for (; arcs.decision(state) !== undefined && steps < 5000; steps++) applyAction(state, sampleAction(state, random))
    expect(arcs.outcome(state)).toBeDefined()
  })
  it('8.3: leaders and lore as SUPERCAT prescribes', () => {
    const state = table({ leaders: 'supercat', pack: true })
    expect([5, 11, 16]).toContain(state.b[L.LEADER_OF])
    expect([5, 11, 16]).toContain(state.b[L.LEADER_OF + 2])
    expect(state.b[L.LEADER_OF]).not.toBe(state.b[L.LEADER_OF + 2])
    expect([state.b[L.LEADER_OF + 1]! > 0, popcount(state.m[L.M_LORE + 1]!) > 0]).toEqual([true, true])
  })
})
