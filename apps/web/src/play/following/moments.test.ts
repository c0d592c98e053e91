import { muhqPackage } from '@understudy/muhq'
import { type Entry, Table } from '@understudy/table'
import type { ActionEntry } from '@understudy/table/journal'
import { expect, test } from 'vitest'
import { isBotsTurn, lastRun, opensBotsTurn } from './moments.ts'

const person: ActionEntry = { t: 'action', seat: 'p1', by: 'person', action: null }
const bot: ActionEntry = { t: 'action', seat: 'boss', by: 'bot', action: null }
const start: Entry = { t: 'start', options: {}, seats: {}, seed: '', chance: {} }
const answer = (by: 'app' | 'table'): Entry => ({ t: 'answer', key: '', seat: 'chance', by, kind: 'chance' })

test('the last run is the stretch of bots’ doings after the last thing a person did', () => {
  expect(lastRun([start, person])).toBeUndefined()
  expect(lastRun([start, person, bot, answer('app'), bot])).toEqual({ from: 2, to: 5 })
  expect(lastRun([start, person, bot, bot, person, person])).toEqual({ from: 2, to: 4 })
})

test('an answer from the table interrupts a bot’s turn but does not end it', () => {
  expect(lastRun([start, person, bot, answer('table'), bot])).toEqual({ from: 2, to: 5 })
})

test('it is a bot’s turn once it has acted in it', () => {
  const table = Table.start(muhqPackage, { options: {}, seed: 'moments', seats: { p1: { by: 'random' } } })
  expect(isBotsTurn(table)).toBe(false)
  for (let step = 0; step < 150; step++) {
    const logged = table.advance()
    if (logged === undefined) break
    const { entry, moment } = logged
    const turned = moment !== muhqPackage.game.moment(table.state)
    if (entry.t === 'action') expect(isBotsTurn(table)).toBe(!turned)
  }
})

test('dice and cards that begin a bot’s turn wait for what another bot did; those of a person’s turn do not', () => {
  const at = (...entries: Entry[]) => ({
    entries,
    controller: (seat: string) => (seat === 'p1' ? { by: 'person' as const } : { by: 'bot' as const, bot: 'x' }),
  })
  const roll = (seat: string): Entry => ({ t: 'answer', key: '', seat, by: 'app', kind: 'roll', value: 1, of: 6 })
  const drawn = (seat: string): Entry => ({ ...answer('app'), action: { do: 'reveal', seat } }) as Entry
  expect(opensBotsTurn(at(start, person, bot), roll('boss'))).toBe(true)
  expect(opensBotsTurn(at(start, person, bot), drawn('boss'))).toBe(true)
  expect(opensBotsTurn(at(start, person, bot, answer('app')), drawn('p1'))).toBe(false)
  expect(opensBotsTurn(at(start, person), drawn('boss'))).toBe(false)
  expect(opensBotsTurn(at(start, person, bot), bot)).toBe(false)
})
