// Where the water of a drawing is, for tests.

import type { Point } from './project.ts'

/** Whether a point lies inside the loops of a path, counting crossings of its corners. */
export function wet(path: string, { x, y }: Point): boolean {
  let odd = false
  for (const loop of path.split('M').slice(1)) {
    const numbers = (loop.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const points = Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0])
    points.forEach(([ax = 0, ay = 0], i) => {
      const [bx = 0, by = 0] = points[(i + 1) % points.length] ?? []
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd
    })
  }
  return odd
}
