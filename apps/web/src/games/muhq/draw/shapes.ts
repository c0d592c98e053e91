// A seat is told by its colour and by its shape: circle, square, diamond, hexagon; the boss is jagged.

import type { SeatId } from '@understudy/muhq/vocabulary'

const n = (value: number) => Math.round(value * 100) / 100

/** A closed polygon around the origin with corners cut off round. */
function polygon(corners: readonly (readonly [number, number])[], round: number): string {
  const parts = corners.map(([x, y], i) => {
    const [px, py] = corners[(i + corners.length - 1) % corners.length] as readonly [number, number]
    const [nx, ny] = corners[(i + 1) % corners.length] as readonly [number, number]
    const on = (tx: number, ty: number): string => {
      const length = Math.hypot(tx - x, ty - y) || 1
      const t = Math.min(0.5, round / length)
      return `${n(x + (tx - x) * t)} ${n(y + (ty - y) * t)}`
    }
    return `${i === 0 ? 'M' : 'L'}${on(px, py)}Q${n(x)} ${n(y)} ${on(nx, ny)}`
  })
  return `${parts.join('')}Z`
}

const ring = (count: number, radius: (i: number) => number, turn: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * 2 * i) / count + turn
    return [Math.cos(angle) * radius(i), Math.sin(angle) * radius(i)]
  })

const circle = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`

/** The outline of a seat's pieces around the origin; `r` is about the same size to the eye for every seat. */
export function seatShape(seat: SeatId | 'people', r: number): string {
  switch (seat) {
    case 'p1':
      return circle(r)
    case 'p2':
      return polygon(
        ring(4, () => r * 1.27, Math.PI / 4),
        r * 0.28,
      )
    case 'p3':
      return polygon(
        ring(4, () => r * 1.24, 0),
        r * 0.3,
      )
    case 'p4':
      return polygon(
        ring(6, () => r * 1.1, Math.PI / 6),
        r * 0.22,
      )
    case 'boss':
      return polygon(
        ring(20, (i) => (i % 2 === 0 ? r * 1.12 : r * 0.93), -Math.PI / 2),
        r * 0.05,
      )
    case 'people':
      return circle(r)
  }
}
