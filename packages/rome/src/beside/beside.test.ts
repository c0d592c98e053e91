// A table on which only the list of instructions is carried out shows the same position as the app.

import type { Options } from '@understudy/table'
import { carryOut } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { romePackage } from '../package.ts'
import { ROMAN } from '../rules/state/names.ts'
import { STATUSES } from '../vocabulary.ts'
import { romeBeside } from './index.ts'
import { RomeSecondTable } from './second-table-testing.ts'

const NAMES = [
  ROMAN,
  STATUSES,
  ['walls', 'market', 'barracks', 'wonder'],
  ['reserves', 'navy', 'toFlip', 'hand', 'pool', 'actions', 'spent', 'gold', 'vp'],
] as const

/** `TURNS=200` for as many as the design asks. */
const TURNS = Number(process.env.TURNS ?? 20)

const games: [string, Options][] = [
  ['Super-bots', { role1: 'super', role2: 'super', role3: 'super', role4: 'super' }],
  ['Speed-bots', { role1: 'speed', role2: 'speed', role3: 'speed', role4: 'speed' }],
  ['both', { role1: 'super', role2: 'speed', role3: 'absent', role4: 'super' }],
]

describe('beside the board, the table does not drift', () => {
  it.each(games.flatMap((game) => (['step', 'turn'] as const).map((by) => [...game, by] as const)))(
    '%s',
    (name, options, by) => {
      const run = carryOut(
        romePackage,
        romeBeside,
        {
          options,
          seats: {},
          seed: `beside.${name}`,
          turns: TURNS,
          by,
          names: NAMES,
        },
        (state) => new RomeSecondTable(state),
      )
      expect(run.fault).toBeUndefined()
      expect(run.turns).toBe(TURNS)
    },
  )
})
