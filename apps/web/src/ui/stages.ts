// A large page comes in parts, one after another, so that the first tap does not wait for the last of them.

import { useEffect, useState } from 'preact/hooks'

/** Counts from 0 to `last`, one step at a time, with everything else in between. */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage >= last) return
    const timer = setTimeout(() => setStage(stage + 1), 0)
    return () => clearTimeout(timer)
  }, [stage, last])
  return stage
}
