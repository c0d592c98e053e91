// What lies behind the ⋯ beside Undo on a phone: Redo, typing, whatever else a bar has.

import type { ComponentChildren } from 'preact'
import { t } from '../text/index.ts'
import { Popover } from '../ui/popover.tsx'

export function MoreTools({
  anchor,
  onClose,
  children,
}: {
  anchor(): Element | null
  onClose(): void
  children: ComponentChildren
}) {
  return (
    <Popover anchor={anchor} label={t.value.table.more} kind="more-tools" place={aboveDock} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it goes with the press on one of the buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons themselves */}
      <div class="more-list" onClick={onClose}>
        {children}
      </div>
    </Popover>
  )
}

/** Over the hand, at the edge where ⋯ is. */
function aboveDock(element: HTMLElement): void {
  const dock = document.querySelector('section.bar')?.getBoundingClientRect().top ?? innerHeight
  const { width, height } = element.getBoundingClientRect()
  element.style.left = `${innerWidth - width - 4}px`
  element.style.top = `${Math.max(4, dock - height - 4)}px`
}
