import { describe, expect, it } from 'vitest'
import { Bench, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'

describe('Tyrant’s Ego', () => {
  it('L25 Tyrant’s Ego: a captive for a Secure', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L25')
      .declared('tyrant')
      .captives('red', 'yellow', 1)
      .court({ card: 'BC16', agents: { red: 1 } }, ...ROW.slice(1))
      .leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useEgo', captive: 'yellow', card: 'BC17' })).toBe('no.majority')
    expect(bench.act({ do: 'useEgo', captive: 'yellow', card: 'BC16' }).has('red', 'BC16')).toBe(true)
  })

  it('L25: a captive that is not held, Tyrant undeclared; the captive goes home; its Prelude has to wait (9.3)', () => {
    const bench = new Bench().settled().lore('red', 'L25').declared('tyrant').captives('red', 'yellow', 1)
    bench.court({ card: 'BC23', agents: { red: 1 } }, ...ROW.slice(1)).leads('red', 'mobilization-2')
    expect(bench.no({ do: 'useEgo', captive: 'blue', card: 'BC23' })).toBe('no.captive')
    bench.act({ do: 'useEgo', captive: 'yellow', card: 'BC23' }).until('turn')
    expect([bench.of(read.agentsLeft, 'yellow'), bench.no({ do: 'useBroker' })]).toEqual([10, 'no.justSecured'])
    const quiet = new Bench().settled().lore('red', 'L25').captives('red', 'yellow', 1).leads('red', 'mobilization-2')
    expect(quiet.no({ do: 'useEgo', captive: 'yellow', card: 'BC16' })).toBe('no.notDeclared')
  })
})
