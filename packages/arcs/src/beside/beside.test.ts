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

/** `TURNS=500` for a long run. */
const TURNS = Number(process.env.TURNS ?? 40)

const games: [string, Options, string[]][] = [
  [
    'SUPERCAT',
    { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' },
    ['supercat', 'supercat', 'supercat'],
  ],
  ['Lars', { players: 3, role1: 'lars', role2: 'lars', role3: 'lars' }, ['lars', 'lars', 'lars']],
  ['SUPERCAT and Lars', { players: 3, role1: 'supercat', role2: 'lars', role3: 'lars' }, ['supercat', 'lars', 'lars']],
  [
    'SUPERCAT with leaders',
    { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat', leaders: 'supercat', pack: true },
    ['supercat', 'supercat', 'supercat'],
  ],
]

describe('beside the board, the table does not drift', () => {
  it.each(games)('%s', (name, options, bots) => {
    const seats = Object.fromEntries(
      bots.map((bot, seat): [string, Controller] => [COLOURS[seat]!, { by: 'bot', bot }]),
    )
    const run = carryOut(
      arcsPackage,
      arcsBeside,
      { options, seats, seed: `beside.${name}`, turns: TURNS, names: NAMES },
      (state) => new ArcsSecondTable(state),
    )
    expect(run.fault).toBeUndefined()
    expect(run.turns).toBe(TURNS)
  })
})
