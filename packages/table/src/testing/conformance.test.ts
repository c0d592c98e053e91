import { describe, expect, it, vi } from 'vitest'
import type { Controller } from '../games/bot.ts'
import { conform } from '../testing.ts'
import { toy } from './toy.ts'
import { census } from './toy-state.ts'

vi.setConfig({ testTimeout: 60_000 })

const miser: Controller = { by: 'bot', bot: 'miser' }
const live: Controller = { by: 'bot', bot: 'miser', edition: 'live' }
const person: Controller = { by: 'person' }
const told = (problems: ReturnType<typeof conform>) =>
  problems.map(({ check, what, seed, at }) => `${seed} at ${at}: ${check}: ${what}`)

describe('the toy game keeps every promise', () => {
  it.each([2, 3])('with %i random seats', (players) => {
    expect(told(conform(toy, { options: { players }, games: 6, census, hidden: true }))).toEqual([])
  })
  it('with bots', () => {
    const seats = { ash: miser, birch: miser, cedar: miser }
    expect(
      told(conform(toy, { options: { players: 3 }, games: 6, seats, census, hidden: true, seed: 'bots' })),
    ).toEqual([])
  })
  it('with a person, a scripted player and a bot that asks for facts, chance from the table', () => {
    const seats = { ash: person, birch: { by: 'bot', bot: 'porter' } as const, cedar: live }
    const chance = { cards: 'table', dice: 'table', botDice: 'table' } as const
    expect(told(conform(toy, { options: { players: 3 }, games: 6, seats, chance, census, seed: 'mixed' }))).toEqual([])
  })
  it('with secret hands', () => {
    const settings = { games: 6, chance: { cards: 'secret' } as const, census, seed: 'secret' }
    expect(told(conform(toy, { ...settings, options: { players: 3 } }))).toEqual([])
    expect(told(conform(toy, { ...settings, seats: { birch: miser } }))).toEqual([])
  })
})
