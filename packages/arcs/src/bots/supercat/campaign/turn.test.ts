// The turn in an act: Events, Faithful cards, seizing (supercat 3, 9.1, scenarios T28 and T29).

import { describe, expect, it } from 'vitest'
import * as Pile from '../../../rules/state/piles.ts'
import * as read from '../../../rules/state/read.ts'
import {
  actTurn,
  didCampaign,
  event,
  eventsIn,
  eventsPlayed,
  type FateBench,
  faithful,
  idle,
  plain,
  settledIn,
  withFaithful,
} from './act-testing.ts'

describe('with the initiative', () => {
  it('BT.3b an Event is not led: another card is turned over in its place, and it goes back into the stack', () => {
    const table = settledIn()
      .round('red')
      .act({ do: 'reveal', seat: 'red', cards: [event(1), 'construction-4'] })
    expect(table.waits).toBe('reveal.red')
    expect(table.no({ do: 'reveal', seat: 'red', cards: ['construction-5', 'construction-6'] })).toBe('no.revealCount')
    table.act({ do: 'reveal', seat: 'red', cards: ['mobilization-4'] })
    expect(table.waits).toBe('lead.red')
    expect(eventsIn(table, Pile.drawn(0))).toBe(0)
    expect(eventsIn(table, Pile.STACK)).toBe(1)
    expect(table.of(read.counter, 'red')).toBe(5)
    const turn = actTurn(table, { actions: 1 })
    expect(turn.answers('BT.3b')).toEqual([true])
    expect(turn.did('lead')).toHaveLength(1)
  })

  it('supercat/A124 a Faithful card at its board is one of the two cards to choose from', () => {
    const table = withFaithful(settledIn(), 'red', 5).round('red')
    table.act({ do: 'reveal', seat: 'red', cards: [event(1), 'construction-4'] })
    expect(table.waits).toBe('lead.red')
  })

  it('supercat/A02 Events alone: nothing to lead, and the initiative passes', () => {
    const table = settledIn()
    // All other cards are in the hand of a person.
    const rest = ['administration', 'aggression', 'construction', 'mobilization'].flatMap((suit) =>
      [2, 3, 4, 5, 6].map((n) => `${suit}-${n}` as never),
    )
    table.hand('blue', ...rest).round('red')
    table.act({ do: 'reveal', seat: 'red', cards: [event(1), event(2)] })
    expect(table.waits).not.toBe('lead.red')
    expect(read.initiative(table.state)).not.toBe(0)
  })

  it('T29 GP.1 a Faithful card that can do it comes first; ZEAL.1 taxes', () => {
    const table = plain().city('red', '6h').port('red', '1h').unbuilt('red', 0).declared('empath')
    // Blue leads Tycoon, so that red declares nothing.
    table.tokens('blue', 'psionic', 'material', 'material')
    const turn = actTurn(
      withFaithful(table, 'red', 5)
        .counter('red', 2)
        .round('red')
        .act({ do: 'reveal', seat: 'red', cards: ['administration-3', 'administration-4'] }),
    )
    expect(turn.actions[0]).toEqual({ do: 'lead', card: faithful(5), side: 'zeal' })
    expect(turn.did('tax')[0]?.city).toBe('6h/1')
    expect(turn.nodes.slice(0, 2)).toEqual(['GP.1', 'ZEAL.1'])
  })

  it('T29 without a Faithful card the Administration card is led', () => {
    const table = plain()
      .city('red', '6h')
      .port('red', '1h')
      .unbuilt('red', 0)
      .declared('empath')
      .tokens('blue', 'psionic', 'material', 'material')
    expect(actTurn(table.draws('administration-3', 'construction-4'), { actions: 1 }).did('lead')[0]?.card).toBe(
      'administration-3',
    )
  })
})

describe('declaring with a Faithful card (supercat/A78)', () => {
  const leads = (table: FateBench) =>
    actTurn(
      withFaithful(table, 'red', 6)
        .counter('red', 3)
        .round('red')
        .act({ do: 'reveal', seat: 'red', cards: ['construction-6', 'mobilization-6'] }),
      { actions: 1 },
    )

  it('BT.3c any ambition will do; as Wisdom if it has no starport to build ships at', () => {
    const table = plain().unbuilt('red', 0).ships('red', '4a', 1).captives('red', 'blue', 1).tokens('red', 'relic')
    const turn = leads(table)
    expect(turn.answers('BT.3c')).toEqual([true])
    expect(turn.actions[0]).toMatchObject({ card: faithful(6), side: 'wisdom' })
  })

  it('BT.3c as Zeal if that has something to fight for', () => {
    const table = plain().port('red', '1h').unbuilt('red', 0).tokens('red', 'relic', 'relic').declared('warlord')
    table.ships('red', '1g', 3).ships('yellow', '1g', 1)
    const turn = leads(table)
    expect(turn.answers('BT.3c')).toEqual([true])
    expect(turn.actions[0]).toMatchObject({ card: faithful(6), side: 'zeal', declare: 'keeper' })
  })

  it('BT.3c is passed over while it is first in nothing; General Priorities choose the card, and nothing is declared', () => {
    const table = settledIn().tokens('yellow', 'relic', 'relic', 'fuel', 'psionic').tokens('red', 'relic')
    const turn = leads(table)
    expect([turn.answers('BT.3c'), turn.nodes]).toEqual([[false], ['GP.8']])
    expect(turn.actions[0]).toEqual({ do: 'lead', card: faithful(6), side: 'zeal' })
  })
})

describe('following', () => {
  it('BT.4d an Event is played like the lead card, and is set aside after the round', () => {
    const table = settledIn().after('mobilization-4', event(1), 'construction-3')
    const turn = actTurn(table, { actions: 1 })
    expect(didCampaign(turn, 'event')).toHaveLength(1)
    expect(turn.answers('BT.4d')).toEqual([true])
    expect(read.pipsLeft(turn.state)).toBe(3)
    expect(turn.nodes).toEqual(['BT.4d.1'])
  })

  it('BT.4d is passed over if an Event has been played this round; BT.4e asks General Priorities', () => {
    const table = eventsPlayed(settledIn().after('mobilization-4', event(1), 'construction-3'), 1)
    const turn = actTurn(table, { actions: 1 })
    expect(turn.answers('BT.4d')).toEqual([false])
    expect(turn.events.some((event) => event.e === 'go' && event.node === 'BT.4e')).toBe(true)
    expect(didCampaign(turn, 'event')).toHaveLength(0)
  })

  it('supercat/A08 with nothing but Events it plays one for no action', () => {
    const table = eventsPlayed(settledIn().after('mobilization-4', event(1), event(2)), 1)
    const turn = actTurn(table)
    expect(didCampaign(turn, 'event')).toHaveLength(1)
    expect(turn.did('move')).toHaveLength(0)
  })

  it('supercat/A19 Efficient Logistics adds an action to an Event, but none to one that gives nothing', () => {
    const follow = () => settledIn({ difficulty: 'harder' }).after('mobilization-4', event(1), event(2))
    expect(read.pipsLeft(actTurn(follow(), { actions: 1 }).state)).toBe(4)
    expect(read.pipsLeft(actTurn(eventsPlayed(follow(), 1), { actions: 1 }).state)).toBe(0)
  })

  it('supercat/A104 an Event that was not played is discarded, and stays out of the next stack', () => {
    const table = settledIn().after('construction-2', event(1), 'construction-6')
    const turn = actTurn(table, { actions: 1 })
    expect(turn.actions[0]).toMatchObject({ do: 'surpass', card: 'construction-6' })
    expect(read.cards(turn.state, Pile.FACE_UP).length).toBe(1)
    expect(read.has(turn.state, Pile.FACE_UP, 28)).toBe(true)
  })

  it('a card at its board surpasses a Faithful lead by the same side only if it is higher', () => {
    const table = settledIn()
    table.faithful('blue', 4)
    withFaithful(table, 'red', 6).counter('red', 3)
    table
      .round('blue')
      .act({ do: 'lead', card: faithful(4), side: 'zeal' } as never)
      .act({ do: 'end' })
    table.act({ do: 'reveal', seat: 'red', cards: ['construction-4', 'construction-5'] })
    const turn = actTurn(table, { actions: 1 })
    expect(turn.actions[0]).toMatchObject({ do: 'surpass', card: faithful(6), side: 'zeal' })
    expect(turn.answers('BT.4')).toEqual([true])
  })
})

describe('seizing', () => {
  const founder = () => idle('founder').seizeCounter('red', 1).counter('red', 4)

  it('T28 BT.4c.2 an effective Event takes 1 off the die: a Founder that is a Regent seizes, then plays it', () => {
    const table = founder().after('mobilization-4', event(1), 'construction-3')
    const turn = actTurn(table, { die: [2], actions: 1 })
    expect(turn.answers('BT.4c.2')).toEqual([true])
    expect(turn.actions[0]).toMatchObject({ do: 'event', seize: 'counter' })
    expect(read.counter(turn.state, 0)).toBe(2)
  })

  it('T28 BT.4c.2 is passed over for an Outlaw, for whom Events are not effective', () => {
    const table = founder().outlaw('red').after('mobilization-4', event(1), 'construction-3')
    expect(actTurn(table, { die: [2], actions: 1 }).answers('BT.4c.2')).toEqual([false])
  })

  const partisan = () => idle('partisan').seizeCounter('red', 5).counter('red', 3)

  it('BT.4p a Partisan seizes by an Outrage of what it has least of, and keeps its cards', () => {
    const table = partisan()
      .tokens('red', 'material', 'fuel', 'weapon')
      .after('mobilization-4', 'construction-3', 'construction-4')
    const turn = actTurn(table, { die: [1], actions: 1 })
    expect(turn.answers('BT.4p')).toEqual([true])
    expect(turn.answers('BT.4p.1')).toEqual([true])
    // Psionic would cost Informants.
    expect(turn.actions[0]).toMatchObject({ seize: 'outrage-relic' })
    expect(read.counter(turn.state, 0)).toBe(2)
  })

  it('BT.4p is passed over for another Fate; an outraged type adds 1 to the die of a Partisan', () => {
    const other = settledIn()
      .seizeCounter('red', 5)
      .counter('red', 3)
      .after('mobilization-4', 'construction-3', 'construction-4')
    expect(actTurn(other, { die: [1], actions: 1 }).answers('BT.4p')).toEqual([false])
    const outraged = partisan().outrage('red', 'fuel').after('mobilization-4', 'construction-3', 'construction-4')
    expect(actTurn(outraged, { die: [6], actions: 1 }).answers('BT.4c.2')).toEqual([false])
    const calm = partisan().after('mobilization-4', 'construction-3', 'construction-4')
    expect(actTurn(calm, { die: [6], actions: 1 }).answers('BT.4c.2')).toEqual([true])
  })
})
