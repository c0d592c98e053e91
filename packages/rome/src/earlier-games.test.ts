// Games that were recorded before options for R-20, R-72 and R-121, and before the bots' initiative cards lay face down,
// are replayed by the rules of their day.

import { readFileSync } from 'node:fs'
import { loadJournal, parseJournal } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { romePackage } from './package.ts'
import { LATER_OPTIONS } from './rules/options/options.ts'
import { startGame } from './rules/round/start.ts'
import { Bench } from './testing.ts'

const recorded = (name: string) =>
  parseJournal(JSON.parse(readFileSync(new URL(`./generated/before-options-${name}.json`, import.meta.url), 'utf8')))

describe.each(['bots', 'mixed'])('a game of earlier rules (%s)', (name) => {
  it('is replayed to its end, and not from a snapshot', () => {
    const journal = recorded(name)
    const { table, resumed } = loadJournal(romePackage, journal)
    expect(resumed).toBeUndefined()
    expect(table.entries).toHaveLength(journal.entries.length)
    expect(table.state.over).not.toBeNull()
    for (const { id } of LATER_OPTIONS) expect(table.state.options).not.toHaveProperty([id])
  }, 60_000)
})

it('has losses of declared armies and all initiative cards at once in it', () => {
  const { entries } = recorded('mixed')
  const dealt = entries.flatMap((entry) =>
    entry.t === 'answer' || entry.t === 'action' ? [entry.action as { do?: string; cards?: unknown[] }] : [],
  )
  const seats = dealt.filter((action) => action.do === 'initiative').map(({ cards }) => cards?.length)
  expect(new Set(seats)).toEqual(new Set([3]))
})

it('a new game names every option, so that it can be told from an earlier one', () => {
  const roles = { role1: 'super', role2: 'super' } as const
  expect(startGame(roles).options).not.toHaveProperty(['bvb.lossesFrom'])
  expect(new Bench({ ROM: 'super', GRE: 'super' }).state.options).toMatchObject({
    'bvb.lossesFrom': 'decks',
    'battle.evenRoll': 'both',
    'agents.mercenaries': 'any',
  })
})
