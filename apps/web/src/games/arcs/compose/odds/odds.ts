// Exact odds of a battle, from the faces of the dice. Nothing is sampled.

import { FACES } from '@understudy/arcs/data'
import { DICE, type DieKind, type Pool } from '@understudy/arcs/vocabulary'

/** What the dice meet. */
export interface Facing {
  /** Hits that the attacker's and the defender's ships can take, and the defender's buildings. */
  readonly own: number
  readonly ships: number
  readonly buildings: number
  /** Hits on the attacker if at least one intercept counts. */
  readonly onIntercept: number
  /** Intercepts that are ignored (Signal Breaker), and those that come with assault dice (Mirror Plating). */
  readonly ignored: number
  readonly added: number
}

export interface Odds {
  /** Expected hits on one's own ships, self-hits and intercept together. */
  readonly own: number
  /** Chance that an intercept counts. */
  readonly intercept: number
  readonly ships: number
  readonly buildings: number
  /** `keys[n]`: chance of at least n keys. */
  readonly keys: readonly number[]
}

type Chances = number[]

const one: Chances = [1]

function convolve(a: Chances, b: Chances): Chances {
  const out = new Array<number>(a.length + b.length - 1).fill(0)
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      out[i + j]! += p * q
    })
  })
  return out
}

function power(chances: Chances, n: number): Chances {
  let out = one
  for (let i = 0; i < n; i++) out = convolve(out, chances)
  return out
}

type Symbol = 'self' | 'intercept' | 'hit' | 'building' | 'key'

/** How often a symbol comes up on one die. */
function oneDie(die: DieKind, symbol: Symbol): Chances {
  const out: Chances = []
  for (const face of FACES[die]) out[face[symbol]] = (out[face[symbol]] ?? 0) + 1 / FACES[die].length
  return Array.from(out, (p) => p ?? 0)
}

/** Chances of each number of a symbol over the whole pool. */
export const symbolChances = (pool: Pool, symbol: Symbol): Chances =>
  DICE.reduce((all, die) => convolve(all, power(oneDie(die, symbol), pool[die])), one)

/** Self-hits and intercepts come from the same dice, so they are counted together: `joint[intercepts][self]`. */
export function jointOwn(pool: Pool): Chances[] {
  let joint: Chances[] = [[1]]
  for (const die of DICE) {
    for (let i = 0; i < pool[die]; i++) {
      const next: Chances[] = []
      joint.forEach((row, intercepts) => {
        row.forEach((p, self) => {
          for (const face of FACES[die]) {
            const to = Math.min(2, intercepts + face.intercept)
            next[to] ??= []
            next[to][self + face.self] = (next[to][self + face.self] ?? 0) + p / FACES[die].length
          }
        })
      })
      joint = Array.from(next, (row) => Array.from(row ?? [], (p) => p ?? 0))
    }
  }
  return joint
}

const expected = (chances: Chances, worth: (n: number) => number): number =>
  chances.reduce((sum, p, n) => sum + p * worth(n), 0)

export function oddsOf(pool: Pool, target: Facing): Odds {
  const added = pool.assault > 0 ? target.added : 0
  let own = 0
  let intercept = 0
  jointOwn(pool).forEach((row, rolled) => {
    const counts = Math.max(0, rolled - target.ignored) + added > 0
    row.forEach((p, self) => {
      if (counts) intercept += p
      own += p * Math.min(self + (counts ? target.onIntercept : 0), target.own)
    })
  })
  const hits = symbolChances(pool, 'hit')
  const ships = expected(hits, (n) => Math.min(n, target.ships))
  // No die shows both a hit and a building hit: the two are independent.
  const onBuildings = symbolChances(pool, 'building')
  const buildings = expected(hits, (n) =>
    expected(onBuildings, (k) => Math.min(Math.max(0, n - target.ships) + k, target.buildings)),
  )
  const rolledKeys = symbolChances(pool, 'key')
  const keys = rolledKeys.map((_, n) => rolledKeys.slice(n).reduce((sum, p) => sum + p, 0))
  return { own, intercept, ships, buildings, keys }
}
