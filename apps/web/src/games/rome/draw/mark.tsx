import { MARKS, type Mark, shieldOf } from './shapes.ts'

/** A mark among words. */
export function MarkIcon({ of, size = 15 }: { readonly of: Mark; readonly size?: number }) {
  return (
    <svg class="rome-icon" viewBox="-8 -9 16 18" width={size} height={size} aria-hidden="true">
      <path d={MARKS[of]} />
    </svg>
  )
}

export function SeatMark({ faction, size = 20 }: { readonly faction: number; readonly size?: number }) {
  return (
    <svg
      class={`rome-seat-mark rome-faction-${faction % 4}`}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={shieldOf(faction, 9)} />
    </svg>
  )
}
