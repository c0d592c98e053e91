import { describe, expect, it } from 'vitest'
import { Bench, PIP } from '../../../testing.ts'
import * as read from '../../state/read.ts'

describe('Survival Overrides', () => {
  it('L18 Survival Overrides, D37: a fresh ship for a rival ship, or for nothing', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L18')
      .ships('red', '2a', 2)
      .ships('yellow', '2a', 1)
      .leads('red', 'mobilization-2')
    bench
      .act({ do: 'martyr', at: '2a', target: { of: 'yellow', damaged: false }, pay: PIP })
      .act({ do: 'martyr', at: '2a', pay: PIP })
    expect([
      bench.fleet('red', '2a'),
      bench.trophiesOf('red', 'yellow', 'ship'),
      bench.of(read.shipsLeft, 'red'),
    ]).toEqual([[0, 0], 1, 14])
  })

  it('L18: a damaged ship cannot be the martyr; the victim may be damaged', () => {
    const bench = new Bench().settled().lore('red', 'L18').ships('red', '2a', 0, 1).ships('red', '2c', 1)
    bench.ships('yellow', '2c', 0, 1).leads('red', 'mobilization-2')
    const martyr = (at: '2a' | '2c', damaged: boolean) =>
      bench.no({ do: 'martyr', at, target: { of: 'yellow', damaged }, pay: PIP })
    expect([martyr('2a', true), martyr('2c', false), martyr('2c', true)]).toEqual([
      'no.shipsThere',
      'no.defender',
      undefined,
    ])
  })
})
