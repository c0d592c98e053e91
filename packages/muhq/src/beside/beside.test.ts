// A table on which only the list of instructions is carried out shows the same position as the app.

import type { Controller } from '@understudy/table'
import { carryOut } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { muhqPackage } from '../package.ts'
import { tileName } from '../rules/grid.ts'
import { SEATS } from '../vocabulary.ts'
import { muhqBeside } from './index.ts'
import { MuhqSecondTable } from './second-table-testing.ts'

const TILES = [...Array(20).keys()].flatMap((x) => [...Array(20).keys()].map((y) => tileName({ x, y })))

/** `TURNS=200` for as many as the design asks. */
const TURNS = Number(process.env.TURNS ?? 30)

describe('beside the board, the table does not drift', () => {
  it.each(
    (['kraken', 'tyrant'] as const).flatMap((boss) =>
      [1, 3].flatMap((players) => (['step', 'turn'] as const).map((by) => [boss, players, by] as const)),
    ),
  )('the %s against %i, by %s', (boss, players, by) => {
    const people = SEATS.slice(0, players).map((seat): [string, Controller] => [seat, { by: 'bot', bot: 'partner' }])
    const run = carryOut(
      muhqPackage,
      muhqBeside,
      {
        options: { boss, players },
        seats: { ...Object.fromEntries(people), boss: { by: 'bot', bot: boss } },
        seed: `beside.${boss}`,
        turns: TURNS,
        by,
        names: [SEATS, TILES],
        // A tile has one unit: whose it is need not be said, nor its number in the app.
        quiet: ['unit.id', 'unit.seat'],
      },
      (state) => new MuhqSecondTable(state),
    )
    expect(run.fault).toBeUndefined()
    expect(run.turns).toBe(TURNS)
  })
})
