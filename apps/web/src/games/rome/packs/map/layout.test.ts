import { HOUSE_PACK } from '@understudy/rome'
import { filesOf } from '@understudy/rome/pack'
import { expect, it } from 'vitest'
import { draftOf } from '../model/draft.ts'
import { withMapTurned } from '../model/places.ts'
import { degreesAt, drawn } from './drawn.ts'
import { layout } from './layout.ts'
import { mapSource } from './source.ts'

const source = mapSource(draftOf(filesOf(HOUSE_PACK)), 'en')
const loose = { ...source, regions: source.regions.map((region) => ({ ...region, at: undefined })) }

it('what has coordinates stays there', () => {
  expect(layout(source)).toEqual(source.regions.map(({ at }) => at))
  const [first, ...rest] = loose.regions
  const at = { lat: 10, lon: 100 }
  expect(layout({ ...loose, regions: [{ ...(first as (typeof rest)[0]), at }, ...rest] })[0]).toEqual(at)
})

it('neighbours lie nearer to one another than strangers', () => {
  const places = layout(loose)
  const far = (a: number, b: number) =>
    Math.hypot((places[a]?.lat ?? 0) - (places[b]?.lat ?? 0), (places[a]?.lon ?? 0) - (places[b]?.lon ?? 0))
  const mean = (pairs: readonly (readonly [number, number])[]) =>
    pairs.reduce((sum, [a, b]) => sum + far(a, b), 0) / pairs.length
  const all = places.flatMap((_, a) => places.slice(a + 1).map((__, i) => [a, a + 1 + i] as const))
  expect(mean(source.edges.map(({ a, b }) => [a, b] as const))).toBeLessThan(mean(all) * 0.4)
  expect(new Set(places.map(({ lat, lon }) => `${lat} ${lon}`)).size).toBe(places.length)
})

it('four quarter turns, or two mirrors, are none', () => {
  const draft = draftOf(filesOf(HOUSE_PACK))
  const turned = (now: typeof draft, how: 'mirror' | 'turn', times: number): typeof draft => {
    if (times === 0) return now
    const here = mapSource(now, 'en')
    return turned(withMapTurned(now, { source: here, degrees: layout(here) }, how), how, times - 1)
  }
  const far = (now: typeof draft) =>
    Math.max(
      ...mapSource(now, 'en').regions.map(({ at }, no) =>
        Math.abs((at?.lat ?? 0) - (source.regions[no]?.at?.lat ?? 99)),
      ),
    )
  expect(far(turned(draft, 'mirror', 2))).toBeLessThan(0.1)
  expect(far(turned(draft, 'turn', 4))).toBeLessThan(0.1)
  expect(far(turned(draft, 'turn', 1))).toBeGreaterThan(5)
})

it('a point of the drawing is a place on earth again', () => {
  const few = {
    ...source,
    seas: [],
    edges: [],
    regions: source.regions.slice(0, 3).map((each) => ({ ...each, seas: [] })),
  }
  const map = drawn(few)
  if (map === undefined) throw new Error('nothing was drawn')
  expect(map.chart.places).toHaveLength(3)
  map.chart.places.forEach((place, no) => {
    expect(degreesAt(map, place).lat).toBeCloseTo(few.regions[no]?.at?.lat ?? 0, 1)
    expect(degreesAt(map, place).lon).toBeCloseTo(few.regions[no]?.at?.lon ?? 0, 1)
  })
})
