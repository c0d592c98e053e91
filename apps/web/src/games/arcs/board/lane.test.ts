import { BOARDS, isGate } from '@understudy/arcs/data'
import { describe, expect, it } from 'vitest'
import { geometryFor } from '../draw/geometry.ts'
import { laneOf, wayBetween } from './lane.ts'

const board = BOARDS.at(-1)!
const geometry = geometryFor(1.3)

describe('the way ships fly', () => {
  it('goes from system to system, over as few links as there can be', () => {
    for (const from of board.systems)
      for (const to of board.systems) {
        const way = wayBetween(board, from, to) ?? []
        expect([way[0], way.at(-1)]).toEqual([from, to])
        for (const [n, at] of way.slice(1).entries()) expect(board.neighbours[way[n]!]).toContain(at)
        if (board.neighbours[from]!.includes(to)) expect(way).toEqual([from, to])
      }
  })

  it('is a bow between gates, on their ring, and straight elsewhere', () => {
    let [bows, straight] = [0, 0]
    for (const from of board.systems)
      for (const to of board.neighbours[from]!) {
        const points = laneOf(geometry, board, from, to)
        const end = geometry.systems[to]!
        expect(points.at(-1)!.x).toBeCloseTo(end.x)
        expect(points.at(-1)!.y).toBeCloseTo(end.y)
        expect(points.length).toBe(isGate(from) && isGate(to) ? 5 : 2)
        if (points.length === 2) {
          straight++
          continue
        }
        bows++
        for (const { x, y } of points) {
          const { centre, ring } = geometry
          expect(Math.hypot((x - centre.x) / ring.x, (y - centre.y) / ring.y)).toBeCloseTo(1, 1)
        }
      }
    expect([bows, straight]).toEqual([10, 52])
  })

  it('is straight where there is none', () => {
    expect(laneOf(geometry, { neighbours: [] }, 0, 5)).toHaveLength(2)
  })
})
