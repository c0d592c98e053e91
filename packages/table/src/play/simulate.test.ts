import { Coverage } from '@understudy/procedure/trace'
import { describe, expect, it, vi } from 'vitest'
import { toy } from '../testing/toy.ts'
import { toyGameOver } from '../testing/toy-table.ts'
import { StuckGame, simulate } from './simulate.ts'

vi.setConfig({ testTimeout: 60_000 })

const bots = { ash: { by: 'bot', bot: 'miser' }, birch: { by: 'random' }, cedar: { by: 'bot', bot: 'porter' } } as const
const settings = (seed: string) => ({ options: { players: 3 }, seats: bots, seed })

describe('a simulated game', () => {
  it('is the game that a table plays with the same seed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = toyGameOver('MRS', `${seed}`)
      const played = simulate(toy, settings(`${seed}`))
      const entries = table.entries.filter((entry) => entry.t !== 'snapshot')
      expect(played).toEqual({
        outcome: toy.game.outcome(table.state),
        steps: entries.length - 1,
        actions: entries.filter((entry) => entry.t === 'action').length,
        last: toy.game.moment(table.state),
      })
    }
  })
  it('is the same with and without coverage', () => {
    const sink = new Coverage()
    expect(simulate(toy, { ...settings('c'), sink })).toEqual(simulate(toy, settings('c')))
    expect(sink.counts['T.1']?.asked).toBeGreaterThan(0)
  })
  it('that does not end in time is stuck, and says with which seed', () => {
    expect(() => simulate(toy, { ...settings('s7'), patience: 10 })).toThrow(StuckGame)
    expect(() => simulate(toy, { ...settings('s7'), patience: 10 })).toThrow('toll, seed s7: not over after 10 steps')
  })
  it('cannot ask a person', () => {
    expect(() => simulate(toy, { options: {}, seed: 's' })).toThrow('a simulated game asks a person')
  })
})
