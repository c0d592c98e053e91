// Form parts: one of a few, a number, a switch.

import { Minus, Plus } from 'lucide'
import { useId } from 'preact/hooks'
import { t } from '../text/index.ts'
import { Icon } from './icon.tsx'

interface OneOf<T extends string> {
  readonly id: T
  readonly title: string
  readonly what?: string
}

/** One of a few, all in sight. */
export function Choose<T extends string>({
  label,
  values,
  value,
  onChange,
  hideLabel = false,
  cards = false,
}: {
  label: string
  values: readonly OneOf<T>[]
  value: T
  onChange(value: T): void
  hideLabel?: boolean
  cards?: boolean
}) {
  const name = useId()
  return (
    <fieldset class={cards ? 'choose cards' : 'choose'}>
      <legend class={hideLabel ? 'unseen' : undefined}>{label}</legend>
      <div class="choose-row">
        {values.map((each) => (
          <label key={each.id} class="choose-one">
            <input
              type="radio"
              name={name}
              value={each.id}
              checked={each.id === value}
              onChange={() => onChange(each.id)}
            />
            <span class="choose-title">{each.title}</span>
            {each.what === undefined ? null : <span class="choose-what">{each.what}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One of many: the list opens on demand. */
export function Select<T extends string>({
  label,
  values,
  value,
  onChange,
  hideLabel = false,
}: {
  label: string
  values: readonly OneOf<T>[]
  value: T
  onChange(value: T): void
  hideLabel?: boolean
}) {
  const id = useId()
  return (
    <div class="field">
      <label for={id} class={hideLabel ? 'unseen' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {values.map((each) => (
          <option key={each.id} value={each.id} selected={each.id === value}>
            {each.title}
          </option>
        ))}
      </select>
    </div>
  )
}

export function NumberField({
  label,
  min,
  max,
  value,
  onChange,
}: {
  label: string
  min: number
  max: number
  value: number
  onChange(value: number): void
}) {
  const id = useId()
  const set = (wanted: number) => {
    if (Number.isFinite(wanted)) onChange(Math.min(max, Math.max(min, Math.round(wanted))))
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <span class="stepper">
        <button
          type="button"
          class="button icon"
          aria-label={t.value.newGame.less(label)}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Icon of={Minus} />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="button icon"
          aria-label={t.value.newGame.moreOf(label)}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon of={Plus} />
        </button>
      </span>
    </div>
  )
}

export function Switch({ label, value, onChange }: { label: string; value: boolean; onChange(value: boolean): void }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

export function TextField({
  label,
  value,
  onInput,
  placeholder,
  hideLabel = false,
  maxLength = 80,
}: {
  label: string
  value: string
  onInput(value: string): void
  placeholder?: string
  hideLabel?: boolean
  maxLength?: number
}) {
  const id = useId()
  return (
    <div class="field">
      <label for={id} class={hideLabel ? 'unseen' : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autocomplete="off"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  )
}
