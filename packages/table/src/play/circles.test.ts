// A bot that goes on for ever is stopped with one sentence, whatever it goes round by.

import { describe, expect, it } from 'vitest'
import { type Bot, type GamePackage, scriptedBot } from '../games/bot.ts'
import { amend } from '../journal/amend.ts'
import { loadJournal } from '../journal/load.ts'
import { parseJournal } from '../journal/read-journal.ts'
import { toy } from '../testing/toy.ts'
import { toyGame } from '../testing/toy-game.ts'
import type { Toy, ToyAction } from '../testing/toy-state.ts'
import { BotStuck } from './circles.ts'
import { simulate } from './simulate.ts'
import { Table } from './table.ts'

const DIE = { id: 'd6', faces: [1, 2, 3, 4, 5, 6] }
const WORK: ToyAction = { do: 'work' }
const roll = { roll: DIE, node: 'LOOP.1' } as const
const pick = { pick: 3, node: 'LOOP.2' } as const
const work = { act: WORK, node: 'LOOP.3' } as const

type Wants = ReturnType<Bot<Toy, ToyAction>['step']>

/** Wants these things one after another, for ever. */
const looping = (...wants: readonly Wants[]): Bot<Toy, ToyAction> => ({
  id: 'loop',
  version: '1',
  fresh: () => ({ at: 0 }),
  idle: () => false,
  step: (_view, _seat, memory) => {
    const so = memory as { at: number }
    return wants[so.at++ % wants.length] as Wants
  },
})

/** Work leaves everything as it is; or it brings a coin, but the turn never ends. */
const endless = (gain: number): GamePackage<Toy, ToyAction>['game'] => ({
  ...toyGame,
  apply: (state, action, events) => {
    if (action.do !== 'work') return toyGame.apply(state, action, events)
    for (const player of state.players) player.coins += gain
  },
})

function tableOf(bot: Bot<Toy, ToyAction>, gain = 0): Table<Toy, ToyAction> {
  const spec = { ...toy.bots[1]!, id: 'loop', title: { en: 'The Loop', ru: 'Петля' }, make: () => bot }
  const pkg = { ...toy, game: endless(gain), bots: [...toy.bots, spec] }
  const seats = { ash: { by: 'person' }, birch: { by: 'bot', bot: 'loop' } } as const
  const table = Table.start(pkg, { options: { players: 2 }, seed: 'loop', seats })
  while (table.advance() !== undefined);
  table.act({ do: 'rest' })
  return table
}

/** Everything that happens by itself, until it stops. */
function stopOf(table: Table<Toy, ToyAction>): BotStuck {
  for (let n = 0; n < 10_000; n++)
    try {
      if (table.advance() === undefined) throw new Error('it came to an end')
    } catch (error) {
      if (error instanceof BotStuck) return error
      throw error
    }
  throw new Error('it goes on for ever')
}

const loops: [string, Bot<Toy, ToyAction>, number, number, string][] = [
  ['rolls', looping(roll), 0, 210, 'LOOP.1'],
  ['picks', looping(pick), 0, 210, 'LOOP.2'],
  ['picks and rolls', looping(pick, roll, roll), 0, 210, 'LOOP'],
  ['actions without effect', looping(work), 0, 170, 'LOOP.3'],
  ['actions without effect among picks and rolls', looping(roll, pick, pick, work), 0, 650, 'LOOP'],
  ['actions that always change something', looping(work), 1, 3010, 'LOOP.3'],
]

describe.each(loops)('a bot that goes round by %s', (_name, bot, gain, most, rule) => {
  it('is stopped with one sentence that names it, its seat, its rule and what to do', () => {
    const table = tableOf(bot, gain)
    const before = table.entries.length
    const { what } = stopOf(table)
    // Snapshots are written in between.
    expect(table.entries.filter(({ t }) => t !== 'snapshot').length - before).toBeLessThan(most)
    expect(what.en).toContain(`The Loop (Birch) goes round in circles at rule ${rule}`)
    expect(what.en).toMatch(/: undo, or take over its seat, and please report the game\.$/)
    expect(what.ru).toMatch(/^Петля \(.+\) ходит по кругу на правиле LOOP.+сообщите нам об этой партии\.$/)
  })

  it('says the same when asked again, and when the game is opened again; the journal has stopped growing', () => {
    const table = tableOf(bot, gain)
    const { message } = stopOf(table)
    const { length } = table.entries
    expect(() => table.advance()).toThrow(message)
    expect(() => table.next()).toThrow(BotStuck)
    const { table: again } = loadJournal(table.pkg, parseJournal(JSON.parse(JSON.stringify(table.file()))))
    expect(again.entries.length).toBe(length)
    stopOf(again)
    expect(again.entries.length).toBeLessThan(length + most)
  })

  it('gives its seat to a person, or is taken back', () => {
    const table = tableOf(bot, gain)
    stopOf(table)
    table.seat('birch', { by: 'person' })
    expect(table.next()).toMatchObject({ kind: 'person', seat: 'birch' })
    table.undo()
    table.undo()
    expect(table.next()).toMatchObject({ kind: 'person', seat: 'ash' })
  })
})

it('an amended course ends where a bot cannot go on', () => {
  const table = tableOf(looping(roll))
  const at = table.entries.findIndex((entry) => entry.t === 'action')
  const { table: again } = amend(table, at, { ...table.entries[at]!, action: WORK } as never)
  expect(again.entries.length).toBeLessThan(table.entries.length + 500)
})

it('a simulated game says who could not go on', () => {
  const { pkg } = tableOf(looping(roll))
  const seats = { ash: { by: 'random' }, birch: { by: 'bot', bot: 'loop' } } as const
  expect(() => simulate(pkg, { options: { players: 2 }, seed: 's', seats })).toThrow('The Loop (Birch) goes round')
})

it('a long journal of a bot that went round in an older version can be opened, and a mended one goes on', () => {
  const table = tableOf(looping(roll))
  stopOf(table)
  const last = table.entries.findLast(({ t }) => t === 'answer')
  if (last?.t !== 'answer') throw new Error('no roll')
  const { hash: _, first: __, ...plain } = last
  const rolls = Array.from({ length: 2000 }, (_, n) => ({ ...plain, key: plain.key.replace(/\d+$/, `${300 + n}`) }))
  const file = { ...table.file(), entries: [...table.entries, ...rolls] }
  const { table: old } = loadJournal(table.pkg, parseJournal(JSON.parse(JSON.stringify(file))))
  expect(old.entries.length).toBe(file.entries.length)
  const mended = scriptedBot<Toy, ToyAction>('loop', '2', () => ({ do: 'rest' }))
  const bots = table.pkg.bots.map((spec) => (spec.id === 'loop' ? { ...spec, make: () => mended } : spec))
  const { table: now } = loadJournal({ ...table.pkg, bots }, parseJournal(JSON.parse(JSON.stringify(file))))
  while (now.advance() !== undefined);
  expect(now.next()).toMatchObject({ kind: 'person', seat: 'ash' })
})
