// Parts of the editor's forms: a number to tap, a number to step.

import { Key, Row } from '../compose/parts/buttons.tsx'
import type { EditorWords } from './words.ts'

export function Numbers({
  label,
  value,
  most,
  onChange,
}: {
  readonly label: string
  readonly value: number
  /** The greatest number that has a button of its own; beyond it one steps. */
  readonly most: number
  onChange(n: number): void
}) {
  const top = Math.max(most, value)
  return (
    <Row label={label} shown>
      {Array.from({ length: top + 1 }, (_, n) => (
        <Key key={n} class="arcs-number" pressed={n === value} onTap={() => onChange(n)}>
          {n}
        </Key>
      ))}
      {value >= most ? (
        <Key class="arcs-number" onTap={() => onChange(value + 1)} label={`${label}: ${value + 1}`}>
          +
        </Key>
      ) : null}
    </Row>
  )
}

export function Stepper({
  label,
  value,
  w,
  step = 1,
  least = 0,
  most = 99,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly w: EditorWords
  readonly step?: number
  readonly least?: number
  readonly most?: number
  onChange(n: number): void
}) {
  return (
    <Row label={label} shown>
      {step > 1 ? (
        <Key
          label={`${w.less(label)} (−${step})`}
          onTap={value - step >= least ? () => onChange(value - step) : undefined}
        >
          −{step}
        </Key>
      ) : null}
      <Key label={w.less(label)} onTap={value > least ? () => onChange(value - 1) : undefined}>
        −
      </Key>
      <output class="arcs-count">{value}</output>
      <Key label={w.more(label)} onTap={value < most ? () => onChange(value + 1) : undefined}>
        +
      </Key>
      {step > 1 ? (
        <Key label={`${w.more(label)} (+${step})`} onTap={() => onChange(value + step)}>
          +{step}
        </Key>
      ) : null}
    </Row>
  )
}
