// Something small is put where it may lie on the page: near what it is about, above the dock, on nothing that can be tapped now.

import { type Box, clearSpot } from './clear-spot.ts'

/** What a tap does something with. */
export const LEGAL = ':is(.can, .muhq-tap-tile)'
/** The same, but a region of a map by its mark: all of its land would leave no place for anything. What is taken up instead has none. */
export const MARKED = ':is(.can:not(.rome-hit), .rome-piece.other, .muhq-tap-tile, .rome-goals > g)'

export const boxOf = (element: Element): Box => element.getBoundingClientRect()

/** Where these are on the stage. */
export const boxesOf = (which: string): Box[] => [...document.querySelectorAll(`.stage ${which}`)].map(boxOf)

interface Near {
  readonly about: Element | null
  /** What can be tapped now, the hand apart. */
  readonly legal: readonly Box[]
  /** What is better seen. */
  readonly seen: readonly Box[]
}

/** Whether it lies on nothing that can be tapped. */
export function putClear(element: HTMLElement, { about, legal, seen }: Near): boolean {
  const room = roomOf()
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const at = clearSpot(size, {
    about: about === null ? { x: innerWidth / 2, y: room.y, width: 0, height: 0 } : boxOf(about),
    room,
    legal: [...legal, ...boxesOf('[data-region="hand"]')],
    seen,
  })
  element.style.left = `${at.x}px`
  element.style.top = `${at.y}px`
  return at.isClear
}

/** Between the head and the dock; beside a phone on its side the dock stands at the right. */
function roomOf(): Box {
  const dock = document.querySelector('section.bar')?.getBoundingClientRect()
  const head = document.querySelector('[data-region="head"]')?.getBoundingClientRect().bottom ?? 0
  const aside = dock !== undefined && dock.top < innerHeight / 2
  const [width, bottom] = [aside ? dock.left : innerWidth, aside ? innerHeight : (dock?.top ?? innerHeight)]
  return { x: 0, y: aside ? 0 : head, width, height: bottom - (aside ? 0 : head) }
}
