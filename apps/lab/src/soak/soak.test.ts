import { expect, test } from 'vitest'
import { optionSpace } from '../option-space.ts'
import { heapEntry, heapPackage } from '../testing/heap.ts'
import { checkGame } from './check-game.ts'
import { drawnGame } from './drawn-game.ts'
import { readSoakFlags } from './flags.ts'
import { checkQuickly } from './quick-game.ts'
import { soaked } from './soaked.ts'

const space = optionSpace(heapPackage)

test('a sound game passes, in every setting', () => {
  expect(space.length).toBeGreaterThan(8)
  for (let number = 0; number < space.length; number++) {
    const game = drawnGame(heapPackage, space, 'test', number)
    for (const thorough of [true, false]) expect(checkGame(heapEntry, { ...game, thorough })).toBeUndefined()
  }
})

test('the same number is the same game; all settings have their turn', () => {
  const drawn = space.map((_, number) => drawnGame(heapPackage, space, 'test', number))
  expect(drawn).toEqual(space.map((_, number) => drawnGame(heapPackage, space, 'test', number)))
  expect(new Set(drawn.map((game) => JSON.stringify(game.options))).size).toBe(space.length)
})

test('a game that breaks comes with its journal', () => {
  const { game } = heapPackage
  const forgetful = { parse: (data: unknown) => ({ ...game.parse(data), stones: 1 }) }
  const drawn = drawnGame(heapPackage, space, 'test', 1)
  const check = (parts: object, thorough: boolean) =>
    checkGame({ pkg: { ...heapPackage, game: { ...game, ...parts } } }, { ...drawn, thorough })
  const broken = check(forgetful, true)
  expect(broken?.what).toMatch(/^serialise, after 1 entries: /)
  expect(broken?.journal).toMatchObject({ format: 'understudy-journal', game: 'heap' })
  const fall = () => {
    throw new Error('the table has fallen over')
  }
  expect(check({ outcome: fall }, false)?.what).toMatch(/entries it throws Error: the table has fallen over/)
})

test('a quick game ends, and what breaks it is found and comes with its journal', () => {
  const { game } = heapPackage
  expect(checkQuickly(heapEntry, space[0] ?? {}, 'q')).toBeUndefined()
  const check = (parts: object, more: object = {}) =>
    checkQuickly({ ...heapEntry, ...more, pkg: { ...heapPackage, game: { ...game, ...parts } } }, space[0] ?? {}, 'q')
  const fall = () => {
    throw new Error('the table has fallen over')
  }
  expect(check({ apply: fall })?.what).toBe('after 1 decisions: it throws Error: the table has fallen over')
  expect(check({ check: () => [{ where: 'heap', what: { say: 'wrong' } }] })?.what).toMatch(/heap: wrong$/)
  expect(check({ apply: () => {} })?.what).toBe('after 20000 decisions: it does not end')
  expect(check({ outcome: () => undefined })?.what).toMatch(/it ends without an outcome$/)
  let n = 0
  const shrinking = { census: () => n++ }
  const long = { apply: () => {} }
  expect(check(long, shrinking)?.what).toMatch(/a piece is lost$/)
  const mute = (state: never) => ({
    ...game.decision(state),
    next: () => [],
    sample: () => game.decision(state)?.sample,
  })
  expect(check({ ...long, decision: mute })?.what).toMatch(/nothing is offered/)
  expect(check({ outcome: () => undefined })?.journal).toMatchObject({ format: 'understudy-journal', game: 'heap' })
})

test('an act of the campaign is soaked by its number', () => {
  expect(readSoakFlags(['arcs', '--act', '1', '--seed', 'x', '--jobs', '1'], ['arcs'])).toMatchObject({
    game: 'arcs',
    act: 1,
  })
  expect(() => readSoakFlags(['--act', '1'], ['arcs'])).toThrow('--act needs its game.')
})

test('what was soaked is told by settings', () => {
  const entry = { ...heapEntry, soak: { settings: [{ players: 2 }, { players: 3, big: true }], drawn: 4 } }
  expect(soaked('heap', entry, 8)).toEqual([
    'heap: games of random players, without an exception, a dead end, an endless game or a lost piece:',
    '        4  players 3, big',
    '        2  players 2',
    'heap: 2 games in all settings with people, bots and tables, replayed or held against every promise',
  ])
  expect(soaked('heap', heapEntry, 8)).toHaveLength(1)
})

test('flags', () => {
  expect(readSoakFlags(['heap', '--games', '5', '--seed=x', '--jobs', '2', '--out', 'here'], ['heap'])).toEqual({
    from: 0,
    game: 'heap',
    games: 5,
    seed: 'x',
    jobs: 2,
    out: 'here',
  })
  const wrong: [string[], string][] = [
    [['chess'], 'There is no game "chess"; there are: heap.'],
    [['heap', 'heap'], '"heap" is one word too many.'],
    [['--games', 'many'], '--games should be a whole number from 1 on, not "many".'],
    [['--games', '0'], '--games should be a whole number from 1 on, not "0".'],
    [['--games'], '--games needs a value.'],
    [
      ['--fast'],
      'There is no flag --fast here; there are: --act, --bot, --enter, --from, --games, --jobs, --out, --players, --seed.',
    ],
  ]
  for (const [args, sentence] of wrong) expect(() => readSoakFlags(args, ['heap'])).toThrow(sentence)
})
