import { describe, expect, it } from 'vitest'
import { Bench } from '../../../testing.ts'
import { awards } from '../../round/ambitions.ts'

describe('leaders that are weak at an ambition', () => {
  it.each([
    ['Elder, Just', 'LEAD01', 'tyrant', 2],
    ['Warrior, Violent', 'LEAD06', 'empath', 5],
    ['Archivist, Academic', 'LEAD09', 'tycoon', 1],
  ] as const)('%s: first pays L without bonus, a tie pays nothing (D14)', (_, leader, ambition, number) => {
    const count = (bench: Bench, red: number, yellow: number) => {
      if (ambition === 'tyrant') return bench.captives('red', 'blue', red).captives('yellow', 'blue', yellow)
      const cards = ambition === 'empath' ? (['BC16', 'BC17', 'BC18'] as const) : (['BC01', 'BC02', 'BC04'] as const)
      return bench.guild('red', ...cards.slice(0, red)).guild('yellow', ...cards.slice(red, red + yellow))
    }
    const score = (red: number, yellow: number) =>
      awards(
        count(new Bench().leader('red', leader).declared(ambition).openSlots('red', 1, 'blue'), red, yellow).state,
        number,
      ).slice(0, 2)
    expect([score(2, 1), score(1, 1), score(1, 2)]).toEqual([
      [3, 3],
      [0, 3],
      [0, 5],
    ])
  })
})
