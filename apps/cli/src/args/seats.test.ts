import { games } from '@understudy/lab/games'
import { BadInput } from '@understudy/table'
import { expect, test } from 'vitest'
import { readSeats } from './seats.ts'

test.each([
  ['arcs', 'red=lars', 'plays as Lars', 'его роль — Ларс'],
  ['muhq', 'p1=kraken', 'plays as Boss', 'его роль — Босс'],
])('Of %s, a seat that does not fit is refused by the names of roles, not by their ids', (game, seats, en, ru) => {
  const { pkg } = games[game]!
  const refused = () => readSeats(seats, pkg, {})
  expect(refused).toThrow(BadInput)
  try {
    refused()
  } catch (error) {
    const { what } = error as BadInput
    expect([what.en, what.ru]).toEqual([expect.stringContaining(en), expect.stringContaining(ru)])
    expect(what.ru).not.toMatch(/\b(human|person|boss|lars)\b(?!»)/)
  }
})
