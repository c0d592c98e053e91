// Golden journals of Act I: for each number of seats, and so that every Fate is in one of them. After a deliberate change of
// the rules `npm run goldens` writes them anew.

import * as fs from 'node:fs'
import { type Controller, loadJournal, type Options, parseJournal } from '@understudy/table'
import { goldenJournal, goldenJson, goldenText, sameGolden } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { arcsPackage } from '../../package.ts'
import '../../act.ts'

const folder = new URL('../../generated/', import.meta.url)

const fates = (...ids: string[]): Options => Object.fromEntries(ids.map((id, seat) => [`fate${seat + 1}`, id]))

const games: [string, Options][] = [
  ['act1-2-seats', { players: 2, act: 1, ...fates('steward', 'founder') }],
  ['act1-3-seats', { players: 3, act: 1, pack: true, ...fates('magnate', 'advocate', 'caretaker') }],
  ['act1-4-seats', { players: 4, act: 1, ...fates('partisan', 'admiral', 'believer', 'founder') }],
  ['act1-4-seats-drawn', { players: 4, act: 1 }],
]

describe.each(games)('golden journal %s', (name, options) => {
  const file = new URL(`golden-${name}.json`, folder)

  it('is played as it was, and opens', () => {
    const text = goldenText(fs, file, {
      anew: process.env.UPDATE_GOLDEN !== undefined,
      make: () => {
        const seats = Object.fromEntries(
          arcs.seats(options).map(({ id }): [string, Controller] => [id, { by: 'random' }]),
        )
        return goldenJson(goldenJournal(arcsPackage, { options, seats, seed: `golden.${name}` }))
      },
    })
    const journal = parseJournal(JSON.parse(text))
    expect(sameGolden(arcsPackage, journal)).toBeUndefined()
    const { table, resumed } = loadJournal(arcsPackage, journal)
    expect(resumed).toBeUndefined()
    expect(arcs.outcome(table.state)).toBeDefined()
  }, 120_000)
})
