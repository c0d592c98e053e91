import type { Controller } from '@understudy/table'
import { type ConformSettings, conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcsPackage } from '../../package.ts'
import { pieceCount, typeCount } from '../../rules/positions/check.ts'
import type { State } from '../../rules/state/state.ts'

function census(state: State): Record<string, number> {
  const out: Record<string, number> = {}
  for (let seat = 0; seat < state.options.players; seat++)
    for (let kind = 0; kind < 4; kind++) out[`${seat}.${kind}`] = pieceCount(state, seat, kind)
  for (let type = 1; type <= 5; type++) out[`token.${type}`] = typeCount(state, type)
  return out
}

const told = (settings: ConformSettings<State>) =>
  conform(arcsPackage, { census, ...settings }).map(
    ({ check, what, seed, at }) => `${seed}, entry ${at}: ${check}: ${what}`,
  )

const lars: Controller = { by: 'bot', bot: 'lars' }
const printed: Controller = { by: 'bot', bot: 'lars', options: { preset: 'printed' } }
const eagerToDeclare: Controller = { by: 'bot', bot: 'lars', options: { damagedFly: true, demands: 'tied' } }
const one = { players: 3, role3: 'lars' }
const two = { players: 3, role2: 'lars', role3: 'lars' }
const three = { players: 3, role1: 'lars', role2: 'lars', role3: 'lars' }

const tables: [string, ConformSettings<State>][] = [
  ['one person, two Lars', { options: { ...two, setup: '3p-frontiers' }, seats: { yellow: lars, blue: lars } }],
  ['two people, one Lars', { options: { ...one, setup: '3p-mix-up' }, seats: { blue: lars } }],
  ['three Lars', { options: { ...three, setup: '3p-homelands' }, seats: { red: lars, yellow: lars, blue: lars } }],
  ['seats of Lars at random', { options: { ...three, setup: '3p-core-conflict' } }],
  [
    'beside a real board',
    {
      options: two,
      seats: { yellow: lars, blue: lars },
      chance: { actionCards: 'secret', botDice: 'table', botCards: 'table', battleDice: 'table' },
    },
  ],
  [
    'beside SUPERCAT',
    {
      options: { players: 3, role2: 'lars', role3: 'supercat', setup: '3p-mix-up' },
      seats: { yellow: lars, blue: { by: 'bot', bot: 'supercat' } },
    },
  ],
  ['the other readings', { options: { ...three, larsCap: true, larsRaid: true }, seats: { red: lars, yellow: lars } }],
  ['as printed', { options: three, seats: { red: printed, yellow: printed } }],
  [
    'more of the other readings',
    { options: { ...three, larsFewDice: true, larsOutrage: true }, seats: { red: lars, yellow: eagerToDeclare } },
  ],
]

/** A sample; `npm run test:full` looks at every table. */
const looked = tables.filter((_, at) => process.env.FULL === '1' || at % 3 === 1)

describe.each(looked)('Lars: %s', (_name, settings) => {
  it('keeps every promise', () => {
    expect(told({ ...settings, seed: 'lars', every: 25, written: 3, hidden: true })).toEqual([])
  }, 240_000)
})
