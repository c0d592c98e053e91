// SUPERCAT in Act I keeps every promise of a bot: it can begin at any decision, be saved, explained, taken over and take over.

import type { Controller, Options } from '@understudy/table'
import { type ConformSettings, checkEntering, conform } from '@understudy/table/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerCampaign } from '../../../campaign.ts'
import { arcsPackage } from '../../../package.ts'
import { census } from '../../../rules/positions/check.ts'
import type { State } from '../../../rules/state/state.ts'

let withdraw = (): void => {}
beforeAll(() => {
  withdraw = offerCampaign()
})
afterAll(() => withdraw())

const TIME = 400_000
const told = (settings: ConformSettings<State>) =>
  conform(arcsPackage, { census, ...settings }).map(
    ({ check, what, seed, at }) => `${seed}, entry ${at}: ${check}: ${what}`,
  )

const roles = (...all: string[]) => Object.fromEntries(all.map((role, i) => [`role${i + 1}`, role]))
/** Each version by itself, and both at one table. */
const cats = (...versions: string[]): Controller[] =>
  [0, 1, 2, 3].map((seat) => ({ by: 'bot', bot: 'supercat', version: versions[seat % versions.length]! }))
const COMPANIES: [string, Controller[]][] = [
  ['0.5', cats('0.5')],
  ['0.10', cats('0.10')],
  ['0.5 and 0.10', cats('0.5', '0.10')],
]

const tables = ([red, yellow, blue, white]: readonly Controller[]): [string, Options, Record<string, Controller>][] => [
  [
    '4 bots',
    { players: 4, ...roles('supercat', 'supercat', 'supercat', 'supercat') },
    { red: red!, yellow: yellow!, blue: blue!, white: white! },
  ],
  [
    '2 bots and somebody at random',
    { players: 3, ...roles('supercat', 'supercat', 'human') },
    { red: red!, yellow: yellow! },
  ],
  [
    'a bot and an eager player',
    { players: 2, pack: true, ...roles('supercat', 'human') },
    { red: red!, yellow: { by: 'bot', bot: 'eager' } },
  ],
  ['a virtual hand at random', { players: 3, ...roles('supercat', 'supercat', 'human') }, { yellow: yellow! }],
]

const FULL = process.env.FULL === '1'
/** Every so many-th position is come in at, and so many at least. */
const ENTERED = FULL ? { every: 3, least: 50 } : { every: 9, least: 16 }

/** A sample; `npm run test:full` looks at every table, and goes through every finished game once more. */
const looked = COMPANIES.flatMap(([who, all]) =>
  tables(all).map(([name, ...rest]) => [`${name}, ${who}`, ...rest] as const),
)
  .map((table, at) => [...table, FULL || at % 2 === 0] as const)
  .filter((_, at) => FULL || at % 3 === 1)

describe.each(looked)('Act I with %s', (_name, options, seats, journal) => {
  it(
    'keeps every promise',
    () =>
      expect(told({ options: { act: 1, ...options }, seats, journal, seed: 'cat', every: 40, written: 2 })).toEqual([]),
    TIME,
  )
})

it.each(COMPANIES)(
  'goes on from wherever it comes in, chance under way or not: %s',
  (_who, [red, yellow, blue]) => {
    const options = { players: 3, act: 1, ...roles('supercat', 'supercat', 'supercat') }
    const seats = { red: red!, yellow: yellow!, blue: blue! }
    const found = checkEntering(arcsPackage, { options, seats, seed: 'enter', every: ENTERED.every })
    expect(found.faults).toEqual([])
    expect(found.points).toBeGreaterThan(ENTERED.least)
  },
  TIME,
)
