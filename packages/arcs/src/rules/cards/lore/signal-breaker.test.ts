import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { attack } from './lore-testing.ts'

describe('Signal Breaker', () => {
  it('L06 Signal Breaker: void only while no attacker was damaged when the battle began', () => {
    const hit = (damaged: number) => {
      const bench = new Bench(4)
        .lore('red', 'L06')
        .ships('red', '4a', 2, damaged)
        .ships('yellow', '4a', 1)
        .leads('red', 'aggression-2')
      attack(bench, { assault: 1 }).act({ do: 'roll', assault: [6], skirmish: [], raid: [] })
      return read.battleKind(bench.state) === 1
    }
    // With a damaged ship the intercept stands, and the attacker has to choose who suffers.
    expect([hit(0), hit(1)]).toEqual([false, true])
  })

  it('L06: judged before Railgun Arrays damage a ship', () => {
    const bench = new Bench(4).lore('red', 'L06').lore('yellow', 'L12').ships('red', '4a', 2).ships('yellow', '4a', 1)
    bench.leads('red', 'aggression-2').act({ do: 'battle', at: '4a', against: 'yellow', pay: PIP })
    bench
      .act({ do: 'dice', assault: 1, skirmish: 0, raid: 0 })
      .act({ do: 'roll', assault: [6], skirmish: [], raid: [] })
    expect(bench.until('turn').fleet('red', '4a')).toEqual([1, 1])
  })
})
