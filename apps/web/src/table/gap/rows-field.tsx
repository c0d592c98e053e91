// A whole list as an answer: one row a thing, as many rows as there are.

import type { Lang } from '@understudy/procedure'
import { Plus, X } from 'lucide'
import { useState } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import type { FieldFor, Of } from './cell-field.tsx'
import { gapWords } from './words.ts'

type Row = readonly (string | undefined)[]
type Form = Of<'rows'>['form']

const fresh = ({ columns }: Form): Row => columns.map(({ given }) => given)

/** Rows in which somebody has written something. */
const begun = ({ columns }: Form, row: Row): boolean =>
  columns.some(({ given }, at) => row[at] !== undefined && row[at] !== given)

/** The answer so far; undefined while a row that was begun lacks something. */
function answerOf(form: Form, rows: readonly Row[]): string | undefined {
  const there = rows.filter((row) => begun(form, row))
  const whole = there.every((row) =>
    form.columns.every(({ optional }, at) => optional === true || row[at] !== undefined),
  )
  if (!whole || there.length < form.least) return undefined
  return JSON.stringify(there.map((row) => row.map((cell) => cell?.trim() ?? '')))
}

/** `fieldFor`: how a cell of a row is asked for. */
export function RowsField({ id, label, form, value, lang, onChange, fieldFor }: Of<'rows'> & { fieldFor: FieldFor }) {
  const w = gapWords[lang]
  const [rows, setRows] = useState<readonly Row[]>(() => (value === undefined ? [fresh(form)] : read(value)))
  const change = (next: readonly Row[]): void => {
    setRows(next)
    onChange(answerOf(form, next))
  }
  const set = (no: number, at: number, cell: string | undefined): void =>
    change(rows.map((row, each) => (each === no ? row.map((old, i) => (i === at ? cell : old)) : row)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest in the row's own
    <div id={id} class="gap-list" role="group" aria-label={label}>
      {rows.map((row, no) => (
        <ListRow
          // Rows are told apart by their place alone.
          key={no}
          {...{ form, row, no, lang, fieldFor }}
          id={`${id}-${no}`}
          onSet={(at, cell) => set(no, at, cell)}
          onRemove={rows.length > 1 ? () => change(rows.filter((_, each) => each !== no)) : undefined}
        />
      ))}
      <button
        type="button"
        class="button gap-add"
        disabled={rows.length >= form.most}
        onClick={() => change([...rows, fresh(form)])}
      >
        <Icon of={Plus} size={16} />
        {w.addRow}
      </button>
    </div>
  )
}

function ListRow({
  form,
  row,
  no,
  id,
  lang,
  fieldFor,
  onSet,
  onRemove,
}: {
  fieldFor: FieldFor
  form: Form
  row: Row
  no: number
  id: string
  lang: Lang
  onSet(at: number, cell: string | undefined): void
  onRemove: (() => void) | undefined
}) {
  const w = gapWords[lang]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest in the row's own
    <div class="gap-list-row" role="group" aria-label={w.rowNo(no + 1)}>
      {form.columns.map(({ id: column, title, form: own }, at) => (
        <div key={column} class="gap-list-cell" data-column={column}>
          <label for={`${id}-${column}`}>{title[lang]}</label>
          {fieldFor(own, {
            id: `${id}-${column}`,
            label: `${w.rowNo(no + 1)}: ${title[lang]}`,
            needed: false,
            value: row[at],
            lang,
            onChange: (cell) => onSet(at, cell),
          })}
        </div>
      ))}
      {onRemove === undefined ? null : (
        <button type="button" class="button gap-drop" aria-label={w.removeRow(no + 1)} onClick={onRemove}>
          <Icon of={X} size={16} />
        </button>
      )}
    </div>
  )
}

function read(value: string): Row[] {
  try {
    return JSON.parse(value) as Row[]
  } catch {
    return []
  }
}
