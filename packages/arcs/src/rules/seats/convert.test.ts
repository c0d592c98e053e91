import { BadInput, CHANCE, type Controller, keyedRandom, Table } from '@understudy/table'
import { describe, expect, it, vi } from 'vitest'
import { arcsPackage } from '../../package.ts'
import type { Action, Role } from '../../vocabulary.ts'
import { problemsOf } from '../positions/check.ts'
import { settle } from '../round/settle.ts'
import { sizeOf } from '../state/cards.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'
import { playersOf, type State } from '../state/state.ts'
import * as write from '../state/write.ts'
import { convertSeat, handOver } from './convert.ts'
import { handSize } from './index.ts'
import { MixedBench } from './mixed-testing.ts'

vi.setConfig({ testTimeout: 120_000 })

const { game } = arcsPackage
const PERSON: Controller = { by: 'person' }
const CAT: Controller = { by: 'bot', bot: 'supercat' }

/** Lets chance answer until somebody else decides. */
function dealt(state: State): State {
  for (;;) {
    const decision = game.decision(state)
    if (decision?.seat !== CHANCE) return state
    game.apply(state, decision.sample(keyedRandom('deal', String(read.depth(state)))))
  }
}

const cardsInAll = (state: State): number => {
  let n = 0
  for (let place = 1; place < Pile.ACTION_PILES; place++) n += sizeOf(state, place)
  return n
}

describe('D54: a person sits down at a virtual hand', () => {
  const table = () => new MixedBench(['human', 'supercat', 'human']).settled().hand('red', 'aggression-2') as MixedBench

  it('and draws as many cards as its counter says, bonus cards among them', () => {
    const bench = table().counter('yellow', 4).bonus('yellow', 'construction-5') as MixedBench
    const { state } = bench.leads('red', 'aggression-2')
    const before = sizeOf(state, Pile.STACK)
    const after = dealt(convertSeat(state, 1, 'human'))
    expect(after.options.roles).toEqual(['human', 'human', 'human'])
    expect(handSize(after, 1)).toBe(4)
    expect(sizeOf(after, Pile.bonus(1))).toBe(0)
    expect(read.counter(after, 1)).toBe(0)
    // With the last virtual hand the stack has become the discard pile.
    expect(sizeOf(after, Pile.STACK)).toBe(0)
    expect(sizeOf(after, Pile.group(0))).toBe(before - 3)
  })

  it('in its turn: the cards turned over are discarded, and the one it would have played is drawn too', () => {
    const bench = new MixedBench(['supercat', 'supercat', 'human']).settled().hand('blue', 'aggression-2') as MixedBench
    bench.round().act({ do: 'reveal', seat: 'red', cards: ['construction-2', 'construction-6'] })
    expect(read.counter(bench.state, 0)).toBe(5)
    const after = dealt(convertSeat(bench.state, 0, 'human'))
    expect(handSize(after, 0)).toBe(6)
    expect(sizeOf(after, Pile.drawn(0))).toBe(0)
    expect(sizeOf(after, Pile.FACE_UP)).toBe(2)
    expect(game.decision(after)).toMatchObject({ seat: 'red', kind: 'lead' })
  })

  it('before cards are turned over nothing is lost either', () => {
    const bench = new MixedBench(['supercat', 'supercat', 'human']).settled().hand('blue', 'aggression-2') as MixedBench
    bench.round()
    const after = dealt(convertSeat(bench.state, 0, 'human'))
    expect(handSize(after, 0)).toBe(6)
    expect(game.decision(after)).toMatchObject({ seat: 'red', kind: 'lead' })
  })

  it('with secret hands nobody names the cards', () => {
    const bench = new MixedBench(['human', 'supercat', 'human'], { secret: true }).settled() as MixedBench
    const { state } = bench.unknownHand('red', 3).round()
    const after = convertSeat(state, 1, 'human')
    expect(handSize(after, 1)).toBe(6)
    expect(read.cards(after, Pile.hand(1))).toEqual([])
  })

  it.each([
    [false, 'draw'],
    [true, 'lead'],
  ] as const)(
    'a whole hand comes from the stack, also where bonus cards come from the discard pile (secret: %s)',
    (secret, kind) => {
      const options = { bonusFromDiscard: true }
      const bench = new MixedBench(['supercat', 'supercat', 'human'], { secret, options }).settled() as MixedBench
      bench.unknownHand('blue', 6).round()
      const after = convertSeat(bench.state, 0, 'human')
      expect(game.decision(after)?.kind).toBe(kind)
      expect(handSize(dealt(after), 0)).toBe(6)
    },
  )

  it('and the stack is made of the discard pile when it runs short', () => {
    const options = { bonusFromDiscard: true }
    const bench = new MixedBench(['supercat', 'supercat', 'human'], { secret: true, options }).settled() as MixedBench
    const { state } = bench.unknownHand('blue', 6).unknown(Pile.FACE_UP, 11).round()
    expect(sizeOf(state, Pile.STACK)).toBe(3)
    expect(handSize(convertSeat(state, 0, 'human'), 0)).toBe(6)
  })
})

describe('D54: SUPERCAT sits down', () => {
  it('at a real hand: it counts the cards, and they go into the stack', () => {
    const bench = new MixedBench(['human', 'supercat', 'human']).settled() as MixedBench
    bench.hand('red', 'aggression-2', 'construction-3').hand('blue', 'mobilization-4', 'mobilization-5').round()
    const before = sizeOf(bench.state, Pile.STACK)
    const after = convertSeat(bench.state, 2, 'supercat')
    expect(read.counter(after, 2)).toBe(2)
    expect([sizeOf(after, Pile.hand(2)), sizeOf(after, Pile.STACK)]).toEqual([0, before + 2])
    expect(read.cards(after, Pile.STACK)).toEqual([])
  })

  it('as the first one: the discard pile and the undealt cards become its stack', () => {
    const bench = new MixedBench(['human', 'human', 'human']).settled() as MixedBench
    bench.hand('red', 'aggression-2').hand('yellow', 'construction-3').round()
    const after = convertSeat(bench.state, 1, 'supercat')
    expect(sizeOf(after, Pile.STACK)).toBe(19)
    expect(read.groups(after)).toBe(0)
  })

  it('when it is about to play: cards are turned over for it', () => {
    const bench = new MixedBench(['human', 'human', 'human']).settled() as MixedBench
    bench.hand('red', 'aggression-2', 'aggression-3').hand('yellow', 'construction-3').round()
    const after = convertSeat(bench.state, 0, 'supercat')
    expect(game.decision(after)).toMatchObject({ seat: CHANCE, kind: 'reveal' })
    expect(read.counter(after, 0)).toBe(2)
  })

  it('at the deck of a Lars, which leaves its target and its Resource Power', () => {
    const bench = new MixedBench(['lars', 'human', 'human']).settled().deck('red', 4) as MixedBench
    bench.hand('yellow', 'aggression-2').hand('blue', 'construction-3')
    write.setResourcePower(bench.state, 0, 3)
    write.setTarget(bench.state, 0, 2)
    const after = convertSeat(bench.leads('yellow', 'aggression-2').state, 0, 'supercat')
    expect(read.counter(after, 0)).toBe(4)
    expect([read.resourcePower(after, 0), read.target(after, 0), sizeOf(after, Pile.deck(0))]).toEqual([0, 0, 0])
  })
})

describe('D54: a person sits down at the deck of a Lars', () => {
  it('and takes as many cards, the one turned over among them', () => {
    const bench = new MixedBench(['lars', 'human', 'human']).settled().deck('red', 5) as MixedBench
    bench.hand('yellow', 'aggression-2').hand('blue', 'construction-3').round()
    bench.act({ do: 'reveal', seat: 'red', cards: ['mobilization-4'] })
    const after = dealt(convertSeat(bench.state, 0, 'human'))
    expect(handSize(after, 0)).toBe(5)
    expect(bench.lies('mobilization-4', Pile.drawn(0))).toBe(true)
    expect(read.cards(after, Pile.hand(0))).toEqual(expect.arrayContaining(read.cards(bench.state, Pile.drawn(0))))
    expect(game.decision(after)).toMatchObject({ seat: 'red', kind: 'lead' })
  })
})

describe('what the rules know no way for', () => {
  it('Lars does not sit down in mid-game', () => {
    const { state } = new MixedBench(['human', 'human', 'human']).settled().hand('red', 'aggression-2').round()
    expect(() => convertSeat(state, 1, 'lars')).toThrow(BadInput)
  })

  it('a seat in the middle of its turn waits until it is over; the others do not', () => {
    const bench = new MixedBench(['human', 'supercat', 'human']).settled().hand('red', 'aggression-2')
    const { state } = bench.leads('red', 'aggression-2')
    expect(() => convertSeat(state, 0, 'supercat')).toThrow(BadInput)
    expect(() => convertSeat(state, 1, 'human')).not.toThrow()
  })

  it('nobody changes before the cards are dealt', () => {
    const table = Table.start(arcsPackage, { options: { players: 3, role2: 'supercat' }, seed: 'early' })
    expect(() => convertSeat(table.state, 1, 'human')).toThrow(BadInput)
  })
})

it('who can play with anything takes what is there, and so does whoever has the same', () => {
  const { state } = new MixedBench(['human', 'supercat', 'human']).settled().hand('red', 'aggression-2').round()
  expect(handOver(state, 'yellow', { by: 'bot', bot: 'eager' })).toBeUndefined()
  expect(handOver(state, 'yellow', { by: 'random' })).toBeUndefined()
  expect(handOver(state, 'yellow', CAT)).toBeUndefined()
  expect(handOver(state, 'red', PERSON)).toBeUndefined()
  expect(handOver(state, 'yellow', PERSON)?.options.roles).toEqual(['human', 'human', 'human'])
})

describe.each([
  ['human', 'supercat', 'supercat'],
  ['human', 'human', 'human'],
  ['human', 'lars', 'lars'],
  ['human', 'supercat', 'lars'],
] as const)('at any point of a game of %s, %s and %s', (...roles: Role[]) => {
  it('every change leaves a possible position with all its cards, and the game goes on to its end', () => {
    const options = Object.fromEntries(roles.map((role, at) => [`role${at + 1}`, role]))
    const seats = { red: { by: 'bot', bot: 'eager' } } as const
    const table = Table.start(arcsPackage, { options: { players: 3, ...options }, seed: roles.join('-'), seats })
    let changed = 0
    for (let step = 0; step < 5000; step++) {
      const next = table.next()
      if (next.kind === 'over') break
      if (next.kind === 'person') table.act(next.decision.sample(keyedRandom('p', String(step))))
      else table.advance()
      if (step % 7 === 0) changed += tryAll(table.state)
      if (step % 90 === 30) seatSomebody(table, step)
    }
    expect(table.next().kind).toBe('over')
    expect(changed).toBeGreaterThan(10)
  })
})

/** Every change that is possible here, on copies. */
function tryAll(state: State): number {
  const before = game.serialise(state)
  let n = 0
  for (let seat = 0; seat < playersOf(state); seat++) {
    for (const role of ['human', 'supercat'] as const) {
      if (role === state.options.roles[seat]) continue
      let after: State
      try {
        after = convertSeat(state, seat, role)
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        continue
      }
      n++
      expect(problemsOf(after)).toEqual([])
      expect(cardsInAll(after)).toBe(cardsInAll(state))
      expect(game.serialise(game.parse(game.serialise(after)))).toEqual(game.serialise(after))
      settle(after)
      const decision = game.decision(after)
      if (decision !== undefined) game.apply(after, decision.sample(keyedRandom('after', String(n))))
    }
  }
  expect(game.serialise(state)).toEqual(before)
  return n
}

/** Somebody else sits down for good, where it can be. */
function seatSomebody(table: Table<State, Action>, step: number): void {
  const colour = (['red', 'yellow', 'blue'] as const)[step % 3] ?? 'red'
  const to: Controller = step % 180 < 90 ? CAT : { by: 'person' }
  try {
    const after = handOver(table.state, colour, to)
    table.seat(colour, to, after === undefined ? undefined : game.serialise(after))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
  }
}
