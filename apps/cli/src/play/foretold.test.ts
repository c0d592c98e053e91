// An offer to a bot shows its odds before it is made.

import { arcsPackage } from '@understudy/arcs'
import { games } from '@understudy/lab/games'
import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { askingFor, type Foretell } from './asking.ts'

const { game } = arcsPackage
const arcsEntry = games.arcs!

/** Somewhere in an act: a person has a go in negotiations and something to offer. */
function negotiating() {
  for (let seed = 0; seed < 50; seed++) {
    const random = keyedRandom('foretold', String(seed))
    const state = game.start({ players: 3, act: 1, role1: 'supercat', role2: 'supercat', role3: 'human' }, {})
    for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
      if (
        (decision.kind as string) === 'talk' &&
        decision.seat === 'blue' &&
        decision.next([{ slot: 'do', value: 'offer' }]).length > 1
      )
        return { state, decision }
      game.apply(state, decision.sample(random))
    }
  }
  throw new Error('nobody negotiates')
}

it('shows the odds as soon as an offer is one, and makes it only then', () => {
  const { state, decision } = negotiating()
  const done: unknown[] = []
  const table = { pkg: arcsPackage, act: (action: unknown) => done.push(action) }
  const foretell: Foretell = (seat, action) => arcsEntry.foretell!(state, seat, action, 'en', () => ({}))
  const context = { lang: 'en', t: (both: { en: string }) => both.en }
  const asking = askingFor(
    context as never,
    table as never,
    { kind: 'person', seat: 'blue', decision } as never,
    foretell,
  )
  const pick = (text: RegExp) => {
    const at = asking.choices.findIndex((choice) => text.test(choice))
    expect(asking.take(at + 1)).toBe(true)
  }
  pick(/offer/)
  pick(/an offer to/)
  pick(/^Blue promises/)
  expect([asking.canEnd, asking.foretold]).toEqual([false, []])
  pick(/^(Red|Yellow) promises/)
  expect([asking.canEnd, asking.foretold?.[0]]).toEqual([true, expect.stringMatching(/in 6|whatever the die shows/)])
  expect(done).toEqual([])
  asking.take(0)
  expect(done).toEqual([{ do: 'offer', parts: [expect.anything(), expect.anything()] }])
})
