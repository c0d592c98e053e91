// The map of a draft, drawn again a moment after each change: in a worker, or on the page when it has nothing else to do.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useAlike } from '../../../../ui/memo.ts'
import { type Drawn, drawn } from './drawn.ts'
import type { MapSource } from './mapped.ts'
import type { Answered, Asked } from './worker.ts'

const WAIT = 350
/** No board has as many; drawing takes ever longer. */
export const MOST_DRAWN = 200

export interface Drawing {
  /** As it is now. */
  readonly source: MapSource
  /** As it was drawn last; undefined: not yet, or there is nothing to draw. */
  readonly map: Drawn | undefined
  readonly busy: boolean
}

export function useDrawn(now: MapSource): Drawing {
  const source = useAlike(now)
  const [map, setMap] = useState<Drawn>()
  const [busy, setBusy] = useState(true)
  const worker = useRef<Worker | null>(null)
  const count = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])
  useEffect(() => {
    const id = ++count.current
    const take = (next: Drawn | undefined) => {
      if (id !== count.current) return
      setMap(next)
      setBusy(false)
    }
    if (source.regions.length > MOST_DRAWN) return take(undefined)
    setBusy(true)
    const due = setTimeout(() => {
      // Whatever is still being drawn is out of date.
      worker.current?.terminate()
      const here = () => void setTimeout(() => take(drawn(source)), 0)
      worker.current = openWorker((answer) => take(answer.drawn), here)
      const asked: Asked = { id, source }
      if (worker.current === null) here()
      else worker.current.postMessage(asked)
    }, WAIT)
    return () => clearTimeout(due)
  }, [source])
  // The same object while nothing has changed: whoever shows it need not draw again.
  return useMemo(() => ({ source, map, busy }), [source, map, busy])
}

function openWorker(onAnswer: (answer: Answered) => void, onLost: () => void): Worker | null {
  if (typeof Worker === 'undefined' || new URLSearchParams(location.search).get('worker') === 'off') return null
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Answered>) => onAnswer(data)
    worker.onerror = onLost
    return worker
  } catch {
    return null
  }
}
