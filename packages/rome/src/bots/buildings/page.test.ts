// Buildings (rome 30): every rule fires in one position and does not in another.

import { describe, expect, it } from 'vitest'
import { spending } from '../spending/scenes.ts'
import { type Case, once } from '../testing/bot-testing.ts'
import { buildings } from './scenes.ts'
import type { sources } from './sources.ts'

const CASES: Record<keyof typeof sources, Case> = {
  'BLD-1': [spending.nothing, spending.noGeneral],
  'BLD-1.1': [spending.nothing, buildings.mercenaries],
  'BLD-U1': [buildings.wonder, buildings.b3],
  'BLD-U2': [buildings.roads, buildings.b3],
  'BLD-U3': [buildings.mercenaries, buildings.b3],
  'BLD-A1.1': [buildings.a1, buildings.a3],
  'BLD-A2.1': [buildings.a2, buildings.a3],
  'BLD-A2.2': [buildings.a2next, buildings.a3],
  'BLD-A3.1': [buildings.a3, buildings.poor],
  'BLD-A3.1.1': [buildings.a3, buildings.poor],
  'BLD-B1.1': [buildings.b1, buildings.b3],
  'BLD-B1.2': [buildings.b1next, buildings.b3],
  'BLD-B2.1': [buildings.b2, buildings.b3],
  'BLD-B2.2': [buildings.b2near, buildings.b3],
  'BLD-B2.2.1': [buildings.b2near, buildings.b3],
  'BLD-B2.3': [buildings.b2rich, buildings.b3],
  'BLD-B2.3.1': [buildings.b2rich, buildings.b3],
  'BLD-B3.1': [buildings.b3, buildings.b2rich],
  'BLD-B3.1.1': [buildings.b3, buildings.b2rich],
  'BLD-C2.1': [buildings.c2, buildings.c3lots],
  'BLD-C2.1.1': [buildings.c2, buildings.c3],
  'BLD-C3.1': [buildings.c3, buildings.c3lots],
  'BLD-C3.2': [buildings.c3next, buildings.c3lots],
  'BLD-C3.3': [buildings.c3lots, buildings.c3next],
  'BLD-C3.3.1': [buildings.c3lots, buildings.c3next],
  'BLD-D1.1': [buildings.d, spending.nothing],
  'BLD-D1.1.1': [buildings.d, buildings.e],
  'BLD-E1.1': [buildings.e, buildings.d],
  'BLD-E1.1.1': [buildings.e, buildings.d],
  'WB-1': [buildings.coin, buildings.c2],
  'WB-1.1': [buildings.coin, buildings.c2],
  'WB-2': [buildings.d, buildings.a1],
}

describe('rules fire, and do not', () => {
  it.each(Object.entries(CASES))('%s', (node, [fires, not]) => {
    expect(once(fires).fired).toContain(node)
    expect(once(not).fired).not.toContain(node)
  })
})
