import { describe, expect, it } from 'vitest'
import type { GamePackage } from '../games/bot.ts'
import type { JournalFile } from '../journal/journal.ts'
import { decisions, type GoldenFiles, goldenJournal, goldenText, sameGolden } from '../testing.ts'
import { toy } from './toy.ts'
import type { Toy, ToyAction } from './toy-state.ts'

const settings = { options: { players: 3 }, seed: 'golden', seats: { ash: { by: 'person' } } } as const
const golden = goldenJournal(toy, settings)
const withGame = (change: Partial<GamePackage<Toy, ToyAction>['game']>): GamePackage<Toy, ToyAction> => ({
  ...toy,
  game: { ...toy.game, ...change },
})

describe('a golden journal', () => {
  it('is a whole game, the same each time', () => {
    expect(goldenJournal(toy, settings)).toEqual(golden)
    expect(golden.entries.length).toBeGreaterThan(30)
  })
  it('is played again as it was, also from its text', () => {
    expect(sameGolden(toy, golden)).toBeUndefined()
    expect(sameGolden(toy, JSON.parse(JSON.stringify(golden)) as JournalFile)).toBeUndefined()
  })
  it('shows the first entry that comes out differently when the rules have changed', () => {
    const richer = withGame({
      apply: (state, action, events) => {
        toy.game.apply(state, action, events)
        if (action.do === 'cash') state.players[0]!.coins++
      },
    })
    const difference = sameGolden(richer, golden)
    const at = golden.entries.findIndex(
      (entry) => entry.t === 'action' && (entry.action as { do: string }).do === 'cash',
    )
    expect(difference?.index).toBe(at)
    expect(difference?.was).toEqual(golden.entries[at])
    expect(difference?.is).not.toEqual(difference?.was)
  })
  it('shows that an action of a person has become illegal', () => {
    const strict = withGame({
      apply: (state, action, events) => {
        if (action.do === 'rest') throw new Error('never rest')
        toy.game.apply(state, action, events)
      },
    })
    expect(sameGolden(strict, golden)?.is).toContain('never rest')
  })
  it('shows that the game now ends sooner, goes on, or cannot even start', () => {
    const short = { ...golden, entries: golden.entries.slice(0, -4) }
    expect(sameGolden(toy, short)).toMatchObject({ index: short.entries.length, was: 'over' })
    const start = { ...golden.entries[0], options: { players: 3, rounds: 1 }, hash: undefined }
    expect(
      sameGolden(toy, { ...golden, entries: [start as never, ...golden.entries.slice(1)] })?.index,
    ).toBeGreaterThan(0)
    const none = { ...golden.entries[0], options: { players: 7 } }
    expect(sameGolden(toy, { ...golden, entries: [none as never] })?.is).toContain('two or three can play')
  })
})

describe('a golden file', () => {
  const onDisk = (kept: Map<string, string>): GoldenFiles<string> => ({
    existsSync: (place) => kept.has(place),
    readFileSync: (place) => kept.get(place) ?? '',
    writeFileSync: (place, text) => kept.set(place, text),
  })
  it('is read, not made', () => {
    const kept = new Map([['a', 'as it was']])
    expect(goldenText(onDisk(kept), 'a', { anew: false, make: () => 'as it is' })).toBe('as it was')
  })
  it('fails when it is missing, and is not written then', () => {
    const kept = new Map<string, string>()
    expect(() => goldenText(onDisk(kept), 'a', { anew: false, make: () => 'as it is' })).toThrow(
      /no a; npm run goldens/,
    )
    expect(kept.size).toBe(0)
  })
  it('is written anew when that is asked for', () => {
    const kept = new Map([['a', 'as it was']])
    expect(goldenText(onDisk(kept), 'a', { anew: true, make: () => 'as it is' })).toBe('as it is')
  })
})

describe('decisions of bots', () => {
  it('are a line each, with the rule; those of others are not told', () => {
    const bots = golden.entries.filter((entry) => entry.t === 'action' && entry.by === 'bot')
    const lines = decisions(golden).trimEnd().split('\n')
    expect(bots.length).toBeGreaterThan(5)
    expect(lines).toHaveLength(bots.length + 1)
    expect(lines.slice(0, -1).some((line) => line.startsWith('ash '))).toBe(false)
    const end = `${bots.length} decisions, ${golden.entries.length} entries, ${golden.entries.at(-1)?.hash}`
    expect(lines.at(-1)).toBe(end)
    expect(decisions(golden, 3)).toBe(`${[...lines.slice(0, 3), end].join('\n')}\n`)
  })
})
