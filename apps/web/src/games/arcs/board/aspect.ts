// The shape of the box that the map lies in. The decision bar grows and shrinks with every question: a map that were laid
// out again each time would be all the page does. A box that is nearly the same keeps its map, and one that changes is
// measured when it has come to rest.

import { useEffect, useRef } from 'preact/hooks'

const REST_MS = 120
/** The sky shows beyond the edges until then. */
const NEARLY = 0.07
/** The box of the map before this one is the best guess. */
let last = 1.25

export const lastAspect = (): number => last

export function useAspect(svg: { current: SVGSVGElement | null }, set: (aspect: number) => void): void {
  const first = useRef(true)
  useEffect(() => {
    const element = svg.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (width: number, height: number) => {
      if (width <= 0 || height <= 0) return
      const now = width / height
      if (Math.abs(now / last - 1) < NEARLY && !first.current) return
      first.current = false
      last = now
      set(now)
    }
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      clearTimeout(timer)
      if (first.current) take(width, height)
      else timer = setTimeout(() => take(width, height), REST_MS)
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
}
