// What every bot decides in a whole game, at each number of players: `npm run goldens` writes it anew after a deliberate
// change of its rules.

import * as fs from 'node:fs'
import { decisions, goldenJournal, goldenText } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { muhqPackage } from '../../package.ts'
import { BOSS } from '../../vocabulary.ts'
import { seatsBy } from '../testing/game-testing.ts'

const folder = new URL('../../generated/', import.meta.url)

const games = ['kraken', 'tyrant'].flatMap((boss) => [1, 2, 3, 4].map((players) => [boss, players] as const))

describe.each(games)('golden decisions: the %s against %i', (boss, players) => {
  it('are decided as they were', () => {
    const seats = { ...seatsBy('partner', players), [BOSS]: { by: 'bot', bot: boss } as const }
    const name = `${boss}-${players}`
    const decided = decisions(
      goldenJournal(muhqPackage, { options: { boss, players }, seats, seed: `deciding.${name}` }),
    )
    const file = new URL(`deciding-${name}.txt`, folder)
    expect(decided).toBe(goldenText(fs, file, { anew: process.env.UPDATE_GOLDEN !== undefined, make: () => decided }))
  })
})
