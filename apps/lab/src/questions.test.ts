import { describe, expect, it } from 'vitest'
import { romeEntry } from './games/rome.ts'
import { romeBeside } from './games/rome-beside.ts'
import { countQuestions } from './questions.ts'

const tables = romeBeside()
const at = (title: RegExp, bot: string) =>
  tables.find((table) => title.test(table.title.en) && table.bot === bot) ?? expect.fail(`no table ${title}`)

describe('questions beside the board', () => {
  const settings = { games: 1, rounds: 2, seed: 'count' }
  const complete = countQuestions(romeEntry.pkg, at(/^2 seats, complete/, 'speedbot'), settings)
  const open = countQuestions(romeEntry.pkg, at(/^2 seats, map/, 'speedbot'), settings)

  it('a complete pack asks for nothing but dice, draws and what people did', () => {
    for (const { facts, cells, chance, people } of complete.rounds) {
      expect([facts, cells]).toEqual([0, 0])
      expect(chance).toBeGreaterThan(0)
      expect(people).toBeGreaterThan(0)
    }
  })

  it('gaps are asked for besides, and change nothing else', () => {
    const bare = ({ rounds }: typeof open) => rounds.map(({ chance, botDice, people }) => ({ chance, botDice, people }))
    expect(bare(open)).toEqual(bare(complete))
    const [first, second] = open.rounds
    expect(first?.facts).toBeGreaterThan(0)
    expect(first?.facts).toBeLessThanOrEqual(25)
    expect(first?.cells).toBeGreaterThan(first?.facts ?? 0)
    expect(second?.facts).toBeLessThanOrEqual(8)
  })
})
