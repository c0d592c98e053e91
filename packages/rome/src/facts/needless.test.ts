// Facts that cannot change anything are not asked for: cheap conditions come first.

import { MissingFact } from '@understudy/table/gaps'
import { describe, expect, it } from 'vitest'
import { packOf, whilePlaying } from '../pack/setting.ts'
import { hasHarbour } from '../rules/sea/navy-moves.ts'
import { refuseBuilding } from '../rules/spending/build.ts'
import { incomeOf } from '../rules/spending/tax.ts'
import { landOf, NONE, regionOf, sideOf } from '../rules/state/query.ts'
import type { State } from '../rules/state/state.ts'
import { seaAttacks } from '../rules/ways/trips.ts'
import { isSupplied } from '../rules/ways/ways.ts'
import { emptied } from './emptied.ts'
import { romeFacts } from './facts.ts'
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

  it('what cannot be paid, or stands there, or where no cube lies, needs no gold of its region', () => {
    const state = table()
    const own = sideOf(state, 0)
    const home = packOf(state).factions[own.faction]?.capital ?? NONE
    const build = () => asking(state, () => refuseBuilding(state, 0, 'walls', home))
    own.gold = 0
    expect(build()).toMatchObject({ say: 'no.gold' })
    own.gold = 9
    expect(build()).toBeUndefined()
    landOf(state, home).cubes = 1
    expect(build()).toBe(`regions.csv/${packOf(state).regions[home]?.id}/gold`)
    landOf(state, home).walls = true
    expect(build()).toMatchObject({ say: 'no.standsThere' })
  })

  it('a region without a coast has no port, and nobody is asked for it', () => {
    const state = table()
    const { regions } = packOf(state)
    const inland = regions.findIndex(({ seas, home }) => seas.length === 0 && home >= 0)
    expect(asking(state, () => regionOf(packOf(state), inland).port)).toBe(0)
    const asked = romeFacts.ask(state, `regions.csv/${regions[inland]?.id}/gold`).cells.map(({ id }) => id)
    expect(asked).toContain(`regions.csv/${regions[inland]?.id}/def`)
    expect(asked).not.toContain(`regions.csv/${regions[inland]?.id}/port`)
  })

  it('a voyage needs no port where nothing can be attacked', () => {
    const state = table()
    const port = islandFor(state)
    landOf(state, port).holder = 0
    const army = sideOf(state, 0).armies[0]
    if (army === undefined) throw new Error('no army')
    Object.assign(army, { region: port, mp: 9 })
    const attacks = () => asking(state, () => seaAttacks(state, 0, 0).length)
    expect(attacks()).toBe(`regions.csv/${packOf(state).regions[port]?.id}/port`)
    for (const land of state.lands) land.holder = 0
    for (const side of state.sides.slice(1)) for (const each of side.armies) each.region = NONE
    expect(attacks()).toBe(0)
  })

  it('a navy looks no farther than the nearest port', () => {
    const state = table()
    const { seas } = packOf(state)
    const coast = seas.findIndex((sea) => sea.coast.length > 0)
    for (const no of seas[coast]?.coast ?? []) landOf(state, no).holder = NONE
    expect(asking(state, () => hasHarbour(state, 0, coast))).toBe(false)
    const [own] = seas[coast]?.coast ?? []
    landOf(state, own ?? 0).holder = 0
    expect(asking(state, () => hasHarbour(state, 0, coast))).toBe(
      `regions.csv/${packOf(state).regions[own ?? 0]?.id}/port`,
    )
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
