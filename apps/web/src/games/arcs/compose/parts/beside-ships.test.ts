import { BOARDS, isGate } from '@understudy/arcs/data'
import { expect, it } from 'vitest'
import type { Box } from '../../../../ui/clear-spot.ts'
import { GATE, geometryFor, PLANET, type Point, TOKEN, tokenSpots } from '../../draw/geometry.ts'
import { besideShips } from './beside-ships.ts'

const over = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

// As large as the board is in windows of each class.
// One of it, and one for fresh and one for damaged ships.
for (const [width, height] of [
  [1392, 860],
  [968, 700],
  [834, 648],
  [608, 592],
  [504, 390],
  [390, 404],
  [360, 264],
] as const)
  for (const size of [
    { width: 136, height: 48 },
    { width: 136, height: 100 },
  ])
    it(`a stepper of ${size.height} px covers neither the ships that leave nor where they go, on a board of ${width}×${height}`, () => {
      const board = { x: 100, y: 44, width, height }
      const geometry = geometryFor(width / height)
      const unit = Math.min(width / geometry.width, height / geometry.height)
      const at = ({ x, y }: Point): Point => ({
        x: board.x + width / 2 + (x - geometry.centre.x) * unit,
        y: board.y + height / 2 + (y - geometry.centre.y) * unit,
      })
      const box = ({ x, y }: Point, half: number): Box => ({
        x: x - half * unit,
        y: y - half * unit,
        width: 2 * half * unit,
        height: 2 * half * unit,
      })
      const disc = (system: number) => box(at(geometry.systems[system]!), (isGate(system) ? GATE : PLANET) + 5)
      const map = BOARDS.at(-1)!
      for (const system of map.systems) {
        const site = geometry.systems[system]!
        const { spots, scale } = tokenSpots(site, isGate(system), 2)
        const ships = spots.map((spot) => box(at({ x: site.x + spot.x, y: site.y + spot.y }), (TOKEN / 2) * scale))
        for (const to of map.neighbours[system]!) {
          const put = besideShips(size, {
            board,
            from: disc(system),
            ships,
            goals: [disc(to)],
            taken: [],
            seen: map.systems.map(disc),
          })
          const stepper = { ...put, ...size }
          for (const each of [disc(system), disc(to), ...ships]) expect(over(stepper, each)).toBe(false)
          expect(put.x).toBeGreaterThanOrEqual(board.x)
          expect(put.y).toBeGreaterThanOrEqual(board.y)
          expect(put.x + size.width).toBeLessThanOrEqual(board.x + width)
          expect(put.y + size.height).toBeLessThanOrEqual(board.y + height)
          // At the ships, not on the other side of the board.
          const middle = at(site)
          const far = Math.hypot(put.x + size.width / 2 - middle.x, put.y + size.height / 2 - middle.y)
          expect(far).toBeLessThan(Math.hypot(width, height) / 2)
        }
      }
    })

it('of two sides as good it takes the one towards the middle', () => {
  const board = { x: 0, y: 0, width: 900, height: 700 }
  const size = { width: 136, height: 48 }
  for (const x of [150, 700]) {
    const from = { x, y: 320, width: 60, height: 60 }
    const put = besideShips(size, { board, from, ships: [], goals: [], taken: [], seen: [] })
    expect(x < 450 ? put.x > x : put.x < x).toBe(true)
  }
})
