// A part of the code that is not needed for a decision comes with its first use, after what is.

import { useEffect, useState } from 'preact/hooks'

export function usePart<Part extends object>(
  wanted: boolean,
  load: () => Promise<Part>,
  after = 300,
): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!wanted || part !== undefined) return
    const timer = setTimeout(() => void load().then(setPart, () => undefined), after)
    return () => clearTimeout(timer)
  }, [wanted, part])
  return wanted ? part : undefined
}
