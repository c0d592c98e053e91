// A line of a list of the real table, to be ticked off. What is ticked stays so, for this list of this game.

import type { ComponentChildren } from 'preact'

interface Ticking {
  has(list: string, line: string): boolean
  tick(list: string, line: string, on: boolean): void
}

/** Of the game whose lists these are: there is one at a time. */
export const ticking: { now: Ticking } = { now: { has: () => false, tick: () => undefined } }

export function Tick({
  list,
  line,
  disabled = false,
  children,
}: {
  readonly list: string
  readonly line: string
  readonly disabled?: boolean
  readonly children: ComponentChildren
}) {
  const ticks = ticking.now
  return (
    <label>
      <input
        type="checkbox"
        disabled={disabled}
        checked={ticks.has(list, line)}
        onChange={(event) => ticks.tick(list, line, event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
