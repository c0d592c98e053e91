import { arcsPackage } from '@understudy/arcs'
import { arcsBeside } from '@understudy/arcs/beside'
import { keyedRandom, type Logged, Table } from '@understudy/table'
import { expect, it } from 'vitest'
import type { AnyTable } from '../../store/games.ts'
import { Carrying } from './carrying.ts'
import { toCarryOut } from './to-carry-out.ts'

/** Bots alone, but every card and die comes from the real table. */
function played(): AnyTable {
  const bots = ['red', 'yellow', 'blue'].map((seat) => [seat, { by: 'bot', bot: 'supercat' }] as const)
  const table = Table.start(arcsPackage, {
    options: { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' },
    seed: 'carrying',
    seats: Object.fromEntries(bots),
    chance: Object.fromEntries(arcsPackage.game.sources.map(({ id }) => [id, 'table'] as const)),
  })
  const random = keyedRandom('carrying', '')
  while (table.entries.length < 300) {
    const next = table.next()
    if (next.kind === 'auto') table.advance()
    else if (next.kind === 'table' && next.question.ask === 'chance')
      table.answer(next.question.decision.sample(random), next.question)
    else if (next.kind === 'table' && next.question.ask === 'roll') table.answer(random.int(6), next.question)
    else break
  }
  return table as AnyTable
}

it('what follows from a card or a roll that people told is on the list, and every payment', () => {
  const table = played()
  const carrying = new Carrying(arcsBeside)
  const carries = (logged: Logged) => carrying.lines(table, logged).length > 0
  const list = toCarryOut(table.log, 0, undefined, carries)
  for (const logged of table.log) if (carries(logged)) expect(list).toContain(logged)
  // The cards of the very first turn too, which are turned over before anybody has acted.
  const turned = table.log.find(({ events }) => events.some(({ say }) => say === 'log.revealed'))
  expect(list).toContain(turned)
  const told = list.filter(({ entry }) => entry.t === 'answer' && entry.by === 'table')
  expect(told.length).toBeGreaterThan(10)
  const text = list.flatMap((logged) =>
    carrying.lines(table, logged).map(({ change }) => carrying.tell(table, change, 'en')),
  )
  expect(text.join('\n')).toMatch(/counter of the virtual hand: 5/)
  expect(text.join('\n')).toMatch(/slot \d \(\d keys?\) → supply/)
  expect(text.join('\n')).toMatch(/open cards → \w+, played face down/)
})

it('asked in any order, a step means the same', () => {
  const table = played()
  const there = new Carrying(arcsBeside)
  const back = new Carrying(arcsBeside)
  const forward = table.log.map((logged) => there.lines(table, logged))
  const backward = [...table.log].reverse().map((logged) => back.lines(table, logged))
  expect(forward.flat().length).toBeGreaterThan(100)
  expect(backward.reverse()).toEqual(forward)
})

it('a person’s own turn is not: they have done it on the table themselves', () => {
  const own = { t: 'action', seat: 'red', by: 'person', action: {} }
  const answer = { t: 'answer', by: 'table', kind: 'chance', seat: 'chance', key: '' }
  const bot = { ...own, by: 'bot' }
  const entries = [own, answer, answer, bot, answer, answer]
  const log = entries.map(
    (entry, index) => ({ index, entry, events: [], moment: 'aabbbc'[index] }) as unknown as Logged,
  )
  expect(toCarryOut(log, 0, undefined, () => true).map(({ index }) => index)).toEqual([2, 3, 4])
  expect(toCarryOut(log, 4, undefined, () => true).map(({ index }) => index)).toEqual([4])
})
