// A bot chooses from what its seat may know: dealing the hidden cards of others anew changes nothing.

import { freshMemory } from '@understudy/procedure/run'
import { Recorder } from '@understudy/procedure/trace'
import { keyedRandom } from '@understudy/table'
import { expect, it } from 'vitest'
import { arcs } from '../../game.ts'
import * as Pile from '../../rules/state/piles.ts'
import * as read from '../../rules/state/read.ts'
import type { State } from '../../rules/state/state.ts'
import { driverOf, MIXED } from './company-testing.ts'
import { play } from './game-testing.ts'

it('the choice and its whole trace stay when hidden cards of others are dealt anew', () => {
  let asked = 0
  let changed = 0
  for (const [at, company] of MIXED.entries()) {
    const driver = driverOf(company, `fair ${at}`)
    for (const { entry } of play(driver)) {
      if (entry.t !== 'action' || entry.by !== 'bot') continue
      const { seat } = entry
      const bot = driver.bot(seat)!
      if (bot.id !== 'supercat') continue
      asked++
      const { state } = driver
      const other = arcs.resample(arcs.view(state, seat), seat, keyedRandom('other', `${at} ${asked}`))
      if (hidden(other) !== hidden(state)) changed++
      // Given the whole of two worlds, each looked at through the seat's own eyes, it thinks the same.
      const think = (world: State) => {
        const recorder = new Recorder()
        const step = bot.step(arcs.view(world, seat), seat, freshMemory(), undefined, recorder)
        return { step, trace: recorder.take() }
      }
      expect(think(other)).toEqual(think(state))
    }
  }
  expect(asked).toBeGreaterThan(1000)
  // The worlds were different ones.
  expect(changed).toBeGreaterThan(100)
}, 120_000)

/** Who holds which action cards. */
const hidden = (state: State): string => [0, 1, 2, 3].map((seat) => read.cards(state, Pile.hand(seat)).join()).join(';')
