import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'

describe('Sprinter Drives', () => {
  it('L03 Sprinter Drives, D16: one group of the fresh ships that moved goes on once', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L03')
      .ships('red', '2g', 2, 1)
      .ships('red', '3g', 1)
      .leads('red', 'mobilization-2')
    bench.act({ do: 'move', from: '2g', legs: [{ to: '3g', fresh: 2, damaged: 1 }], pay: PIP })
    const sprint = (fresh: number, damaged: number) =>
      ({ do: 'sprint', from: '3g', legs: [{ to: '3a', fresh, damaged }] }) as const
    expect([bench.no(sprint(3, 0)), bench.no(sprint(0, 1)), bench.no(sprint(2, 0))]).toEqual([
      'no.ships',
      'no.ships',
      undefined,
    ])
    expect(bench.act(sprint(2, 0)).waits).toBe('turn.red')
  })

  it('L03: damaged ships alone do not sprint; dropped ones may; a sprint may use a Catapult; it does not repeat', () => {
    const still = new Bench().settled().lore('red', 'L03').ships('red', '2g', 0, 1).leads('red', 'mobilization-2')
    still.act({ do: 'move', from: '2g', legs: [{ to: '2a', fresh: 0, damaged: 1 }], pay: PIP })
    expect(still.waits).toBe('turn.red')
    const bench = new Bench().settled().lore('red', 'L03').port('red', '2a').ships('red', '2a', 2).port('red', '3a')
    bench.leads('red', 'mobilization-2')
    const legs = [
      { to: '2g', fresh: 2, damaged: 0 },
      { to: '3g', fresh: 1, damaged: 0 },
      { to: '3a', fresh: 1, damaged: 0 },
    ] as const
    bench.act({ do: 'move', from: '2a', legs, pay: PIP })
    const sprint = (from: '2g' | '3g' | '3a', ...to: ('2c' | '3g' | '5g')[]) =>
      bench.no({ do: 'sprint', from, legs: to.map((each) => ({ to: each, fresh: 1, damaged: 0 })) })
    expect([sprint('2g', '2c'), sprint('3g', '5g'), sprint('3a', '3g', '5g')]).toEqual([
      undefined,
      'no.sprint',
      undefined,
    ])
    bench.act({ do: 'sprint', from: '2g', legs: [{ to: '2c', fresh: 1, damaged: 0 }] })
    expect(bench.waits).toBe('turn.red')
  })
})
