// Buttons of the pages: one look for all of them, with one tab stop for each row.

import type { ComponentChildren } from 'preact'
import { Roving } from '../../../../ui/roving.tsx'

interface KeyProps {
  readonly onTap: (() => void) | undefined
  readonly pressed?: boolean
  readonly main?: boolean
  readonly quiet?: boolean
  /** It cannot be done now: a tap says why. */
  readonly impossible?: boolean
  readonly label?: string
  readonly class?: string
  readonly children: ComponentChildren
}

/** Without `onTap` it is there, but cannot be pressed. */
export function Key({ onTap, pressed, main, quiet, impossible, label, class: extra, children }: KeyProps) {
  const names = ['button', 'arcs-key']
  if (main === true) names.push('main')
  if (quiet === true) names.push('quiet')
  if (pressed === true) names.push('pressed')
  if (impossible === true) names.push('impossible')
  if (extra !== undefined) names.push(extra)
  return (
    <button
      type="button"
      class={names.join(' ')}
      disabled={onTap === undefined}
      {...(impossible === true ? { 'aria-disabled': true } : {})}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onTap}
    >
      {children}
    </button>
  )
}

export function Row({
  label,
  shown = false,
  late = false,
  class: extra,
  children,
}: {
  readonly label: string
  /** Whether the label can be seen, or only heard. */
  readonly shown?: boolean
  /** Seldom wanted: below everything else. */
  readonly late?: boolean
  readonly class?: string
  readonly children: ComponentChildren
}) {
  return (
    <div class={late ? 'arcs-line late' : 'arcs-line'}>
      {shown ? <span class="arcs-line-label">{label}</span> : null}
      <Roving label={label} class={extra === undefined ? 'arcs-keys' : `arcs-keys ${extra}`}>
        {children}
      </Roving>
    </div>
  )
}
