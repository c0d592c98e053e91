// A part that is folded: what is in it comes when it is first opened. Browsers look into folded parts for fields that they
// could fill in, and lay them out anew for each: six folds of a new game took 100 ms on a slow machine.

import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'

export function Fold({
  class: look = 'part fold',
  title,
  block,
  ready = false,
  children,
}: {
  class?: string
  title: ComponentChildren
  /** What it is found by. */
  block?: string
  /** What is in it is there before it is opened: somebody is about to look for it. */
  ready?: boolean
  children: ComponentChildren
}) {
  const [opened, setOpened] = useState(false)
  if (ready && !opened) setOpened(true)
  return (
    // Opened by the page itself it says so only afterwards; a tap comes before.
    <details class={look} data-block={block} onToggle={(event) => setOpened((was) => was || event.currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is what opens its part, by tap and by key */}
      <summary onClick={() => setOpened(true)}>{title}</summary>
      {opened ? children : null}
    </details>
  )
}
