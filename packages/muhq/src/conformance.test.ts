import type { Controller } from '@understudy/table'
import type { Hidden, Pile } from '@understudy/table/chance'
import { type ConformSettings, conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { cardOf } from './data.ts'
import { muhqPackage, type State } from './index.ts'

/** Every card of the game, wherever it lies; a boss is no card. */
function census(state: State): Record<string, number> {
  const out: Record<string, number> = {}
  const add = (card: string) => {
    out[card] = (out[card] ?? 0) + 1
  }
  const bags = (hidden: Hidden) => hidden.bags.flatMap((bag) => bag.cards).forEach(add)
  const open = (pile: Pile) => {
    for (const group of pile) if ('cards' in group) group.cards.forEach(add)
  }
  for (const { hidden, deck, hand, discard } of state.people) {
    bags(hidden)
    open(deck)
    hand.known.forEach(add)
    discard.forEach(add)
  }
  bags(state.boss.hidden)
  open(state.boss.deck)
  if (state.boss.drawn !== null) add(state.boss.drawn)
  state.boss.discard.forEach(add)
  bags(state.storeCards)
  open(state.storeRest)
  for (const { unseen, revealed } of state.stores) {
    open(unseen)
    revealed?.forEach(add)
  }
  for (const unit of state.units) if (cardOf(state, unit.card).type !== 'boss') add(unit.card)
  return out
}

const TIME = 240_000
const FULL = process.env.FULL === '1'
const bosses = ['kraken', 'tyrant'] as const
/** A sample; `npm run test:full` looks at every table. */
const tables = bosses
  .flatMap((boss) => [1, 2, 3, 4].map((players) => [boss, players] as const))
  .filter(([boss, players]) => FULL || (boss === 'kraken') === (players % 2 === 1))

const told = (settings: ConformSettings<State>) =>
  conform(muhqPackage, { census, ...settings }).map(
    ({ check, what, seed, at }) => `${seed}, entry ${at}: ${check}: ${what}`,
  )
const bot = (boss: string): Record<string, Controller> => ({ boss: { by: 'bot', bot: boss } })
/** Everything once in a while; the games that follow look at less, but there are many of them. */
const thorough = { every: 25, written: 2 }
const quick = { every: 300, written: 40, journal: false }

describe.each(tables)('the %s against %i', (boss, players) => {
  const options = { boss, players }
  it(
    'keeps every promise in a game at random, and nothing is told to the boss that it may not know',
    // What came of it is gone through once more below, where the rulebook plays.
    () => expect(told({ ...thorough, options, journal: FULL, seed: 'thorough', hidden: true })).toEqual([]),
    TIME,
  )
  it(
    'keeps every promise when its rulebook plays',
    () => expect(told({ every: 90, written: 20, options, seats: bot(boss), seed: 'book' })).toEqual([]),
    TIME,
  )
  it(
    'plays on to the end, game after game',
    () => {
      expect(told({ ...quick, options, games: FULL ? 5 : 3, seed: 'many' })).toEqual([])
      // With more people a game with the rulebook takes three times as long.
      const games = players > 2 ? 1 : 3
      expect(told({ ...quick, options, games, seats: bot(boss), seed: 'book.many' })).toEqual([])
    },
    TIME,
  )
})

describe.each(bosses)('the %s', (boss) => {
  it(
    'plays to the end when nobody tells which cards the people draw',
    () => {
      const chance = { playerCards: 'secret' } as const
      const settings = { ...thorough, options: { boss, players: 2 }, chance, views: ['boss'], seats: bot(boss) }
      expect(told({ ...settings, every: 60, written: 10, seed: 'secret' })).toEqual([])
    },
    TIME,
  )
  it(
    'plays to the end with people, and dice and draws from the table',
    () => {
      const chance = { playerCards: 'table', bossCards: 'table', storeCards: 'table', botDice: 'table' } as const
      const seats = { ...bot(boss), p1: { by: 'person' }, p2: { by: 'bot', bot: 'partner' } } as const
      expect(told({ every: 60, written: 10, options: { boss, players: 2 }, chance, seats, seed: 'table' })).toEqual([])
    },
    TIME,
  )
})
