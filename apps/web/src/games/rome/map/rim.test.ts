// A map as an owner taps it: rows of regions, with a sea beyond some of its sides.

import { describe, expect, it } from 'vitest'
import { type Drawn, degreesAt, drawn } from '../packs/map/drawn.ts'
import { reachOf } from './land.ts'
import { distance, type Point } from './project.ts'
import { ringsOf } from './rings.ts'
import { wet } from './wet-testing.ts'

const ACROSS = 5
const DOWN = 4
type Side = 'top' | 'bottom' | 'left' | 'right'

function board(...sides: readonly Side[]): Drawn {
  const nos = [...Array(ACROSS * DOWN).keys()]
  const at = (no: number) => ({ row: Math.floor(no / ACROSS), column: no % ACROSS })
  const isAt = (no: number, side: Side): boolean => {
    const { row, column } = at(no)
    return { top: row === 0, bottom: row === DOWN - 1, left: column === 0, right: column === ACROSS - 1 }[side]
  }
  const map = drawn({
    regions: nos.map((no) => ({
      row: no,
      id: `r${no}`,
      name: `R ${no}`,
      home: -1,
      capital: false,
      seas: sides.flatMap((side, sea) => (isAt(no, side) ? [sea] : [])),
      at: { lat: 50 - 4 * at(no).row - (no % 3) * 0.3, lon: 8 * at(no).column + (no % 2) * 0.4 },
    })),
    edges: nos.flatMap((no) => [
      ...(at(no).column < ACROSS - 1 ? [{ a: no, b: no + 1, strait: false }] : []),
      ...(at(no).row < DOWN - 1 ? [{ a: no, b: no + ACROSS, strait: false }] : []),
    ]),
    seas: sides.map((side, sea) => ({
      id: side,
      name: side,
      next: sides.flatMap((_, to) => (to === sea ? [] : [to])),
    })),
  })
  if (map === undefined) throw new Error('nothing was drawn')
  return map
}

const isWet = ({ chart }: Drawn, point: Point) => wet(chart.water, point)
const middleOf = ({ chart: { frame } }: Drawn): Record<Side, Point> => ({
  top: { x: frame.width / 2, y: 1 },
  bottom: { x: frame.width / 2, y: frame.height - 1 },
  left: { x: 1, y: frame.height / 2 },
  right: { x: frame.width - 1, y: frame.height / 2 },
})

describe('seas at the rim', () => {
  const all = board('top', 'right', 'bottom', 'left')

  it('reach the edge of the drawing, and nothing inside is a lake', () => {
    for (const point of Object.values(middleOf(all))) expect(isWet(all, point)).toBe(true)
    for (const ring of ringsOf(all.mapped)) {
      const corners = ring.map((no) => all.chart.places[no] as Point)
      const middle = (of: (point: Point) => number) => corners.reduce((sum, each) => sum + of(each), 0) / corners.length
      expect(isWet(all, { x: middle(({ x }) => x), y: middle(({ y }) => y) })).toBe(false)
    }
  })

  it('wash every region of their coast', () => {
    const reach = reachOf(all.mapped, all.chart.places)
    const around = [...Array(24).keys()].map((n) => (n * Math.PI) / 12)
    all.mapped.regions.forEach((region, no) => {
      const { x, y } = all.chart.places[no] as Point
      const washed = around.some((angle) =>
        isWet(all, { x: x + Math.cos(angle) * reach * 1.5, y: y + Math.sin(angle) * reach * 1.5 }),
      )
      expect([no, washed]).toEqual([no, region.seas.length > 0])
    })
  })

  it('are only where a coast is: other sides stay land to the edge', () => {
    const west = board('left')
    const { left, ...others } = middleOf(west)
    expect(isWet(west, left)).toBe(true)
    for (const point of Object.values(others)) expect(isWet(west, point)).toBe(false)
  })

  it('do not move what is told where it lies: a point of the drawing is at its degrees', () => {
    expect(all.degrees).toHaveLength(ACROSS * DOWN)
    all.degrees.forEach((degrees, no) => {
      const back = degreesAt(all, all.chart.places[no] as Point)
      expect(distance({ x: back.lon, y: back.lat }, { x: degrees.lon, y: degrees.lat })).toBeLessThan(0.05)
    })
  })
})
