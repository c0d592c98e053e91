// Golden journals: whole games that today's rules must play exactly as they were played. After a deliberate change of the
// rules `npm run goldens` writes them anew. Every seat is played at random, so that only the rules are pinned.

import * as fs from 'node:fs'
import type { Controller, GamePackage, Options } from '@understudy/table'
import { parseJournal } from '@understudy/table'
import { goldenJournal, goldenJson, goldenText, sameGolden } from '@understudy/table/testing'
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
    const text = goldenText(fs, file, {
      anew: process.env.UPDATE_GOLDEN !== undefined,
      make: () => goldenJson(goldenJournal(rules, { options, seats: atRandom(options), seed: `golden.${name}` })),
    })
    expect(sameGolden(rules, parseJournal(JSON.parse(text)))).toBeUndefined()
  }, 60_000)
})
