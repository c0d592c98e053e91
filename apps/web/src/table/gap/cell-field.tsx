// One cell of a question about open data: a number, one of a list, several of a list, or letters in a row.

import type { Lang } from '@understudy/procedure'
import type { FactCell, FactForm, FactOption } from '@understudy/table/gaps'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { RowsField } from './rows-field.tsx'
import { gapWords } from './words.ts'

interface Props<F extends FactForm> {
  readonly id: string
  readonly label: string
  readonly needed: boolean
  readonly form: F
  readonly value: string | undefined
  readonly lang: Lang
  onChange(value: string | undefined): void
}

export function CellField({
  cell,
  value,
  lang,
  alone,
  onChange,
  onFocus,
}: {
  cell: FactCell
  value: string | undefined
  lang: Lang
  /** Nothing else is asked; where many numbers are, 0 says that the box has none. */
  alone: boolean
  onChange(value: string | undefined): void
  onFocus(): void
}) {
  const id = useId()
  const label = cell.column[lang]
  return (
    <div class={cell.needed ? 'gap-cell needed' : 'gap-cell'} data-cell={cell.id} onFocusIn={onFocus}>
      <label for={id}>
        {label}
        {cell.needed ? <span class="unseen"> ({gapWords[lang].needed})</span> : null}
      </label>
      {fieldFor(cell.form, {
        id,
        label: `${cell.row[lang]}: ${label}`,
        needed: cell.needed,
        value: shownOf(cell, value),
        lang,
        onChange,
      })}
      {cell.absent === undefined || (cell.form.kind === 'number' && !alone) ? null : (
        <button
          type="button"
          class="button gap-absent"
          aria-pressed={value === cell.absent}
          onClick={() => onChange(value === cell.absent ? undefined : cell.absent)}
        >
          {value === cell.absent ? gapWords[lang].absentNow : gapWords[lang].absent}
        </button>
      )}
    </div>
  )
}

/** What a box does not have is said by its button; only a number shows it too. */
const shownOf = ({ form, absent }: FactCell, value: string | undefined): string | undefined =>
  value === absent && form.kind !== 'number' ? undefined : value

export type FieldFor = (form: FactForm, rest: Omit<Props<FactForm>, 'form'>) => JSX.Element

function fieldFor(form: FactForm, rest: Omit<Props<FactForm>, 'form'>): JSX.Element {
  switch (form.kind) {
    case 'number':
      return <NumberField {...rest} form={form} />
    case 'one':
      return <OneField {...rest} form={form} />
    case 'several':
      return <SeveralField {...rest} form={form} />
    case 'letters':
      return <LettersField {...rest} form={form} />
    case 'text':
      return <TextField {...rest} form={form} />
    case 'rows':
      return <RowsField {...rest} form={form} fieldFor={fieldFor} />
  }
}

export type Of<K extends FactForm['kind']> = Props<Extract<FactForm, { kind: K }>>

function NumberField({ id, form, needed, value, onChange }: Of<'number'>) {
  return (
    <input
      id={id}
      class="gap-number"
      type="number"
      placeholder={needed ? '•' : undefined}
      inputMode={form.min < 0 ? 'text' : 'numeric'}
      min={form.min}
      max={form.max}
      value={value ?? ''}
      onInput={(event) => {
        const text = event.currentTarget.value.trim()
        onChange(text === '' ? undefined : text)
      }}
    />
  )
}

function TextField({ id, label, form, value, onChange }: Of<'text'>) {
  return (
    <input
      id={id}
      class="gap-text"
      type="text"
      aria-label={label}
      maxLength={form.most}
      value={value ?? ''}
      onInput={(event) => {
        const text = event.currentTarget.value
        onChange(text.trim() === '' ? undefined : text)
      }}
    />
  )
}

function OneField({ id, form, value, lang, onChange }: Of<'one'>) {
  return (
    <select id={id} value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || undefined)}>
      <option value="">{gapWords[lang].choose}</option>
      <Options of={form.of} lang={lang} />
    </select>
  )
}

const Options = ({ of, lang }: { of: readonly FactOption[]; lang: Lang }) =>
  [...of]
    .sort((a, b) => a.name[lang].localeCompare(b.name[lang], lang))
    .map((option) => (
      <option key={option.id} value={option.id}>
        {option.name[lang]}
      </option>
    ))

type Several = Extract<FactForm, { kind: 'several' }>

const partsOf = (value: string | undefined): readonly string[] =>
  value === undefined || value === '-' ? [] : value.split('|')
const idOf = ({ mark }: Several, part: string): string =>
  mark !== undefined && part.startsWith(mark.sign) ? part.slice(mark.sign.length) : part

/** Ids that an answer names. */
export function chosenIn(form: FactForm | undefined, value: string | undefined): readonly string[] {
  if (form?.kind === 'several') return partsOf(value).map((part) => idOf(form, part))
  return form?.kind === 'one' && value !== undefined ? [value] : []
}

/** The answer after a tap on an option: chosen, marked if there is a mark, and not chosen again. */
export function withTap(form: FactForm, value: string | undefined, option: string): string | undefined {
  if (form.kind !== 'several') return option
  const parts = partsOf(value)
  const part = parts.find((each) => idOf(form, each) === option)
  const rest = parts.filter((each) => each !== part)
  const marks = part !== undefined && form.mark !== undefined && part === option
  const next = part === undefined ? [...parts, option] : marks ? [...rest, `${form.mark?.sign}${option}`] : rest
  return next.length === 0 ? undefined : next.join('|')
}

/** Chosen ones are buttons: a tap marks one, if there is a mark, and another takes it away. */
function SeveralField({ id, form, value, lang, onChange }: Of<'several'>) {
  const w = gapWords[lang]
  const sign = form.mark?.sign ?? ''
  const parts = partsOf(value)
  const nameOf = (part: string): string => form.of.find((each) => each.id === idOf(form, part))?.name[lang] ?? part
  return (
    <div class="gap-several">
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          class="button gap-chip"
          title={w.remove(nameOf(part))}
          onClick={() => onChange(withTap(form, value, idOf(form, part)))}
        >
          {nameOf(part)}
          {sign !== '' && part.startsWith(sign) ? <small> {form.mark?.title[lang]}</small> : null}
        </button>
      ))}
      <select
        id={id}
        value=""
        onChange={(event) => {
          const added = event.currentTarget.value
          if (added === '-') onChange('-')
          else if (added !== '') onChange([...parts, added].join('|'))
          event.currentTarget.value = ''
        }}
      >
        <option value="">{value === '-' ? w.none : w.add}</option>
        {parts.length === 0 ? <option value="-">{w.none}</option> : null}
        <Options of={form.of.filter((each) => !parts.some((part) => idOf(form, part) === each.id))} lang={lang} />
      </select>
    </div>
  )
}

function LettersField({ id, label, form, value, lang, onChange }: Of<'letters'>) {
  const w = gapWords[lang]
  const letters = value === undefined || (value === '-' && form.least === 0) ? '' : value
  const shown = value === '-' && form.least === 0 ? w.none : letters
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest in the row's own
    <div id={id} class="gap-letters" role="group" aria-label={label}>
      <output>{shown === '' ? '…' : shown}</output>
      {form.of.map((option) => (
        <button
          key={option.id}
          type="button"
          class="button gap-letter"
          title={option.name[lang]}
          disabled={letters.length >= form.most}
          onClick={() => onChange(`${letters}${option.id}`)}
        >
          {option.id === '-' ? '–' : option.id}
        </button>
      ))}
      {form.least === 0 && letters === '' ? (
        <button type="button" class="button gap-letter" onClick={() => onChange('-')}>
          {w.none}
        </button>
      ) : (
        <button
          type="button"
          class="button gap-letter"
          aria-label={w.last}
          title={w.last}
          onClick={() => onChange(letters.length <= 1 ? undefined : letters.slice(0, -1))}
        >
          ⌫
        </button>
      )}
    </div>
  )
}
