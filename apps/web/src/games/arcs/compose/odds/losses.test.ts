import { type Action, arcs, type State } from '@understudy/arcs'
import {
  copyState,
  ids,
  isBuilding,
  makeSite,
  read,
  SITE_CITY,
  seatOf,
  ships,
  siteOwner,
  write,
} from '@understudy/arcs/state'
import type { Pool } from '@understudy/arcs/vocabulary'
import { describe, expect, it } from 'vitest'
import { dealingPage, dealRest } from '../model/dealing.ts'
import { hitsReady } from '../model/hits-page.ts'
import { SmallBench } from '../small-bench-testing.ts'
import { bestPool, facing } from './facing.ts'
import { lossesOf } from './losses.ts'

const AT = ids.sys('2h')
const [RED, BLUE] = ['red', 'blue'].map((seat) => seatOf(new SmallBench().state, seat)) as [number, number]

/** Red and blue in one system, with these ships: fresh, damaged. */
const stage = ([fresh = 0, damaged = 0]: readonly number[], [theirs = 0, broken = 0]: readonly number[]): State =>
  new SmallBench()
    .act({ do: 'lead', card: 'aggression-4' })
    .ships('red', '2h', fresh, damaged)
    .ships('blue', '2h', theirs, broken).state

/** Cities that blue has there: damaged or not. */
const withCities = (state: State, ...damaged: readonly boolean[]): State => {
  damaged.forEach((hurt, slot) => {
    write.setSite(state, AT * 3 + slot, makeSite(SITE_CITY, BLUE, hurt))
    write.addCitiesLeft(state, BLUE, -1)
  })
  return state
}
const piecesOf = (state: State): number =>
  ships(state, AT, BLUE) +
  [0, 1, 2].filter((slot) => {
    const site = read.site(state, AT * 3 + slot)
    return isBuilding(site) && siteOwner(site) === BLUE
  }).length

/** Every roll, carried out by the rules, with the hits dealt as proposed. */
function enumerated(start: State, pool: Pool): { own: number[]; theirs: number[] } {
  const own = [0, 0, 0]
  const theirs = [0, 0, 0]
  const fight = { do: 'battle', at: '2h', against: 'blue', dice: pool, pay: 'pip' } as const
  const begun = copyState(start)
  arcs.apply(begun, fight)
  const faces = (n: number): number[][] =>
    n === 0 ? [[]] : faces(n - 1).flatMap((so) => [1, 2, 3, 4, 5, 6].map((face) => [...so, face]))
  let rolls = 0
  for (const assault of faces(pool.assault))
    for (const skirmish of faces(pool.skirmish))
      for (const raid of faces(pool.raid)) {
        const state = copyState(begun)
        arcs.apply(state, { do: 'roll', assault, skirmish, raid })
        const decision = arcs.decision(state)
        if (decision?.kind === 'hits') {
          const context = { state, decision, beside: false, tableDice: false }
          arcs.apply(state, hitsReady(context, dealRest(context, dealingPage(context))) as Action)
        }
        rolls++
        own[Math.min(2, ships(start, AT, RED) - ships(state, AT, RED))]!++
        theirs[Math.min(2, piecesOf(start) - piecesOf(state))]!++
      }
  return { own: own.map((n) => n / rolls), theirs: theirs.map((n) => n / rolls) }
}

describe('the chances to lose pieces', () => {
  const agree = (tables: readonly State[], pools: readonly Pool[]) => {
    for (const state of tables)
      for (const pool of pools) {
        const known = enumerated(state, pool)
        const shown = lossesOf(state, '2h', RED, BLUE, pool)
        for (const n of [0, 1, 2] as const) {
          expect(shown.own[n], `own ${n} of ${JSON.stringify(pool)}`).toBeCloseTo(known.own[n] ?? 0, 9)
          expect(shown.theirs[n], `theirs ${n} of ${JSON.stringify(pool)}`).toBeCloseTo(known.theirs[n] ?? 0, 9)
        }
      }
  }
  it('are those of all rolls, carried out by the rules', () => {
    agree(
      [stage([3, 0], [2, 0]), stage([2, 1], [1, 2]), stage([1, 2], [3, 0])],
      [
        { assault: 3, skirmish: 0, raid: 0 },
        { assault: 1, skirmish: 2, raid: 0 },
        { assault: 0, skirmish: 3, raid: 0 },
      ],
    )
  })
  it('count cities, with ships before them and alone', () => {
    const alone = withCities(stage([3, 0], [0, 0]), false)
    const hurt = withCities(stage([3, 0], [0, 0]), false, true)
    const guarded = withCities(stage([3, 0], [1, 0]), true)
    agree(
      [alone, hurt, guarded],
      [
        { assault: 3, skirmish: 0, raid: 0 },
        { assault: 1, skirmish: 0, raid: 2 },
        { assault: 0, skirmish: 0, raid: 3 },
      ],
    )
    const pool: Pool = { assault: 2, skirmish: 0, raid: 0 }
    expect(lossesOf(alone, '2h', RED, BLUE, pool)).toMatchObject({ pieces: 'buildings' })
    expect(lossesOf(alone, '2h', RED, BLUE, pool).theirs[0]).toBeLessThan(1)
    expect(lossesOf(guarded, '2h', RED, BLUE, pool)).toMatchObject({ pieces: 'both' })
    const bare = stage([3, 0], [2, 0])
    for (const slot of [0, 1, 2]) write.setSite(bare, AT * 3 + slot, 0)
    expect(lossesOf(bare, '2h', RED, BLUE, pool)).toMatchObject({ pieces: 'ships' })
  })
  it('and the pool to begin with are of one mind about a city alone', () => {
    const state = withCities(stage([2, 0], [0, 0]), false)
    const sizes = [0, 1, 2]
    const pools = sizes.flatMap((assault) =>
      sizes.flatMap((skirmish) => sizes.map((raid): Pool => ({ assault, skirmish, raid }))),
    )
    const two = pools.filter(({ assault, skirmish, raid }) => assault + skirmish + raid === 2)
    const target = facing(state, '2h', RED, BLUE)
    const best = bestPool(two, target)!
    expect(lossesOf(state, '2h', RED, BLUE, best).theirs[1]).toBeGreaterThan(0.5)
    // With nothing to hit, the pool that hurts least.
    expect(bestPool(two, { ...target, buildings: 0 })).not.toEqual(best)
  })
})
