// Two fingers enlarge the board, one finger (or the mouse) drags it once it is enlarged; with Ctrl the wheel enlarges. A tap
// stays a tap: only a finger that travels is a drag, and a second tap is a second tap.

import type { RefObject } from 'preact'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { asTransform, type Camera, type Size, shifted, WHOLE, zoomed } from './camera.ts'

const TRAVEL = 8

export interface Pinch {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly layer: RefObject<SVGGElement | null>
  /** How much the board is enlarged, once the fingers are off it. */
  readonly zoom: number
  change(factor: number): void
  whole(): void
}

type Finger = { x: number; y: number }

export function usePinch(size: Size): Pinch {
  const svg = useRef<SVGSVGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const camera = useRef<Camera>(WHOLE)
  const [zoom, setZoom] = useState(1)
  const { width, height } = size

  const look = useCallback((next: Camera) => {
    camera.current = next
    layer.current?.setAttribute('transform', asTransform(next))
  }, [])
  const settle = useCallback(() => setZoom(camera.current.k), [])
  const whole = useCallback(() => {
    look(WHOLE)
    settle()
  }, [look, settle])
  const change = useCallback(
    (factor: number) => {
      look(zoomed(camera.current, { width, height }, factor, { x: width / 2, y: height / 2 }))
      settle()
    },
    [look, settle, width, height],
  )

  useEffect(() => {
    const element = svg.current
    if (element === null) return
    const bounds = { width, height }
    const fingers = new Map<number, Finger>()
    let start: Finger = { x: 0, y: 0 }
    let travelled = false

    const toBoard = (x: number, y: number): Finger => {
      const matrix = element.getScreenCTM()
      return matrix === null ? { x, y } : new DOMPoint(x, y).matrixTransform(matrix.inverse())
    }
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      if (fingers.size === 0) {
        start = { x: event.clientX, y: event.clientY }
        travelled = false
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      const now = { x: event.clientX, y: event.clientY }
      const from = toBoard(before.x, before.y)
      const to = toBoard(now.x, now.y)
      if (fingers.size === 2) {
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] as Finger
        const stays = toBoard(other.x, other.y)
        const spread = (point: Finger) => Math.hypot(point.x - stays.x, point.y - stays.y) || 1
        const by = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 }
        const middle = { x: (from.x + stays.x) / 2, y: (from.y + stays.y) / 2 }
        travelled = true
        look(zoomed(camera.current, bounds, spread(to) / spread(from), middle, by))
      } else if (camera.current.k > 1 && fingers.size === 1) {
        if (!travelled && Math.hypot(now.x - start.x, now.y - start.y) < TRAVEL) return
        if (!travelled) element.setPointerCapture(event.pointerId)
        travelled = true
        look(shifted(camera.current, bounds, to.x - from.x, to.y - from.y))
      }
      fingers.set(event.pointerId, now)
    }
    const up = (event: PointerEvent) => {
      if (fingers.delete(event.pointerId) && fingers.size === 0 && travelled) settle()
    }
    const click = (event: MouseEvent) => {
      if (travelled) {
        travelled = false
        event.stopPropagation()
        event.preventDefault()
      }
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const point = toBoard(event.clientX, event.clientY)
      look(zoomed(camera.current, bounds, Math.exp(-event.deltaY / 240), point))
      settle()
    }
    // The page would otherwise scroll along with two fingers.
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('click', click, true)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchmove', touch, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('click', click, true)
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchmove', touch)
    }
  }, [width, height, look, settle])

  return { svg, layer, zoom, change, whole }
}
