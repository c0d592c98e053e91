// What the parts of the form have in common.

import type { Lang } from '@understudy/procedure'
import type { State } from '@understudy/rome'

export interface PartProps {
  readonly state: State
  readonly lang: Lang
  change(edit: (copy: State) => void): void
}

interface CountProps {
  readonly label: string
  readonly value: number
  readonly max?: number
  onInput(n: number): void
}

export function Count({ label, value, max = 99, onInput }: CountProps) {
  return (
    <div class="field rome-count">
      <label>
        {label}
        <input
          type="number"
          min={0}
          max={max}
          value={value}
          onInput={(event) => {
            const n = event.currentTarget.valueAsNumber
            if (Number.isInteger(n) && n >= 0 && n <= max) onInput(n)
          }}
        />
      </label>
    </div>
  )
}
