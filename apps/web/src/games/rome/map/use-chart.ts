// A pack's map as the page gets it: at once if it was drawn before, otherwise in slices between which taps come first.

import { useEffect, useState } from 'preact/hooks'
import { breath } from '../../../play/saving/slices.ts'
import { type Chart, drawn, knownChart } from './chart.ts'
import type { Mapped } from './project.ts'

/** How long the page may be kept busy at a stretch, and the step that is begun then. */
const BUSY_MS = 4

const drawings = new WeakMap<Mapped, Promise<Chart>>()

function drawing(pack: Mapped): Promise<Chart> {
  const made = drawings.get(pack) ?? inTasks(drawn(pack))
  drawings.set(pack, made)
  return made
}

async function inTasks(steps: Generator<undefined, Chart>): Promise<Chart> {
  for (;;) {
    await breath()
    const until = performance.now() + BUSY_MS
    while (performance.now() < until) {
      const step = steps.next()
      if (step.done !== true) continue
      // What is drawn with it is a task of its own.
      await breath()
      return step.value
    }
  }
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
