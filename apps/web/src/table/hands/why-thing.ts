// "Why?" asked of a thing: by a tap on what is marked as changed, by a finger that rests on it, by the right button, by W.

import type { Pointing } from '../../games/ui.ts'
import { wakeOf } from '../../play/following/wake-of.ts'
import type { Play } from '../../play/play.ts'
import { whyAt, whyOfEvent, whyOfWorth } from '../../play/why/why-at.ts'
import { held } from '../../ui/board/hold.ts'
import { LEGAL } from '../../ui/put-clear.ts'

/** A finger is no pointer: so near counts as on it. */
const NEAR = 20

/** Begins to listen; `ofFocus` asks about what has the focus, and answers whether there is anything to say about it. */
export function listenForWhy(play: Play): { ofFocus(): boolean; stop(): void } {
  let pointing: Pointing<unknown> | undefined
  void play.ui.pointing?.().then(
    (part) => {
      pointing = part
      document.querySelector('.table-page')?.setAttribute('data-asks', 'on')
    },
    () => undefined,
  )
  const ask = (index: number | undefined, anchor: () => Element | null, inspect?: () => void): boolean => {
    if (index === undefined || play.mode.peek().at !== 'now') return false
    play.inspected.value = undefined
    // The drawer is open at it: it turns to this.
    if (play.tab.peek() === 'why') play.asked.value = index
    else play.askedHere.value = { index, anchor, ...(inspect === undefined ? {} : { inspect }) }
    return true
  }
  const ofThing = (thing: Element, inspect?: () => void): boolean => {
    const key = thing.closest('[data-key]')?.getAttribute('data-key')
    if (pointing === undefined || key === undefined || key === null) return false
    return ask(whyAt(play, key, pointing), () => byKey(key), inspect)
  }
  /** What a seat has more or less of: each mark of it says which. */
  const ofWorth = (mark: HTMLElement): boolean => {
    const { worth } = mark.dataset
    if (pointing === undefined || worth === undefined) return false
    const anchor = () => document.querySelector(`[data-worth="${CSS.escape(worth)}"]`)
    return ask(whyOfWorth(play, worth, mark.matches('.more'), pointing), anchor)
  }
  held.first = ofThing
  let asksWhat = false
  const onClick = (event: MouseEvent) => {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-worth]') : null
    if (mark !== null && event.target instanceof Element && event.target.closest(LEGAL) === null) {
      if (ofWorth(mark)) event.stopPropagation()
      return
    }
    if (asksWhat || !(event.target instanceof Element) || event.target.closest('[data-region="board"]') === null) return
    // What can be done now comes first.
    if (event.target.closest(LEGAL) !== null || wakeOf(play).length === 0) return
    const drawn = markAt(event.clientX, event.clientY)
    const thing = event.target.closest('[data-key]')
    const own = thing?.getAttribute('data-key') ?? undefined
    const about = own !== undefined && marked(own) ? own : drawn?.dataset.about
    const found =
      about === undefined
        ? drawn !== undefined && whyOfMark(play, drawn)
        : pointing === undefined
          ? undefined
          : whyAt(play, about, pointing)
    const anchor = () => (about === undefined ? null : byKey(about)) ?? (drawn?.isConnected ? drawn : null)
    const inspect = () => {
      asksWhat = true
      thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      asksWhat = false
    }
    if (found === false || !ask(found, anchor, thing === null ? undefined : inspect)) return
    event.stopPropagation()
  }
  addEventListener('click', onClick, true)
  return {
    ofFocus: () => {
      const focused = document.activeElement
      if (focused === null || ofThing(focused)) return focused !== null
      const mark = focused.closest('article, .muhq-seat-panel')?.querySelector<HTMLElement>('[data-worth]')
      return mark != null && ofWorth(mark)
    },
    stop: () => {
      removeEventListener('click', onClick, true)
      if (held.first === ofThing) held.first = undefined
    },
  }
}

export const byKey = (key: string): Element | null => document.querySelector(`[data-key="${CSS.escape(key)}"]`)

const MARKS = ':is(.arcs-wake, .board-wake):not(.faded) :is([data-event], [data-about])'

const marks = (): SVGGElement[] => [...document.querySelectorAll<SVGGElement>(MARKS)]

/** Whether this piece is one of those that are marked. */
const marked = (key: string): boolean => marks().some(({ dataset }) => dataset.about === key)

function whyOfMark(play: Play, mark: SVGGElement): number | undefined {
  const event = wakeOf(play)[Number(mark.dataset.event)]
  return event === undefined ? undefined : whyOfEvent(play, event)
}

/** The mark of something that changed nearest to this point, if it is near enough. */
function markAt(x: number, y: number): SVGGElement | undefined {
  let best: SVGGElement | undefined
  let least = NEAR
  for (const mark of marks())
    for (const part of mark.querySelectorAll<SVGGraphicsElement>('path, circle, text')) {
      const far =
        part instanceof SVGPathElement && part.matches('.flight, .way') ? fromPath(part, x, y) : from(part, x, y)
      if (far < least) {
        least = far
        best = mark
      }
    }
  return best
}

function from(part: Element, x: number, y: number): number {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

const SAMPLES = 24

function fromPath(path: SVGPathElement, x: number, y: number): number {
  return Math.min(...alongPath(path).map((point) => Math.hypot(point.x - x, point.y - y)))
}

/** Points of an arrow, on the screen. */
export function alongPath(path: SVGPathElement): DOMPoint[] {
  const matrix = path.getScreenCTM()
  if (matrix === null) return []
  const length = path.getTotalLength()
  return Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const { x, y } = path.getPointAtLength((length * n) / SAMPLES)
    return new DOMPoint(x, y).matrixTransform(matrix)
  })
}
