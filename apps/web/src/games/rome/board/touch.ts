// What a tap on the map does changes with every question; what is drawn need not be drawn again for that.

import { useMemo, useRef } from 'preact/hooks'

/** By the key of what was touched. */
export interface Touch {
  tap(key: string): void
  inspect(key: string): void
}

/** Always the same object, which does what the last one given would do. */
export function useTouch(now: Touch): Touch {
  const latest = useRef(now)
  latest.current = now
  return useMemo(() => ({ tap: (key) => latest.current.tap(key), inspect: (key) => latest.current.inspect(key) }), [])
}
