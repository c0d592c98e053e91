// A popover: small, one at a time, beside what it is about, never over it. It lives at the end of the page, so that no frame
// cuts it off.

import { type ComponentChild, render } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

const GAP = 10

/** One at a time: how the one that is open is closed. */
let closeOther: (() => void) | undefined

/** `anchor` finds what it is about; Escape, or a tap anywhere else, closes it. */
export function Popover({
  anchor,
  label,
  kind = '',
  calm = false,
  place = placed,
  onClose,
  children,
}: {
  readonly anchor: () => Element | null
  readonly label: string
  readonly kind?: string
  /** Whatever has the focus keeps it. */
  readonly calm?: boolean
  place?(element: HTMLElement, about: DOMRect | undefined): void
  onClose(): void
  readonly children: ComponentChild
}) {
  const layer = useRef<HTMLDivElement | undefined>(undefined)
  useEffect(() => {
    const element = document.createElement('div')
    element.className = `popover ${kind}`
    element.setAttribute('role', 'dialog')
    element.setAttribute('aria-label', label)
    document.querySelector('.table-page')?.append(element)
    layer.current = element
    closeOther?.()
    closeOther = onClose
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onClose()
    }
    const onTap = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target) && anchor()?.contains(target) !== true) onClose()
    }
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onTap, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onTap, true)
      if (closeOther === onClose) closeOther = undefined
      render(null, element)
      element.remove()
    }
  }, [])
  useEffect(() => {
    const element = layer.current
    if (element === undefined) return
    render(children, element)
    place(element, anchor()?.getBoundingClientRect())
    if (!calm) element.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
  })
  return null
}

/** On the side with more room, above the dock; what is about something in the dock lies over the hand, or beside it where the dock is a column. */
function placed(element: HTMLElement, about: DOMRect | undefined): void {
  if (about === undefined) return
  const { width, height } = element.getBoundingClientRect()
  const dock = document.querySelector('section.bar')?.getBoundingClientRect() ?? new DOMRect(0, innerHeight)
  const right = about.left + about.width / 2 < innerWidth / 2
  const beside = right ? about.right + GAP : about.left - GAP - width
  const within = about.top >= dock.top && about.left >= dock.left
  // A column: a phone on its side.
  const column = dock.left > 0 && dock.top < innerHeight / 2
  const fits = !within && beside >= 4 && beside + width <= (column ? dock.left : innerWidth) - 4
  const over = about.left + about.width / 2 - width / 2
  // Over the dock it begins no further left than what it is about: beside the dock lies the hand.
  const least = within ? about.left : 4
  const left =
    within && column ? dock.left - width - 4 : fits ? beside : Math.min(innerWidth - width - 4, Math.max(least, over))
  const middle = about.top + about.height / 2 - height / 2
  const above = about.top - GAP - height
  const top =
    within && !column ? dock.top - GAP - height : fits || within ? middle : above > 4 ? above : about.bottom + GAP
  const bottom = column ? innerHeight : dock.top
  element.style.left = `${left}px`
  element.style.top = `${Math.max(4, Math.min(top, bottom - height - 4))}px`
}
