// Rows of buttons: one look for all pages, one tab stop for each row.

import type { ComponentChildren } from 'preact'
import { Roving } from '../../../ui/roving.tsx'

export interface Chip {
  readonly key: string
  readonly text: ComponentChildren
  /** A number or word at the end: a price, how many are left. */
  readonly sub?: ComponentChildren
  readonly pressed?: boolean
  readonly main?: boolean
  readonly quiet?: boolean
  /** It is one of the two buttons of the thumb column. */
  readonly press?: 'confirm' | 'end'
  /** It cannot be done now: a tap says why. */
  readonly impossible?: boolean
  /** What is heard or shown on hovering, where the text alone does not say it. */
  readonly title?: string
  /** Absent: it is there, but cannot be had. */
  readonly onTap?: (() => void) | undefined
}

export function Chips({
  label,
  chips,
  shown = true,
  class: extra = '',
}: {
  readonly label: string
  readonly chips: readonly Chip[]
  /** Whether the label can be seen, or only heard. */
  readonly shown?: boolean
  readonly class?: string
}) {
  if (chips.length === 0) return null
  return (
    <div class={`rome-line ${extra}`}>
      {shown && chips.some(({ press }) => press === undefined) ? <span class="rome-line-label">{label}</span> : null}
      <Roving label={label} class="rome-chips">
        {chips.map((chip) => (
          <ChipButton key={chip.key} chip={chip} />
        ))}
      </Roving>
    </div>
  )
}

function ChipButton({ chip }: { readonly chip: Chip }) {
  const { text, sub, pressed, main, quiet, press, impossible, title, onTap } = chip
  const names = ['button', 'rome-chip']
  if (press !== undefined) names.push(`dock-${press}`)
  if (main === true) names.push('main')
  if (quiet === true) names.push('quiet')
  if (pressed === true) names.push('pressed')
  if (impossible === true) names.push('impossible')
  return (
    <button
      type="button"
      class={names.join(' ')}
      disabled={onTap === undefined}
      {...(impossible === true ? { 'aria-disabled': true } : {})}
      {...(title === undefined ? {} : { title })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onTap}
    >
      <span>{text}</span>
      {sub === undefined ? null : <small>{sub}</small>}
    </button>
  )
}

/** A step back within a page. */
export function BackButton({ text, onTap }: { readonly text: string; onTap(): void }) {
  return (
    <button type="button" class="button quiet rome-back" onClick={onTap}>
      <span aria-hidden="true">←</span> {text}
    </button>
  )
}
