// Where something small may lie: near what it is about, on nothing that must be seen or tapped.

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>

const STEP = 8
const EDGE = 4
const GAP = 8
/** So many steps nearer to the middle are worth one further from what it is about. */
const INWARD = 5
/** More than all that is better seen costs together; less, all of them together, than what it is about. */
const TAPPED = 16_000

const over = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** How far two boxes are from each other. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width),
    Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height),
  )

interface Around {
  /** What it is about. */
  readonly about: Box
  /** The room that there is, above the dock. */
  readonly room: Box
  /** What can be tapped now. */
  readonly legal: readonly Box[]
  /** What is better seen. */
  readonly seen: readonly Box[]
  /** Of the sides of what it is about, the one towards this. */
  readonly middle?: { readonly x: number; readonly y: number }
}

interface Spot {
  readonly x: number
  readonly y: number
  /** On nothing that can be tapped, nor on what it is about. */
  readonly isClear: boolean
}

/** Far away is better than on something that can be tapped; on what it is about never, if there is any other place. */
export function clearSpot(size: Size, { about, room, legal, seen, middle }: Around): Spot {
  const anchor = { x: about.x - GAP, y: about.y - GAP, width: about.width + 2 * GAP, height: about.height + 2 * GAP }
  let best: Spot = { x: room.x + EDGE, y: room.y + EDGE, isClear: false }
  let least = Number.POSITIVE_INFINITY
  for (let y = room.y + EDGE; y <= room.y + room.height - size.height - EDGE; y += STEP)
    for (let x = room.x + EDGE; x <= room.x + room.width - size.width - EDGE; x += STEP) {
      const box = { x, y, ...size }
      let isClear = !over(box, anchor)
      let cost = apart(box, about) + (isClear ? 0 : 1e6)
      if (middle !== undefined)
        cost += Math.hypot(x + size.width / 2 - middle.x, y + size.height / 2 - middle.y) / INWARD
      if (cost >= least) continue
      for (const each of legal)
        if (over(box, each)) {
          cost += TAPPED
          isClear = false
        }
      for (const each of seen) if (over(box, each)) cost += 60
      if (cost < least) {
        least = cost
        best = { x, y, isClear }
      }
    }
  return best
}
