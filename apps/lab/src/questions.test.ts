import { describe, expect, it } from 'vitest'
import { romeEntry } from './games/rome.ts'
import { romeTables } from './games/rome-beside.ts'
import { countQuestions } from './questions.ts'

const tables = romeTables()
const at = (title: RegExp, bot: string) =>
  tables.find((table) => title.test(table.title.en) && table.bot === bot) ?? expect.fail(`no table ${title}`)

describe('questions beside the board', () => {
  const settings = { games: 1, rounds: 2, seed: 'count' }
  const complete = countQuestions(romeEntry.pkg, at(/^2 seats, complete/, 'speedbot'), settings)
  const open = countQuestions(romeEntry.pkg, at(/^2 seats, map/, 'speedbot'), settings)

  it('a complete pack asks for nothing but dice, draws and what people did', () => {
    expect(complete.rounds).toHaveLength(settings.rounds)
    for (const { facts, cells, screens, people } of complete.rounds) {
      expect([facts, cells]).toEqual([0, 0])
      expect(screens).toBeGreaterThan(0)
      expect(people).toBeGreaterThan(0)
    }
  })

  it('as it is proposed, few screens ask for dice and cards; by hand they are several times as many', () => {
    const byHand = countQuestions(romeEntry.pkg, at(/^2 seats, .*by hand/, 'speedbot'), settings)
    expect([complete.needless, byHand.needless]).toEqual([0, 0])
    for (const [round, { screens, answers }] of complete.rounds.entries()) {
      expect(screens).toBeLessThanOrEqual(8)
      expect(answers).toBeGreaterThan(screens)
      expect(byHand.rounds[round]?.screens).toBeGreaterThan(screens)
      // Two dice or cards share a screen in the mean.
      expect(byHand.rounds[round]?.answers).toBeGreaterThan(2 * (byHand.rounds[round]?.screens ?? 0))
    }
  })

  it('gaps are asked for besides, and change nothing else', () => {
    const bare = ({ rounds }: typeof open) => rounds.map(({ answers, people }) => ({ answers, people }))
    expect(bare(open)).toEqual(bare(complete))
    const [first, second] = open.rounds
    expect(first?.facts).toBeGreaterThan(0)
    expect(first?.facts).toBeLessThanOrEqual(25)
    expect(first?.cells).toBeGreaterThan(first?.facts ?? 0)
    expect(second?.facts).toBeLessThanOrEqual(8)
  })
})
