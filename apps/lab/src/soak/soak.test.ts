import { expect, test } from 'vitest'
import { optionSpace } from '../option-space.ts'
import { heapEntry, heapPackage } from '../testing/heap.ts'
import { checkGame } from './check-game.ts'
import { drawnGame } from './drawn-game.ts'
import { readSoakFlags } from './flags.ts'

const space = optionSpace(heapPackage)

test('a sound game passes, in every setting', () => {
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

test('flags', () => {
  expect(readSoakFlags(['heap', '--games', '5', '--seed=x', '--jobs', '2', '--out', 'here'], ['heap'])).toEqual({
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
    [['--fast'], 'There is no flag --fast here; there are: --games, --seed, --jobs, --out.'],
  ]
  for (const [args, sentence] of wrong) expect(() => readSoakFlags(args, ['heap'])).toThrow(sentence)
})
