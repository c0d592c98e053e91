// What a number that changed counts, where there is no room for its word: a coin, a unit of the seat, a heart.

import type { SeatId } from '@understudy/muhq/vocabulary'
import { STAT_SIGNS } from '../cards/stats.tsx'
import { seatShape } from '../draw/shapes.ts'

export function ChangeSign({ of, seat }: { readonly of: 'resources' | 'units' | 'health'; readonly seat: SeatId }) {
  if (of === 'resources') return <i class="muhq-change-sign muhq-coin" />
  return (
    <svg class={`muhq-change-sign muhq-seat-${seat} ${of}`} viewBox="-28 -28 56 56" aria-hidden="true">
      {of === 'units' ? (
        <path d={seatShape(seat, 24)} />
      ) : (
        <path d={STAT_SIGNS.health} transform="translate(-28 -28) scale(2.33)" />
      )}
    </svg>
  )
}
