// Games at random with leaders and lore, and with people, SUPERCAT and Lars at one table.

import { keyedRandom } from '@understudy/table'
import { conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { arcsPackage } from '../../package.ts'
import { playOut } from './promises-testing.ts'

/** Games at each table; `npm run test:full` plays more of them. */
const FULL = process.env.FULL === '1'
const GAMES = FULL ? 30 : 4
const DRAFT = { leaders: 'draft', pack: true }
const BOTS = { leaders: 'supercat', pack: true }
const SECRET = { actionCards: 'secret' as const }
const tables = [
  ['2 people, two lore each', { players: 2, ...DRAFT, extraLore: true }, {}],
  ['3 people', { players: 3, ...DRAFT }, {}],
  ['4 people, two lore each', { players: 4, ...DRAFT, extraLore: true }, {}],
  ['a person and a SUPERCAT', { players: 2, ...BOTS, role1: 'supercat' }, {}],
  ['a person and two SUPERCATs', { players: 3, ...BOTS, role1: 'supercat', role2: 'supercat' }, {}],
  ['two people and two SUPERCATs that drafted', { players: 4, ...DRAFT, role1: 'supercat', role3: 'supercat' }, {}],
  ['secret hands and a SUPERCAT', { players: 3, ...DRAFT, role2: 'supercat' }, SECRET],
  ['secret hands', { players: 4, ...DRAFT, extraLore: true }, SECRET],
  ['bonus cards from the discard', { players: 3, ...DRAFT, role2: 'supercat', bonusFromDiscard: true }, {}],
  ['a person, a SUPERCAT and a Lars', { players: 3, role2: 'supercat', role3: 'lars' }, {}],
  ['the same with secret hands', { players: 3, role2: 'supercat', role3: 'lars' }, SECRET],
] as const

describe.each(tables)('%s', (name, options, chance) => {
  it(`keeps its promises in ${GAMES} games at random`, () => {
    const wrong: unknown[] = []
    for (let game = 0; game < GAMES; game++) {
      const played = playOut(arcs.start(options, chance), keyedRandom('promises', `${name}.${game}`), 23)
      if (played.wrong !== undefined) wrong.push({ game, ...played, frames: undefined })
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

describe.each([
  ['2 at the table', { players: 2, ...BOTS, role1: 'supercat' }, {}],
  ['3 at the table', { players: 3, ...DRAFT, extraLore: true, role2: 'supercat' }, {}],
  ['4 at the table', { players: 4, ...DRAFT, role1: 'supercat', role4: 'supercat' }, {}],
  ['3 at the table, secret hands', { players: 3, ...DRAFT, role2: 'supercat' }, SECRET],
] as const)('conformance with SUPERCAT seats, leaders and lore: %s', (name, options, chance) => {
  it('views hide what is hidden, pickers end in legal actions, journals replay', () => {
    const problems = conform(arcsPackage, { options, chance, seed: name, every: 20, written: 5, hidden: true })
    expect(problems.map(({ check, what, at }) => `entry ${at}: ${check}: ${what}`)).toEqual([])
  }, 240_000)
})
