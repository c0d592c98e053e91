// Bots that come to a game in its midst find their way; by the hundred games this is done in `npm run soak -- --enter`.

import type { Controller, Options } from '@understudy/table'
import { checkEntering } from '@understudy/table/testing'
import { expect, it } from 'vitest'
import { arcsPackage } from '../package.ts'

const bot = (id: string): Controller => ({ by: 'bot', bot: id })

const tables: [string, Options, Record<string, Controller>, number][] = [
  ['three Lars', { role1: 'lars', role2: 'lars', role3: 'lars' }, {}, 2],
  ['Lars, SUPERCAT and the eager player', { role2: 'lars', role3: 'supercat' }, { red: bot('eager') }, 3],
  ['SUPERCAT among themselves', { role1: 'supercat', role2: 'supercat', role3: 'supercat' }, {}, 3],
]

it.each(tables)(
  '%s go on from wherever they come in, chance under way or not',
  (_name, options, seats, every) => {
    const found = checkEntering(arcsPackage, { options: { players: 3, ...options }, seats, seed: 'enter', every })
    expect(found.faults).toEqual([])
    expect(found.points).toBeGreaterThan(50)
    expect(found.waiting).toBeGreaterThan(5)
  },
  120_000,
)
