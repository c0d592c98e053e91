// A large page comes in parts, one after another, so that the first tap does not wait for the last of them.

import { useLayoutEffect, useState } from 'preact/hooks'

/** Where no frames are drawn, as in a tab in the background, the next part does not wait for one. */
const NO_FRAME_MS = 1000

/**
 * Counts from 0 to `last`, one step at a time, with everything else in between. A step comes after the one before it has
 * been drawn: on a busy machine several of them would otherwise be laid out in one go.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useLayoutEffect(() => {
    if (stage >= last) return
    const next = () => setStage(stage + 1)
    let timer = setTimeout(next, document.hidden ? 0 : NO_FRAME_MS)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(next, 0)
    })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [stage, last])
  return stage
}
