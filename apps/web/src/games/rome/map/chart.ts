// The drawing of a pack's map, reckoned once: cells, shores, seas and lanes. Nothing in it but what the pack says, so a
// player's own pack draws itself.

import { cellOf, outline } from './cells.ts'
import { contours, smoothPath } from './contour.ts'
import { groundOf } from './land.ts'
import { wave } from './noise.ts'
import { distance, type Frame, type Mapped, type Point, type Projection, project } from './project.ts'
import { rimOf } from './rim.ts'
import { BEYOND, pointOf, type Squares, type Waters, watersOf } from './seas.ts'

export interface Chart {
  readonly frame: Frame
  readonly places: readonly Point[]
  /** How degrees became units: see `project`. */
  readonly laid: Pick<Projection, 'scale' | 'shift'>
  /** Outlines of the regions' cells; water is drawn over them. */
  readonly cells: readonly string[]
  /** All water as one path. */
  readonly water: string
  readonly seas: readonly Point[]
  readonly lanes: readonly { readonly a: number; readonly b: number; readonly path: string }[]
}

const STEP = 9
/** The shore lies this part of the way from land to the middle of the water. */
const SHORE = 0.66
const charts = new WeakMap<Mapped, Chart>()

export function chartOf(pack: Mapped): Chart {
  const known = charts.get(pack)
  if (known !== undefined) return known
  const drawing = drawn(pack)
  for (;;) {
    const step = drawing.next()
    if (step.done === true) return step.value
  }
}

/** The drawing if it has been made already. */
export const knownChart = (pack: Mapped): Chart | undefined => charts.get(pack)

/** The same a little at a time: each step takes a few milliseconds. */
export function* drawn(pack: Mapped): Generator<undefined, Chart> {
  const chart = yield* draw(pack)
  charts.set(pack, chart)
  return chart
}

function* draw(pack: Mapped): Generator<undefined, Chart> {
  const close = project(pack.regions)
  yield
  const rim = rimOf(pack, close)
  yield
  const { frame, places, scale, shift } = Object.values(rim.room).some((room) => room > 0)
    ? project(pack.regions, rim.room)
    : close
  yield
  const ground = groundOf(pack, places)
  const columns = Math.ceil(frame.width / STEP) + 1 + BEYOND * 2
  const rows = Math.ceil(frame.height / STEP) + 1 + BEYOND * 2
  const firm = new Float64Array(columns * rows)
  const near = new Float64Array(columns * rows)
  const squares: Squares = { columns, rows, step: STEP, firm }
  for (let square = 0; square < firm.length; square++) {
    if (square % columns === 0) yield
    const point = pointOf(squares, square)
    firm[square] = ground.firm(point) + wave(point.x, point.y, 34, 5) * ground.reach * 0.14
    near[square] = ground.near(point)
  }
  const waters = yield* watersOf(pack, places, squares, rim.seas)
  const inland = (point: Point) => pack.regions[nearest(places, point)]?.seas.length === 0
  yield
  const courses = coursesOf(squares, waters)
  const field = yield* waterField(squares, near, [...ground.channels, ...courses], inland)
  const values = withoutPonds(squares, field, waters)
  yield
  const seas = waters.middles.map((square) => pointOf(squares, square < 0 ? 0 : square))
  const cells: string[] = []
  for (const no of places.keys()) {
    if (no % 10 === 0) yield
    cells.push(outline(cellOf(places, no, frame), frame))
  }
  yield
  const water = smoothPath(contours({ columns, rows, step: STEP, beyond: BEYOND, values }))
  yield
  return {
    frame,
    places,
    laid: { scale, shift },
    cells,
    water,
    seas,
    lanes: waters.lanes.map(({ a, b, squares: way }) => ({ a, b, path: laneOf(squares, way) })),
  }
}

/** Where ships go; of the squares of a lane every third is enough. */
const coursesOf = (squares: Squares, { middles, lanes, landings }: Waters): Point[] =>
  [
    ...middles.filter((square) => square >= 0),
    ...[...lanes.map((lane) => lane.squares), ...landings].flatMap((way) => way.filter((_, i) => i % 4 === 0)),
  ].map((square) => pointOf(squares, square))

function nearest(places: readonly Point[], point: Point): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  places.forEach((place, no) => {
    const far = distance(point, place)
    if (far >= least) return
    least = far
    best = no
  })
  return best
}

/** Above zero where there is water: off firm land, and nearer to where ships go than to what lies behind the coast. */
function* waterField(
  squares: Squares,
  near: Float64Array,
  points: readonly Point[],
  inland: (point: Point) => boolean,
): Generator<undefined, Float64Array> {
  const field = squares.firm.map(() => -1)
  for (const [square, firm] of squares.firm.entries()) {
    if (square % squares.columns === 0) yield
    const point = pointOf(squares, square)
    if (points.length === 0 || (firm > 0 && inland(point))) continue
    let least = Number.POSITIVE_INFINITY
    for (const each of points) least = Math.min(least, distance(point, each))
    field[square] = Math.min(firm, (near[square] as number) - SHORE * least)
  }
  return field
}

/** Water that no ship can come to is land behind the coast. */
function withoutPonds({ columns }: Squares, values: Float64Array, { middles }: Waters): Float64Array {
  const wet = new Uint8Array(values.length)
  const todo = middles.filter((square) => square >= 0)
  for (let square = todo.pop(); square !== undefined; square = todo.pop()) {
    if (wet[square] === 1 || !((values[square] ?? -1) > 0)) continue
    wet[square] = 1
    todo.push(square + 1, square - 1, square + columns, square - columns)
  }
  return values.map((value, square) => (value > 0 && wet[square] === 0 ? -1 : value))
}

/** A line through every few squares, so that it sways like a course and not like a staircase. */
function laneOf(squares: Squares, way: readonly number[]): string {
  const points = way.filter((_, i) => i % 4 === 0 || i === way.length - 1).map((square) => pointOf(squares, square))
  const [first, ...rest] = points
  if (first === undefined) return ''
  const curves = rest.map((point, i) => {
    const next = rest[i + 1]
    return next === undefined
      ? `L${point.x} ${point.y}`
      : `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  })
  return `M${first.x} ${first.y}${curves.join('')}`
}
