// What lies behind the ⋯ beside Undo on a phone: Redo, typing, whatever else a bar has.

import { Ellipsis } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { t } from '../../text/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { inRail } from '../../ui/narrow.ts'
import { Popover } from '../../ui/popover.tsx'

export function More({ children }: { children: ComponentChildren }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button icon"
        data-key="more"
        aria-label={t.value.table.more}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of={Ellipsis} />
      </button>
      {open ? (
        <MoreTools
          anchor={() => button.current}
          onClose={() => {
            setOpen(false)
            button.current?.focus({ preventScroll: true })
          }}
        >
          {children}
        </MoreTools>
      ) : null}
    </>
  )
}

function MoreTools({
  anchor,
  onClose,
  children,
}: {
  anchor(): Element | null
  onClose(): void
  children: ComponentChildren
}) {
  return (
    <Popover anchor={anchor} label={t.value.table.more} kind="more-tools" place={besideDock} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it goes with the press on one of the buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons themselves */}
      <div class="more-list" onClick={onClose}>
        {children}
      </div>
    </Popover>
  )
}

/** Over the hand, at the edge where ⋯ is; on a phone on its side over the board, beside the dock. */
function besideDock(element: HTMLElement): void {
  const { left, top: dock } = document.querySelector('section.bar')?.getBoundingClientRect() ?? {
    left: 0,
    top: innerHeight,
  }
  const { width, height } = element.getBoundingClientRect()
  if (inRail.peek()) {
    element.style.left = `${left - width - 4}px`
    element.style.top = `${dock}px`
    return
  }
  element.style.left = `${innerWidth - width - 4}px`
  element.style.top = `${Math.max(4, dock - height - 4)}px`
}
