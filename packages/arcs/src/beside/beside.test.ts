// A table on which only the list of instructions is carried out shows the same position as the app.

import type { Controller, Options } from '@understudy/table'
import { carryOut } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcsPackage } from '../package.ts'
import { ACTION_CARDS, AMBITIONS, COLOURS, COURT_CARDS, LORE_CARDS, RESOURCES, SITES, SYSTEMS } from '../vocabulary.ts'
import { arcsBeside } from './index.ts'
import { ArcsSecondTable } from './second-table-testing.ts'

const NAMES: readonly (readonly string[])[] = [
  COLOURS,
  RESOURCES,
  SYSTEMS,
  SITES,
  ACTION_CARDS,
  COURT_CARDS,
  LORE_CARDS,
  AMBITIONS,
  ['trophies', 'captives', 'guild', 'hand', 'deck', 'open', 'up', 'down', 'seize', 'outrage', 'slots'],
  ['supply', 'boxes', 'courtDeck', 'courtBottom', 'courtDiscard', 'aside', 'stack', 'discard'],
  ['ship', 'city', 'starport', 'agent'],
]

/** `TURNS=200` for as many as the design asks. */
const TURNS = { step: Number(process.env.TURNS ?? 15), turn: Number(process.env.TURNS ?? 30) }

const three = (role: string, bot: string, more: Options = {}): [Options, string[]] => [
  { players: 3, role1: role, role2: role, role3: role, ...more },
  [bot, bot, bot],
]
const games: [string, Options, string[]][] = [
  ['SUPERCAT 0.5', ...three('supercat', 'supercat@0.5')],
  ['SUPERCAT 0.10', ...three('supercat', 'supercat@0.10')],
  ['Lars', ...three('lars', 'lars')],
  [
    'SUPERCAT and Lars',
    { players: 3, role1: 'supercat', role2: 'lars', role3: 'lars' },
    ['supercat@0.10', 'lars', 'lars'],
  ],
  ['SUPERCAT with leaders', ...three('supercat', 'supercat@0.10', { leaders: 'supercat', pack: true })],
]

describe('beside the board, the table does not drift', () => {
  it.each(games.flatMap((game) => (['step', 'turn'] as const).map((by) => [...game, by] as const)))(
    '%s',
    (name, options, bots, by) => {
      const seats = Object.fromEntries(
        bots.map((name, seat): [string, Controller] => {
          const [bot = '', version] = name.split('@')
          return [COLOURS[seat]!, { by: 'bot', bot, ...(version === undefined ? {} : { version }) }]
        }),
      )
      const run = carryOut(
        arcsPackage,
        arcsBeside,
        { options, seats, seed: `beside.${name}`, turns: TURNS[by], by, names: NAMES },
        (state) => new ArcsSecondTable(state),
      )
      expect(run.fault).toBeUndefined()
      expect(run.turns).toBe(TURNS[by])
    },
  )
})
