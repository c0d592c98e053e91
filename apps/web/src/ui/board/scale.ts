// How large a map is on the screen. The camera moves a layer without drawing anything anew: what must keep its size, or not
// become smaller than can be read, is drawn with `--unit`, a pixel of the screen in units of the map (`--fit`: of the whole map, not enlarged).

import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { Camera } from './camera.ts'

interface Map {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly layer: RefObject<SVGGElement | null>
}

const CAMERA = /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)/

/** Tells how large the whole map is on the screen, how much it is enlarged and how far shifted: at once, and when it changes. */
export function watchScale({ svg, layer }: Map, told: (fit: number, camera: Camera) => void): (() => void) | undefined {
  const board = svg.current
  const moved = layer.current
  if (board === null || moved === null) return undefined
  const look = () => {
    const fit = board.getScreenCTM()?.a ?? 0
    const [, x = 0, y = 0, k = 1] = (CAMERA.exec(moved.getAttribute('transform') ?? '') ?? []).map(Number)
    if (fit > 0) told(fit, { k, x, y })
  }
  look()
  const camera = new MutationObserver(look)
  camera.observe(moved, { attributes: true, attributeFilter: ['transform'] })
  const size = new ResizeObserver(look)
  size.observe(board)
  return () => {
    camera.disconnect()
    size.disconnect()
  }
}

/** Keeps `--unit` of a map; one that is small is marked as such, and says less. */
export function useUnit({ svg, layer }: Map, isSmall?: (fit: number, zoom: number) => boolean): void {
  useLayoutEffect(() => {
    let before = 0
    return watchScale({ svg, layer }, (fit, { k }) => {
      if (fit * k === before) return
      before = fit * k
      svg.current?.style.setProperty('--unit', String(1 / before))
      svg.current?.style.setProperty('--fit', String(1 / fit))
      svg.current?.toggleAttribute('data-small', isSmall?.(fit, k) === true)
    })
  }, [svg, layer, isSmall])
}
