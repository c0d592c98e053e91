// Virtual hands in an act (campaign 3.4, 19.1).

import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import type { Action } from '../../vocabulary.ts'
import { card as cardIndex } from '../board/ids.ts'
import { CampaignBench } from '../campaign/campaign-testing.ts'
import { isEvent } from '../campaign/data.ts'
import { refusal } from '../choosing/legal.ts'
import * as camp from '../state/campaign/read.ts'
import * as set from '../state/campaign/write.ts'
import { moveAll, moveCard, show } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { FRAMES, topKind, topSeat } from '../state/stack.ts'
import type { State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { convertSeat } from './convert.ts'
import { refillStack, stackLeft } from './stack.ts'

const ROLES = { role1: 'supercat', role2: 'human', role3: 'human', difficulty: 'off' }
const bench = () => {
  const table = new CampaignBench(3, ['believer', 'founder', 'magnate'], ROLES)
  moveAll(table.state, Pile.group(0), Pile.STACK)
  write.setCounter(table.state, 0, 6)
  return table
}
const put = (state: State, to: number, ...cards: string[]) => {
  for (const id of cards) {
    moveCard(state, cardIndex(id as never), Pile.STACK, to)
    show(state, cardIndex(id as never))
  }
}

describe('campaign/3.4 setting up', () => {
  const start = () => {
    const state = arcs.start({ players: 3, act: 1, ...ROLES, initiative: 'seat1' }, {})
    const act = (action: unknown) => arcs.apply(state, action as Action)
    act(arcs.decision(state)!.sample({ int: () => 0 } as never))
    while (FRAMES[topKind(state)] !== ('drawFates' as string))
      act(arcs.decision(state)!.sample({ int: () => 0 } as never))
    return { state, act }
  }

  it('a bot draws one Fate by lot, people two of what is left', () => {
    const { state, act } = start()
    expect(topSeat(state)).toBe(0)
    expect(refusal(state, { do: 'fates', seat: 'red', fates: ['founder', 'steward'] } as never)?.say).toBe(
      'no.revealCount',
    )
    act({ do: 'fates', seat: 'red', fates: ['founder'] })
    expect(refusal(state, { do: 'fates', seat: 'yellow', fates: ['founder', 'steward'] } as never)?.say).toBe(
      'no.fateDrawn',
    )
    act({ do: 'fates', seat: 'yellow', fates: ['steward', 'magnate'] })
    act({ do: 'fates', seat: 'blue', fates: ['advocate', 'partisan'] })
    // The bot has nothing to choose.
    expect([FRAMES[topKind(state)], topSeat(state)]).toEqual(['fate', 1])
    expect(camp.fate(state, 0)).toBe(1)
  })

  it('nobody else sees that Fate before all are revealed', () => {
    const { state, act } = start()
    act({ do: 'fates', seat: 'red', fates: ['founder'] })
    expect(camp.fate(arcs.view(state, 'yellow'), 0)).toBe(-1)
    expect(camp.fate(arcs.view(state, 'red'), 0)).toBe(1)
  })
})

describe('campaign/19.1 Events and the stack', () => {
  it('Events in the discard pile are set aside when it is shuffled into a new stack', () => {
    const { state } = bench()
    put(state, Pile.FACE_UP, 'event-1', 'construction-4', 'mobilization-4')
    moveAll(state, Pile.STACK, Pile.hand(1))
    expect(stackLeft(state)).toBe(2)
    refillStack(state)
    expect(read.cards(state, Pile.STACK).filter(isEvent)).toHaveLength(0)
    expect(read.count(state, Pile.STACK)).toBe(2)
    expect(read.cards(state, Pile.FACE_UP).filter(isEvent)).toHaveLength(1)
  })

  it('with nothing but Events in the discard pile there is nothing to shuffle', () => {
    const { state } = bench()
    put(state, Pile.FACE_UP, 'event-1')
    moveAll(state, Pile.STACK, Pile.hand(1))
    refillStack(state)
    expect(stackLeft(state)).toBe(0)
  })

  it('Teach scraps a card of the stack that is no Event', () => {
    const table = bench().city('red', '2h').ships('red', '2h', 1).court({ card: 'BC23' })
    put(table.state, Pile.hand(1), 'event-1')
    table.round('red').act({ do: 'reveal', seat: 'red', cards: ['mobilization-4', 'construction-4'] })
    table.act({ do: 'lead', card: 'mobilization-4' })
    table.do({ do: 'teach', on: 'BC23', pay: 'pip' })
    expect(table.waits).toBe('scrap.red')
    expect(table.refused({ do: 'scrap', card: 'event-2' as never })).toBe('no.notInPile')
    table.do({ do: 'scrap', card: 'administration-4' })
    expect(read.has(table.state, Pile.STACK, cardIndex('administration-4'))).toBe(false)
  })
})

describe('arcs/D54 changing hands in an act', () => {
  it('a bot that takes over counts the Events of the hand, and they go into the stack', () => {
    const table = bench()
    put(table.state, Pile.hand(1), 'event-1', 'construction-4')
    put(table.state, Pile.hand(2), 'mobilization-4')
    set.setEvents(table.state, 0)
    const after = convertSeat(table.round('blue').state, 1, 'supercat')
    expect(read.counter(after, 1)).toBe(2)
    expect(read.count(after, Pile.hand(1)) + read.unknown(after, Pile.hand(1))).toBe(0)
  })

  it('a person that takes over from a bot gets as many cards', () => {
    const table = bench()
    put(table.state, Pile.hand(2), 'mobilization-4')
    const after = convertSeat(table.round('blue').state, 0, 'human')
    expect(FRAMES[topKind(after)]).toBe('draw')
  })
})
