// One cell of a question about open data: a number, one of a list, several of a list, or letters in a row.

import type { Lang } from '@understudy/procedure'
import type { FactCell, FactForm, FactOption } from '@understudy/table'
import { useId } from 'preact/hooks'
import { gapWords } from './words.ts'

interface Props<F extends FactForm> {
  readonly id: string
  readonly label: string
  readonly form: F
  readonly value: string | undefined
  readonly lang: Lang
  onChange(value: string | undefined): void
}

export function CellField({
  cell,
  value,
  lang,
  onChange,
}: {
  cell: FactCell
  value: string | undefined
  lang: Lang
  onChange(value: string | undefined): void
}) {
  const id = useId()
  const label = cell.column[lang]
  return (
    <div class={cell.needed ? 'gap-cell needed' : 'gap-cell'} data-cell={cell.id}>
      <label for={id}>
        {label}
        {cell.needed ? <span class="unseen"> ({gapWords[lang].needed})</span> : null}
      </label>
      {fieldFor(cell.form, { id, label: `${cell.row[lang]}: ${label}`, value, lang, onChange })}
    </div>
  )
}

function fieldFor(form: FactForm, rest: Omit<Props<FactForm>, 'form'>) {
  switch (form.kind) {
    case 'number':
      return <NumberField {...rest} form={form} />
    case 'one':
      return <OneField {...rest} form={form} />
    case 'several':
      return <SeveralField {...rest} form={form} />
    case 'letters':
      return <LettersField {...rest} form={form} />
  }
}

type Of<K extends FactForm['kind']> = Props<Extract<FactForm, { kind: K }>>

function NumberField({ id, form, value, onChange }: Of<'number'>) {
  return (
    <input
      id={id}
      class="gap-number"
      type="number"
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

/** Chosen ones are buttons: a tap marks one, if there is a mark, and another takes it away. */
function SeveralField({ id, form, value, lang, onChange }: Of<'several'>) {
  const w = gapWords[lang]
  const sign = form.mark?.sign ?? ''
  const parts = value === undefined || value === '-' ? [] : value.split('|')
  const idOf = (part: string): string => (sign !== '' && part.startsWith(sign) ? part.slice(sign.length) : part)
  const nameOf = (part: string): string => form.of.find((each) => each.id === idOf(part))?.name[lang] ?? part
  const put = (list: readonly string[]): void => onChange(list.length === 0 ? undefined : list.join('|'))
  const tap = (part: string): void => {
    const rest = parts.filter((each) => each !== part)
    put(form.mark !== undefined && !part.startsWith(sign) ? [...rest, `${sign}${part}`] : rest)
  }
  return (
    <div class="gap-several">
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          class="button gap-chip"
          title={w.remove(nameOf(part))}
          onClick={() => tap(part)}
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
          else if (added !== '') put([...parts, added])
          event.currentTarget.value = ''
        }}
      >
        <option value="">{value === '-' ? w.none : w.add}</option>
        {parts.length === 0 ? <option value="-">{w.none}</option> : null}
        <Options of={form.of.filter((each) => !parts.some((part) => idOf(part) === each.id))} lang={lang} />
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
