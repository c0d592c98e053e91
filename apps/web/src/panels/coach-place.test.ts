import { describe, expect, it } from 'vitest'
import { arrowBetween, type Box, bubbleAt } from './coach-place.ts'

const size = { width: 280, height: 140 }
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe('the coach’s bubble', () => {
  for (const [window, dock, targets] of [
    [
      DESK,
      box(560, 744, 880, 156),
      [
        box(0, 44, 208, 700),
        box(1176, 44, 264, 256),
        box(0, 744, 560, 156),
        box(1274, 789, 152, 48),
        box(1200, 8, 60, 28),
      ],
    ],
    [
      PHONE,
      box(0, 684, 390, 160),
      [box(0, 44, 390, 48), box(0, 92, 390, 40), box(0, 580, 390, 104), box(258, 788, 124, 48), box(130, 536, 60, 44)],
    ],
  ] as const)
    it(`covers neither what it points at nor the dock, within ${window.width} px`, () => {
      for (const target of targets) {
        const at = { ...bubbleAt(target, dock, size, window), ...size }
        expect(apart(at, target), JSON.stringify(target)).toBe(true)
        expect(apart(at, dock), JSON.stringify(target)).toBe(true)
        expect(at.x >= 0 && at.y >= 0 && at.x + 280 <= window.width && at.y + 140 <= window.height).toBe(true)
        expect(arrowBetween(at, target)).toMatch(/^M/)
      }
    })

  it('makes way for what is to be tapped', () => {
    const [hand, dock] = [box(0, 580, 390, 104), box(0, 684, 390, 160)]
    const tiles = [box(134, 420, 25, 25), box(134, 445, 25, 25)]
    const near = { ...bubbleAt(hand, dock, size, PHONE), ...size }
    expect(tiles.every((tile) => apart(near, tile))).toBe(false)
    const at = { ...bubbleAt(hand, dock, size, PHONE, tiles), ...size }
    expect(tiles.every((tile) => apart(at, tile))).toBe(true)
    expect(apart(at, hand) && apart(at, dock)).toBe(true)
    // With no such place, it covers as little of it as it can.
    const everywhere = [...tiles, box(0, 0, 390, 844)]
    expect({ ...bubbleAt(hand, dock, size, PHONE, everywhere), ...size }).toEqual(at)
  })

  it('takes the other corner of the board while something is read in the first', () => {
    const board = box(208, 44, 1232, 700)
    const [dock, drawer] = [box(560, 744, 880, 156), box(1080, 44, 360, 700)]
    const at = { ...bubbleAt(board, dock, size, DESK, [drawer]), ...size }
    expect(apart(at, drawer) && apart(at, dock)).toBe(true)
    expect(bubbleAt(board, dock, size, DESK).x).toBeGreaterThan(drawer.x)
  })

  it('stands in a corner of the board, which has nothing beside it', () => {
    const board = box(0, 132, 390, 404)
    const at = bubbleAt(board, box(0, 684, 390, 160), size, PHONE)
    expect(at.y).toBeGreaterThan(board.y)
    expect(arrowBetween({ ...at, ...size }, board)).toBeUndefined()
  })
})
