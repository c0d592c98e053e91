// Form parts of the editor.

import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import type { EditorWords } from './words.ts'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly w: EditorWords
  onChange(value: number): void
}

export function Stepper({ label, value, min = 0, max = 999, w, onChange }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie within a line of text
    <div class="muhq-stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <button type="button" aria-label={w.less(label)} disabled={value <= min} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={w.more(label)} disabled={value >= max} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  )
}

export function Check({
  label,
  value,
  onChange,
}: {
  label: string
  value: boolean
  onChange: (value: boolean) => void
}) {
  return (
    <label class="muhq-check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  )
}

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [value: T, text: string])[]
  onChange(value: T): void
}

export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  const id = useId()
  return (
    <span class="muhq-select">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {options.map(([each, text]) => (
          <option key={each} value={each} selected={each === value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

export function Box({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="muhq-edit-box">
      <h3>{title}</h3>
      {children}
    </section>
  )
}
