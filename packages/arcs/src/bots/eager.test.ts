import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../game.ts'
import { CampaignBench } from '../rules/campaign/campaign-testing.ts'
import { applyAction } from '../rules/choosing/legal.ts'
import { sampleAction } from '../rules/choosing/sample.ts'
import { MixedBench } from '../rules/seats/mixed-testing.ts'
import * as Pile from '../rules/state/piles.ts'
import * as read from '../rules/state/read.ts'
import type { Role } from '../vocabulary.ts'
import { eager } from './eager.ts'

// The eager player has looked into a virtual hand with Farseers and taken a card of the stack. What it took is known to it
// by name, so it never believes that it holds another card: with its own view it finds a legal action until the end.
describe('arcs/D50: an exchange with a virtual hand brings a card that has a name', () => {
  it.each([
    [['human', 'supercat']],
    [['human', 'supercat', 'human']],
    [['human', 'supercat', 'supercat', 'human']],
  ] as const)('%j: the game goes on to its end', (roles: readonly Role[]) => {
    for (let game = 0; game < 10; game++) {
      const random = keyedRandom('eager', `${roles.length}.${game}`)
      const table = new MixedBench(roles).settled().guild('red', 'BC17').hand('red', 'aggression-3', 'construction-5')
      const { state } = table.leads('red', 'mobilization-2', 'tycoon').act({ do: 'look', at: 'yellow' })
      applyAction(state, sampleAction(state, random))
      expect(table.cards(Pile.LOOK)).toHaveLength(6)
      const swaps = arcs.decision(state)!.next([{ slot: 'give', value: 'aggression-3' }])
      applyAction(state, swaps.find(({ pick }) => pick.slot === 'take')!.action!)
      expect([table.size(Pile.hand(0)), read.unknown(state, Pile.hand(0))]).toEqual([2, 0])
      for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state))
        applyAction(
          state,
          decision.seat === 'red' ? eager(arcs.view(state, 'red'), 'red') : sampleAction(state, random),
        )
    }
  })
})

// By the letter a Favor may be returned for a Favor of the same rival, which changes nothing (campaign/9.1).
it('ends a Call to Order, though a Favor could be returned for a Favor without end', () => {
  for (let rest = 0; rest < 12; rest++) {
    const bench = new CampaignBench(3)
      .favors('blue', 'yellow', 1 + (rest % 3))
      .agents('yellow', rest)
      .frame('callToOrder', 'blue')
    let deeds = 0
    for (; deeds < 40 && arcs.decision(bench.state)?.kind === 'callToOrder'; deeds++)
      applyAction(bench.state, eager(arcs.view(bench.state, 'blue'), 'blue'))
    expect(deeds).toBeLessThan(40)
  }
})
