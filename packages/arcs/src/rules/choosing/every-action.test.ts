// What is listed at once is what is listed deed by deed, and all of it is legal.

import { CHANCE, keyedRandom, type Options } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import { everyAction } from './every-action.ts'
import { refusal } from './legal.ts'
import { actionsOf, offeredNow } from './next.ts'

const GAMES: readonly (readonly [string, Options])[] = [
  ['two players', { players: 2 }],
  ['four players', { players: 4 }],
  ['leaders and lore', { players: 3, leaders: 'draft', pack: true, extraLore: true }],
  ['a virtual hand', { players: 3, role2: 'supercat' }],
  ['face-down decks', { players: 3, role2: 'lars', role3: 'lars' }],
]

describe('all legal actions at once', () => {
  it.each(GAMES)('are those of every deed that is offered: %s', (name, options) => {
    const random = keyedRandom('every action', name)
    let seen = 0
    const doings = new Set<string>()
    for (let game = 0; game < 3; game++) {
      const state = arcs.start(options, {})
      for (let decision = arcs.decision(state); decision !== undefined; decision = arcs.decision(state)) {
        if (decision.seat !== CHANCE) {
          const all = everyAction(state)
          expect(all).toEqual(offeredNow(state).flatMap((doing) => [...actionsOf(state, doing)]))
          for (const action of all) {
            doings.add(action.do)
            if (seen++ % 7 === 0) expect(refusal(state, action)).toBeUndefined()
          }
        }
        arcs.apply(state, decision.sample(random))
      }
    }
    expect(seen).toBeGreaterThan(2000)
    expect(doings.size).toBeGreaterThan(10)
  })
})
