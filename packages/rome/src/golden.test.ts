// Golden journals: whole games that today's rules must play exactly as they were played. After a deliberate change of the
// rules they are written anew with UPDATE_GOLDEN=1. Every seat is played at random, so that only the rules are pinned.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Controller, GamePackage, Options } from '@understudy/table'
import { parseJournal } from '@understudy/table'
import { goldenJournal, sameGolden } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { rome } from './game.ts'
import type { State } from './rules/state/state.ts'
import type { Action } from './vocabulary.ts'

const folder = new URL('./generated/', import.meta.url)
const atRandom = (options: Options): Record<string, Controller> =>
  Object.fromEntries(rome.seats(options).map(({ id }): [string, Controller] => [id, { by: 'random' }]))
const rules: GamePackage<State, Action> = { game: rome, bots: [], seating: atRandom }

const games: [string, Options][] = [
  ['people', { role1: 'human', role2: 'human', role3: 'human', role4: 'human', 'victory.maxRounds': 4 }],
  ['bots', { role1: 'super', role2: 'speed', role3: 'super', role4: 'speed', 'victory.maxRounds': 4 }],
  ['mixed', { role1: 'human', role2: 'super', role3: 'absent', role4: 'speed', 'victory.maxRounds': 6 }],
]

describe.each(games)('golden journal %s', (name, options) => {
  const file = new URL(`golden-${name}.json`, folder)
  it('is played as it was', () => {
    if (process.env.UPDATE_GOLDEN !== undefined || !existsSync(file)) {
      mkdirSync(folder, { recursive: true })
      const journal = goldenJournal(rules, { options, seats: atRandom(options), seed: `golden.${name}` })
      // Snapshots only serve to resume old games; without them the files stay small.
      const entries = journal.entries.filter((entry) => entry.t !== 'snapshot')
      writeFileSync(file, `${JSON.stringify({ ...journal, entries })}\n`)
    }
    expect(sameGolden(rules, parseJournal(JSON.parse(readFileSync(file, 'utf8'))))).toBeUndefined()
  }, 60_000)
})
