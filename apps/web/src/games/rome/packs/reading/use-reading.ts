// What the reader of packs says about a draft, a moment after the last change: never while somebody types.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Draft } from '../model/draft.ts'
import { type Reading, readable, readingFrom, UNREAD } from '../model/remarks.ts'
import { hear } from './hear.ts'
import type { Answered, Asked } from './worker.ts'

const WAIT = 250

export function useReading(draft: Draft): Reading {
  const [reading, setReading] = useState<Reading>(UNREAD)
  const worker = useRef<Worker | null>(null)
  const count = useRef(0)
  useEffect(() => {
    worker.current = openWorker()
    return () => worker.current?.terminate()
  }, [])
  useEffect(() => {
    const id = ++count.current
    const take = (heard: Answered['heard']) => {
      if (id === count.current) setReading(readingFrom(draft, heard ?? hear(readable(draft))))
    }
    const due = setTimeout(
      () => {
        const asked: Asked = { id, files: readable(draft) }
        const { current } = worker
        if (current === null) return take(undefined)
        current.onmessage = ({ data }: MessageEvent<Answered>) => {
          if (data.id === id) take(data.heard)
        }
        current.onerror = () => {
          worker.current = null
          take(undefined)
        }
        current.postMessage(asked)
      },
      reading === UNREAD ? 0 : WAIT,
    )
    return () => clearTimeout(due)
  }, [draft])
  return reading
}

function openWorker(): Worker | null {
  if (typeof Worker === 'undefined' || new URLSearchParams(location.search).get('worker') === 'off') return null
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
