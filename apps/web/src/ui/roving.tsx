// A group of buttons with one tab stop: arrow keys, Home and End move within it.

import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The group whose button had the focus when it went away with the choice that was taken. */
let left: string | undefined

export function Roving({
  label,
  class: className,
  role = 'group',
  children,
}: {
  label: string
  class?: string
  role?: 'group' | 'tablist'
  children: ComponentChildren
}) {
  const box = useRef<HTMLDivElement>(null)
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  const stop = (wanted: HTMLElement | undefined) => {
    for (const item of items()) item.tabIndex = item === wanted ? 0 : -1
  }
  // The buttons change with every decision; exactly one of them must be reachable with Tab.
  useLayoutEffect(() => {
    const all = items()
    if (left === label && document.activeElement === document.body) all[0]?.focus({ preventScroll: true })
    if (all.filter((item) => item.tabIndex === 0).length !== 1)
      stop(all.find((item) => item === document.activeElement) ?? all.find(isPressed) ?? all[0])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    const step = STEPS[event.key]
    const to =
      event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : step === undefined
            ? undefined
            : all[(at + step + all.length) % all.length]
    if (to === undefined) return
    event.preventDefault()
    stop(to)
    to.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it can have are named by a label
    <div
      ref={box}
      role={role}
      aria-label={label}
      class={className}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        left = label
        stop((event.target as HTMLElement).closest('button') ?? undefined)
      }}
      onFocusOut={(event) => {
        // Still there: the focus was moved, not lost.
        if ((event.target as HTMLElement).isConnected) left = undefined
      }}
    >
      {children}
    </div>
  )
}

function isPressed(item: HTMLElement): boolean {
  return ['aria-pressed', 'aria-selected', 'aria-current'].some((name) => item.getAttribute(name) === 'true')
}
