import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import * as Pile from '../state/piles.ts'
import * as read from '../state/read.ts'

describe('lore given up', () => {
  it.each([
    ['L19', 'psionic'],
    ['L21', 'relic'],
    ['L23', 'weapon'],
    ['L25', 'weapon'],
    ['L28', 'fuel'],
  ] as const)('%s: given up, it clears %s Outrage and the agent returns (12.1.3)', (id, type) => {
    const bench = new Bench()
      .settled()
      .lore('red', id)
      .outrage('red', type)
      .leads('red', 'mobilization-2')
      .act({ do: 'forgive', lore: id })
    expect([
      bench.of(read.outrage, 'red'),
      bench.of(read.agentsLeft, 'red'),
      read.count(bench.state, Pile.lore(0)),
    ]).toEqual([0, 10, 0])
  })
})
