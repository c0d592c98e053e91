// The outlines of a set of tiles, as closed loops of grid corners with the inside on the right hand.

type Corner = readonly [x: number, y: number]
export type Loop = readonly Corner[]

/**
 * Loops around the tiles that are `inside`. Beyond the map the nearest tile counts, so a sheet of paper that reaches
 * the edge of the map runs on under its frame. Tiles that touch at a corner only are cut apart.
 */
export function contours(width: number, height: number, inside: (x: number, y: number) => boolean): Loop[] {
  const near = (value: number, size: number) => Math.min(size - 1, Math.max(0, value))
  const isIn = (x: number, y: number) =>
    x >= -1 && y >= -1 && x <= width && y <= height && inside(near(x, width), near(y, height))
  // Each edge by its first corner: clockwise around inside tiles.
  const edges = new Map<string, Corner[]>()
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const key = `${x0},${y0}`
    const list = edges.get(key)
    if (list === undefined) edges.set(key, [[x1, y1]])
    else list.push([x1, y1])
  }
  for (let y = -1; y <= height; y++) {
    for (let x = -1; x <= width; x++) {
      if (!isIn(x, y)) continue
      if (!isIn(x, y - 1)) add(x, y, x + 1, y)
      if (!isIn(x + 1, y)) add(x + 1, y, x + 1, y + 1)
      if (!isIn(x, y + 1)) add(x + 1, y + 1, x, y + 1)
      if (!isIn(x - 1, y)) add(x, y + 1, x, y)
    }
  }
  const loops: Loop[] = []
  for (const [key, list] of edges) {
    while (list.length > 0) {
      const start = key.split(',').map(Number) as [number, number]
      const loop: Corner[] = [start]
      let from: Corner = start
      let at = list.pop() as Corner
      while (at[0] !== start[0] || at[1] !== start[1]) {
        loop.push(at)
        const next = takeRightmost(edges.get(`${at[0]},${at[1]}`) ?? [], from, at)
        if (next === undefined) break
        from = at
        at = next
      }
      loops.push(loop)
    }
  }
  return loops
}

/** Where two loops touch, the sharpest turn to the right stays with the same tile. */
function takeRightmost(options: Corner[], from: Corner, at: Corner): Corner | undefined {
  const dx = at[0] - from[0]
  const dy = at[1] - from[1]
  let best = 0
  options.forEach((option, i) => {
    const turn = (to: Corner) => dx * (to[1] - at[1]) - dy * (to[0] - at[0])
    if (turn(option) > turn(options[best] as Corner)) best = i
  })
  return options.splice(best, 1)[0]
}
