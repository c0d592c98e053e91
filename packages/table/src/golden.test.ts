import { describe, expect, it } from 'vitest'
import type { GamePackage } from './bot.ts'
import type { JournalFile } from './journal.ts'
import { toy } from './testing/toy.ts'
import type { Toy, ToyAction } from './testing/toy-state.ts'
import { goldenJournal, sameGolden } from './testing.ts'

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
