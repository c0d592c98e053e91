// Golden journals: whole games that today's rules must play exactly as they were played. After a deliberate change of the
// rules `npm run goldens` writes them anew.

import * as fs from 'node:fs'
import type { Controller, Options } from '@understudy/table'
import { loadJournal, parseJournal } from '@understudy/table'
import { goldenJournal, goldenJson, goldenText, sameGolden } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcs } from './game.ts'
import { arcsPackage } from './package.ts'

const folder = new URL('./generated/', import.meta.url)

const lars: Controller = { by: 'bot', bot: 'lars' }
const threeLars = { players: 3, role1: 'lars', role2: 'lars', role3: 'lars', setup: '3p-mix-up' } as const
const twoLars = { players: 3, role2: 'lars', role3: 'lars', setup: '3p-frontiers' } as const

const games: [string, Options, Record<string, Controller>][] = [
  ['2-players', { players: 2 }, {}],
  ['3-players', { players: 3 }, {}],
  ['4-players', { players: 4 }, {}],
  ['4-players-leaders', { players: 4, leaders: 'draft', pack: true }, {}],
  ['3-players-supercat-seats', { players: 3, role2: 'supercat', role3: 'supercat' }, {}],
  ['3-lars', threeLars, { red: lars, yellow: lars, blue: lars }],
  ['2-lars', twoLars, { yellow: lars, blue: lars }],
]

describe.each(games)('golden journal %s', (name, options, bots) => {
  const file = new URL(`golden-${name}.json`, folder)
  it('is played as it was', () => {
    const text = goldenText(fs, file, {
      anew: process.env.UPDATE_GOLDEN !== undefined,
      make: () => {
        const seats = Object.fromEntries(
          arcs.seats(options).map(({ id }): [string, Controller] => [id, bots[id] ?? { by: 'random' }]),
        )
        return goldenJson(goldenJournal(arcsPackage, { options, seats, seed: `golden.${name}` }))
      },
    })
    expect(sameGolden(arcsPackage, parseJournal(JSON.parse(text)))).toBeUndefined()
  }, 60_000)
})

/** Played when Lars rolled no more dice than it had ships (lars/A37); these files are never written anew. */
describe.each(['2-lars-before', '3-lars-before'])('golden journal %s', (name) => {
  const file = parseJournal(JSON.parse(fs.readFileSync(new URL(`golden-${name}.json`, folder), 'utf8')))

  it('is played as it was, by the options of its day', () => {
    expect(sameGolden(arcsPackage, file, { credits: false })).toBeUndefined()
    const { table, resumed } = loadJournal(arcsPackage, file)
    expect(resumed).toBeUndefined()
    expect(table.state.options).toMatchObject({ larsFewDice: true, larsOutrage: false, tradeUnasked: true })
    expect(table.entries).toHaveLength(file.entries.length)
  }, 60_000)

  it('needs them: with those of today its dice would be others', () => {
    const [start, ...rest] = file.entries
    if (start?.t !== 'start') throw new Error('no start')
    const today = { ...start, options: { ...start.options, larsFewDice: false }, hash: undefined }
    const { hash: _, ...bare } = today
    expect(sameGolden(arcsPackage, { ...file, entries: [bare, ...rest] }, { credits: false })).toBeDefined()
  }, 60_000)
})
