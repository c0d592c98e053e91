import { expect, test } from 'vitest'
import { type Box, clearSpot } from './clear-spot.ts'

const SIZE = { width: 300, height: 200 }
const room = { x: 0, y: 44, width: 1440, height: 700 }
const over = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const at = (around: Parameters<typeof clearSpot>[1]): Box => ({ ...clearSpot(SIZE, around), ...SIZE })

test('it lies beside what it is about, within the room, and not upon it', () => {
  for (const x of [0, 300, 700, 1400])
    for (const y of [50, 350, 700]) {
      const about = { x, y, width: 40, height: 40 }
      const box = at({ about, room, legal: [], seen: [] })
      expect(over(box, about)).toBe(false)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(1440)
      expect(box.y).toBeGreaterThanOrEqual(44)
      expect(box.y + box.height).toBeLessThanOrEqual(744)
      expect(Math.abs(box.x + 150 - x - 20)).toBeLessThan(400)
    }
})

test('what can be tapped is not covered while there is any other place', () => {
  const about = { x: 700, y: 350, width: 40, height: 40 }
  // All around it, and nothing at the left edge.
  const legal = Array.from({ length: 60 }, (_, n) => ({
    x: 320 + (n % 10) * 110,
    y: 60 + Math.floor(n / 10) * 110,
    width: 60,
    height: 60,
  }))
  const box = at({ about, room, legal, seen: [] })
  expect(legal.filter((each) => over(box, each))).toEqual([])
})

test('what is better seen makes way for what can be tapped', () => {
  const about = { x: 150, y: 150, width: 20, height: 20 }
  const small = { x: 0, y: 0, width: 390, height: 500 }
  const legal = [{ x: 0, y: 300, width: 390, height: 200 }]
  const seen = [{ x: 0, y: 0, width: 390, height: 100 }]
  const box = at({ about: { ...about, y: 230 }, room: small, legal, seen })
  expect(over(box, legal[0]!)).toBe(false)
})

test('it is told whether anything that can be tapped is covered: however much is better seen, that comes first', () => {
  const about = { x: 180, y: 20, width: 20, height: 20 }
  const small = { x: 0, y: 0, width: 390, height: 500 }
  const piece = { x: 190, y: 150, width: 20, height: 20 }
  const seen = Array.from({ length: 90 }, () => ({ x: 0, y: 290, width: 390, height: 200 }))
  const clear = clearSpot(SIZE, { about, room: small, legal: [piece], seen })
  expect(clear.isClear).toBe(true)
  expect(over({ ...clear, ...SIZE }, piece)).toBe(false)
  const below = { x: 190, y: 330, width: 20, height: 20 }
  expect(clearSpot(SIZE, { about, room: small, legal: [piece, below], seen }).isClear).toBe(false)
  // Upon what it is about.
  const low = { x: 0, y: 0, width: 390, height: 240 }
  expect(clearSpot(SIZE, { about: { ...about, y: 110 }, room: low, legal: [], seen: [] }).isClear).toBe(false)
})
