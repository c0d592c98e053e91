import { describe, expect, it } from 'vitest'
import { neighbourTable, offsetDistance, tileName, tileNamed } from './grid.ts'

/** Cheapest costs from the middle of a large empty board, by trying every path step by step. */
function bruteForce(side: number): number[][] {
  const middle = Math.floor(side / 2)
  const best = new Map<string, number>([[`${middle},${middle},0`, 0]])
  let changed = true
  while (changed) {
    changed = false
    for (const [key, cost] of [...best]) {
      const [x, y, parity] = key.split(',').map(Number) as [number, number, number]
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          if (dx === 0 && dy === 0) continue
          const [nx, ny] = [x + dx, y + dy]
          if (nx < 0 || ny < 0 || nx >= side || ny >= side) continue
          const diagonal = dx !== 0 && dy !== 0
          const arrival = `${nx},${ny},${diagonal ? 1 - parity : parity}`
          const total = cost + (diagonal && parity === 1 ? 2 : 1)
          if (total < (best.get(arrival) ?? Number.POSITIVE_INFINITY)) {
            best.set(arrival, total)
            changed = true
          }
        }
      }
    }
  }
  const at = (x: number, y: number) => Math.min(best.get(`${x},${y},0`) ?? 999, best.get(`${x},${y},1`) ?? 999)
  return Array.from({ length: side }, (_, y) => Array.from({ length: side }, (__, x) => at(x, y)))
}

describe('2.1 distance', () => {
  it('agrees with a search over paths for all 289 offsets of a 17 × 17 area', () => {
    const costs = bruteForce(17)
    let compared = 0
    for (let dy = -8; dy <= 8; dy++) {
      for (let dx = -8; dx <= 8; dx++) {
        expect(offsetDistance(dx, dy), `${dx},${dy}`).toBe(costs[dy + 8]?.[dx + 8])
        compared++
      }
    }
    expect(compared).toBe(289)
  })

  it.each([
    [1, 9],
    [2, 21],
    [3, 37],
  ])('a range of %i holds %i tiles', (range, tiles) => {
    let n = 0
    for (let dy = -9; dy <= 9; dy++) for (let dx = -9; dx <= 9; dx++) if (offsetDistance(dx, dy) <= range) n++
    expect(n).toBe(tiles)
  })
})

describe('2.2 names of tiles', () => {
  it('count columns from the left and rows from the top', () => {
    expect(tileName({ x: 0, y: 0 })).toBe('A1')
    expect(tileName({ x: 2, y: 3 })).toBe('C4')
    expect(tileName({ x: 27, y: 63 })).toBe('AB64')
  })

  it('can be read back, also beyond Z', () => {
    for (let x = 0; x < 64; x++) expect(tileNamed(tileName({ x, y: x }))).toEqual({ x, y: x })
    expect(tileNamed('b3')).toEqual({ x: 1, y: 2 })
    expect(tileNamed('B0')).toBeUndefined()
    expect(tileNamed('17')).toBeUndefined()
  })
})

it('2.1 corners have three neighbours, inner tiles eight', () => {
  const near = neighbourTable(3, 3)
  const count = (tile: number) => near.slice(tile * 8, tile * 8 + 8).filter((to) => to >= 0).length
  expect([0, 1, 4].map(count)).toEqual([3, 5, 8])
})
