// Farseers (BC17) on a declaration: whose hand, what is seen, what changes hands, who knows it afterwards.

import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import type { Role } from '../../../vocabulary.ts'
import { MixedBench, type MixedOptions } from '../../seats/mixed-testing.ts'
import * as Pile from '../../state/piles.ts'
import * as read from '../../state/read.ts'

/** Red, who holds Farseers, leads and declares; yellow is looked at. */
const declaring = (roles: readonly Role[], prepare: (table: MixedBench) => unknown, options?: MixedOptions) => {
  const table = new MixedBench(roles, options).settled().guild('red', 'BC17').hand('red', 'aggression-3')
  prepare(table)
  return table.leads('red', 'mobilization-2', 'tycoon')
}
const VIRTUAL = ['human', 'supercat', 'human'] as const
const SECRET = { secret: true } as const

describe('into a virtual hand (supercat 2.6)', () => {
  const looking = () =>
    declaring(VIRTUAL, (table) => table.counter('yellow', 3).bonus('yellow', 'mobilization-6')).act({
      do: 'look',
      at: 'yellow',
    })
  const shown = () => looking().act({ do: 'peek', of: 'yellow', cards: ['construction-2', 'administration-5'] })

  it('chance shows as many cards of the stack as the counter has beyond the bonus cards', () => {
    const table = looking()
    expect(arcs.decision(table.state)).toMatchObject({ seat: 'chance', kind: 'lookReveal', source: 'botCards' })
    const peek = (of: 'yellow' | 'blue', ...cards: ('construction-2' | 'administration-5' | 'aggression-3')[]) =>
      table.no({ do: 'peek', of, cards })
    expect(peek('yellow', 'construction-2')).toBe('no.revealCount')
    expect(peek('blue', 'construction-2', 'administration-5')).toBe('no.drawSeat')
    expect(peek('yellow', 'construction-2', 'construction-2')).toBe('no.notInPile')
    expect(peek('yellow', 'construction-2', 'aggression-3')).toBe('no.notInPile')
    expect(peek('yellow', 'construction-2', 'administration-5')).toBeUndefined()
  })
  it('only the looker sees them; the log names none', () => {
    const table = shown()
    expect(table.waits).toBe('swap.red')
    expect([table.knownTo('construction-2'), table.knownTo('administration-5')]).toEqual([['red'], ['red']])
    const told = arcs.describe({ do: 'peek', of: 'yellow', cards: ['construction-2', 'administration-5'] })
    expect(JSON.stringify([table.events, told])).not.toMatch(/construction-2|administration-5/)
  })
  it('a card of the stack is taken: what was given lies open as a bonus card, the counter stays', () => {
    const table = shown()
    const stack = table.size(Pile.STACK)
    table.act({ do: 'swap', give: 'aggression-3', take: 'construction-2' })
    expect([table.lies('construction-2', Pile.hand(0)), table.lies('aggression-3', Pile.bonus(1))]).toEqual([
      true,
      true,
    ])
    expect([table.of(read.counter, 'yellow'), table.size(Pile.bonus(1))]).toEqual([3, 2])
    // The other card shown is back in the stack, and only red knows that.
    expect([table.size(Pile.LOOK), table.size(Pile.STACK), table.lies('administration-5', Pile.STACK)]).toEqual([
      0,
      stack + 1,
      true,
    ])
    expect(table.knownTo('administration-5')).toEqual(['red'])
    expect(table.knownTo('construction-2')).toEqual(['red'])
    expect(table.knownTo('aggression-3')).toEqual(['red', 'yellow', 'blue'])
    expect(table.waits).toBe('turn.red')
  })
  it('a bonus card is taken: everybody sees it go', () => {
    const table = shown().act({ do: 'swap', give: 'aggression-3', take: 'mobilization-6' })
    expect(table.cards(Pile.hand(0))).toHaveLength(1)
    expect(table.knownTo('mobilization-6')).toEqual(['red', 'yellow', 'blue'])
    expect([table.of(read.counter, 'yellow'), table.size(Pile.bonus(1))]).toEqual([3, 1])
  })
  it('by the text of 0.10 only cards of the stack are looked at, as many as the counter shows; what is given goes there (supercat/B73)', () => {
    const table = declaring(VIRTUAL, (each) => each.counter('yellow', 3).bonus('yellow', 'mobilization-6'), {
      options: { farseersAtStack: true },
    }).act({ do: 'look', at: 'yellow' })
    expect(table.no({ do: 'peek', of: 'yellow', cards: ['construction-2', 'administration-5'] })).toBe('no.revealCount')
    const stack = table.size(Pile.STACK)
    table.act({ do: 'peek', of: 'yellow', cards: ['construction-2', 'administration-5', 'construction-3'] })
    expect(table.no({ do: 'swap', give: 'aggression-3', take: 'mobilization-6' })).toBe('no.card')
    table.act({ do: 'swap', give: 'aggression-3', take: 'construction-2' })
    expect([table.lies('construction-2', Pile.hand(0)), table.lies('aggression-3', Pile.STACK)]).toEqual([true, true])
    expect([table.size(Pile.bonus(1)), table.size(Pile.STACK), table.of(read.counter, 'yellow')]).toEqual([1, stack, 3])
  })
  it('nothing is exchanged: all of it goes back', () => {
    const before = looking().size(Pile.STACK)
    const table = shown().act({ do: 'swap' })
    expect([table.size(Pile.STACK), table.size(Pile.LOOK), table.of(read.counter, 'yellow')]).toEqual([before, 0, 3])
  })
  it('a card that was not shown cannot be taken, nor one without a name', () => {
    const table = shown()
    const take = (what: 'construction-3' | 'unknown') => table.no({ do: 'swap', give: 'aggression-3', take: what })
    expect([take('construction-3'), take('unknown')]).toEqual(['no.card', 'no.nameCard'])
    expect(table.no({ do: 'swap', give: 'aggression-3' })).toBe('no.swapBoth')
    expect(table.no({ do: 'swap', give: 'aggression-6', take: 'construction-2' })).toBe('no.card')
  })
  it('a hand of bonus cards alone needs no chance', () => {
    const table = declaring(VIRTUAL, (each) => each.counter('yellow', 1).bonus('yellow', 'mobilization-6'))
    expect(table.act({ do: 'look', at: 'yellow' }).waits).toBe('swap.red')
  })
  it('2.3: a stack that runs short takes the discard in, and what is missing is not shown', () => {
    const short = (counter: number) =>
      declaring(VIRTUAL, (each) => {
        each.counter('yellow', counter).discard('construction-2', 'construction-4').stack(2)
      }).act({ do: 'look', at: 'yellow' })
    const table = short(2)
    const peek = (...cards: ('construction-2' | 'construction-4' | 'administration-5')[]) =>
      table.no({ do: 'peek', of: 'yellow', cards })
    // The one card that is left in the stack, besides the one that was led, comes first.
    expect([peek('construction-2', 'construction-4'), peek('administration-5', 'construction-4')]).toEqual([
      'no.notInPile',
      undefined,
    ])
    table.act({ do: 'peek', of: 'yellow', cards: ['administration-5', 'construction-4'] }).act({ do: 'swap' })
    expect([table.size(Pile.STACK), table.size(Pile.FACE_UP)]).toEqual([3, 0])
    expect(
      short(6).no({ do: 'peek', of: 'yellow', cards: ['administration-5', 'construction-2', 'construction-4'] }),
    ).toBe(undefined)
    const none = declaring(VIRTUAL, (each) => each.stack(1)).act({ do: 'look', at: 'yellow' })
    expect(none.waits).toBe('swap.red')
  })
  it('whoever has no card left may look, but not exchange', () => {
    const table = new MixedBench(VIRTUAL).settled().guild('red', 'BC17').leads('red', 'mobilization-2', 'tycoon')
    table.act({ do: 'look', at: 'yellow' }).until('swap')
    expect([...arcs.decision(table.state)!.next([])].map(({ action }) => action)).toEqual([{ do: 'swap' }])
  })
  it('an empty virtual hand cannot be looked at', () => {
    const table = declaring(VIRTUAL, (each) => each.counter('yellow', 0).hand('blue', 'construction-5'))
    expect(table.no({ do: 'look', at: 'yellow' })).toBe('no.lookAt')
  })
  it('the picker names one card after another and ends in something legal', () => {
    const { state } = looking()
    const decision = arcs.decision(state)!
    const [first] = decision.next([])
    const second = decision.next([first!.pick])
    expect(second.length).toBeGreaterThan(10)
    expect(second.every(({ action }) => action !== undefined && decision.legal(action) === undefined)).toBe(true)
    expect(second.some(({ pick }) => pick.value === first!.pick.value)).toBe(false)
  })
  it('with two at the table', () => {
    const table = declaring(['human', 'supercat'], (each) => each.counter('yellow', 1), { setup: '2p-mix-up-1' })
    table.act({ do: 'look', at: 'yellow' }).act({ do: 'peek', of: 'yellow', cards: ['construction-2'] })
    table.act({ do: 'swap', give: 'aggression-3', take: 'construction-2' })
    expect([table.size(Pile.bonus(1)), table.of(read.counter, 'yellow')]).toEqual([1, 1])
  })
})

describe('out of a virtual hand', () => {
  it('it gives a bonus card and what it takes lies open; the counter stays', () => {
    const table = new MixedBench(['supercat', 'human', 'human']).settled().guild('red', 'BC17')
    table.bonus('red', 'aggression-3').hand('yellow', 'construction-5').round()
    table.act({ do: 'reveal', seat: 'red', cards: ['mobilization-2', 'mobilization-3'] })
    table.act({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' }).act({ do: 'look', at: 'yellow' })
    expect(table.knownTo('construction-5')).toEqual(['red', 'yellow'])
    table.act({ do: 'swap', give: 'aggression-3', take: 'construction-5' })
    expect([table.lies('construction-5', Pile.bonus(0)), table.lies('aggression-3', Pile.hand(1))]).toEqual([
      true,
      true,
    ])
    expect([table.of(read.counter, 'red'), table.knownTo('construction-5'), table.knownTo('aggression-3')]).toEqual([
      5,
      ['red', 'yellow', 'blue'],
      ['red', 'yellow', 'blue'],
    ])
  })
})

describe('hands that the app does not know', () => {
  it('two secret hands exchange cards without names', () => {
    const table = declaring(
      ['human', 'human', 'human'],
      (each) => each.unknownHand('red', 2).unknownHand('yellow', 3),
      SECRET,
    ).act({ do: 'look', at: 'yellow' })
    expect(table.no({ do: 'swap', give: 'unknown', take: 'unknown' })).toBeUndefined()
    table.act({ do: 'swap', give: 'unknown', take: 'unknown' })
    expect([table.size(Pile.hand(0)), table.size(Pile.hand(1))]).toEqual([3, 3])
    expect(table.cards(Pile.hand(1))).toEqual([])
  })
  it('of a virtual hand the cards are shown to the looker alone, and the card given is named', () => {
    const table = declaring(
      VIRTUAL,
      (each) => each.counter('yellow', 3).bonus('yellow', 'mobilization-6').unknownHand('red', 2),
      SECRET,
    )
    const stack = table.size(Pile.STACK)
    table.act({ do: 'look', at: 'yellow' })
    // No chance decision: the looker takes the cards of the real stack up.
    expect([table.waits, table.size(Pile.LOOK), table.size(Pile.STACK)]).toEqual(['swap.red', 2, stack - 2])
    expect(table.no({ do: 'swap', give: 'unknown', take: 'unknown' })).toBe('no.nameCard')
    table.act({ do: 'swap', give: 'construction-2', take: 'unknown' })
    expect([table.lies('construction-2', Pile.bonus(1)), table.size(Pile.hand(0)), table.size(Pile.bonus(1))]).toEqual([
      true,
      3,
      2,
    ])
    expect([table.of(read.counter, 'yellow'), table.size(Pile.STACK)]).toEqual([3, stack - 1])
    expect(table.knownTo('construction-2')).toEqual(['red', 'yellow', 'blue'])
  })
  it('a virtual hand names what it takes from a secret one', () => {
    const table = new MixedBench(['supercat', 'human', 'human'], SECRET).settled().guild('red', 'BC17')
    table.bonus('red', 'aggression-3').unknownHand('yellow', 2).round()
    table.act({ do: 'reveal', seat: 'red', cards: ['mobilization-2', 'mobilization-3'] })
    table.act({ do: 'lead', card: 'mobilization-2', declare: 'tycoon' }).act({ do: 'look', at: 'yellow' })
    expect(table.no({ do: 'swap', give: 'aggression-3', take: 'unknown' })).toBe('no.nameCard')
    table.act({ do: 'swap', give: 'aggression-3', take: 'construction-5' })
    expect([table.lies('construction-5', Pile.bonus(0)), table.size(Pile.hand(1))]).toEqual([true, 2])
  })
})

describe('when it happens', () => {
  it('6.13, D51: a card given away for Generous is gone before it can act', () => {
    const away = (give: 'BC17' | 'BC18') => {
      const bench = new MixedBench(['human', 'human', 'human']).settled().leader('red', 'LEAD07')
      bench.guild('red', 'BC17', 'BC18').hand('yellow', 'aggression-2').hand('red', 'mobilization-5').round()
      bench.act({ do: 'lead', card: 'mobilization-5', declare: 'keeper', give })
      return [bench.waits, Number(read.leadZero(bench.state))]
    }
    expect([away('BC17'), away('BC18')]).toEqual([
      ['turn.red', 0],
      ['look.red', 1],
    ])
  })
  it('nobody else has cards: there is nothing to look at', () => {
    const table = new MixedBench(['human', 'human', 'human']).settled().guild('red', 'BC17')
    expect(table.leads('red', 'mobilization-2', 'tycoon').waits).toBe('turn.red')
  })
  it('each declaration is a new look: the lead, then Populist Demands', () => {
    const table = new MixedBench(['human', 'human', 'human']).settled().guild('red', 'BC17').tokens('red', 'relic')
    table.court({ card: 'BC27', agents: { red: 1 } }, { card: 'BC16' }).hand('yellow', 'aggression-2')
    table.leads('red', 'mobilization-2', 'tycoon').act({ do: 'look' })
    table.act({ do: 'secure', card: 'BC27', pay: { slot: 0 } }).act({ do: 'demand', declare: 'keeper' })
    expect(table.waits).toBe('look.red')
  })
})
