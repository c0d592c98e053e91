// Games that were begun before an option existed go on as they were begun; games begun today write down every option.

import { loadJournal, parseJournal, Table } from '@understudy/table'
import { expect, it } from 'vitest'
import { lars } from './bots/lars/index.ts'
import { supercat } from './bots/supercat/index.ts'
import { arcs } from './game.ts'
import { arcsPackage } from './package.ts'

const OPTIONS = { players: 3, role2: 'supercat', role3: 'lars', setup: '3p-frontiers' } as const
const SEATS = {
  red: { by: 'random' },
  yellow: { by: 'bot', bot: 'supercat', options: { gpCarryOver: false } },
  blue: { by: 'bot', bot: 'lars' },
} as const

function begun(): Table<unknown, unknown> {
  const table = Table.start<unknown, unknown>(arcsPackage as never, { options: OPTIONS, seats: SEATS, seed: 'older' })
  for (let n = 0; n < 60; n++) table.advance()
  return table
}

/** The same game as it would have been written down before the new options. */
function older(table: Table<unknown, unknown>) {
  const file = JSON.parse(JSON.stringify(table.file()))
  const [start] = file.entries
  for (const { id, before } of arcs.options) if (before !== undefined) delete start.options[id]
  start.seats = SEATS
  for (const entry of file.entries) delete entry.hash
  return parseJournal({ ...file, entries: [start] })
}

const idsOf = (options: readonly { readonly id: string }[]): string[] => options.map(({ id }) => id).sort()
const optionsAt = (table: Table<unknown, unknown>, seat: string): Record<string, unknown> => {
  const who = table.controller(seat)
  return who.by === 'bot' ? { ...who.options } : {}
}

it('a game begun today names all options of the game and of its bots', () => {
  const [start] = begun().entries
  if (start?.t !== 'start') throw new Error('no start')
  expect(Object.keys(start.options).sort()).toEqual(idsOf(arcs.options))
  const bots = Object.values(start.seats).flatMap((who) =>
    who.by === 'bot' ? [Object.keys(who.options ?? {}).sort()] : [],
  )
  expect(bots).toEqual([idsOf(supercat.options), idsOf(lars.options)])
})

it('and goes on with them when it is opened again', () => {
  const table = begun()
  const { table: again, resumed } = loadJournal(
    arcsPackage as never,
    parseJournal(JSON.parse(JSON.stringify(table.file()))),
  )
  expect(resumed).toBeUndefined()
  expect(again.options).toEqual(table.options)
  expect(optionsAt(again as never, 'yellow')).toEqual(optionsAt(table, 'yellow'))
  expect(optionsAt(again as never, 'yellow')).toMatchObject({ gpCarryOver: false, raidEarly: 'never' })
})

it('a game that does not name them is played as in its day', () => {
  const { table } = loadJournal(arcsPackage as never, older(begun()))
  expect(table.options).toMatchObject({
    larsFewDice: true,
    larsOutrage: false,
    larsRanksPeople: false,
    tradeUnasked: true,
  })
  expect(optionsAt(table as never, 'yellow')).toMatchObject({
    gpCarryOver: false,
    combatCard: 'asNeeded',
    combatCardOnAutoSelect: true,
    changeControl: 'takeFirst',
    walkOff: true,
    stripBuilding: false,
    raidAtOnce: true,
  })
})

it('a bot that sits down later in such a game plays as today', () => {
  const { table } = loadJournal(arcsPackage as never, older(begun()))
  table.seat('yellow', { by: 'bot', bot: 'supercat' })
  expect(table.controller('yellow')).toMatchObject({ version: '0.10' })
  expect(optionsAt(table as never, 'yellow')).toMatchObject({ stripBuilding: true, raidEarly: 'never' })
  table.seat('yellow', { by: 'bot', bot: 'supercat', version: '0.5' })
  expect(optionsAt(table as never, 'yellow')).toMatchObject({ combatCard: 'fuelAndWeapon', raidAtOnce: false })
})

it('a position names the new options only if they are not those of its day', () => {
  const saved = (options: Record<string, unknown>) =>
    (arcs.serialise(arcs.start({ ...OPTIONS, ...options } as never, {})) as { options: Record<string, unknown> })
      .options
  expect(saved({ larsFewDice: true, tradeUnasked: true })).not.toHaveProperty('larsFewDice')
  expect(saved({ larsFewDice: true, tradeUnasked: true })).not.toHaveProperty('tradeUnasked')
  expect(saved({})).toMatchObject({ larsFewDice: false, tradeUnasked: false })
  expect(saved({ larsOutrage: true })).toMatchObject({ larsOutrage: true })
  for (const options of [{}, { larsFewDice: true }, { larsOutrage: true, tradeUnasked: true }]) {
    const state = arcs.start({ ...OPTIONS, ...options } as never, {})
    expect(arcs.parse(arcs.serialise(state)).options).toEqual(state.options)
  }
})
