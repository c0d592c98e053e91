// Act I keeps every promise of a game: random play, saves, views, undo.

import { type ConformSettings, conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import '../../act.ts'
import { arcsPackage, type State } from '../../index.ts'
import { census } from '../positions/check.ts'

const TIME = 240_000

const told = (settings: ConformSettings<State>) =>
  conform(arcsPackage, { census, ...settings }).map(
    ({ check, what, seed, at }) => `${seed}, entry ${at}: ${check}: ${what}`,
  )

const tables = [
  ['2 seats', { players: 2, act: 1 }, {}],
  ['3 seats', { players: 3, act: 1 }, {}],
  ['4 seats with the pack', { players: 4, act: 1, pack: true }, {}],
  ['3 seats, two of them a bot’s', { players: 3, act: 1, role1: 'supercat', role2: 'supercat' }, {}],
  ['3 seats, hands unknown', { players: 3, act: 1 }, { actionCards: 'secret' as const }],
] as const

const FULL = process.env.FULL === '1'
/** A sample; `npm run test:full` looks at every table, and goes through every finished game once more. */
const looked = tables
  .map((table, at) => [...table, FULL || at % 4 === 0] as const)
  .filter((_, at) => FULL || at % 2 === 0)

describe.each(looked)('Act I, %s', (_name, options, chance, journal) => {
  it(
    'keeps every promise in a game at random',
    () => expect(told({ options, chance, journal, seed: 'act1', every: 20, written: 2, hidden: true })).toEqual([]),
    TIME,
  )
})
