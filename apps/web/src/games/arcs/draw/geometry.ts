// Where everything lies on the map: two ellipses, the gates on the inner one, eighteen planets on the outer one at equal
// steps along it. The ellipses take the shape of the box, so that the map fills a wide screen as well as a tall one.

const TALL = 640
export const PLANET = 41
export const GATE = 40
export const TOKEN = 37
/** Between the outermost planets and the edge. */
const MARGIN = 57
const SLIMMEST = 0.86
const WIDEST = 2.2
/** From here on a wider box is a lower map, so that planets stay large. */
const WIDE = 1.3

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Site extends Point {
  /** Towards the middle of the map; ships lie on this side of a planet. */
  readonly inward: Point
  /** How far the middle is, how wide the part of the outer ellipse is that a planet has to itself, and where its gate is from there. */
  readonly far: number
  readonly wide: number
  readonly gate: Point
}

export interface Geometry {
  readonly width: number
  readonly height: number
  readonly centre: Point
  /** By system. */
  readonly systems: readonly Site[]
  /** Radii of the ring of gates. */
  readonly ring: Point
  /** Half-sizes of the free middle. */
  readonly hub: Point
}

/** Around an ellipse clockwise from the top: the angle after this fraction of the whole way. */
export function angleAfter(fraction: number, rx: number, ry: number): number {
  const steps = STEPS
  const way = wayAround(rx, ry)
  const goal = (fraction - Math.floor(fraction)) * way[steps]!
  let i = 1
  while (i < steps && way[i]! < goal) i++
  const part = (goal - way[i - 1]!) / (way[i]! - way[i - 1]!)
  return ((i - 1 + part) / steps) * 2 * Math.PI - Math.PI / 2
}

const STEPS = 720
let measured: { readonly rx: number; readonly ry: number; readonly way: readonly number[] } | undefined

/** How far it is along an ellipse, step by step; all systems of a map lie on the same one. */
function wayAround(rx: number, ry: number): readonly number[] {
  if (measured?.rx === rx && measured.ry === ry) return measured.way
  const way = [0]
  let [x, y] = [0, -ry]
  for (let i = 1; i <= STEPS; i++) {
    const angle = (i / STEPS) * 2 * Math.PI - Math.PI / 2
    const [nextX, nextY] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    way.push(way[i - 1]! + Math.sqrt((nextX - x) ** 2 + (nextY - y) ** 2))
    ;[x, y] = [nextX, nextY]
  }
  measured = { rx, ry, way }
  return way
}

/** Cluster 1 lies at the top left, the others follow clockwise. */
const middleOf = (cluster: number): number => (cluster * 2 - 1) / 12

const made = new Map<number, Geometry>()

/** `aspect` is width by height of the box; steps of a fiftieth, so that a box that changes a little changes nothing. */
export function geometryFor(aspect: number): Geometry {
  const step = Math.round(Math.min(WIDEST, Math.max(SLIMMEST, aspect)) * 50)
  const known = made.get(step)
  if (known !== undefined) return known
  const height = TALL - Math.max(0, step / 50 - WIDE) * 105
  const geometry = lay((height * step) / 50, height)
  made.set(step, geometry)
  return geometry
}

function lay(width: number, height: number): Geometry {
  const centre = { x: width / 2, y: height / 2 }
  const rx = width / 2 - MARGIN
  const ry = height / 2 - MARGIN
  const ring = { x: rx * 0.53, y: ry * 0.5 }
  const systems: Site[] = []
  const wide = wayAround(rx, ry)[STEPS]! / 18
  const put = (angle: number, x: number, y: number) => {
    const from = { x: x * Math.cos(angle), y: y * Math.sin(angle) }
    const far = Math.hypot(from.x, from.y)
    const at = { x: centre.x + from.x, y: centre.y + from.y }
    const gate = systems.length % 4 === 0 ? at : systems[systems.length & ~3]!
    systems.push({
      ...at,
      inward: { x: -from.x / far, y: -from.y / far },
      far,
      wide,
      gate: { x: gate.x - at.x, y: gate.y - at.y },
    })
  }
  for (let cluster = 0; cluster < 6; cluster++) {
    const middle = middleOf(cluster)
    put(angleAfter(middle, rx, ry), ring.x, ring.y)
    // A little closer within a cluster than between two.
    for (const step of [-0.97, 0, 0.97]) put(angleAfter(middle + step / 18, rx, ry), rx, ry)
  }
  return {
    width,
    height,
    centre,
    systems,
    ring,
    hub: { x: ring.x - GATE - 10, y: ring.y - GATE - 8 },
  }
}

/** Places for `n` tokens of a system, from its middle: beside a planet, within a gate. */
export function tokenSpots(
  site: Site,
  gate: boolean,
  n: number,
  size: number = TOKEN,
): { spots: Point[]; scale: number } {
  if (n === 0) return { spots: [], scale: 1 }
  if (!gate && n > 2) return rowsBeside(site, n, size)
  const columns = n > 4 ? 3 : Math.min(n, 2)
  const rows = Math.ceil(n / columns)
  const scale = Math.min(1, gate ? (GATE * 1.75) / (Math.max(columns, rows) * size) : n > 1 ? site.wide / NARROW : 1)
  const pitch = size * scale
  const [w, h] = [columns * pitch, rows * pitch]
  // In a gate, a little away from its number.
  const away = gate ? -4 : PLANET + 1 + (Math.abs(site.inward.x) * w) / 2 + (Math.abs(site.inward.y) * h) / 2
  const middle = { x: site.inward.x * away, y: site.inward.y * away }
  const spots = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = row === rows - 1 ? n - row * columns : columns
    return {
      x: middle.x + ((i % columns) - (inRow - 1) / 2) * pitch,
      y: middle.y + (row - (rows - 1) / 2) * pitch,
    }
  })
  return { spots, scale }
}

/** Planets that are closer together than this have smaller pairs of ships. */
const NARROW = 90
/** A token is so much narrower than its place. */
const NARROWER = 0.1
/** So far it may lie over the rim of the gate: ships within it are further in. */
const RIM = 16
const SCALES = [1, 0.9, 0.8, 0.7, 0.6]

/** Three or more: rows towards the middle, none wider than the planet's own part of the map is there, so that they lie on no other's ships. */
function rowsBeside(site: Site, n: number, size: number): { spots: Point[]; scale: number } {
  const apart = ({ x, y }: Point) => Math.hypot(x - site.gate.x, y - site.gate.y)
  const fits = ({ spots, scale, rows, room }: Rows & { scale: number }) =>
    rows <= n / 2 + 1 / 2 && room >= 1 && spots.every((spot) => apart(spot) > GATE - RIM + (size * scale) / 2)
  const tried = SCALES.map((scale) => ({ scale, ...rowsOf(site, n, size * scale) }))
  return tried.find(fits) ?? tried.at(-1)!
}

interface Rows {
  readonly spots: Point[]
  readonly rows: number
  /** How many would find room in the last row. */
  readonly room: number
}

function rowsOf({ inward, far, wide }: Site, n: number, pitch: number): Rows {
  // From left to right, or from above.
  const turn = inward.y > 0 || (inward.y === 0 && inward.x < 0) ? 1 : -1
  const along = { x: inward.y * turn, y: -inward.x * turn }
  const spots: Point[] = []
  let [deep, before, rows, room] = [PLANET + 1 + pitch / 2, 0, 0, 0]
  while (spots.length < n) {
    room = (wide * (far - deep)) / far / pitch + NARROWER
    const row = Math.min(n - spots.length, Math.max(1, Math.floor(room)))
    // Between two of the row before, or below them.
    if (before > 0 && (row - before) % 2 === 0) deep += pitch * 0.12
    for (let i = 0; i < row; i++) {
      const aside = (i - (row - 1) / 2) * pitch
      spots.push({ x: inward.x * deep + along.x * aside, y: inward.y * deep + along.y * aside })
    }
    before = row
    rows++
    deep += pitch * 0.88
  }
  return { spots, rows, room }
}

/** Middle of a building slot of a planet with this many slots (0 for a gate), from the middle of the system. */
export function slotSpot(slots: number, n: number): Point {
  if (slots === 0) return { x: n === 0 ? -26 : 26, y: 31 }
  if (n >= slots) return { x: 30, y: -25 }
  return { x: slots === 1 ? 0 : n === 0 ? -16 : 16, y: 11 }
}

/** The part of the ring of gates between two gates, clockwise. */
export function ringPath({ centre, ring, systems }: Geometry, from: number, to: number): string {
  const [a, b] = [systems[from]!, systems[to]!]
  const angle = (p: Point) => Math.atan2((p.y - centre.y) / ring.y, (p.x - centre.x) / ring.x)
  const turn = (angle(b) - angle(a) + 4 * Math.PI) % (2 * Math.PI)
  const large = turn > Math.PI ? 1 : 0
  return `M${r(a.x)} ${r(a.y)}A${r(ring.x)} ${r(ring.y)} 0 ${large} 1 ${r(b.x)} ${r(b.y)}`
}

export const r = (n: number): number => Math.round(n * 100) / 100
