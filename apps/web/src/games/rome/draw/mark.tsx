import { MARKS, type Mark, shieldOf } from './shapes.ts'

/** A mark among words. */
export function MarkIcon({ of, size = 15 }: { readonly of: Mark; readonly size?: number }) {
  return (
    <svg class="rome-icon" viewBox="-8 -9 16 18" width={size} height={size} aria-hidden="true">
      <path d={MARKS[of]} />
    </svg>
  )
}

export function SeatMark({ colour, size = 20 }: { readonly colour: number; readonly size?: number }) {
  return (
    <svg
      class={`rome-seat-mark rome-faction-${colour}`}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={shieldOf(colour, 9)} />
    </svg>
  )
}
