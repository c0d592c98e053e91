import type { Pick } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../../game.ts'
import { Bench, PIP } from '../../../testing.ts'

describe('Force Beams', () => {
  it('16.6: the picker of Guide takes ships of several colours', () => {
    const bench = new Bench(4)
      .settled()
      .lore('red', 'L16')
      .port('red', '4c')
      .ships('red', '4c', 1)
      .ships('yellow', '4c', 1, 1)
      .leads('red', 'mobilization-2')
    const decision = arcs.decision(bench.state)!
    const picks: Pick[] = [
      { slot: 'do', value: 'guide' },
      { slot: 'pay', value: 'pip' },
      { slot: 'from', value: '4c' },
      { slot: 'to', value: '4h' },
      { slot: 'ships', value: { of: 'red', fresh: 1, damaged: 0 } },
    ]
    for (let i = 0; i < picks.length; i++)
      expect(decision.next(picks.slice(0, i)).map(({ pick }) => pick)).toContainEqual(picks[i])
    const offers = decision.next(picks)
    expect(offers.map(({ pick }) => pick.value)).toEqual([
      { of: 'yellow', fresh: 1, damaged: 1 },
      { of: 'yellow', fresh: 1, damaged: 0 },
      { of: 'yellow', fresh: 0, damaged: 1 },
    ])
    bench.act(offers[0]!.action!)
    expect([bench.fleet('red', '4h'), bench.fleet('yellow', '4h')]).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  it('L16 Force Beams: ships of any colour beside one’s fresh starport', () => {
    const bench = new Bench()
      .settled()
      .lore('red', 'L16')
      .port('red', '2a')
      .ships('yellow', '2g', 2, 1)
      .leads('red', 'mobilization-2')
    const guide = (from: '2g' | '3g', to: '2a' | '3a') =>
      ({ do: 'guide', from, to, ships: [{ of: 'yellow', fresh: 1, damaged: 1 }], pay: PIP }) as const
    expect(bench.no(guide('3g', '3a'))).toBe('no.guidePort')
    expect(bench.act(guide('2g', '2a')).fleet('yellow', '2a')).toEqual([1, 1])
  })

  it('L16: a damaged starport guides nobody; both directions; several colours at once', () => {
    const made = (damaged: boolean) => {
      const bench = new Bench().settled().lore('red', 'L16').port('red', '2a', damaged)
      return bench.ships('yellow', '2a', 1).ships('blue', '2a', 0, 1).leads('red', 'mobilization-2')
    }
    const away = {
      do: 'guide',
      from: '2a',
      to: '2g',
      ships: [
        { of: 'yellow', fresh: 1, damaged: 0 },
        { of: 'blue', fresh: 0, damaged: 1 },
      ],
      pay: PIP,
    } as const
    expect(made(true).no(away)).toBe('no.guidePort')
    const bench = made(false).act(away)
    expect([bench.fleet('yellow', '2g'), bench.fleet('blue', '2g')]).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
})
