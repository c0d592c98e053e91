// One stop for the Tab key; the arrows do the rest. When the thing that had the focus is gone after a tap by key (the
// tile a unit has moved to), the nearest thing that is left takes it, so that a player never falls off the board.

import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Spot } from './keys.ts'

export interface Focus {
  /** The key of the spot that Tab leads to. */
  readonly stop: string | undefined
  /** Moves the focus there. */
  to(spot: Spot): void
  /** Remembers where somebody is, without moving anything. */
  at(spot: Spot): void
  /** A key is about to take something away from under the focus. */
  hold(): void
}

export function useBoardFocus(svg: RefObject<SVGSVGElement | null>, spots: readonly Spot[], first?: Spot): Focus {
  const [spot, setSpot] = useState<Spot>()
  const held = useRef(false)
  const stop = spot === undefined ? first : (spots.find(({ key }) => key === spot.key) ?? nearest(spots, spot))
  const find = (key: string) => svg.current?.querySelector<SVGElement>(`[data-key="${key}"]`)
  useLayoutEffect(() => {
    if (!held.current || stop === undefined) return
    held.current = false
    // Only if the focus was lost: it may rightly be elsewhere on the page.
    if (document.activeElement === document.body || document.activeElement === null) find(stop.key)?.focus()
  })
  return {
    stop: stop?.key,
    to: (next) => {
      setSpot(next)
      find(next.key)?.focus()
    },
    at: setSpot,
    hold: () => {
      held.current = true
    },
  }
}

function nearest(spots: readonly Spot[], from: Spot): Spot | undefined {
  let best: Spot | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const far = Math.hypot(spot.x - from.x, spot.y - from.y)
    if (far < least) {
      least = far
      best = spot
    }
  }
  return best
}
