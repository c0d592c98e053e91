// SUPERCAT's virtual hand (supercat 2).

import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { card } from '../board/ids.ts'
import { applyAction } from '../choosing/legal.ts'
import { sampleAction } from '../choosing/sample.ts'
import { sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { F, topKind } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import * as write from '../state/write.ts'

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
      read.count(state, Pile.hand(1)),
      sizeOf(state, Pile.STACK),
      read.counter(state, 0),
      read.counter(state, 2),
    ]).toEqual([6, 14, 6, 6])
    expect(read.cards(state, Pile.hand(0))).toEqual([])
  })
  it('2.4, 2.5: two cards are turned over, the counter drops, the unplayed one is discarded', () => {
    const state = table()
    expect(arcs.decision(state)).toMatchObject({
      seat: 'chance',
      kind: 'reveal',
      source: 'botCards',
      key: 'reveal.red',
    })
    const free = [...Array(28).keys()].filter((each) => read.has(state, Pile.UNSEEN, each)).slice(0, 2)
    const cards = free.map(
      (each) =>
        `${['administration', 'aggression', 'construction', 'mobilization'][Math.trunc(each / 7)]}-${(each % 7) + 1}` as 'aggression-2',
    )
    applyAction(state, { do: 'reveal', seat: 'red', cards })
    expect([read.counter(state, 0), read.count(state, Pile.drawn(0))]).toEqual([5, 2])
    applyAction(state, { do: 'lead', card: cards[0]! })
    expect(read.cards(state, Pile.FACE_UP)).toEqual([card(cards[1]!)])
  })
  it('2.7: a bot never passes while it has cards', () => {
    const state = table()
    applyAction(state, sampleAction(state, keyedRandom('a', '')))
    expect(arcs.decision(state)!.legal({ do: 'pass' })?.say).toBe('no.botPasses')
  })
  it('2.8: not ahead of any human, it has one action and one die more; never with difficulty off', () => {
    const pips = (difficulty: string, power: number) => {
      const state = table({ difficulty })
      write.setPower(state, 0, power)
      const random = keyedRandom('pips', '')
      applyAction(state, sampleAction(state, random))
      applyAction(state, arcs.decision(state)!.sample(random))
      return read.extraDie(state)
    }
    expect([pips('normal', 0), pips('normal', 3), pips('off', 0), pips('harder', 3)]).toEqual([1, 0, 0, 1])
  })
  it('2.4: seizing costs the counter, no card', () => {
    const state = table()
    const random = keyedRandom('seize', '')
    while (!(topKind(state) === F.follow && arcs.decision(state)!.seat === 'blue'))
      applyAction(state, sampleAction(state, random))
    write.setSeized(state, 0)
    write.setInitiative(state, 0)
    const before = read.counter(state, 2)
    const stack = sizeOf(state, Pile.STACK) + sizeOf(state, Pile.drawn(2))
    const [drawn] = [...Array(28).keys()].filter((each) => read.has(state, Pile.drawn(2), each))
    const id =
      `${['administration', 'aggression', 'construction', 'mobilization'][Math.trunc(drawn! / 7)]}-${(drawn! % 7) + 1}` as 'aggression-2'
    applyAction(state, { do: 'copy', card: id, seize: 'counter' })
    expect([read.counter(state, 2), read.initiative(state), stack]).toEqual([before - 1, 2, stack])
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
    expect([5, 11, 16]).toContain(read.leaderOf(state, 0))
    expect([5, 11, 16]).toContain(read.leaderOf(state, 2))
    expect(read.leaderOf(state, 0)).not.toBe(read.leaderOf(state, 2))
    expect([read.leaderOf(state, 1) > 0, read.count(state, Pile.lore(1)) > 0]).toEqual([true, true])
  })
})
