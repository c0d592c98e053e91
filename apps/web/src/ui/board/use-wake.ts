// What draws the wake comes with the first one.

import { useEffect, useState } from 'preact/hooks'

type Part = typeof import('./wake-marks.tsx')

export function useWakeMarks(wanted: boolean): Part['WakeMarks'] | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!wanted || part !== undefined) return
    // The decision comes first.
    const timer = setTimeout(() => void import('./wake-marks.tsx').then(setPart, () => undefined), 300)
    return () => clearTimeout(timer)
  }, [wanted, part])
  return wanted ? part?.WakeMarks : undefined
}
