import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'

describe('Warlord’s Terror', () => {
  it('L24 Warlord’s Terror: a Trophy for an Influence', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L24')
      .declared('warlord')
      .trophies('red', 'yellow', 'ship', 1)
      .court(...ROW)
      .leads('red', 'mobilization-2')
    bench.act({ do: 'useTerror', trophy: { of: 'yellow', piece: 'ship' }, card: 'BC16' })
    expect([bench.trophiesOf('red', 'yellow', 'ship'), bench.of(read.agentsLeft, 'red'), bench.problems()]).toEqual([
      0,
      9,
      [],
    ])
  })

  it('L24: only in the Prelude, with a Trophy and an agent; a city that goes home may close slots', () => {
    const made = (declared = true) => {
      const bench = new Bench()
        .settled()
        .lore('red', 'L24')
        .trophies('red', 'yellow', 'city', 1)
        .court(...ROW)
      return declared ? bench.declared('warlord') : bench
    }
    const use = (piece: 'city' | 'ship') =>
      ({ do: 'useTerror', trophy: { of: 'yellow', piece }, card: 'BC16' }) as const
    expect(made(false).leads('red', 'mobilization-2').no(use('city'))).toBe('no.notDeclared')
    expect(made().leads('red', 'mobilization-2').no(use('ship'))).toBe('no.trophy')
    expect(made().captives('blue', 'red', 10).leads('red', 'mobilization-2').no(use('city'))).toBe('no.agents')
    const late = made().leads('red', 'mobilization-2').act({ do: 'influence', card: 'BC17', pay: PIP })
    expect(late.no(use('city'))).toBe('no.preludeOver')
    const full = made().tokens('yellow', 'fuel', 'relic', 'weapon').leads('red', 'mobilization-2').act(use('city'))
    expect([full.waits, full.of(read.citiesLeft, 'yellow')]).toEqual(['overflow.yellow', 5])
  })
})
