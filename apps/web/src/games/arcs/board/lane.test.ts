import { BOARDS, gateOf, isGate } from '@understudy/arcs/data'
import { describe, expect, it } from 'vitest'
import { GATE, geometryFor } from '../draw/geometry.ts'
import { along, between, laneBy, laneOf, lengthOf, wayBetween } from './lane.ts'

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
        // Past a gate that is out of play it is twice as long.
        const past = ![4, 20].includes(Math.abs(to - from))
        expect(points.length).toBe(isGate(from) && isGate(to) ? (past ? 9 : 5) : 2)
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

  it('goes along the ring past gates that are out of play, by none that is in play and not across the middle', () => {
    for (const each of BOARDS)
      for (const from of each.systems.filter(isGate))
        for (const to of each.neighbours[from]!.filter(isGate)) {
          const lane = laneOf(geometry, each, from, to)
          const others = each.clusters.map(gateOf).filter((gate) => gate !== from && gate !== to)
          for (let far = 0; far <= lengthOf(lane); far += 5) {
            const { x, y } = along(lane, far)
            const { centre, ring, systems } = geometry
            expect(Math.hypot((x - centre.x) / ring.x, (y - centre.y) / ring.y)).toBeGreaterThan(0.9)
            for (const gate of others)
              expect(Math.hypot(x - systems[gate]!.x, y - systems[gate]!.y)).toBeGreaterThan(GATE)
          }
        }
  })

  it('goes by every stop of a flight', () => {
    const stops = [1, 0, 4, 8]
    const lane = laneBy(geometry, board, stops)
    for (const stop of stops) {
      const { x, y } = geometry.systems[stop]!
      expect(Math.min(...lane.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeCloseTo(0)
    }
    expect(lane).toHaveLength(1 + 1 + 4 + 4)
  })

  it('is drawn from beside the one system to before the other', () => {
    const lane = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 80 },
    ]
    expect(lengthOf(lane)).toBe(140)
    expect(between(lane, 24, 38)).toMatchObject([
      { x: 24, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 42 },
    ])
    expect(along(lane, -34)).toEqual({ x: 60, y: 46, angle: 90 })
    // Two that touch each other still have something between them.
    const short = between(lane.slice(0, 2), 60, 60)
    expect(short[1]!.x).toBeGreaterThan(short[0]!.x)
  })
})
