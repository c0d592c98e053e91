// What every bot of Arcs decides in a whole game, at each number of players: `npm run goldens` writes it anew after a
// deliberate change of its rules.

import * as fs from 'node:fs'
import type { Controller, Options } from '@understudy/table'
import { decisions, goldenJournal, goldenText } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcs } from '../game.ts'
import { arcsPackage } from '../package.ts'
import '../campaign.ts'

const folder = new URL('../generated/', import.meta.url)

interface Company {
  readonly bot: string
  readonly version?: string
  readonly role: string
  readonly players?: readonly number[]
  readonly options?: Options
}

const companies: readonly Company[] = [
  { bot: 'supercat', version: '0.10', role: 'supercat' },
  { bot: 'supercat', version: '0.5', role: 'supercat' },
  { bot: 'supercat', version: '0.10', role: 'supercat', options: { act: 1 } },
  { bot: 'supercat', version: '0.5', role: 'supercat', options: { act: 1 } },
  { bot: 'lars', role: 'lars', players: [3] },
  { bot: 'eager', role: 'human' },
]
const games = companies.flatMap(({ bot, version, role, players = [2, 3, 4], options = {} }) =>
  players.map((n) => {
    const name = [bot, version, 'act' in options ? 'act1' : undefined, n].filter((part) => part !== undefined).join('-')
    const roles = Object.fromEntries([2, 3, 4].slice(0, n - 1).map((seat) => [`role${seat}`, role]))
    const by: Controller = { by: 'bot', bot, ...(version === undefined ? {} : { version }) }
    return { name, by, options: { players: n, ...roles, ...options } as Options }
  }),
)

describe.each(games)('golden decisions $name', ({ name, by, options }) => {
  it('are decided as they were', () => {
    const [first, ...others] = arcs.seats(options)
    const seats: Record<string, Controller> = { [first?.id ?? '']: { by: 'random' } }
    for (const { id } of others) seats[id] = by
    const decided = decisions(goldenJournal(arcsPackage, { options, seats, seed: `deciding.${name}` }))
    const file = new URL(`deciding-${name}.txt`, folder)
    expect(decided).toBe(goldenText(fs, file, { anew: process.env.UPDATE_GOLDEN !== undefined, make: () => decided }))
  })
})
