import { type Action, arcs, copyState, ids, type Pool, type State, seatOf, ships } from '@understudy/arcs'
import { describe, expect, it } from 'vitest'
import { dealingPage, dealRest } from '../model/dealing.ts'
import { hitsReady } from '../model/hits-page.ts'
import { SmallBench } from '../small-bench-testing.ts'
import { lossesOf } from './losses.ts'

const AT = ids.sys('2h')
const [RED, BLUE] = ['red', 'blue'].map((seat) => seatOf(new SmallBench().state, seat)) as [number, number]

/** Red and blue in one system, with these ships: fresh, damaged. */
const stage = ([fresh = 0, damaged = 0]: readonly number[], [theirs = 0, broken = 0]: readonly number[]): State =>
  new SmallBench()
    .act({ do: 'lead', card: 'aggression-4' })
    .ships('red', '2h', fresh, damaged)
    .ships('blue', '2h', theirs, broken).state

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
        theirs[Math.min(2, ships(start, AT, BLUE) - ships(state, AT, BLUE))]!++
      }
  return { own: own.map((n) => n / rolls), theirs: theirs.map((n) => n / rolls) }
}

describe('the chances to lose ships', () => {
  it('are those of all rolls, carried out by the rules', () => {
    const tables = [stage([3, 0], [2, 0]), stage([2, 1], [1, 2]), stage([1, 2], [3, 0])]
    const pools: Pool[] = [
      { assault: 3, skirmish: 0, raid: 0 },
      { assault: 1, skirmish: 2, raid: 0 },
      { assault: 0, skirmish: 3, raid: 0 },
    ]
    for (const state of tables)
      for (const pool of pools) {
        const known = enumerated(state, pool)
        const shown = lossesOf(state, '2h', RED, BLUE, pool)
        for (const n of [0, 1, 2] as const) {
          expect(shown.own[n], `own ${n} of ${JSON.stringify(pool)}`).toBeCloseTo(known.own[n] ?? 0, 9)
          expect(shown.theirs[n], `theirs ${n} of ${JSON.stringify(pool)}`).toBeCloseTo(known.theirs[n] ?? 0, 9)
        }
      }
  })
})
