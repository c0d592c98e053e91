// Where the coach's bubble stands: beside what it points at, never over it and never over the dock, within the window.

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>

const AWAY = 28
const FURTHER = [60, 120, 180, 240, 300, 360]
const EDGE = 8

const over = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export function bubbleAt(
  target: Box | undefined,
  dock: Box | undefined,
  size: Size,
  window: Size,
  /** What can be tapped now: not to be covered if there is another place. */
  marked: readonly Box[] = [],
  away = AWAY,
): { x: number; y: number } {
  const { width: w, height: h } = size
  const inX = (x: number) => Math.max(EDGE, Math.min(window.width - w - EDGE, x))
  const inY = (y: number) => Math.max(EDGE, Math.min(window.height - h - EDGE, y))
  const fallback = { x: inX((window.width - w) / 2), y: inY((dock?.y ?? window.height) - h - away) }
  if (target === undefined) return fallback
  const [cx, cy] = [target.x + target.width / 2, target.y + target.height / 2]
  const beside = [
    { x: target.x + target.width + away, y: inY(cy - h / 2) },
    { x: target.x - w - away, y: inY(cy - h / 2) },
    { x: inX(cx - w / 2), y: target.y - h - away },
    { x: inX(cx - w / 2), y: target.y + target.height + away },
  ]
  const fits = ({ x, y }: { x: number; y: number }) => {
    const box = { x, y, width: w, height: h }
    const inside = x >= EDGE && y >= EDGE && x + w <= window.width - EDGE && y + h <= window.height - EDGE
    return inside && !over(box, target) && (dock === undefined || !over(box, dock))
  }
  const covered = ({ x, y }: { x: number; y: number }) =>
    marked.filter((each) => over({ x, y, width: w, height: h }, each)).length
  // Further away it is as good, if nearer it would lie on what is to be tapped.
  const further = beside.flatMap(({ x, y }, side) =>
    FURTHER.map((by) => (side < 2 ? { x: x + (side === 0 ? by : -by), y } : { x, y: y + (side === 3 ? by : -by) })),
  )
  const all = [...beside, ...(marked.length === 0 ? [] : further)].filter(fits)
  const [found] = all.map((at) => ({ at, n: covered(at) })).sort((a, b) => a.n - b.n)
  if (found !== undefined) return found.at
  // Something as large as the board has nothing beside it: then in its corner, within the ring.
  const y = inY(target.y + away / 2)
  const [right, left] = [inX(target.x + target.width - w - away / 2), inX(target.x + away / 2)]
  const corner = covered({ x: left, y }) < covered({ x: right, y }) ? { x: left, y } : { x: right, y }
  return target.width > w + away && target.height > h + away ? corner : fallback
}

/** From the edge of the bubble to the edge of what it points at, with a head; undefined if one lies in the other. */
export function arrowBetween(bubble: Box, target: Box): string | undefined {
  if (over(bubble, target)) return undefined
  const near = (from: Box, to: Box) => ({
    x: Math.max(from.x, Math.min(from.x + from.width, to.x + to.width / 2)),
    y: Math.max(from.y, Math.min(from.y + from.height, to.y + to.height / 2)),
  })
  const end = near(target, bubble)
  const start = near(bubble, { ...end, width: 0, height: 0 })
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length < 8) return undefined
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length]
  const tip = { x: end.x - ux * 4, y: end.y - uy * 4 }
  const wing = (side: number) => `${tip.x - ux * 9 + uy * 6 * side} ${tip.y - uy * 9 - ux * 6 * side}`
  return `M${start.x} ${start.y}L${tip.x} ${tip.y}M${wing(1)}L${tip.x} ${tip.y}L${wing(-1)}`
}
