import { write } from '@understudy/arcs/state'
import { describe, expect, it } from 'vitest'
import { SmallBench } from '../compose/small-bench-testing.ts'
import { uses } from './uses.ts'

const ROLES = { role2: 'supercat', role3: 'supercat' }

describe('SUPERCAT’s advantage', () => {
  it('is told with its card while it is not ahead, with its battles while it has the die, and of nobody else', () => {
    const bench = new SmallBench(undefined, ROLES)
    const lead = { do: 'lead', card: 'administration-5' } as const
    expect(uses(bench.state, 'yellow', lead)?.en).toBe('(+1 action)')
    expect(uses(bench.state, 'red', lead)).toBeUndefined()
    expect(uses(bench.state, 'yellow', { do: 'end' })).toBeUndefined()
    write.setPower(bench.state, bench.seat('yellow'), 3)
    expect(uses(bench.state, 'yellow', lead)).toBeUndefined()
    const battle = {
      do: 'battle',
      at: '1g',
      against: 'red',
      dice: { assault: 1, skirmish: 0, raid: 0 },
      pay: 'pip',
    } as const
    expect(uses(bench.state, 'yellow', battle)).toBeUndefined()
    write.setExtraDie(bench.state, 1)
    expect(uses(bench.state, 'yellow', battle)?.ru).toBe('(+1 кубик)')
  })
})
