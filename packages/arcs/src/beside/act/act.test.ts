// A table of Act I on which only the list of instructions is carried out shows the same position as the app.

import type { Controller, Options } from '@understudy/table'
import { carryOut } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import '../../campaign.ts'
import { arcsPackage } from '../../package.ts'
import { FATES, GOLEMS, POLICIES } from '../../rules/campaign/vocabulary.ts'
import {
  AMBITIONS,
  COLOURS,
  EVERY_ACTION_CARD,
  EVERY_COURT_CARD,
  EVERY_LORE,
  OWNERS,
  RESOURCES,
  SITES,
  SYSTEMS,
} from '../../vocabulary.ts'
import { ArcsSecondTable } from '../second-table-testing.ts'
import { actBeside } from './index.ts'

const NAMES: readonly (readonly string[])[] = [
  COLOURS,
  OWNERS.slice(4),
  RESOURCES,
  GOLEMS,
  POLICIES,
  FATES,
  SYSTEMS,
  SITES,
  EVERY_ACTION_CARD,
  EVERY_COURT_CARD,
  EVERY_LORE,
  AMBITIONS,
  ['trophies', 'captives', 'guild', 'hand', 'deck', 'open', 'up', 'down', 'seize', 'outrage', 'slots', 'favors'],
  ['supply', 'boxes', 'courtDeck', 'courtBottom', 'courtDiscard', 'aside', 'stack', 'discard'],
  ['trust', 'league', 'hearth', 'faithful', 'scrapped', 'box'],
  ['ship', 'city', 'starport', 'agent'],
  ['zeal', 'wisdom'],
]

/** Twice as many with `npm run test:full`; `TURNS=200` for as many as the design asks. */
const MANY = process.env.FULL === '1' ? 2 : 1
const TURNS = { step: Number(process.env.TURNS ?? 12 * MANY), turn: Number(process.env.TURNS ?? 25 * MANY) }

const fates = (...ids: string[]): Options => Object.fromEntries(ids.map((id, seat) => [`fate${seat + 1}`, id]))
const bots = (players: number, version: string, more: Options): [Options, Record<string, Controller>] => {
  const seats = [1, 2, 3, 4].slice(0, players)
  return [
    { players, act: 1, ...Object.fromEntries(seats.map((n) => [`role${n}`, 'supercat'])), ...more },
    Object.fromEntries(seats.map((n) => [COLOURS[n - 1]!, { by: 'bot', bot: 'supercat', version }])),
  ]
}

const games: [string, [Options, Record<string, Controller>]][] = [
  ['Steward, Founder', bots(2, '0.10', fates('steward', 'founder'))],
  ['Magnate, Advocate, Caretaker', bots(3, '0.5', { pack: true, ...fates('magnate', 'advocate', 'caretaker') })],
  ['Partisan, Admiral, Believer, Founder', bots(4, '0.10', fates('partisan', 'admiral', 'believer', 'founder'))],
  ['by lot', bots(4, '0.5', {})],
]

describe('an act beside the board, the table does not drift', () => {
  it.each(games.flatMap((game) => (['step', 'turn'] as const).map((by) => [...game, by] as const)))(
    '%s',
    (name, [options, seats], by) => {
      const run = carryOut(
        arcsPackage,
        actBeside,
        { options, seats, seed: `beside.act.${name}`, turns: TURNS[by], by, names: NAMES },
        (state) => new ArcsSecondTable(state),
      )
      expect(run.fault).toBeUndefined()
      expect(run.turns).toBe(TURNS[by])
    },
  )
})
