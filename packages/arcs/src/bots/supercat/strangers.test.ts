// A position entered, corrected or handed over in the midst of a turn, a battle included: the book goes on from there.

import { appOnly, type Controller, Driver, type Options, withDefaults } from '@understudy/table'
import type { ActionEntry } from '@understudy/table/journal'
import { conform } from '@understudy/table/testing'
import { describe, expect, it } from 'vitest'
import { arcsPackage } from '../../package.ts'
import { BONUS_OWES_BATTLE } from '../../rules/state/numbers.ts'
import * as read from '../../rules/state/read.ts'
import type { State } from '../../rules/state/state.ts'
import type { Action } from '../../vocabulary.ts'
import { gameOf, play } from './game-testing.ts'
import { inBattle } from './terms/combat.ts'

const bot: Controller = { by: 'bot', bot: 'supercat', version: '0.5', edition: 'base', options: {} }
const seats = { red: bot, yellow: bot, blue: bot }
const roles = { players: 3, role1: 'supercat', role2: 'supercat', role3: 'supercat' }

/** The next action, whatever is drawn by lot before it. */
function firstAction(driver: Driver<State, Action>): ActionEntry[] {
  for (let n = 0; n < 20; n++) {
    const next = driver.next()
    if (next.kind !== 'auto') return []
    if (next.entry.t === 'action') return [next.entry]
    driver.commit(next.entry)
  }
  return []
}

/** Three bots that know nothing but the position. */
const cameTo = (state: State, options: Options = roles): Driver<State, Action> =>
  new Driver(arcsPackage, {
    t: 'start',
    options: withDefaults(arcsPackage, options),
    chance: appOnly(arcsPackage),
    seed: 'stranger',
    seats,
    position: arcsPackage.game.serialise(state),
  })

describe('coming to a game in its midst', () => {
  it.each([
    ['plain', {}],
    ['leaders and lore', { leaders: 'supercat', pack: true }],
  ])('it answers every kind of decision: %s', (name, options) => {
    const problems = conform(arcsPackage, {
      options: { ...roles, ...options },
      seats,
      seed: name,
      games: 2,
      every: 1000,
      written: 1000,
      journal: false,
    })
    expect(problems.map(({ check, what, at }) => `entry ${at}: ${check}: ${what}`)).toEqual([])
  })

  it('BT.7: a Battle or a Secure that a bonus of its leader has left due comes first; without one it is passed over (A118)', () => {
    const due = new Set<string>()
    const options = { ...roles, role1: 'human', leaders: 'draft' }
    for (let game = 0; game < 12; game++) {
      const start = { t: 'start', options: withDefaults(arcsPackage, options), chance: appOnly(arcsPackage) } as const
      const random = { by: 'random' } as const
      const driver = new Driver(arcsPackage, {
        ...start,
        seed: `due-${game}`,
        seats: { red: random, yellow: random, blue: random },
      })
      for (let n = 0; n < 2000; n++) {
        const decision = arcsPackage.game.decision(driver.state)
        if (decision?.kind === 'turn' && decision.seat !== 'red') {
          const owes = read.bonus(driver.state) ?? 0
          if (owes !== 0 || n % 50 === 0) {
            const stranger = cameTo(driver.state, options)
            const next = stranger.next()
            const first = next.kind === 'auto' && next.entry.t === 'action' ? next.entry : undefined
            if (owes !== 0) {
              due.add(owes === BONUS_OWES_BATTLE ? 'battle' : 'secure')
              const [action] = firstAction(stranger)
              expect([action?.node, (action?.action as Action | undefined)?.do]).toEqual([
                'BT.7',
                owes === BONUS_OWES_BATTLE ? 'battle' : 'secure',
              ])
            } else expect(first?.node).not.toBe('BT.7')
          }
        }
        const next = driver.next()
        if (next.kind !== 'auto') break
        driver.commit(next.entry)
      }
    }
    expect([...due].sort()).toEqual(['battle', 'secure'])
  }, 60_000)

  it('BT.6 and BT.6.1 finish a battle that it did not begin, and the turn goes on; BT.5a is passed over until then', () => {
    const kinds = new Set<string>()
    for (const seed of ['midst-1', 'midst-2', 'midst-3'])
      for (const { driver, entry } of play(gameOf({ bots: 3, others: 0, seed }))) {
        if (entry.t !== 'action' || !inBattle(driver.state)) continue
        const asked = new Map<string, boolean>()
        const stranger = cameTo(driver.state)
        stranger.sink = {
          detail: false,
          event: (event) => {
            if (event.e === 'ask' && !asked.has(event.node)) asked.set(event.node, event.yes)
          },
        }
        const moment = arcsPackage.game.moment(driver.state)
        for (let n = 0; n < 200 && arcsPackage.game.moment(stranger.state) === moment; n++) {
          const next = stranger.next()
          if (next.kind !== 'auto') break
          stranger.commit(next.entry)
        }
        kinds.add(arcsPackage.game.decision(driver.state)?.kind ?? '')
        expect(inBattle(stranger.state)).toBe(false)
        expect([asked.get('BT.5a'), asked.get('BT.6')]).toEqual([false, true])
      }
    expect([...kinds].sort()).toEqual(['hits', 'raid', 'ransack'])
  })
})
