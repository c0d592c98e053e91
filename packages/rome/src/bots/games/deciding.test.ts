// What both bots decide in the first rounds, at each number of players: `npm run goldens` writes it anew after a deliberate
// change of their rules.

import * as fs from 'node:fs'
import { decisions, goldenJournal, goldenText } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { romePackage } from '../../package.ts'
import { type Role, seating } from '../testing/games-testing.ts'

const folder = new URL('../../generated/', import.meta.url)

const games = (['super', 'speed'] as const).flatMap((bot) =>
  [2, 3, 4].map((players): [string, readonly Role[]] => [
    `${bot}bot-${players}`,
    (['human', bot, bot, bot] as const).map((role, at) => (at < players ? role : 'absent')),
  ]),
)

describe.each(games)('golden decisions %s', (name, company) => {
  it('are decided as they were', () => {
    const { options, seats } = seating(company)
    const short = { ...options, 'victory.maxRounds': 3 }
    const decided = decisions(goldenJournal(romePackage, { options: short, seats, seed: `deciding.${name}` }))
    const file = new URL(`deciding-${name}.txt`, folder)
    expect(decided).toBe(goldenText(fs, file, { anew: process.env.UPDATE_GOLDEN !== undefined, make: () => decided }))
  })
})
