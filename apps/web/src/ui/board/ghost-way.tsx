// Where a piece would leave from: a hollow outline, and an arrow to its ghost, in the colour of its seat.

import './ghost.css'
import { SILENT } from './roles.ts'

interface Point {
  readonly x: number
  readonly y: number
}

export function GhostWay({
  from,
  to,
  outline,
  size,
  class: seat,
}: {
  readonly from: Point
  readonly to: Point
  /** The piece's outline, around 0 0. */
  readonly outline: string
  /** Where the arrow ends before its ghost. */
  readonly size: number
  readonly class: string
}) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const k = Math.max(0, 1 - size / length)
  const [x, y] = [Math.round(dx * k), Math.round(dy * k)]
  // Where pieces grow so that they can be read, the arrow ends earlier: `ghost.css`.
  const grows = { '--length': length, '--size': size, '--dx': dx / length, '--dy': dy / length }
  return (
    <g class={`ghost-way ${seat}`} transform={`translate(${from.x} ${from.y})`} style={grows} {...SILENT}>
      <path class="left" d={outline} />
      <path class="line" d={`M0 0L${x} ${y}`} />
      <path
        class="head"
        transform={`translate(${x} ${y}) rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)})`}
        d="M-9-7 6 0-9 7Z"
      />
    </g>
  )
}
