import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BANDS, bandOf, boxOf, type Name, placeNames, type Rect, touches } from './naming.ts'

const FRAME = { width: 1000, height: 700 }
const place = (key: string, x: number, y: number, rank = 5, width = 70): Name => ({
  key,
  around: { x: x - 12, y: y - 12, w: 24, h: 24 },
  width,
  height: 14,
  rank,
})
const discs = (names: readonly Name[]): Rect[] => names.map(({ around }) => around)

describe('names of a map', () => {
  it('stand below their disc where nothing is in the way, elsewhere around it', () => {
    const names = [place('a', 300, 300)]
    expect(placeNames(names, discs(names), [], FRAME, 1).get('a')).toMatchObject({ across: 0, down: 1 })
    const army: Rect = { x: 260, y: 310, w: 80, h: 30 }
    expect(placeNames(names, [...discs(names), army], [], FRAME, 1).get('a')).toMatchObject({ across: 0, down: -1 })
  })

  it('go by rank where two want the same place, and are left out where there is none', () => {
    const names = [place('low', 300, 300, 5), place('high', 300, 300, 1)]
    const walls: Rect[] = [
      { x: 0, y: 0, w: 1000, h: 280 },
      { x: 0, y: 330, w: 1000, h: 370 },
      { x: 0, y: 280, w: 286, h: 50 },
      { x: 400, y: 280, w: 600, h: 50 },
    ]
    const placed = placeNames(names, [...discs(names), ...walls], [], FRAME, 1)
    expect([...placed.keys()]).toEqual(['high'])
  })

  it('have a line of at most 24 pixels to their disc if they stand further away', () => {
    const names = [place('a', 300, 300)]
    const ring: Rect[] = [
      { x: 200, y: 313, w: 200, h: 4 },
      { x: 200, y: 283, w: 200, h: 4 },
      { x: 313, y: 280, w: 4, h: 40 },
      { x: 283, y: 280, w: 4, h: 40 },
    ]
    for (const unit of [1, 0.5, 2]) {
      const spot = placeNames(names, [...discs(names), ...ring], [], FRAME, unit).get('a')
      if (spot?.leader === undefined) continue
      // A band is at most half as large again as its beginning.
      expect((Math.hypot(spot.leader.x - spot.x, spot.leader.y - spot.y) / unit) * 1.5).toBeLessThan(36)
    }
    expect(placeNames(names, [...discs(names), ...ring], [], FRAME, 1).get('a')?.leader).toBeDefined()
  })

  it('make way for a name that has no other place', () => {
    const names = [place('first', 300, 300, 1), place('second', 300, 344, 2)]
    // Between the two is room for one name: the first takes it, though it could stand above its disc as well.
    const walls: Rect[] = [
      { x: 0, y: 300, w: 262, h: 76 },
      { x: 338, y: 300, w: 662, h: 76 },
      { x: 0, y: 357, w: 1000, h: 60 },
    ]
    expect(placeNames(names.slice(0, 1), [...discs(names), ...walls], [], FRAME, 1).get('first')?.down).toBe(1)
    const placed = placeNames(names, [...discs(names), ...walls], [], FRAME, 1)
    expect([placed.get('first')?.down, placed.get('second')?.down]).toEqual([-1, -1])
  })

  it('lie on a sign only where there is no other place', () => {
    const names = [place('a', 300, 300)]
    const sign: Rect = { x: 260, y: 310, w: 80, h: 30 }
    expect(placeNames(names, discs(names), [sign], FRAME, 1).get('a')).toMatchObject({ across: 0, down: -1 })
    const everywhere: Rect = { x: 0, y: 0, w: 1000, h: 700 }
    expect(placeNames(names, discs(names), [everywhere], FRAME, 1).get('a')).toMatchObject({ across: 0, down: 1 })
  })

  it('keep the place they had, also if a better one is free again', () => {
    const names = [place('a', 300, 300)]
    const army: Rect = { x: 260, y: 310, w: 80, h: 30 }
    const before = placeNames(names, [...discs(names), army], [], FRAME, 1)
    expect(placeNames(names, discs(names), [], FRAME, 1, before).get('a')).toEqual(before.get('a'))
  })

  it('never touch each other, a thing or the frame, at any zoom of their band', () => {
    const spot = fc.record({ x: fc.integer({ min: 20, max: 980 }), y: fc.integer({ min: 20, max: 680 }) })
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 40 }), fc.constantFrom(...BANDS), (at, band) => {
        const names = at.map(({ x, y }, n) => place(`n${n}`, x, y, n % 4, 40 + ((n * 37) % 60)))
        const placed = placeNames(names, discs(names), [], FRAME, 1 / band)
        for (const closer of [1, 1.2, 1.45]) {
          const unit = 1 / (band * closer)
          const boxes = names.flatMap((name) => {
            const found = placed.get(name.key)
            return found === undefined ? [] : [boxOf(name, found, unit)]
          })
          for (const [n, box] of boxes.entries()) {
            expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= 1000 && box.y + box.h <= 700).toBe(true)
            expect(discs(names).some((disc) => touches(box, disc))).toBe(false)
            expect(boxes.slice(n + 1).some((other) => touches(box, other))).toBe(false)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are placed anew at 1, 1.5, 2.2 and 3.3', () => {
    expect([1, 1.49, 1.5, 2.1, 2.2, 3.2, 3.3, 5].map(bandOf)).toEqual([1, 1, 1.5, 1.5, 2.2, 2.2, 3.3, 3.3])
  })
})
