// Buildings in positions that lots have made: what is put up is one of those that section 30 leaves, or nothing.

import { describe, expect, it } from 'vitest'
import { copyState } from '../../rules/state/copy.ts'
import { reserves, spend, what } from '../spending/spending-testing.ts'
import { Survey } from '../testing/oracle-map.ts'
import { scatter } from '../testing/scatter.ts'
import { FOUR } from '../testing/seats-testing.ts'
import { buildingsOf, columnOf } from './oracle.ts'

const SEATS = ['ROM', 'GRE', 'CAR', 'BAR'] as const

/** A builder in a position of its own, with the stances of this column; everything else has been bought. */
function site(no: number, column: string) {
  const seat = SEATS[no % 4] ?? 'ROM'
  const { bench, random } = scatter(no, FOUR)
  const side = bench.side(seat)
  const most = { A: 3, B: 6, C: 8, D: 9, E: 9 }[column] ?? 9
  side.stance = side.stance.map((_, other) => (other === bench.no(seat) ? 0 : 1 + random.int(most)))
  for (const other of SEATS) if (other !== seat) bench.status(seat, other, column === 'E' ? 'enemy' : 'neutral')
  for (const land of bench.state.lands) if (land.holder === bench.no(seat)) land.cubes = 0
  side.agents = [0, 1, 2].map(() => ({ region: -1, used: false }))
  // What cannot be paid is left out: the next line follows.
  bench.gold(seat, random.int(12))
  // Half of them have no Market yet, so that roads do not always come first.
  if (random.int(2) === 0) for (const land of bench.state.lands) land.market = false
  for (const land of bench.state.lands) if (random.int(3) === 0) land.wonder = true
  bench.state.stacks = bench.state.stacks.map(() => [])
  reserves(bench, seat).develop(seat, 3, 3, 3)
  return { bench, seat, random }
}

describe('buildings in positions made by lots', () => {
  it.each(['A', 'B', 'C', 'D', 'E'])('column %s at most', (column) => {
    const kinds = new Set<string>()
    for (let no = 0; no < 80; no++) {
      const { bench, seat, random } = site(no, column)
      const survey = new Survey(copyState(bench.state), bench.no(seat))
      const wanted = buildingsOf(survey)
      const built = what(spend(bench, seat, { luck: random }))
      const region = (id: string): number => bench.region(id)
      const found =
        built?.do === 'build'
          ? { building: built.building, region: region(built.region) }
          : built?.do === 'road'
            ? { links: built.links.length }
            : undefined
      if (found === undefined) expect({ no, wanted }).toEqual({ no, wanted: [] })
      else expect(wanted).toContainEqual(found)
      kinds.add(`${columnOf(survey)} ${found === undefined ? 'nothing' : 'links' in found ? 'roads' : found.building}`)
    }
    expect(kinds.size).toBeGreaterThan(1)
  })
})
