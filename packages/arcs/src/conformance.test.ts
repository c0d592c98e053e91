import { type ConformSettings, conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcsPackage, type State } from './index.ts'
import { census } from './rules/positions/check.ts'

const TIME = 240_000

const told = (settings: ConformSettings<State>) =>
  conform(arcsPackage, { census, ...settings }).map(
    ({ check, what, seed, at }) => `${seed}, entry ${at}: ${check}: ${what}`,
  )

const tables = [
  ['2 players', { players: 2 }, {}],
  ['3 players', { players: 3 }, {}],
  ['4 players', { players: 4 }, {}],
  ['4 players with leaders and lore', { players: 4, leaders: 'draft', pack: true }, {}],
  ['2 players with two lore each', { players: 2, leaders: 'draft', pack: true, extraLore: true }, {}],
  ['4 players, hands unknown', { players: 4 }, { actionCards: 'secret' as const }],
  ['2 players, hands unknown', { players: 2 }, { actionCards: 'secret' as const }],
  ['SUPERCAT seats', { players: 3, role2: 'supercat', role3: 'supercat' }, {}],
  ['a SUPERCAT seat beside the board', { players: 2, role2: 'supercat' }, { actionCards: 'secret' as const }],
  ['the split discard', { players: 3, splitDiscard: true }, {}],
  ['Lars seats', { players: 3, role2: 'lars', role3: 'lars' }, {}],
] as const

const FULL = process.env.FULL === '1'
/** A sample; `npm run test:full` looks at every table, and goes through every finished game once more. */
const looked = tables
  .map((table, at) => [...table, FULL || at % 4 === 1] as const)
  .filter((_, at) => FULL || at % 2 === 1)

describe.each(looked)('Arcs, %s', (_name, options, chance, journal) => {
  it(
    'keeps every promise in a game at random',
    () => expect(told({ options, chance, journal, seed: 'thorough', every: 20, written: 2, hidden: true })).toEqual([]),
    TIME,
  )
})

it(
  'keeps every promise when the eager player plays',
  () => {
    const seats = { red: { by: 'bot', bot: 'eager' }, blue: { by: 'bot', bot: 'eager' } } as const
    expect(told({ options: { players: 3 }, seats, seed: 'eager', every: 40, written: 10 })).toEqual([])
  },
  TIME,
)
