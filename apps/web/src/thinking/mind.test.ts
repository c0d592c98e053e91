import { arcsPackage } from '@understudy/arcs'
import { type Entry, Table } from '@understudy/table'
import type { ActionEntry, AnswerEntry } from '@understudy/table/journal'
import { expect, test } from 'vitest'
import { arcsLight } from '../games/arcs/light.ts'
import { Mind } from './mind.ts'

const options = { players: 3, role2: 'supercat', role3: 'supercat' }

/** A page and a mind, and what goes between them. */
function pair(seed: string) {
  const page = new Table(arcsLight, Table.start(arcsLight, { options, seed }).entries, [], true)
  const mind = new Mind(arcsPackage)
  let told = 0
  const tell = (keep = told) => {
    mind.hear({ keep, add: page.entries.slice(keep) })
    told = page.entries.length
  }
  const ahead = () => mind.answer({ do: 'ahead', budget: 1000 }) as { from: number; entries: readonly Entry[] }
  /** Everything that happens by itself. */
  const settle = () => {
    for (let n = 0; n < 1000; n++) {
      const glance = page.glance()
      if (glance.kind === 'auto') page.follow(glance.entry)
      else if (glance.kind === 'bot') {
        tell()
        const { from, entries } = ahead()
        expect(from).toBe(page.entries.length)
        for (const entry of entries) {
          if (entry.t === 'snapshot') continue
          page.follow(entry as ActionEntry | AnswerEntry)
        }
      } else return glance
    }
    throw new Error('the game does not come to rest')
  }
  const act = () => {
    const next = settle()
    if (next.kind !== 'person') throw new Error('nobody is asked')
    page.act(next.decision.sample({ int: (n) => Math.min(1, n - 1) }))
    return settle()
  }
  return { page, mind, tell, ahead, settle, act }
}

/** The same game with bots at the one and only table. */
function alone(seed: string, actions: readonly Entry[]): readonly Entry[] {
  const table = Table.start(arcsPackage, { options, seed })
  const own = actions.filter((entry) => entry.t === 'action' && entry.by === 'person') as ActionEntry[]
  for (;;) {
    while (table.advance() !== undefined);
    const next = own.shift()
    if (next === undefined) return table.entries
    table.act(next.action as never)
  }
}

test('page and mind come to the game that one table alone would have played', () => {
  const { page, act } = pair('one')
  for (let n = 0; n < 14; n++) act()
  expect(page.entries.length).toBeGreaterThan(101)
  expect(page.entries).toEqual(alone('one', page.entries))
})

test('what was worked out ahead is given up when the page does otherwise', () => {
  const { page, act, settle, tell } = pair('two')
  for (let n = 0; n < 4; n++) act()
  const point = page.undoPoint() as number
  page.undo()
  tell(point)
  const next = settle()
  if (next.kind !== 'person') throw new Error('nobody is asked')
  page.act(next.decision.sample({ int: () => 0 }))
  settle()
  expect(page.entries).toEqual(alone('two', page.entries))
})

test('a bot’s entry is explained by what it thought', () => {
  const { page, mind, act, tell } = pair('three')
  for (let n = 0; n < 3; n++) act()
  tell()
  const index = page.entries.findLastIndex((entry) => entry.t === 'action' && entry.by === 'bot')
  expect(mind.answer({ do: 'explain', index })).toMatchObject({ index, same: true })
  expect(structuredClone(mind.answer({ do: 'explain', index }))).toMatchObject({ index })
})

test('an amended journal is the one that amending at one table gives', () => {
  const { page, mind, act, tell } = pair('four')
  for (let n = 0; n < 3; n++) act()
  tell()
  const index = page.entries.findIndex((entry) => entry.t === 'action' && entry.by === 'person')
  const entry = page.entries[index] as Entry
  const again = mind.answer({ do: 'amend', index, entry, keepBots: false }) as { entries: readonly Entry[] }
  expect(again.entries).toEqual(page.entries)
})

test('what a bot is certain to ask next comes along with what it asks, as plain data', () => {
  const table = Table.start(arcsPackage, {
    options: { players: 3, role2: 'lars', role3: 'lars' },
    seed: 'together',
    chance: { botDice: 'table' },
  })
  const follows = () => arcsPackage.game.decision(table.state)?.kind === 'follow'
  for (let n = 0; n < 200; n++) {
    while (table.advance() !== undefined);
    const next = table.next()
    if (next.kind === 'person') table.act(next.decision.sample({ int: (of) => Math.min(1, of - 1) }))
    else if (next.kind !== 'table') break
    else if (next.question.ask === 'roll' && next.question.node === 'TURN.1' && follows()) break
    else table.answer(n % 6)
  }
  const mind = new Mind(arcsPackage)
  mind.hear({ keep: 0, add: table.entries })
  const ahead = structuredClone(mind.answer({ do: 'ahead', budget: 1000, together: ['refill', 'reveal'] }))
  expect(ahead).toMatchObject({ asks: { node: 'TURN.1' }, coming: [{ node: 'TURN.3' }, { node: 'TURN.4' }] })
  expect(mind.answer({ do: 'ahead', budget: 1000 })).toMatchObject({ asks: { node: 'TURN.1' }, coming: [] })
})
