// The verbs of a page at the piece that they are about, once it was touched on the map.

import type { State } from '@understudy/rome'
import type { Pick } from '@understudy/table'
import { useState } from 'preact/hooks'
import { later } from '../../../ui/later.tsx'
import { spotOf } from '../board/taps.ts'
import { takeTouched } from './bridge.ts'
import type { Chip } from './chips.tsx'

// It comes with the first touch.
const PieceVerbs = later(
  () => import('../../../ui/verb-popover.tsx').then((part) => part.PieceVerbs),
  () => null,
)

/** Words alone: a popover has no room for more. */
export interface VerbChip extends Chip {
  readonly text: string
  onTap(): void
}

export function AtPiece({
  state,
  piece,
  label,
  chips,
}: {
  readonly state: State
  readonly piece: Pick
  readonly label: string
  readonly chips: readonly VerbChip[]
}) {
  const [touched] = useState(() => takeTouched(piece.slot, piece.value))
  const spot = spotOf(state, piece.slot, piece.value)
  if (spot === undefined) return null
  const key = CSS.escape(`${spot.kind} ${spot.id}`)
  return (
    <PieceVerbs
      label={label}
      open={touched}
      anchor={() => document.querySelector(`.rome-piece[data-key="${key}"]`)}
      verbs={chips}
    />
  )
}
