import { type Action, romePackage, type State } from '@understudy/rome'
import { packOf } from '@understudy/rome/pack'
import { Table } from '@understudy/table'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { chartOf } from '../map/chart.ts'
import { piecesOf, placesOf } from './look.ts'
import { grownAt, namesOf } from './written.ts'

// Nothing to measure letters with.
beforeAll(() => vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) }))
afterAll(() => vi.unstubAllGlobals())

it('numbers are as high on the screen as they must be; on a small map only those of pieces', () => {
  expect(grownAt(1, 14)).toEqual({ places: 1, pieces: 1 })
  expect(grownAt(0.7, 14).places).toBeCloseTo(1 / 0.7)
  expect(grownAt(0.46, 12).places).toBe(1)
  for (const scale of [0.3, 0.46, 0.7, 0.9])
    expect(14 * scale * grownAt(scale, 12).pieces).toBeGreaterThanOrEqual(11.999)
})

it('what is asked about is named first, then capitals, armies, one’s own, what they reach, others, seas', () => {
  const options = { role1: 'human', role2: 'speed', role3: 'absent', role4: 'absent' }
  const seats = romePackage.seating(options)
  const { state }: Table<State, Action> = Table.start(romePackage, { options, seats, seed: 'names' })
  const pack = packOf(state)
  const [places, pieces] = [placesOf(state), piecesOf(state)]
  const own = state.sides[0]?.faction ?? 0
  const shown = { places, pieces, pack, chart: chartOf(pack), lang: 'en' as const, own }
  const ranks = new Map(
    namesOf({ ...shown, asked: new Set(['region iol']) }, 1, 14).map(({ key, rank }) => [key, Math.floor(rank)]),
  )
  expect(ranks.get('region iol')).toBe(0)
  const armies = pieces.filter(({ kind, faction }) => kind === 'army' && faction === own)
  const held = places.filter(({ x, y }) => armies.some((army) => Math.hypot(army.x - x, army.y - y + 27) < 1))
  expect(held.length).toBeGreaterThan(0)
  const reach = new Set(held.flatMap(({ no }) => pack.regions[no]?.borders.map(({ to }) => to) ?? []))
  for (const place of places) {
    const rank = ranks.get(`region ${place.id}`)
    if (place.id === 'iol') continue
    if (place.capital) expect(rank).toBe(1)
    else if (held.includes(place)) expect(rank).toBe(2)
    else if (place.holder === own) expect(rank).toBe(3)
    else if (reach.has(place.no) && rank !== 2) expect(rank).toBe(4)
    else expect([2, 5]).toContain(rank)
  }
  expect([...ranks.values()]).toContain(4)
  expect(ranks.get(`sea ${pack.seas[0]?.id}`)).toBe(6)
})
