import { type AnyPackage, loadJournal, parseJournal } from '@understudy/table'
import { expect, test } from 'vitest'
import { heapEntry } from '../testing/heap.ts'
import { enteredGame } from './entering.ts'
import { readSoakFlags } from './flags.ts'

test('bots come into a sound game at every entry, and nothing is wrong', () => {
  for (let number = 0; number < 4; number++) {
    const { points, times, faults, broken } = enteredGame(heapEntry, 'test', number)
    expect(points).toBeGreaterThan(1)
    expect(times).toBeGreaterThan(points)
    expect([faults, broken]).toEqual([0, undefined])
  }
})

test('a bot that does not find its way is told with the game up to there', () => {
  const { pkg } = heapEntry
  const lost = (spec: AnyPackage['bots'][number]): AnyPackage['bots'][number] => ({
    ...spec,
    make: (config) => {
      const bot = spec.make(config)
      const step: typeof bot.step = (view, seat, memory, answer, sink) =>
        (view as { stones: number }).stones < 6 && bot.idle(memory)
          ? { pick: 2, node: 'H.4' }
          : bot.step(view, seat, memory, answer, sink)
      return { ...bot, step }
    },
  })
  const bots = pkg.bots.map((spec) => (spec.id === 'miser' ? lost(spec as never) : spec))
  const entry = { ...heapEntry, pkg: { ...pkg, bots } as AnyPackage }
  const found = [0, 1, 2, 3].map((number) => enteredGame(entry, 'test', number, 'miser')).find(({ broken }) => broken)
  expect(found?.broken?.what).toMatch(/^\w+ at entry \d+, .+: The Miser \(Seat \d\) goes round in circles at rule H\.4/)
  expect(() => loadJournal(pkg, parseJournal(JSON.parse(JSON.stringify(found?.broken?.journal))))).not.toThrow()
})

test('the flag', () => {
  expect(readSoakFlags(['heap', '--enter', '--games', '2', '--seed', 'x'], ['heap'])).toMatchObject({
    game: 'heap',
    enter: true,
    games: 2,
  })
  expect(readSoakFlags([], ['heap']).enter).toBeUndefined()
})
