// A line of a list of the real table, to be ticked off. What is ticked stays so, for this list of this game.

import type { ComponentChildren } from 'preact'
import { route } from '../store/route.ts'
import { isTicked, tick } from '../store/ticks.ts'

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
  const { value } = route
  const name = `${value.at === 'game' ? value.id : ''} ${list}`
  return (
    <label>
      <input
        type="checkbox"
        disabled={disabled}
        checked={isTicked(name, line)}
        onChange={(event) => tick(name, line, event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
