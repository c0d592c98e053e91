import type { GamePackage, Options } from '@understudy/table'
import { type ConformSettings, conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { rome } from './game.ts'
import { census } from './rules/state/census.ts'
import type { State } from './rules/state/state.ts'
import type { Action } from './vocabulary.ts'

/** The rules alone: every seat is played at random, also those of bots. */
const rules: GamePackage<State, Action> = {
  game: rome,
  bots: [],
  seating: (options) => Object.fromEntries(rome.seats(options).map(({ id }) => [id, { by: 'random' }])),
}

const seats = (...roles: string[]): Options => Object.fromEntries(roles.map((role, no) => [`role${no + 1}`, role]))
const TIME = 240_000
const told = (settings: ConformSettings<State>) =>
  conform(rules, { census, ...settings }).map(({ check, what, seed, at }) => `${seed}, entry ${at}: ${check}: ${what}`)
const thorough = { every: 60, written: 20, journal: false }
const quick = { every: 400, written: 100, journal: false }

const tables: readonly [string, Options][] = [
  ['two people', seats('human', 'human', 'absent', 'absent')],
  ['three people', seats('absent', 'human', 'human', 'human')],
  ['four people', seats('human', 'human', 'human', 'human')],
  ['two bots', seats('super', 'absent', 'speed', 'absent')],
  ['three bots', seats('speed', 'super', 'absent', 'super')],
  ['four bots', seats('super', 'speed', 'super', 'speed')],
  ['a person and a bot', seats('human', 'absent', 'absent', 'super')],
  ['a person and two bots', seats('absent', 'speed', 'human', 'super')],
  ['two people and two bots', seats('human', 'speed', 'human', 'super')],
]

/** Those with the most to go wrong; `npm run test:full` looks at all of them, and the soak plays them many times. */
const MANY = ['four people', 'four bots', 'two people and two bots']
const FULL = process.env.FULL === '1'
const sample = tables.filter(([name]) => FULL || !MANY.includes(name))
const whole = tables.filter(([name]) => (FULL ? MANY : MANY.slice(-1)).includes(name))

/** A few rounds see nearly everything that can happen; whole games are played below and, by the thousand, in the soak. */
const ROUNDS = { 'victory.maxRounds': 3 }

describe.each(sample)('%s', (_, options) => {
  it(
    'keep every promise in a game at random',
    () => expect(told({ ...thorough, options: { ...options, ...ROUNDS }, seed: 'thorough' })).toEqual([]),
    TIME,
  )
})

it.each(whole)(
  '%s play on to the end',
  (_, options) => expect(told({ ...quick, options, seed: 'many' })).toEqual([]),
  TIME,
)

it.each([{}, { 'armies.secret': true }])(
  'a finished game is replayed, undone, amended and explained %o',
  (more) => {
    const options = { ...seats('human', 'super', 'speed', 'human'), 'victory.maxRounds': 2, ...more }
    expect(told({ every: 200, written: 50, options, seed: 'journal', hidden: true })).toEqual([])
  },
  TIME,
)

it(
  'people, with dice and draws from the table, play to the end',
  () => {
    const chance = {
      initiative: 'table',
      actionCards: 'table',
      troops: 'table',
      generals: 'table',
      dice: 'table',
    } as const
    const options = { ...seats('human', 'super', 'absent', 'absent'), 'victory.maxRounds': 3 }
    const people = { ROM: { by: 'person' } } as const
    expect(told({ every: 60, written: 20, options, chance, seats: people, seed: 'table', journal: false })).toEqual([])
  },
  TIME,
)

it.each([
  { 'bvb.mode': 'fourPhase', 'bvb.wounds': 'none', 'stance.setup': 'random' },
  { 'army.minCountsCavalry': true, 'conquest.independent': 'lossOnly', 'stance.setup': 'chosen' },
  { 'difficulty.tactics': 'all', 'loss.compensateAll': true, 'nav.rebuild': true, 'build.perTurn': 'unlimited' },
  { 'armies.secret': true },
])(
  'other options: %o',
  (more) => {
    const options = { ...seats('super', 'human', 'super', 'human'), 'victory.maxRounds': 6, ...more }
    expect(told({ ...quick, options })).toEqual([])
  },
  TIME,
)
