import { expect, test } from 'vitest'
import { arcsEntry } from '../games/arcs.ts'
import { settingsWith } from '../seating.ts'
import { checkBot } from './bot-game.ts'
import { drawnGame } from './drawn-game.ts'
import { readSoakFlags } from './flags.ts'

const { pkg } = arcsEntry

test('SUPERCAT has a seat in every drawn game, with options of its own in all ways', () => {
  const space = settingsWith(pkg, 'supercat')
  expect(space.length).toBeGreaterThan(500)
  const tables = new Set<number>()
  const company = new Set<string>()
  const values = new Map<string, Set<unknown>>()
  for (let number = 0; number < 400; number++) {
    const { seats } = drawnGame(pkg, space, 'test', number * 7, 'supercat')
    const players = Object.values(seats)
    tables.add(players.length)
    for (const player of players) company.add(player.by === 'bot' ? player.bot : player.by)
    const cats = players.flatMap((player) => (player.by === 'bot' && player.bot === 'supercat' ? [player] : []))
    expect(cats.length).toBeGreaterThan(0)
    for (const { options } of cats)
      for (const [id, value] of Object.entries(options ?? {})) values.set(id, (values.get(id) ?? new Set()).add(value))
  }
  expect([...tables].sort()).toEqual([2, 3, 4])
  expect([...company].sort()).toEqual(['eager', 'lars', 'person', 'random', 'supercat'])
  for (const spec of pkg.bots.find(({ id }) => id === 'supercat')?.options ?? [])
    expect(values.get(spec.id)?.size, spec.id).toBeGreaterThan(1)
})

test('sound games pass; one that breaks comes with its journal', () => {
  for (const number of [2, 3, 4, 5]) expect(checkBot(arcsEntry, 'supercat', 'test', number)).toBeUndefined()
  const { game } = pkg
  const apply: typeof game.apply = (state, action, events) => {
    if (action.do === 'build') throw new Error('the table has fallen over')
    game.apply(state, action, events)
  }
  const broken = checkBot({ ...arcsEntry, pkg: { ...pkg, game: { ...game, apply } } }, 'supercat', 'test', 2)
  expect(broken?.what).toContain('the table has fallen over')
  expect(broken?.journal).toMatchObject({ format: 'understudy-journal', game: 'arcs' })
}, 60_000)

test('a bot is named with its game', () => {
  expect(readSoakFlags(['arcs', '--bot', 'supercat', '--seed=x', '--games', '5'], ['arcs'])).toMatchObject({
    game: 'arcs',
    bot: 'supercat',
  })
  expect(() => readSoakFlags(['--bot', 'supercat'], ['arcs'])).toThrow('--bot needs its game.')
})
