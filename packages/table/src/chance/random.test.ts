import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyedRandom, pickFrom, shuffled } from './random.ts'

/** Chi-square of counts against all being equally likely. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}
/** A bound that a fair source passes about 9,999 times of 10,000 (Wilson and Hilferty). */
const bound = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3

const key = (n: number) => `${1 + (n % 9)}.boss|chance|draw|${n}`

describe('keyed chance', () => {
  it('is the same for the same seed and key', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.array(fc.integer({ min: 1, max: 1000 })), (seed, name, ns) => {
        const [one, two] = [keyedRandom(seed, name), keyedRandom(seed, name)]
        for (const n of ns) {
          const value = one.int(n)
          expect(two.int(n)).toBe(value)
          expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
        }
      }),
    )
  })
  it('does not mix up where the seed ends and the key begins', () => {
    expect(keyedRandom('ab', 'c').int(1e9)).not.toBe(keyedRandom('a', 'bc').int(1e9))
  })
  it('pins what it gives, so that saved games replay', () => {
    const random = keyedRandom('seed', '1.ash|chance|draw|0')
    expect([6, 6, 6, 52, 52, 1000].map((n) => random.int(n))).toMatchInlineSnapshot(`
      [
        4,
        5,
        0,
        11,
        26,
        738,
      ]
    `)
  })
  it.each([2, 6, 7, 52])('is uniform over %i faces, over many keys', (n) => {
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < 20_000; i++) counts[keyedRandom('game', key(i)).int(n)]!++
    expect(chiSquare(counts)).toBeLessThan(bound(n - 1))
  })
  it('gives independent numbers for keys that differ in one digit, and for seeds that do', () => {
    const [keys, seeds, within] = [0, 0, 0].map(() => new Array<number>(36).fill(0)) as [number[], number[], number[]]
    for (let i = 0; i < 20_000; i++) {
      const random = keyedRandom('game', key(i))
      const first = random.int(6)
      keys[first * 6 + keyedRandom('game', key(i + 1)).int(6)]!++
      seeds[first * 6 + keyedRandom('gamf', key(i)).int(6)]!++
      within[first * 6 + random.int(6)]!++
    }
    for (const counts of [keys, seeds, within]) expect(chiSquare(counts)).toBeLessThan(bound(35))
  })
})

describe('picking and shuffling', () => {
  it('picks something that is there, and says so if there is nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.string(), (items, name) => {
        expect(items).toContain(pickFrom(keyedRandom('s', name), items))
      }),
    )
    expect(() => pickFrom(keyedRandom('s', 'k'), [])).toThrow('nothing to pick from')
  })
  it('shuffles into another order of the same things, and leaves the list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (items, name) => {
        const before = [...items]
        const mixed = shuffled(keyedRandom('s', name), items)
        expect(items).toEqual(before)
        expect([...mixed].sort()).toEqual([...items].sort())
      }),
    )
  })
  it('gives each order of four things as often as any other', () => {
    const orders = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffled(keyedRandom('s', key(i)), ['a', 'b', 'c', 'd']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(chiSquare([...orders.values()])).toBeLessThan(bound(23))
  })
})
