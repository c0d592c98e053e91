// A map as it is drawn now: where everything lies, and the way back from a point of the drawing to degrees.

import { type Chart, chartOf } from '../../map/chart.ts'
import { ACROSS, DOWN, type Mapped, type Point } from '../../map/project.ts'
import { layout } from './layout.ts'
import { type Degrees, type MapSource, mappedOf } from './mapped.ts'

export interface Drawn {
  readonly source: MapSource
  readonly mapped: Mapped
  readonly chart: Chart
  /** By region; those that nobody has placed got theirs from the borders. */
  readonly degrees: readonly Degrees[]
}

export function drawn(source: MapSource): Drawn | undefined {
  if (source.regions.length === 0) return undefined
  const degrees = layout(source)
  const mapped = mappedOf(source, degrees)
  return { source, mapped, chart: chartOf(mapped), degrees }
}

/** The opposite of `project`: degrees of a point of the drawing. */
export function degreesAt({ chart }: Drawn, point: Point): Degrees {
  const { scale, shift } = chart.laid
  const rounded = (n: number, most: number) => Math.round(Math.max(-most, Math.min(most, n)) * 100) / 100
  return {
    lon: rounded((point.x - shift.x) / scale / ACROSS, 180),
    lat: rounded(-(point.y - shift.y) / scale / DOWN, 90),
  }
}
