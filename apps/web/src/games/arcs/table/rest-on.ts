// A card of the Court that a tap would pick tells what it says to a mouse that rests on it; to a key it always does.

import { resting } from './resting.ts'

const REST_MS = 400
/** From here on the reader leaves the Court in sight. */
const WIDE = 1000

let timer: ReturnType<typeof setTimeout> | undefined
const stop = (): void => clearTimeout(timer)

export function restOn(ask: () => void, picks: boolean) {
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      stop()
      if (picks && pointerType === 'mouse' && innerWidth >= WIDE) timer = setTimeout(ask, REST_MS)
    },
    onPointerLeave: stop,
    onClickCapture: stop,
    onKeyDown: ({ code, ctrlKey, metaKey }: KeyboardEvent) => {
      if (code === 'KeyI' && !ctrlKey && !metaKey) ask()
    },
  }
}

resting.value = restOn
