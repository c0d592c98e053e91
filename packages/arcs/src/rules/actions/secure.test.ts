import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { COURT_CARDS } from '../../vocabulary.ts'
import { refuseSecuring, securable } from './secure.ts'

// What can be secured is counted without asking about each card: it must be what would not be refused.
it('the cards that can be secured are those that would not be refused', () => {
  let found = 0
  for (const [game, options] of [
    { players: 2 },
    { players: 4 },
    { players: 3, leaders: 'draft', pack: true },
  ].entries()) {
    const random = keyedRandom('securable', `${game}`)
    const state = arcs.start(options, {})
    for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
      arcs.apply(state, decision.sample(random))
      for (let seat = 0; seat < options.players; seat++) {
        const cards = securable(state, seat)
        found += cards.length
        const allowed = COURT_CARDS.filter((card) => refuseSecuring(state, seat, card) === undefined)
        expect([...cards].sort()).toEqual([...allowed].sort())
      }
    }
  }
  expect(found).toBeGreaterThan(100)
})
