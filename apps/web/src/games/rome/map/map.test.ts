import { HOUSE_PACK } from '@understudy/rome'
import { filesOf, packNamed } from '@understudy/rome/pack'
import { describe, expect, it } from 'vitest'
import { cellOf, outline } from './cells.ts'
import { chartOf } from './chart.ts'
import { contours } from './contour.ts'
import { distance, fromSegment, MARGIN, type Point, project } from './project.ts'
import { inside } from './rings.ts'
import { wet } from './wet-testing.ts'

const house = packNamed(HOUSE_PACK)
const placeOf = (id: string): Point => chartOf(house).places[house.regionNo.get(id) ?? -1] as Point

describe('projection', () => {
  it('puts every region into the frame, north up and east right', () => {
    const { frame, places } = project(house.regions)
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(MARGIN - 0.01)
      expect(y).toBeGreaterThanOrEqual(MARGIN - 0.01)
      expect(x).toBeLessThanOrEqual(frame.width - MARGIN + 1)
      expect(y).toBeLessThanOrEqual(frame.height - MARGIN + 1)
    }
    expect(placeOf('rome').x).toBeLessThan(placeOf('athens').x)
    expect(placeOf('carthage').y).toBeGreaterThan(placeOf('rome').y)
  })

  it('parts regions that were put at the same spot', () => {
    const [first, ...rest] = house.regions
    const { places } = project([first, first, first, ...rest.slice(5)].flatMap((region) => region ?? []))
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
      expect(distance(places[a] as Point, places[b] as Point)).toBeGreaterThan(30)
  })

  it('measures', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ] as const
    expect(distance(b, c)).toBeCloseTo(Math.SQRT2 * 10)
    expect(fromSegment({ x: 5, y: 3 }, a, b)).toBeCloseTo(3)
    expect(fromSegment({ x: 14, y: 3 }, a, b)).toBeCloseTo(5)
    expect(inside([a, b, c], { x: 2, y: 2 })).toBe(true)
    expect(inside([a, b, c], { x: 8, y: 8 })).toBe(false)
  })
})

describe('cells', () => {
  const frame = { width: 100, height: 100 }
  const places = [
    { x: 25, y: 50 },
    { x: 75, y: 50 },
  ]

  it('hold what is nearest', () => {
    const xs = cellOf(places, 0, frame).map(({ x }) => x)
    expect(Math.min(...xs)).toBe(0)
    expect(Math.max(...xs)).toBe(50)
  })

  it('share their wavering edge', () => {
    const edge = (no: number) =>
      new Set(
        (outline(cellOf(places, no, frame), frame).match(/[\d.]+ [\d.]+/g) ?? []).filter((at) => /^(4|5)\d/.test(at)),
      )
    const [one, two] = [edge(0), edge(1)]
    expect(one.size).toBeGreaterThan(4)
    expect([...one].filter((at) => two.has(at)).length).toBeGreaterThanOrEqual(one.size - 1)
  })
})

it('a contour closes around what is positive', () => {
  const values = new Float64Array(36).fill(-1)
  for (const at of [14, 15, 20, 21]) values[at] = 1
  const loops = contours({ columns: 6, rows: 6, step: 10, beyond: 0, values })
  expect(loops).toHaveLength(1)
  const xs = (loops[0] ?? []).map(({ x }) => x)
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([15, 35])
})

describe('the chart', () => {
  const chart = chartOf(house)

  it('is reckoned once', () => {
    expect(chartOf(house)).toBe(chart)
    expect(chart.cells).toHaveLength(house.regions.length)
  })

  it('has regions on land and seas in the water', () => {
    const inWater = (at: Point | undefined) => at !== undefined && wet(chart.water, at)
    expect(house.regions.filter((_, no) => inWater(chart.places[no])).map(({ id }) => id)).toEqual([])
    expect(house.seas.filter((_, no) => !inWater(chart.seas[no])).map(({ id }) => id)).toEqual([])
  })

  it('has a lane for every pair of seas that touch', () => {
    const touching = house.seas.reduce((sum, sea) => sum + sea.next.length, 0) / 2
    expect(chart.lanes).toHaveLength(touching)
    for (const { path } of chart.lanes) expect(path).toMatch(/^M/)
  })

  it('draws a pack of a player’s own: other places, another map', () => {
    const files = filesOf(HOUSE_PACK)
    const moved = (files['regions.csv'] ?? '').replace(/^(rome,.*),41\.9,12\.5/m, '$1,41.0,11.0')
    const own = packNamed(JSON.stringify({ ...files, 'regions.csv': moved }))
    expect(chartOf(own).places[own.regionNo.get('rome') ?? -1]).not.toEqual(placeOf('rome'))
    expect(chartOf(own).water).not.toBe(chart.water)
  })
})
