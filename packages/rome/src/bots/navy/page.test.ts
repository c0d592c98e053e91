// Navies (rome 28.2): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { type Case, once } from '../testing/bot-testing.ts'
import { navies } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'NAV-2': [navies.otherBots, navies.drift],
  'NAV-3.1': [navies.drift, navies.noNavy],
  'NAV-3.2': [navies.chase, navies.drift],
  'NAV-3.3': [navies.chase, navies.drift],
  'NAV-3.4': [navies.chase, navies.spare],
  'NAV-3.5': [navies.chase, navies.spare],
  'NAV-3.6': [navies.chase, navies.spare],
  'NAV-3.7': [navies.spare, navies.chase],
  'NAV-3.8': [navies.drift, navies.harbour],
  'NAV-4': [navies.intercepts, navies.never],
  'NAV-4.1': [navies.intercepts, navies.never],
  'NAV-4.2': [navies.intercepts, navies.letsPass],
  'NAV-4.3': [navies.intercepts, navies.letsPass],
  'NAV-4.4': [navies.letsPass, navies.intercepts],
  'NAV-5': [navies.lastShip, navies.intercepts],
  'NAV-5.1': [navies.lastShip, navies.intercepts],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
