import { isGate, SLOT_COUNT } from '@understudy/arcs/data'
import { SYSTEMS } from '@understudy/arcs/vocabulary'
import { describe, expect, it } from 'vitest'
import { angleAfter, GATE, geometryFor, PLANET, type Point, ringPath, slotSpot, TOKEN, tokenSpots } from './geometry.ts'

const ASPECTS = [0.5, 0.86, 1, 1.25, 1.5, 2.5]
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const radius = (system: number) => (isGate(system) ? GATE : PLANET)

describe.each(ASPECTS)('a map in a box of %s', (aspect) => {
  const geometry = geometryFor(aspect)
  const { systems, width, height, centre } = geometry

  it('has every system within its edges', () => {
    expect(systems).toHaveLength(SYSTEMS.length)
    systems.forEach(({ x, y }, system) => {
      // With the symbol that sits on the rim of a planet.
      const room = radius(system) + 14
      expect(x).toBeGreaterThanOrEqual(room)
      expect(y).toBeGreaterThanOrEqual(room)
      expect(width - x).toBeGreaterThanOrEqual(room)
      expect(height - y).toBeGreaterThanOrEqual(room)
    })
  })

  it('has no system upon another', () => {
    for (let a = 0; a < 24; a++)
      for (let b = 0; b < a; b++) expect(far(systems[a]!, systems[b]!)).toBeGreaterThan(radius(a) + radius(b) - 4)
  })

  it('goes clockwise: clusters, and the planets of each', () => {
    const planets = systems.filter((_, system) => !isGate(system))
    const angle = ({ x, y }: Point) => Math.atan2(y - centre.y, x - centre.x)
    const turns = planets.map((planet, i) => {
      const next = planets[(i + 1) % planets.length]!
      return (angle(next) - angle(planet) + 2 * Math.PI) % (2 * Math.PI)
    })
    for (const turn of turns) expect(turn).toBeLessThan(Math.PI / 2)
    // Once around, no more.
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI)
    // Cluster 1 lies left of the top.
    expect(systems[2]!.x).toBeLessThan(centre.x)
    expect(systems[2]!.y).toBeLessThan(centre.y)
  })

  it('puts ships beside a planet and within a gate', () => {
    systems.forEach((site, system) => {
      for (let n = 1; n <= 8; n++) {
        const { spots, scale } = tokenSpots(site, isGate(system), n)
        expect(spots).toHaveLength(n)
        for (const spot of spots) {
          const away = far(spot, { x: 0, y: 0 })
          if (isGate(system)) expect(away).toBeLessThan(GATE + 6)
          else expect(away).toBeGreaterThan(PLANET)
        }
        for (let a = 0; a < n; a++)
          for (let b = 0; b < a; b++) expect(far(spots[a]!, spots[b]!)).toBeGreaterThan(TOKEN * scale * 0.99)
      }
    })
  })

  it('lays no ships over the number of those at another planet, nor over that of a gate: up to five kinds', () => {
    // Hulls have 27×29 of 32.5 units, numbers of one or two digits 20×14; of those a unit of the map more or less is not seen.
    const [hull, number, unseen] = [{ x: (TOKEN * 13.5) / 32.5, y: (TOKEN * 14.5) / 32.5 }, { x: 10, y: 7 }, 1.5]
    const lain = systems.map((site, system) =>
      [1, 2, 3, 4, 5].map((n) => {
        const { spots, scale } = tokenSpots(site, isGate(system), n)
        return spots.map(({ x, y }) => ({ x: site.x + x, y: site.y + y, scale }))
      }),
    )
    const planets = lain.filter((_, system) => !isGate(system)).map((each) => each.flat())
    const badges = systems
      .filter((_, system) => isGate(system))
      .map(({ x, y, inward }) => ({ x: x + inward.x * (GATE + 3), y: y + inward.y * (GATE + 3) }))
    for (const ships of planets)
      for (const ship of ships) {
        for (const badge of badges) expect(far(ship, badge)).toBeGreaterThan(13.5 + 14 * ship.scale)
        for (const other of planets.filter((each) => each !== ships).flat()) {
          const wide = hull.x * ship.scale + number.x * other.scale
          const tall = hull.y * ship.scale + number.y * other.scale
          const clear = Math.max(Math.abs(ship.x - other.x) - wide, Math.abs(ship.y - other.y) - tall)
          if (clear < -unseen) expect([ship, other]).toEqual([])
        }
      }
  })
})

it('measures the way around an ellipse', () => {
  expect(angleAfter(0, 3, 1)).toBeCloseTo(-Math.PI / 2)
  expect(angleAfter(0.25, 3, 1)).toBeCloseTo(0)
  expect(angleAfter(0.5, 3, 1)).toBeCloseTo(Math.PI / 2)
  // On a long ellipse an eighth of the way is not an eighth of the turn.
  expect(angleAfter(0.125, 3, 1)).toBeGreaterThan(-Math.PI / 4 - 0.4)
  expect(angleAfter(0.125, 1, 1)).toBeCloseTo(-Math.PI / 4, 3)
})

it('leads the ring clockwise, the short way and across what is out of play', () => {
  const geometry = geometryFor(1.25)
  expect(ringPath(geometry, 0, 4)).toMatch(/ 0 0 1 /)
  expect(ringPath(geometry, 4, 0)).toMatch(/ 0 1 1 /)
})

it('keeps building slots on the planet and apart', () => {
  for (let system = 0; system < 24; system++) {
    const slots = SLOT_COUNT[system]!
    const spots = Array.from({ length: slots }, (_, n) => slotSpot(slots, n))
    for (const spot of spots) expect(far(spot, { x: 0, y: 0 })).toBeLessThan(PLANET - 14)
    if (slots === 2) expect(far(spots[0]!, spots[1]!)).toBeGreaterThan(29)
    // Beyond the slots (a cloud city) there is a place of its own.
    expect(spots).not.toContainEqual(slotSpot(slots, 2))
  }
})
