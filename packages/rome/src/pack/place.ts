// Regions without coordinates still have to be drawn somewhere: near those they border on, else on a spiral.

import type { Region } from './types.ts'

/** A place on the spiral of these many steps. */
function onSpiral(step: number): { lat: number; lon: number } {
  const angle = step * 2.4
  const far = 1.6 * Math.sqrt(step + 1)
  return { lat: 42 + far * Math.sin(angle), lon: 10 + 1.3 * far * Math.cos(angle) }
}

const known = (region: Region): boolean => !Number.isNaN(region.lat) && !Number.isNaN(region.lon)

/** Rules never read coordinates, so a guess does no harm. */
export function placed(regions: readonly Region[]): readonly Region[] {
  if (regions.every(known)) return regions
  const out = [...regions]
  let step = 0
  for (let rest = regions.length; rest > 0; rest--) {
    const at = nextOf(out)
    const region = out[at]
    if (region === undefined) break
    const near = region.borders.flatMap(({ to }) => (out[to] !== undefined && known(out[to]) ? [out[to]] : []))
    out[at] = { ...region, ...(near.length === 0 ? onSpiral(step) : beside(near, step)) }
    step++
  }
  return out
}

/** The one with most neighbours on the map already. */
function nextOf(regions: readonly Region[]): number {
  let best = -1
  let most = -1
  regions.forEach((region, at) => {
    if (known(region)) return
    const near = region.borders.filter(({ to }) => regions[to] !== undefined && known(regions[to])).length
    if (near > most) {
      best = at
      most = near
    }
  })
  return best
}

function beside(near: readonly Region[], step: number): { lat: number; lon: number } {
  const mean = (of: (region: Region) => number): number => near.reduce((sum, each) => sum + of(each), 0) / near.length
  const angle = step * 2.4
  return {
    lat: mean((each) => each.lat) + 1.2 * Math.sin(angle),
    lon: mean((each) => each.lon) + 1.6 * Math.cos(angle),
  }
}
