// Facts that cannot change anything are not asked for: cheap conditions come first.

import { MissingFact } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { packOf, whilePlaying } from '../pack/setting.ts'
import { refuseBuilding } from '../rules/build.ts'
import { landOf, NONE, sideOf } from '../rules/query.ts'
import type { State } from '../rules/state.ts'
import { incomeOf } from '../rules/tax.ts'
import { isSupplied } from '../rules/ways.ts'
import { emptied } from './emptied.ts'
import { driverOf, house } from './facts-testing.ts'

const open = emptied(house, { 'regions.csv': ['gold', 'port', 'def'] })
const table = (): State =>
  driverOf(open, { role1: 'speed', role2: 'super', role3: 'absent', role4: 'absent' }, 'needless').state

/** What this answers, or the fact that it wants. */
function asking<T>(state: State, run: () => T): T | string {
  try {
    return whilePlaying(state, run)
  } catch (error) {
    if (error instanceof MissingFact) return error.fact
    throw error
  }
}

describe('a pack that leaves the numbers of its map open', () => {
  it('supply by land needs no port', () => {
    const state = table()
    const army = sideOf(state, 0).armies[0]?.region ?? NONE
    expect(asking(state, () => isSupplied(state, 0, army))).toBe(true)
    // Another region that is cut off has nothing to do with it.
    const island = islandFor(state)
    landOf(state, island).holder = 0
    expect(asking(state, () => isSupplied(state, 0, army))).toBe(true)
    expect(asking(state, () => isSupplied(state, 0, island))).toBe(
      `regions.csv/${packOf(state).regions[island]?.id}/port`,
    )
  })

  it('what cannot be paid, or stands there, needs no gold of its region', () => {
    const state = table()
    const own = sideOf(state, 0)
    const home = packOf(state).factions[own.faction]?.capital ?? NONE
    const build = () => asking(state, () => refuseBuilding(state, 0, 'walls', home))
    own.gold = 0
    expect(build()).toMatchObject({ say: 'no.gold' })
    own.gold = 9
    expect(build()).toBe(`regions.csv/${packOf(state).regions[home]?.id}/gold`)
    landOf(state, home).walls = true
    expect(build()).toMatchObject({ say: 'no.standsThere' })
  })

  it('a Speed-bot’s income needs none of its regions, a Super-bot’s all of them', () => {
    const state = table()
    expect(asking(state, () => incomeOf(state, 0))).toBe(Number(state.options['difficulty.speedTax']))
    expect(asking(state, () => incomeOf(state, 1))).toMatch(/^regions\.csv\/.*\/gold$/)
  })
})

/** A region of nobody on a sea that a home of the first side touches, far from all its regions by land. */
function islandFor(state: State): number {
  const { regions, factions } = packOf(state)
  const homes = factions[sideOf(state, 0).faction]?.homes ?? []
  const seas = homes.flatMap((home) => regions[home]?.seas ?? [])
  return regions.findIndex(
    ({ seas: own, borders }, no) =>
      landOf(state, no).holder === NONE &&
      own.some((sea) => seas.includes(sea)) &&
      borders.every(({ to }) => landOf(state, to).holder === NONE),
  )
}
