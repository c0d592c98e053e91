// Spy with virtual hands (supercat/A90): as many cards of the stack as the counter shows stand for the hand.

import { describe, expect, it } from 'vitest'
import { card as cardIndex } from '../../../../rules/board/ids.ts'
import { hasSpied } from '../../../../rules/campaign/fates/partisan.ts'
import * as camp from '../../../../rules/state/campaign/read.ts'
import { sizeOf } from '../../../../rules/state/cards.ts'
import * as Pile from '../../../../rules/state/piles.ts'
import * as read from '../../../../rules/state/read.ts'
import type { Action, ActionCardId, Colour } from '../../../../vocabulary.ts'
import { FateBench } from '../fate-testing.ts'

const drawn = (of: Colour, ...cards: ActionCardId[]): Action => ({ do: 'spyDraw', of, cards }) as unknown as Action
const spy = (on: Colour, give?: ActionCardId): Action =>
  ({ do: 'spy', on, ...(give === undefined ? {} : { give }), pay: 'pip' }) as unknown as Action
const has = (table: FateBench, pile: number, card: ActionCardId): boolean =>
  read.has(table.state, pile, cardIndex(card))

describe('a bot spies on a person', () => {
  const spied = (): FateBench =>
    new FateBench('partisan')
      .settled('6g')
      .hand('blue', 'construction-6', 'construction-2')
      .counter('red', 3)
      .draws('mobilization-3', 'administration-3')
      .act({ do: 'lead', card: 'mobilization-3' })
      .act(spy('blue'))

  it('the highest of the drawn cards goes to the person, its own highest comes to the board; the counter stays', () => {
    const table = spied()
    const stack = sizeOf(table.state, Pile.STACK)
    const counter = read.counter(table.state, 0)
    table.act(drawn('red', 'aggression-2', 'administration-5'))
    expect(has(table, Pile.hand(2), 'administration-5')).toBe(true)
    expect(has(table, Pile.bonus(0), 'construction-6')).toBe(true)
    expect(has(table, Pile.hand(2), 'construction-6')).toBe(false)
    expect(read.counter(table.state, 0)).toBe(counter)
    // One of the stack is gone, the other is shuffled back.
    expect(sizeOf(table.state, Pile.STACK)).toBe(stack - 1)
  })

  it('the person may get its own card for it: the highest is given on', () => {
    const table = spied().act(drawn('red', 'aggression-2', 'administration-4'))
    expect(has(table, Pile.bonus(0), 'construction-6')).toBe(true)
    const higher = new FateBench('partisan')
      .hand('blue', 'construction-2')
      .counter('red', 3)
      .draws('mobilization-3', 'administration-3')
      .act({ do: 'lead', card: 'mobilization-3' })
      .act(spy('blue'))
      .act(drawn('red', 'aggression-2', 'administration-6'))
    expect(has(higher, Pile.bonus(0), 'administration-6')).toBe(true)
    expect(higher.handOf('blue')).toEqual([cardIndex('construction-2')])
  })

  it('supercat/A160: of several highest cards the one turned over first is handed over', () => {
    const given = (...cards: ActionCardId[]) => spied().act(drawn('red', ...cards))
    expect(has(given('aggression-5', 'administration-5'), Pile.hand(2), 'aggression-5')).toBe(true)
    expect(has(given('administration-5', 'aggression-5'), Pile.hand(2), 'administration-5')).toBe(true)
    expect(has(given('administration-5', 'aggression-5'), Pile.hand(2), 'aggression-5')).toBe(false)
  })

  it('as many cards are named as the counter shows, and it is noted for the chapter', () => {
    const table = spied()
    expect(table.no(drawn('red', 'aggression-2'))).toBe('no.revealCount')
    expect(hasSpied(table.state, 0)).toBe(true)
    expect(camp.spied(table.state) & 1).toBe(1)
    table.act(drawn('red', 'aggression-2', 'administration-4')).act({ do: 'end' })
    expect([hasSpied(table.state, 0), camp.spied(table.state) & 1]).toEqual([true, 0])
  })

  it('never on another virtual hand', () => {
    const table = new FateBench('partisan').draws('mobilization-3', 'administration-3')
    table.act({ do: 'lead', card: 'mobilization-3' })
    expect(table.no(spy('yellow'))).toBe('no.rival')
  })
})

describe('a person spies on a bot', () => {
  it('gives its highest card to the board and takes the highest of those drawn', () => {
    const table = new FateBench('magnate', {}, ['founder', 'partisan', 'admiral'])
      .hand('blue', 'mobilization-4', 'construction-6')
      .counter('red', 2)
      .round('blue')
      .act({ do: 'lead', card: 'mobilization-4' })
      .act(spy('red', 'construction-6'))
      .act(drawn('red', 'aggression-5', 'administration-2'))
    expect(has(table, Pile.bonus(0), 'construction-6')).toBe(true)
    expect(table.handOf('blue')).toEqual([cardIndex('aggression-5')])
    expect(read.counter(table.state, 0)).toBe(2)
  })

  it('an Event has no number: a hand of Events gives nothing', () => {
    const table = new FateBench('magnate', {}, ['founder', 'partisan', 'admiral'])
      .hand('blue', 'mobilization-4', 'construction-6')
      .counter('red', 1)
      .round('blue')
      .act({ do: 'lead', card: 'mobilization-4' })
      .act(spy('red', 'construction-6'))
      .act(drawn('red', 'event-1' as ActionCardId))
    expect(table.handOf('blue')).toEqual([])
  })
})
