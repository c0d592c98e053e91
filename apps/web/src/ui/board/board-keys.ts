// What keys do on every board: arrows lead from spot to spot, Enter taps, I asks what it is, + - 0 enlarge.

import type { Focus } from './focus.ts'
import { isArrow, type Spot, spotTowards } from './keys.ts'
import type { Pinch } from './pinch.ts'

interface KeyedBoard {
  readonly spots: readonly Spot[]
  readonly focus: Focus
  readonly pinch: Pinch
  /** Whether it can be chosen now. */
  can(key: string): boolean
  tap(spot: Spot, event: KeyboardEvent): void
  inspect(spot: Spot): void
}

export function onBoardKey(event: KeyboardEvent, board: KeyedBoard): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const at = (event.target as Element).closest('[data-key]')?.getAttribute('data-key')
  const from = board.spots.find(({ key }) => key === at)
  if (!((from !== undefined && onSpot(event, from, board)) || enlarged(event.key, board.pinch))) return
  event.preventDefault()
  event.stopPropagation()
}

function onSpot(event: KeyboardEvent, from: Spot, { spots, focus, can, tap, inspect }: KeyedBoard): boolean {
  const { key } = event
  if (isArrow(key)) {
    // With Shift everything, otherwise only what can be chosen, if anything can.
    const chosen = event.shiftKey ? [] : spots.filter((spot) => can(spot.key))
    const to = spotTowards(from, chosen.length === 0 ? spots : chosen, key)
    if (to !== undefined) focus.to(to)
  } else if (key === 'Enter' || key === ' ') {
    focus.hold()
    tap(from, event)
  } else if (event.code === 'KeyI') inspect(from)
  else return false
  return true
}

function enlarged(key: string, pinch: Pinch): boolean {
  if (key === '+' || key === '=') pinch.change(1.5)
  else if (key === '-') pinch.change(1 / 1.5)
  else if (key === '0') pinch.whole()
  else return false
  return true
}
