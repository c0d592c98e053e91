import { FACES } from '@understudy/arcs/data'
import { DICE, type Pool } from '@understudy/arcs/vocabulary'
import { describe, expect, it } from 'vitest'
import { type Facing, type Odds, oddsOf } from './odds.ts'

/** Every possible roll, one by one. */
function enumerated(pool: Pool, target: Facing): Odds {
  const dice = DICE.flatMap((die) => Array.from({ length: pool[die] }, () => die))
  const sum = { own: 0, intercept: 0, ships: 0, buildings: 0 }
  const keys = new Array<number>(2 * pool.raid + 1).fill(0)
  let rolls = 0
  const roll = (
    i: number,
    so: { self: number; intercept: number; hit: number; building: number; key: number },
  ): void => {
    const die = dice[i]
    if (die !== undefined) {
      for (const face of FACES[die])
        roll(i + 1, {
          self: so.self + face.self,
          intercept: so.intercept + face.intercept,
          hit: so.hit + face.hit,
          building: so.building + face.building,
          key: so.key + face.key,
        })
      return
    }
    rolls++
    const counts = Math.max(0, so.intercept - target.ignored) + (pool.assault > 0 ? target.added : 0) > 0
    if (counts) sum.intercept++
    sum.own += Math.min(so.self + (counts ? target.onIntercept : 0), target.own)
    const onShips = Math.min(so.hit, target.ships)
    sum.ships += onShips
    sum.buildings += Math.min(so.hit - onShips + so.building, target.buildings)
    for (let n = 0; n <= so.key; n++) keys[n]!++
  }
  roll(0, { self: 0, intercept: 0, hit: 0, building: 0, key: 0 })
  return {
    own: sum.own / rolls,
    intercept: sum.intercept / rolls,
    ships: sum.ships / rolls,
    buildings: sum.buildings / rolls,
    keys: keys.map((n) => n / rolls),
  }
}

const TARGETS: readonly Facing[] = [
  { own: 99, ships: 99, buildings: 99, onIntercept: 2, ignored: 0, added: 0 },
  { own: 3, ships: 2, buildings: 2, onIntercept: 3, ignored: 0, added: 0 },
  { own: 4, ships: 0, buildings: 1, onIntercept: 0, ignored: 1, added: 0 },
  { own: 4, ships: 5, buildings: 0, onIntercept: 1, ignored: 0, added: 1 },
  { own: 2, ships: 1, buildings: 3, onIntercept: 4, ignored: 1, added: 1 },
]

describe('odds', () => {
  it('are those of counting every roll', () => {
    for (let assault = 0; assault <= 4; assault++)
      for (let skirmish = 0; skirmish <= 2; skirmish++)
        for (let raid = 0; raid + assault <= 5 && raid <= 4; raid++) {
          if (assault + skirmish + raid === 0 || assault + skirmish + raid > 5) continue
          const pool = { assault, skirmish, raid }
          for (const target of TARGETS) {
            const [exact, counted] = [oddsOf(pool, target), enumerated(pool, target)]
            for (const key of ['own', 'intercept', 'ships', 'buildings'] as const)
              expect(exact[key], `${JSON.stringify(pool)} ${key}`).toBeCloseTo(counted[key], 10)
            expect(exact.keys.length).toBe(counted.keys.length)
            exact.keys.forEach((p, n) => {
              expect(p).toBeCloseTo(counted.keys[n]!, 10)
            })
          }
        }
  })

  it('of single dice', () => {
    const open = TARGETS[0]!
    expect(oddsOf({ assault: 1, skirmish: 0, raid: 0 }, open).ships).toBeCloseTo(8 / 6 - 1 / 6 + 0, 10)
    expect(oddsOf({ assault: 0, skirmish: 1, raid: 0 }, open)).toMatchObject({ own: 0, intercept: 0, ships: 0.5 })
    expect(oddsOf({ assault: 0, skirmish: 0, raid: 1 }, open).keys[1]).toBeCloseTo(3 / 6, 10)
  })

  // Eighteen dice: whoever counted all throws would not come to an end.
  it('of the largest pool add up', () => {
    const odds = oddsOf({ assault: 6, skirmish: 6, raid: 6 }, TARGETS[1]!)
    expect(odds.keys[0]).toBeCloseTo(1, 10)
    expect(odds.intercept).toBeGreaterThan(0.7)
  })
})
