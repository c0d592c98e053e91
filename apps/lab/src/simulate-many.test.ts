import { expect, test } from 'vitest'
import { seedOf } from './batch.ts'
import { optionSpace } from './option-space.ts'
import { bookKey, playGame } from './play-game.ts'
import { ruleCoverage } from './rule-coverage.ts'
import { seatsWithBot, settingsWith, simulatedSeats } from './seating.ts'
import { GameFailed, simulateMany } from './simulate-many.ts'
import { summarise } from './summary.ts'
import { heapEntry, heapPackage } from './testing/heap.ts'

const options = { players: 2, size: 'large' }
const seats = simulatedSeats(heapPackage, options, { s1: { by: 'random' } })
const settings = { options, seats, seed: 'lab', games: 60 }

test('each game has its own seed, whatever was played before it', async () => {
  const { games } = await simulateMany(heapEntry, settings)
  expect(games).toHaveLength(60)
  expect(games[37]).toEqual(playGame(heapPackage, { options, seats, seed: seedOf('lab', 37) }))
})

test('the same seed gives the same results, another one does not', async () => {
  const first = await simulateMany(heapEntry, settings)
  expect(await simulateMany(heapEntry, settings)).toEqual(first)
  expect(await simulateMany(heapEntry, { ...settings, seed: 'other' })).not.toEqual(first)
})

test('counting the rules changes no game', async () => {
  const plain = await simulateMany(heapEntry, settings)
  const counted = await simulateMany(heapEntry, { ...settings, coverage: true })
  expect(counted.games).toEqual(plain.games)
})

test('progress comes to the end', async () => {
  const seen: number[] = []
  await simulateMany(heapEntry, { ...settings, onProgress: (done) => seen.push(done) })
  expect(seen).toEqual([25, 50, 60])
})

test('the summary counts wins, endings and lengths', async () => {
  const { games } = await simulateMany(heapEntry, settings)
  const summary = summarise(heapPackage, settings, games)
  const [random, miser] = summary.seats
  expect(random?.wins.count).toBe(60 - (miser?.wins.count ?? 0))
  expect(miser?.wins.share).toBeGreaterThan(0.9)
  expect(summary.nobody.count).toBe(0)
  expect(summary.endings).toMatchObject([{ id: 'lastStone', games: { count: 60 } }])
  expect(summary.turns.mean).toBe(summary.actions.mean)
})

test('games with several winners are told', async () => {
  const many = { options: { players: 3, lastLoses: true }, seats: simulatedSeats(heapPackage, { players: 3 }) }
  const { games } = await simulateMany(heapEntry, { ...settings, ...many })
  expect(summarise(heapPackage, { ...settings, ...many }, games).shared.count).toBe(60)
  const { games: alone } = await simulateMany(heapEntry, settings)
  expect(summarise(heapPackage, settings, alone).shared.count).toBe(0)
})

test('a game that breaks is named with its seed', async () => {
  const broken = {
    ...heapEntry,
    pkg: {
      ...heapPackage,
      game: {
        ...heapPackage.game,
        moment: () => {
          throw new Error('no clock')
        },
      },
    },
  }
  const error = await simulateMany(broken, settings).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(GameFailed)
  expect((error as Error).message).toBe('game 0 of heap (seed lab/0) broke: no clock')
})

test('coverage tells asked, yes and decided, what was never read, and where decisions come from', async () => {
  const { coverage } = await simulateMany(heapEntry, { ...settings, coverage: true })
  const book = heapPackage.bots[0]?.rulebook
  if (book === undefined) throw new Error('the miser has a rulebook')
  const counted = ruleCoverage(book, 'first', coverage[bookKey(book, 'first')] ?? {})
  const rule = (node: string) => counted.rules.find((each) => each.node === node)
  expect(rule('H.1')?.yes).toBe(rule('H.2')?.decided)
  expect(rule('H.4')?.decided).toBe(rule('H.4')?.asked)
  expect(rule('H.5')).toMatchObject({ yes: 0, page: 'TAKE', source: 'printed' })
  expect(counted.sources.printed.count + counted.sources.ruling.count).toBe(counted.sources.printed.of)
  // What chose something for a decision, and preferences that dropped something, count before the rule that decided.
  const decided = (rested: Record<string, number>) =>
    ruleCoverage(book, 'first', { 'H.1': { asked: 9, yes: 9, decided: 9, rested } }).sources
  expect(decided({ backport: 4, 'H.2 ruling': 2 })).toMatchObject({
    printed: { count: 3 },
    backport: { count: 4 },
    ruling: { count: 2 },
  })
  expect(ruleCoverage(book, 'first', {}).never).toEqual(['H.1', 'H.2', 'H.3', 'H.5', 'H.4'])
})

test('people are replaced by the first bot that can sit there', () => {
  expect(simulatedSeats(heapPackage, { players: 3 })).toEqual({
    s1: { by: 'bot', bot: 'miser' },
    s2: { by: 'bot', bot: 'miser' },
    s3: { by: 'bot', bot: 'miser' },
  })
})

test('a bot gets the seats that the game gives it, or all it can take', () => {
  expect(seatsWithBot(heapPackage, { players: 2 }, 'miser', { edition: 'second' }).s2).toEqual({
    by: 'bot',
    bot: 'miser',
    edition: 'second',
  })
  expect(seatsWithBot(heapPackage, { players: 2 }, 'one')).toMatchObject({ s1: { bot: 'one' }, s2: { bot: 'one' } })
  expect(settingsWith(heapPackage, 'one', { players: 3 })[0]).toEqual({ players: 3, size: 'small', lastLoses: false })
})

test('the space of options has every combination that fits, the defaults first', () => {
  const space = optionSpace(heapPackage)
  expect(space).toHaveLength(3 * 2 * 2)
  expect(space[0]).toEqual({ players: 2, size: 'small', lastLoses: false })
  expect(optionSpace(heapPackage, { size: 'large' })).toHaveLength(3 * 2)
})

test('a space with too many combinations is sampled: the defaults, each value alone, and combinations by lot', () => {
  const flags = Array.from({ length: 12 }, (_, at) => ({
    id: `flag${at}`,
    title: { en: '', ru: '' },
    kind: 'flag' as const,
    default: false,
  }))
  const wide = { ...heapPackage, game: { ...heapPackage.game, options: [...heapPackage.game.options, ...flags] } }
  const space = optionSpace(wide)
  expect(space.length).toBeLessThan(3000)
  expect(space[0]).toMatchObject({ players: 2, flag0: false, flag11: false })
  for (const { id } of flags) expect(space.some((options) => options[id] === true)).toBe(true)
  expect(space.some((options) => flags.filter(({ id }) => options[id] === true).length >= 3)).toBe(true)
  expect(optionSpace(wide)).toEqual(space)
})
