// A pack's map as the page gets it: at once if it was drawn before, otherwise in slices between which taps come first.

import { useEffect, useState } from 'preact/hooks'
import { type Chart, drawn, knownChart } from './chart.ts'
import type { Mapped } from './project.ts'

/** How long the page may be kept busy at a stretch. */
const BUSY_MS = 8

const drawings = new WeakMap<Mapped, Promise<Chart>>()

function drawing(pack: Mapped): Promise<Chart> {
  const begun = drawings.get(pack)
  if (begun !== undefined) return begun
  const steps = drawn(pack)
  const made = new Promise<Chart>((resolve) => {
    const goOn = () => {
      const until = performance.now() + BUSY_MS
      while (performance.now() < until) {
        const step = steps.next()
        // What is drawn with it is a task of its own.
        if (step.done === true) return void setTimeout(() => resolve(step.value), 0)
      }
      setTimeout(goOn, 0)
    }
    setTimeout(goOn, 0)
  })
  drawings.set(pack, made)
  return made
}

/** Undefined while it is being drawn. */
export function useChart(pack: Mapped): Chart | undefined {
  const [, setMade] = useState<Chart>()
  const known = knownChart(pack)
  useEffect(() => {
    let left = false
    if (known === undefined)
      void drawing(pack).then((chart) => {
        if (!left) setMade(chart)
      })
    return () => {
      left = true
    }
  }, [pack, known])
  return known
}
