// Cards that draw, take or play action cards, for each kind of hand: a virtual one, a face-down deck, one that the app
// does not know (supercat 2.5, 2.6; lars/A44).

import { describe, expect, it } from 'vitest'
import { PIP } from '../../testing.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { MixedBench } from './mixed-testing.ts'

const ROW = [{ card: 'BC16' }, { card: 'BC17' }, { card: 'BC18' }] as const
const SECRET = { secret: true } as const
const VIRTUAL = ['supercat', 'human', 'human'] as const

/** Red, a virtual hand, leads the first of two cards that are turned over. */
const botLeads = (table: MixedBench, card: 'aggression-2' | 'mobilization-2' | 'administration-2') =>
  table
    .round()
    .act({ do: 'reveal', seat: 'red', cards: [card, 'construction-6'] })
    .act({ do: 'lead', card })

describe('BC31 Call to Action', () => {
  const calls = (table: MixedBench) => table.settled().court({ card: 'BC31', agents: { red: 1 } }, ...ROW)
  it('A06: a person at a table with virtual hands draws from the stack', () => {
    const table = calls(new MixedBench(['human', 'supercat', 'human'])).leads('red', 'aggression-2') as MixedBench
    const before = table.size(Pile.STACK)
    table.act({ do: 'secure', card: 'BC31', pay: PIP }).act({ do: 'draw', seat: 'red', card: 'construction-3' })
    expect([table.lies('construction-3', Pile.hand(0)), table.size(Pile.STACK)]).toEqual([true, before - 1])
    expect(table.knownTo('construction-3')).toEqual(['red'])
  })
  it('2.5: for a virtual hand it is a bonus card: open, and one more on the counter', () => {
    const table = botLeads(calls(new MixedBench(VIRTUAL)), 'aggression-2') as MixedBench
    table.act({ do: 'secure', card: 'BC31', pay: PIP }).act({ do: 'draw', seat: 'red', card: 'construction-3' })
    expect([table.lies('construction-3', Pile.bonus(0)), table.of(read.counter, 'red')]).toEqual([true, 6])
    expect(table.knownTo('construction-3')).toEqual(['red', 'yellow', 'blue'])
  })
  it('2.3: an empty stack takes the discard in first; with nothing at all nothing is drawn', () => {
    const secured = (prepare: (table: MixedBench) => unknown) => {
      const table = calls(new MixedBench(['human', 'supercat', 'human']))
      prepare(table)
      return table.leads('red', 'aggression-2').act({ do: 'secure', card: 'BC31', pay: PIP })
    }
    const full = secured((table) => table.discard('construction-3').stack(1))
    expect([full.waits, full.no({ do: 'draw', seat: 'red', card: 'construction-3' })]).toEqual(['draw.red', undefined])
    expect(secured((table) => table.stack(1)).waits).toBe('refill.red')
  })
  it('A06: with the option it comes from the discard pile, even if the stack is empty', () => {
    const table = calls(
      new MixedBench(['human', 'supercat', 'human'], { options: { bonusFromDiscard: true } }),
    ).discard('construction-3') as MixedBench
    table.stack(1).leads('red', 'aggression-2').act({ do: 'secure', card: 'BC31', pay: PIP })
    table.act({ do: 'draw', seat: 'red', card: 'construction-3' })
    expect([table.lies('construction-3', Pile.hand(0)), table.size(Pile.FACE_UP)]).toEqual([true, 0])
  })
  it('a secret hand draws a card that nobody names', () => {
    const table = calls(new MixedBench(['human', 'human', 'human'], SECRET).unknownHand('red', 2))
    table.leads('red', 'aggression-2').act({ do: 'secure', card: 'BC31', pay: PIP })
    expect([table.waits, table.size(Pile.hand(0)), table.cards(Pile.hand(0))]).toEqual(['refill.red', 3, []])
  })
  it('lars/A44: a Lars puts it face down under its deck', () => {
    const table = calls(new MixedBench(['lars', 'human', 'human'])).deck('red', 3) as MixedBench
    table
      .round()
      .act({ do: 'reveal', seat: 'red', cards: ['aggression-2'] })
      .act({ do: 'lead', card: 'aggression-2' })
    table.act({ do: 'secure', card: 'BC31', pay: PIP })
    expect([table.size(Pile.deck(0)), table.cards(Pile.deck(0))]).toEqual([3, []])
  })
})

describe('Unions', () => {
  it('a person takes the face-up card of a virtual hand; its counter does not change', () => {
    const table = new MixedBench(['human', 'supercat', 'human']).settled().guild('blue', 'BC05') as MixedBench
    table.hand('blue', 'aggression-6').leads('red', 'aggression-2').act({ do: 'end' })
    table.act({ do: 'reveal', seat: 'yellow', cards: ['construction-3', 'mobilization-3'] })
    table.act({ do: 'pivot', card: 'construction-3' }).act({ do: 'end' }).act({ do: 'surpass', card: 'aggression-6' })
    table.act({ do: 'useUnion', card: 'BC05', on: 'construction-3' }).act({ do: 'end' })
    expect([table.lies('construction-3', Pile.hand(2)), table.of(read.counter, 'yellow')]).toEqual([true, 5])
    // Everybody saw which card it was.
    expect(table.knownTo('construction-3')).toEqual(['red', 'yellow', 'blue'])
    // The card that was drawn and not played is in the discard pile, with the others of the round.
    expect(table.lies('mobilization-3', Pile.FACE_UP)).toBe(true)
  })
  it('2.5: for a virtual hand the card is a bonus card', () => {
    const table = botLeads(new MixedBench(VIRTUAL).settled().guild('red', 'BC04') as MixedBench, 'administration-2')
    table.act({ do: 'useUnion', card: 'BC04', on: 'administration-2' }).act({ do: 'end' })
    expect([read.cards(table.state, Pile.bonus(0)), table.of(read.counter, 'red')]).toEqual([[1], 6])
  })
  it('a person takes the face-up card of a Lars, and a secret hand then holds one known card', () => {
    const table = new MixedBench(['lars', 'human', 'human'], SECRET).settled().guild('yellow', 'BC10') as MixedBench
    table.deck('red', 3).unknownHand('yellow', 3).round()
    table.act({ do: 'reveal', seat: 'red', cards: ['mobilization-4'] }).act({ do: 'lead', card: 'mobilization-4' })
    table.act({ do: 'end' }).act({ do: 'copy' }).act({ do: 'useUnion', card: 'BC10', on: 'mobilization-4' })
    table.act({ do: 'end' })
    expect([table.lies('mobilization-4', Pile.hand(1)), table.size(Pile.hand(1)), table.size(Pile.deck(0))]).toEqual([
      true,
      3,
      2,
    ])
  })
  it('face-down cards are no target: neither a copied one nor one that seized', () => {
    const table = new MixedBench(['human', 'human', 'human']).settled().guild('blue', 'BC05') as MixedBench
    table.hand('yellow', 'construction-3', 'construction-4').hand('blue', 'mobilization-6')
    table.leads('red', 'aggression-2').act({ do: 'end' })
    table.act({ do: 'copy', card: 'construction-3', seize: 'construction-4' }).act({ do: 'end' })
    table.act({ do: 'pivot', card: 'mobilization-6' })
    const use = (on: 'construction-3' | 'construction-4') => table.no({ do: 'useUnion', card: 'BC05', on })
    expect([use('construction-3'), use('construction-4')]).toEqual(['no.unionTarget', 'no.unionTarget'])
  })
})

describe('BC17 Farseers in the Prelude', () => {
  it('E22: N cards go on top of the pile, N + 1 come from its bottom', () => {
    const table = new MixedBench(['human', 'human', 'human']).settled().guild('red', 'BC17') as MixedBench
    table.hand('red', 'construction-2', 'construction-3').leads('red', 'mobilization-2')
    const pile = table.size(Pile.group(0))
    table.act({ do: 'useFarseers', cards: ['construction-2', 'construction-3'] })
    expect(table.no({ do: 'draw', seat: 'red', card: 'construction-2' })).toBe('no.notInPile')
    for (const card of ['aggression-4', 'aggression-5', 'aggression-6'] as const)
      table.act({ do: 'draw', seat: 'red', card })
    expect([table.size(Pile.hand(0)), table.size(Pile.group(0)), table.waits]).toEqual([3, pile - 3, 'turn.red'])
  })
  it('at a table with virtual hands the cards go to the discard pile and others come from the stack', () => {
    const table = new MixedBench(['human', 'supercat', 'human']).settled().guild('red', 'BC17') as MixedBench
    table.hand('red', 'construction-2').leads('red', 'mobilization-2')
    const stack = table.size(Pile.STACK)
    table.act({ do: 'useFarseers', cards: ['construction-2'] })
    expect(table.lies('construction-2', Pile.FACE_UP)).toBe(true)
    // It is not among what can be drawn as long as the stack lasts, and nobody else knows it.
    expect(table.no({ do: 'draw', seat: 'red', card: 'construction-2' })).toBe('no.notInPile')
    expect(table.knownTo('construction-2')).toEqual(['red'])
    table.act({ do: 'draw', seat: 'red', card: 'aggression-4' }).act({ do: 'draw', seat: 'red', card: 'aggression-5' })
    expect([table.size(Pile.STACK), table.size(Pile.hand(0))]).toEqual([stack - 2, 2])
  })
  it('a short pile gives the cards back', () => {
    const table = new MixedBench(['human', 'supercat', 'human']).settled().guild('red', 'BC17') as MixedBench
    table.hand('red', 'construction-2').stack(2).leads('red', 'mobilization-2')
    table.act({ do: 'useFarseers', cards: ['construction-2'] })
    table.act({ do: 'draw', seat: 'red', card: 'aggression-4' })
    expect(table.no({ do: 'draw', seat: 'red', card: 'construction-2' })).toBeUndefined()
  })
  it('GC.4: a virtual hand gives up the card alone and draws a bonus card', () => {
    const table = botLeads(new MixedBench(VIRTUAL).settled().guild('red', 'BC17') as MixedBench, 'mobilization-2')
    expect(table.no({ do: 'useFarseers', cards: ['construction-6'] })).toBe('no.nameCard')
    table.act({ do: 'useFarseers', cards: [] }).act({ do: 'draw', seat: 'red', card: 'aggression-4' })
    expect([table.of(read.counter, 'red'), table.waits]).toEqual([6, 'turn.red'])
  })
  it('a secret hand says only how many', () => {
    const table = new MixedBench(['human', 'human', 'human'], SECRET).settled().guild('red', 'BC17') as MixedBench
    table.unknownHand('red', 4).leads('red', 'mobilization-2')
    expect(table.no({ do: 'useFarseers', cards: [], unknown: 5 })).toBe('no.nameCard')
    table.act({ do: 'useFarseers', cards: [], unknown: 2 })
    expect([table.size(Pile.hand(0)), table.waits]).toEqual([5, 'turn.red'])
  })
})

describe('seizing and declaring', () => {
  it('GC.3: Lattice Spies seize without lowering the counter', () => {
    const table = new MixedBench(['human', 'supercat', 'human']).settled().guild('yellow', 'BC16')
    table.leads('red', 'aggression-2').act({ do: 'end' })
    table.act({ do: 'reveal', seat: 'yellow', cards: ['construction-3', 'mobilization-3'] })
    table.act({ do: 'pivot', card: 'construction-3' }).act({ do: 'useSpies' })
    expect([read.initiative(table.state), table.of(read.counter, 'yellow')]).toEqual([1, 5])
  })
  it('BC25: Galactic Bards declare with a card that was turned over, and with a named card of a secret hand', () => {
    const table = new MixedBench(['human', 'supercat', 'human']).settled().guild('yellow', 'BC25')
    table.leads('red', 'aggression-2').act({ do: 'end' })
    table.act({ do: 'reveal', seat: 'yellow', cards: ['construction-5', 'mobilization-3'] })
    table.act({ do: 'pivot', card: 'construction-5', declare: 'keeper' })
    expect(read.markerAt(table.state, 0)).toBe(4)
    const secret = new MixedBench(['human', 'human', 'human'], SECRET).settled().guild('yellow', 'BC25') as MixedBench
    secret.unknownHand('yellow', 2).leads('red', 'aggression-2').act({ do: 'end' })
    secret.act({ do: 'surpass', card: 'aggression-4', declare: 'warlord' })
    expect([read.markerAt(secret.state, 0), Number(read.leadZero(secret.state))]).toEqual([3, 0])
  })
  it('lars/A3: the text of a card does nothing for a Lars', () => {
    const table = new MixedBench(['human', 'lars', 'human']).settled().guild('yellow', 'BC25', 'BC16') as MixedBench
    table.deck('yellow', 3).leads('red', 'aggression-2').act({ do: 'end' }).act({ do: 'turnUp' })
    table.act({ do: 'reveal', seat: 'yellow', cards: ['construction-5'] })
    expect(table.no({ do: 'pivot', card: 'construction-5', declare: 'keeper' })).toBe('no.bards')
    expect(table.act({ do: 'pivot', card: 'construction-5' }).no({ do: 'useSpies' })).toBe('no.preludeOver')
  })
})

describe('theft from seats without a hand', () => {
  it.each(['supercat', 'lars'] as const)('BC20 Silver-Tongues take tokens and cards of a %s', (role) => {
    const table = new MixedBench(['human', role, 'human']).settled().guild('red', 'BC20').guild('yellow', 'BC12')
    table.tokens('yellow', 'fuel').leads('red', 'mobilization-2')
    expect(table.no({ do: 'useTongues', from: 'yellow', take: { card: 'BC12' } })).toBeUndefined()
    table.act({ do: 'useTongues', from: 'yellow', take: { slot: 0 } })
    expect([table.held('red'), table.held('yellow')]).toEqual([['fuel'], []])
  })
  it('lars/A3: Sworn Guardians protect a virtual hand, not a Lars', () => {
    const take = (role: 'supercat' | 'lars') => {
      const table = new MixedBench(['human', role, 'human']).settled().guild('red', 'BC20').guild('yellow', 'BC22')
      return table
        .tokens('yellow', 'fuel')
        .leads('red', 'mobilization-2')
        .no({ do: 'useTongues', from: 'yellow', take: { slot: 0 } })
    }
    expect([take('supercat'), take('lars')]).toEqual(['no.guardians', undefined])
  })
})

describe('the stack (supercat 2.3)', () => {
  it('an emptied stack waits: what is discarded in the same turn is shuffled in too', () => {
    const table = new MixedBench(VIRTUAL).settled() as MixedBench
    table.discard('aggression-3').stack(2).round()
    table.act({ do: 'reveal', seat: 'red', cards: ['mobilization-2', 'construction-6'] })
    expect([table.size(Pile.STACK), table.size(Pile.FACE_UP)]).toEqual([0, 1])
    table.act({ do: 'lead', card: 'mobilization-2' })
    expect([table.size(Pile.STACK), table.size(Pile.FACE_UP)]).toEqual([0, 2])
  })
})
