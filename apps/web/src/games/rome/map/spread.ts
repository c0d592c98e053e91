// Places that lie close together move apart a little, so that names and pieces have room; the rest stays where it is.

import type { Frame, Point, Rim } from './project.ts'

/** The room that a place wants to itself: a name is wide, an army stands above its coin. */
const ACROSS = 78
const DOWN = 70
const PASSES = 80
/** How strongly a place is drawn back to where it belongs. */
const HOMEWARD = 0.06

export function spread(places: readonly Point[], { width, height }: Frame, margin: number, rim: Rim): Point[] {
  const now = places.map(({ x, y }, i) => {
    // Two at the same spot would never part: each goes a little another way.
    const same = places.slice(0, i).some((other) => other.x === x && other.y === y)
    return same ? { x: x + Math.cos(i), y: y + Math.sin(i) } : { x, y }
  })
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, a] of now.entries()) {
      for (let j = i + 1; j < now.length; j++) {
        const b = now[j] as (typeof now)[number]
        const dx = (b.x - a.x) / ACROSS
        const dy = (b.y - a.y) / DOWN
        if (Math.abs(dx) >= 1 || Math.abs(dy) >= 1) continue
        const far = Math.sqrt(dx * dx + dy * dy)
        if (far >= 1 || far === 0) continue
        const push = ((1 - far) / far) * 0.25
        a.x -= dx * push * ACROSS
        a.y -= dy * push * DOWN
        b.x += dx * push * ACROSS
        b.y += dy * push * DOWN
      }
    }
    for (const [i, point] of now.entries()) {
      const home = places[i] as Point
      const drawn = { x: point.x + (home.x - point.x) * HOMEWARD, y: point.y + (home.y - point.y) * HOMEWARD }
      point.x = Math.min(width - margin - rim.right, Math.max(margin + rim.left, drawn.x))
      point.y = Math.min(height - margin - rim.bottom, Math.max(margin + rim.top, drawn.y))
    }
  }
  return now
}
