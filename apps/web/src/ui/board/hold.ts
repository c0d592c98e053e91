// A finger that rests on a piece or a card asks what it is; the tap that would follow is swallowed. A mouse has its
// right button for that.

import { useRef } from 'preact/hooks'

const REST_MS = 450
const TRAVEL = 10

/** Whoever can say why something moved is asked first, and answers whether it did. */
export const held: { first: ((on: Element, ask: () => void) => boolean) | undefined } = { first: undefined }

interface Hold {
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(): void
  onPointerCancel(): void
  onContextMenu(event: MouseEvent): void
}

/** `tap` wraps what a click does. */
export function useHold(ask: () => void): Hold & { tap(run: () => void): () => void } {
  const rest = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined>(undefined)
  const asked = useRef(false)
  const stop = () => {
    clearTimeout(rest.current?.timer)
    rest.current = undefined
  }
  const askOf = (on: Element) => {
    if (held.first?.(on, ask) !== true) ask()
  }
  return {
    onPointerDown: (event) => {
      asked.current = false
      stop()
      if (event.pointerType !== 'touch') return
      const on = event.currentTarget as Element
      const timer = setTimeout(() => {
        asked.current = true
        askOf(on)
      }, REST_MS)
      rest.current = { timer, x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event) => {
      const from = rest.current
      if (from !== undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) > TRAVEL) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event) => {
      event.preventDefault()
      stop()
      if (!asked.current) askOf(event.currentTarget as Element)
      asked.current = true
    },
    tap: (run) => () => {
      if (!asked.current) run()
      asked.current = false
    },
  }
}
