import type { SeatId } from '@understudy/muhq/vocabulary'
import { Glyph } from '../draw/glyph.tsx'
import { seatShape } from '../draw/shapes.ts'

/** The shape and colour of a seat, with its number or the boss's drawing in it. */
export function SeatSign({
  seat,
  card,
  name,
  size = 32,
}: {
  seat: SeatId
  card?: string
  name: string
  size?: number
}) {
  return (
    <svg
      class={`muhq-sign muhq-token muhq-seat-${seat}${seat === 'boss' ? ' great' : ''}`}
      viewBox="-32 -32 64 64"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path class="rim" d={seatShape(seat, 26)} />
      <path class="face" d={seatShape(seat, 23)} />
      <g class="drawing">
        {card === undefined ? (
          <text class="seat-number" y={14}>
            {seat.slice(1)}
          </text>
        ) : (
          <g transform="translate(-17 -17) scale(1.4)">
            <Glyph card={card} name={name} />
          </g>
        )}
      </g>
    </svg>
  )
}
