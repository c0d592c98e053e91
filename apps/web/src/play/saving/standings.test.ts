// How everybody stood is told deed by deed; what was scored is nobody's deed.

import { arcsPackage } from '@understudy/arcs/package'
import { muhqPackage } from '@understudy/muhq'
import { Table } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { turningPoints } from '../../around/turning.ts'
import { review as arcs } from '../../games/arcs/review.ts'
import { countUnits, review as muhq } from '../../games/muhq/review.ts'
import type { Review } from '../../games/ui.ts'
import type { AnyTable } from '../../store/games.ts'
import { summing } from './summing.ts'

function wholeGame(pkg: AnyTable['pkg'], options: Record<string, string | number>, seed: string): AnyTable {
  const seats = Object.fromEntries(pkg.game.seats(options).map(({ id }) => [id, { by: 'random' } as const]))
  const table = Table.start(pkg, { options, seed, seats })
  while (table.next().kind !== 'over') table.advance()
  return table
}

function summed(table: AnyTable, review: Review<never>) {
  const all = summing(table, review as Review<unknown>)
  for (;;) {
    const step = all.next()
    if (step.done === true) return step.value
  }
}

describe('standings of Arcs', () => {
  const table = wholeGame(arcsPackage, { players: 3 }, 'standings')
  const { standings } = summed(table, arcs as Review<never>)

  it('have the deed that ended a chapter without what was scored then', () => {
    const scorings = standings.filter(({ scoring }) => scoring === true)
    expect(scorings.length).toBeGreaterThan(0)
    for (const [at, { scoring, facts }] of standings.entries()) {
      const [power, before] = [facts?.[0], standings[at - 1]?.facts?.[0]]
      const rose = Object.entries(power ?? {}).some(([seat, n]) => n > (before?.[seat] ?? 0))
      // Without Lars nothing else brings Power.
      expect([at, rose && scoring !== true]).toEqual([at, false])
    }
  })

  it('turn at deeds, whose figures are their own', () => {
    const points = turningPoints(standings, [])
    expect(points.length).toBeGreaterThan(0)
    for (const { before, after } of points) {
      const deed = after.deed ?? after.index
      expect(table.entries[deed]).toMatchObject({ t: 'action', seat: after.seat })
      expect(arcs.facts.map(({ of }) => of(table.stateAt(deed) as never))).toEqual(before.facts)
      expect([deed - 1, after.index]).toContain(before.index)
    }
  })
})

it('units of muhq’s game are those beside the boss, and a boss that fell has no marks to tell of', () => {
  const table = wholeGame(muhqPackage, { map: 'tyrant', players: 1 }, 'standings')
  const state = table.stateAt(1) as Parameters<typeof countUnits>[0]
  expect(countUnits(state, 'boss')).toBe(state.units.filter(({ controller }) => controller === 'boss').length - 1)
  const gone = { ...state, units: state.units.filter(({ controller }) => controller !== 'boss') }
  expect(muhq.facts[1]?.of(gone)).toEqual({})
})
