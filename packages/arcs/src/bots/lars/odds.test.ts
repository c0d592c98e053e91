import { keyedRandom } from '@understudy/table'
import { describe, expect, it } from 'vitest'
import { clusterOf } from '../../data/map.ts'
import { boardOf } from '../../rules/state/state.ts'
import type { C } from './context.ts'
import { ASSAULT, copies, hasDoubleHit, hasFlame, hasIntercept, hitsOf, RAID, SKIRMISH, seizes } from './dice.ts'
import { aim, table } from './lars-testing.ts'
import { clusterFor } from './target/ways.ts'

const ROLLS = 60_000

/** The share of rolls with this property; four standard deviations are allowed. */
function share(test: (roll: (faces: readonly unknown[]) => number, i: number) => boolean): number {
  let n = 0
  for (let i = 0; i < ROLLS; i++) {
    const random = keyedRandom('odds', `${i}`)
    if (test((faces) => (faces as number[])[random.int(faces.length)] as number, i)) n++
  }
  return n / ROLLS
}
const near = (measured: number, odds: number) =>
  expect(Math.abs(measured - odds)).toBeLessThan(4 * Math.sqrt((odds * (1 - odds)) / ROLLS))

describe(`odds over ${ROLLS} rolls`, () => {
  const exact = (die: { faces: readonly unknown[] }, test: (face: number) => boolean) =>
    (die.faces as number[]).filter(test).length / 6

  it.each([
    ['declare', ASSAULT, (face: number) => hasFlame(face), 1 / 2],
    ['shift', ASSAULT, (face: number) => hasDoubleHit(face), 1 / 3],
    ['both', ASSAULT, (face: number) => hasFlame(face) && hasDoubleHit(face), 1 / 6],
    ['neither', ASSAULT, (face: number) => !hasFlame(face) && !hasDoubleHit(face), 1 / 3],
    ['copy', SKIRMISH, (face: number) => copies(face), 1 / 2],
    ['seize', RAID, (face: number) => seizes({ vars: { raid: face }, options: {} } as C), 1 / 6],
    ['one agent', ASSAULT, (face: number) => hitsOf(face) === 1 && !hasIntercept(face), 1 / 3],
    ['two agents', ASSAULT, (face: number) => hitsOf(face) === 2, 1 / 3],
    ['one agent and the intercept', ASSAULT, (face: number) => hitsOf(face) === 1 && hasIntercept(face), 1 / 6],
    ['no agent', ASSAULT, (face: number) => hitsOf(face) === 0, 1 / 6],
  ] as const)('%s', (_name, die, test, odds) => {
    expect(exact(die, test)).toBeCloseTo(odds, 12)
    near(
      share((roll) => test(roll(die.faces))),
      odds,
    )
  })

  it('each other cluster one time in three, and never the same', () => {
    const { state } = aim(table(), 'red', '3c')
    const c = (step: number) => ({ view: state, seat: 'red', vars: { step }, options: {}, edition: '' }) as unknown as C
    const faces = [1, 2, 3, 4, 5, 6]
    const others = boardOf(state).clusters.filter((cluster) => cluster !== clusterOf(10))
    expect(others).toHaveLength(3)
    for (const cluster of others)
      near(
        share((roll) => clusterFor(c(roll(faces))) === cluster),
        1 / 3,
      )
  })
})
