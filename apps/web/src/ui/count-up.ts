// A scoring is told line by line: what was counted flies from its seat to the sum, what it brings to the number at the
// seat. Any tap, Space, Enter or Escape ends that, and the figures stay.
//
// A line has `data-line`, which says where its seat is (or nothing, if nobody's); within it `data-sum` has what was counted,
// `data-counted` how many, and `data-gain` what it brings. The sign of what is counted is in `data-sign`.

import './count-up.css'
import { signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { noMotion, type Speed, speed } from '../store/settings.ts'
import { EASE } from './board/motion.ts'
import { slotsOf } from './count-up-times.ts'

/** Ends what is being told; undefined while nothing is. */
export const counting = signal<(() => void) | undefined>(undefined)

const FLIGHT_MS = 240
const APART_MS = 60
/** More than these are seen as many. */
const MOST = 6
const FADE_MS = 120

const FACTOR: Readonly<Record<Speed, number>> = { step: 1, slow: 1.6, normal: 1, quick: 0.4, instant: 0 }

/** The element whose lines are told; `after` milliseconds, if something else is told before. */
export function useCountUp<E extends HTMLElement>(after = 0): RefObject<E | null> {
  const place = useRef<E>(null)
  useLayoutEffect(() => {
    const factor = FACTOR[speed.peek()]
    if (place.current === null || factor === 0) return
    return tell(place.current, factor, after)
  }, [])
  return place
}

function tell(root: HTMLElement, factor: number, after: number): () => void {
  const lines = [...root.querySelectorAll<HTMLElement>('[data-line]')]
  const { at, all } = slotsOf(lines.length, factor, after)
  const still = noMotion()
  const layer = document.createElement('div')
  layer.className = `count-up-layer ${root.classList[0] ?? ''}`
  layer.ariaHidden = 'true'
  document.body.append(layer)
  root.dataset.counting = still ? 'still' : 'moves'
  for (const line of lines) line.dataset.uncounted = ''
  const timers = lines.map((line, i) => setTimeout(() => show(line, layer, root, still), at[i]))
  const end = () => {
    timers.forEach(clearTimeout)
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKey, true)
    layer.remove()
    delete root.dataset.counting
    for (const line of lines) delete line.dataset.uncounted
    if (counting.peek() === end) counting.value = undefined
  }
  timers.push(setTimeout(end, all))
  // What stands in the dock means something else once this is over: that press was for this.
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('.dock-confirm') !== null) hush(event)
    end()
  }
  const onKey = (event: KeyboardEvent) => {
    if (!['Space', 'Enter', 'Escape'].includes(event.code)) return
    hush(event)
    end()
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
  counting.value = end
  return end
}

function hush(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** One line: it appears, what was counted comes to its sum, and what it brings goes to the seat. */
function show(line: HTMLElement, layer: HTMLElement, root: HTMLElement, still: boolean): void {
  delete line.dataset.uncounted
  line.scrollIntoView({ block: 'nearest' })
  line.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS })
  const seat = line.dataset.line ? document.querySelector(line.dataset.line) : null
  const sum = line.querySelector<HTMLElement>('[data-sum]')
  const gain = line.querySelector<HTMLElement>('[data-gain]')
  const sign = (line.closest('[data-sign]') ?? root.querySelector('[data-sign]'))?.querySelector('svg')
  if (still || seat === null) return
  const counted = Math.min(MOST, Number(sum?.dataset.counted ?? 0))
  if (sum !== null && sign != null)
    for (let n = 0; n < counted; n++) fly(layer, sign.cloneNode(true), seat, sum, n * APART_MS)
  const brought = counted * APART_MS + FLIGHT_MS / 2
  const track = seat.querySelector(root.dataset.track ?? '')
  if (gain === null || track === null) return
  fly(layer, document.createTextNode(gain.textContent ?? ''), gain, track, brought)
  track.animate([{ scale: '1' }, { scale: '1.4', offset: 0.35 }, { scale: '1' }], {
    duration: 300,
    delay: brought + FLIGHT_MS,
    easing: 'ease-out',
  })
}

function fly(layer: HTMLElement, what: Node, from: Element, to: Element, delay: number): void {
  const piece = document.createElement('span')
  piece.append(what)
  layer.append(piece)
  const [a, b] = [middle(from), middle(to)]
  piece.animate(
    [
      { transform: `translate(${a.x}px, ${a.y}px) translate(-50%, -50%)`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { transform: `translate(${b.x}px, ${b.y}px) translate(-50%, -50%)`, opacity: 0 },
    ],
    { duration: FLIGHT_MS, delay, easing: EASE, fill: 'both' },
  )
}

function middle(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
