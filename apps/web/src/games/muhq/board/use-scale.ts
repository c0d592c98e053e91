import { useEffect, useState } from 'preact/hooks'

/** Pixels per drawing unit when the whole board is shown. */
export function useScale(
  svg: { current: SVGSVGElement | null },
  { width, height }: { width: number; height: number },
): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = svg.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const box = element.getBoundingClientRect()
      if (box.width > 0 && box.height > 0) setScale(Math.min(box.width / width, box.height / height))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [svg, width, height])
  return scale
}
