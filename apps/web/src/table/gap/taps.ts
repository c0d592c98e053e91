// Places on the board as answers: while a cell that names regions or seas is open, a tap on the map is a tap on its list.

import type { FactForm } from '@understudy/table/gaps'
import { useEffect, useRef } from 'preact/hooks'

/** A finger that travels further has moved the map. */
const TRAVEL = 8
const CHOSEN = 'gap-chosen'

const placeOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest('svg [data-key]')?.getAttribute('data-key')?.split(' ').slice(1).join(' ')
    : undefined

/** Whether anything of this list lies on the board that is shown now. */
export function onBoard(form: FactForm | undefined): boolean {
  if (form === undefined || (form.kind !== 'one' && form.kind !== 'several')) return false
  const ids = new Set(form.of.map(({ id }) => id))
  return [...document.querySelectorAll('svg [data-key]')].some((spot) => ids.has(placeOf(spot) ?? ''))
}

/** Calls `onTap` with the id of an option that was tapped, and marks those that are chosen. */
export function useBoardTaps(form: FactForm | undefined, chosen: readonly string[], onTap: (id: string) => void): void {
  const latest = useRef({ form, onTap })
  latest.current = { form, onTap }
  useEffect(() => {
    let down = { x: 0, y: 0 }
    const take = (event: Event): void => {
      const { form: now, onTap: tapped } = latest.current
      const id = placeOf(event.target)
      if (id === undefined || now === undefined || !('of' in now) || !now.of.some((each) => each.id === id)) return
      // The board would say what it is instead.
      event.stopPropagation()
      event.preventDefault()
      tapped(id)
    }
    const pointed = (event: PointerEvent) => {
      down = { x: event.clientX, y: event.clientY }
    }
    const clicked = (event: MouseEvent) => {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) <= TRAVEL || event.detail === 0) take(event)
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') take(event)
    }
    document.addEventListener('pointerdown', pointed, true)
    document.addEventListener('click', clicked, true)
    document.addEventListener('keydown', pressed, true)
    return () => {
      document.removeEventListener('pointerdown', pointed, true)
      document.removeEventListener('click', clicked, true)
      document.removeEventListener('keydown', pressed, true)
    }
  }, [])
  useEffect(() => {
    const spots = [...document.querySelectorAll('svg [data-key]')].filter((spot) =>
      chosen.includes(placeOf(spot) ?? ''),
    )
    for (const spot of spots) spot.classList.add(CHOSEN)
    return () => {
      for (const spot of spots) spot.classList.remove(CHOSEN)
    }
  }, [chosen.join('|')])
}
