import { muhqPackage } from '@understudy/muhq'
import { type ActionEntry, type Entry, Table } from '@understudy/table'
import { expect, test } from 'vitest'
import { isBotsTurn, lastRun } from './moments.ts'

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
