// A glance is what a kept view is, and leaves the position as it is.

import { appOnly, Driver, withDefaults } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { muhqPackage } from '../package.ts'
import { copyState, type State } from './state.ts'
import { viewFor } from './view.ts'

/** Positions of a whole game. */
function positions(boss: string): State[] {
  const options = withDefaults(muhqPackage, { boss, players: 2 })
  const partner = { by: 'bot', bot: 'partner' } as const
  const seats = { ...muhqPackage.seating(options), p1: partner, p2: partner }
  const driver = new Driver(muhqPackage, { t: 'start', options, chance: appOnly(muhqPackage), seed: 'glances', seats })
  const found: State[] = []
  for (let n = 0; ; n++) {
    const next = driver.next()
    if (next.kind !== 'auto') return found
    if (n % 10 === 0) found.push(copyState(driver.state))
    driver.commit(next.entry)
  }
}

describe.each(['kraken', 'tyrant'])('in a game against the %s', (boss) => {
  it('a glance of each seat equals its view', () => {
    const found = positions(boss)
    let last = viewFor(found[0] as State, 'boss')
    for (const state of found) {
      const before = JSON.stringify(state)
      for (const seat of ['boss', 'p1', 'boss', 'p2']) {
        last = viewFor(state, seat, last)
        expect(last).toEqual(viewFor(state, seat))
      }
      expect(JSON.stringify(state)).toBe(before)
    }
    expect(found.length).toBeGreaterThan(10)
  })
})
