import { describe, expect, it } from 'vitest'
import { Bench, PIP, ROW } from '../../../testing.ts'
import * as read from '../../state/read.ts'
import { fights } from './leaders-testing.ts'

describe('Demagogue', () => {
  it('Demagogue, Bold: one agent on each of as many Court cards as wanted', () => {
    const bench = new Bench()
      .leader('red', 'LEAD08')
      .court(...ROW)
      .leads('red', 'mobilization-2', 'tycoon')
    expect(bench.no({ do: 'bold', cards: ['BC16', 'BC16'] })).toBe('no.boldTwice')
    bench.act({ do: 'bold', cards: ['BC16', 'BC18'] })
    expect(bench.of(read.agentsLeft, 'red')).toBe(8)
  })

  it('Demagogue, Paranoid: one agent does not secure a Guild card, but a Vox card', () => {
    const bench = new Bench().settled().leader('red', 'LEAD08')
    bench.court(
      { card: 'BC16', agents: { red: 1 } },
      { card: 'BC31', agents: { red: 1 } },
      { card: 'BC18', agents: { red: 2 } },
      ROW[3],
    )
    bench.leads('red', 'aggression-2')
    const secure = (card: `BC${string}`) => bench.no({ do: 'secure', card, pay: PIP })
    expect([secure('BC16'), secure('BC31'), secure('BC18')]).toEqual(['no.paranoid', undefined, undefined])
  })

  it('Demagogue, Bold: not more than the agents; none at all is fine', () => {
    const bench = new Bench()
      .leader('red', 'LEAD08')
      .court(...ROW)
      .captives('blue', 'red', 9)
    bench.leads('red', 'mobilization-2', 'tycoon')
    expect([bench.no({ do: 'bold', cards: ['BC16', 'BC17'] }), bench.no({ do: 'bold', cards: ['BC17'] })]).toEqual([
      'no.agents',
      undefined,
    ])
    expect(bench.act({ do: 'bold', cards: [] }).waits).toBe('turn.red')
  })

  it('Demagogue, Paranoid: Ransack ignores it, Tyrant’s Ego does not', () => {
    const bench = new Bench(4)
      .leader('red', 'LEAD08')
      .lore('red', 'L25')
      .declared('tyrant')
      .captives('red', 'yellow', 1)
    bench.ships('red', '4a', 3).city('yellow', '4a', true).ships('yellow', '6g', 1)
    bench.court({ card: 'BC16', agents: { red: 1, yellow: 1 } }, { card: 'BC17', agents: { red: 1 } }, ROW[2], ROW[3])
    bench.leads('red', 'aggression-2')
    expect(bench.no({ do: 'useEgo', captive: 'yellow', card: 'BC17' })).toBe('no.paranoid')
    fights(bench, { raid: 1 }, { raid: [4] }).act({ do: 'ransack', card: 'BC16' })
    expect(bench.has('red', 'BC16')).toBe(true)
  })
})
