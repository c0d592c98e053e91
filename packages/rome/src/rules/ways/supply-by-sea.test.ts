import { describe, expect, it } from 'vitest'
import { Bench } from '../../testing.ts'
import { isSupplied } from './ways.ts'

const people = { ROM: 'human', GRE: 'human', CAR: 'human' } as const

describe('10.3 supply', () => {
  it('runs over the sea between two own ports only', () => {
    const bench = new Bench(people).hold('ROM', 'karalis', 'tolosa', 'massalia')
    const supplied = (id: string): boolean => isSupplied(bench.state, 0, bench.region(id))
    // Karalis has a port on the Romans’ sea, Massalia on the next one, which Karalis touches too; Tolosa has a coast but no port.
    expect([supplied('karalis'), supplied('massalia'), supplied('tolosa')]).toEqual([true, true, true])
    bench.hold('CAR', 'massalia')
    expect(supplied('tolosa')).toBe(false)
  })
})
