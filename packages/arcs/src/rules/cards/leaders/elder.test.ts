import { describe, expect, it } from 'vitest'
import { Bench, NO_DICE, PIP, ROW } from '../../../testing.ts'
import { awards } from '../../round/ambitions.ts'
import * as read from '../../state/read.ts'
import { fights } from './leaders-testing.ts'

describe('Elder', () => {
  it('Elder, Beloved: no Ransack in a battle, and an Influence afterwards; Outrage still happens (D36)', () => {
    const bench = new Bench(4)
      .leader('yellow', 'LEAD01')
      .ships('red', '4a', 3)
      .city('yellow', '4a', true)
      .ships('yellow', '6g', 1)
    bench.court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1)).leads('red', 'aggression-2')
    bench.act({ do: 'battle', at: '4a', against: 'yellow', dice: { ...NO_DICE, raid: 1 }, pay: PIP })
    bench.act({ do: 'roll', assault: [], skirmish: [], raid: [4] })
    expect([bench.waits, bench.of(read.outrage, 'red'), read.rowCard(bench.state, 0)]).toEqual([
      'bonusInfluence.yellow',
      16,
      16,
    ])
    bench.act({ do: 'bonusInfluence', card: 'BC17' })
    expect(bench.waits).toBe('turn.red')
  })

  it('Elder, Beloved: no Trophy, no Influence; nor after Fire Rifles, whose Ransack stands', () => {
    const made = () =>
      new Bench(4).leader('yellow', 'LEAD01').court({ card: 'BC16', agents: { yellow: 1 } }, ...ROW.slice(1))
    const missed = made().ships('red', '4a', 1).ships('yellow', '4a', 1).leads('red', 'aggression-2')
    expect(fights(missed, { skirmish: 1 }, { skirmish: [1] }).waits).toBe('turn.red')
    const rifles = made()
      .lore('red', 'L02')
      .ships('red', '4g', 1)
      .city('yellow', '4a', true)
      .leads('red', 'aggression-2')
    rifles.act({ do: 'rifles', from: '4g', at: '4a', against: 'yellow', dice: 1, pay: PIP })
    rifles.act({ do: 'roll', assault: [], skirmish: [4], raid: [] }).act({ do: 'ransack', card: 'BC16' })
    expect(rifles.until('turn').waits).toBe('turn.red')
  })

  it('Elder, Beloved: the Influence is optional, and needs an agent', () => {
    const made = (captives: number) =>
      new Bench(4)
        .leader('yellow', 'LEAD01')
        .court(...ROW)
        .captives('blue', 'yellow', captives)
        .ships('red', '4a', 2)
        .ships('yellow', '4a', 0, 1)
        .ships('yellow', '1g', 1)
        .leads('red', 'aggression-2')
    const asked = fights(made(0), { skirmish: 1 }, { skirmish: [4] })
    expect([asked.waits, asked.act({ do: 'decline' }).waits]).toEqual(['bonusInfluence.yellow', 'turn.red'])
    expect(fights(made(10), { skirmish: 1 }, { skirmish: [4] }).waits).toBe('turn.red')
  })

  it('Elder, Just: others keep their places', () => {
    const bench = new Bench().leader('red', 'LEAD01').declared('tyrant')
    bench.captives('red', 'blue', 3).captives('yellow', 'blue', 2)
    expect(awards(bench.state, 2)).toEqual([3, 3, 0])
  })
})
