// A table on a phone: one line a row; its cells are edited in a sheet of their own.

import type { Lang } from '@understudy/procedure'
import { ChevronLeft, ChevronRight, CopyPlus, Trash2, TriangleAlert } from 'lucide'
import { useEffect, useId, useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { Sheet as Dialog } from '../../../../ui/sheet.tsx'
import { withSheet } from '../model/draft.ts'
import { edited, withCopies } from '../model/names.ts'
import type { Remark } from '../model/remarks.ts'
import { withCell } from '../model/sheet.ts'
import { columnTitle, valueTitle, words } from '../text/words.ts'
import { CellInput } from './cell-input.tsx'
import { cursorAt } from './cursor.ts'
import { useRemoving } from './removing.tsx'
import type { TableProps } from './table-props.ts'

/** So many rows are listed at first, and with each further tap. */
const MANY = 40

export function RowList(props: TableProps) {
  const { editing, name, reading, lang, jump, setCursor } = props
  const w = words(lang)
  const { columns, rows } = editing.draft.value.sheets[name]
  const [open, setOpen] = useState<number>()
  const [shown, setShown] = useState(MANY)
  useEffect(() => {
    if (jump?.sheet === name && jump.row !== undefined) setOpen(jump.row)
  }, [jump])
  return (
    <>
      <ul class="pack-rows">
        {rows.slice(0, shown).map((cells, row) => {
          const remarks = reading.of(name, row)
          return (
            <li key={row}>
              <button
                type="button"
                class="pack-row"
                onClick={() => {
                  setCursor(cursorAt(row, 0))
                  setOpen(row)
                }}
              >
                <span class="pack-row-no">{row + 1}</span>
                <span class="pack-row-what">
                  <strong>{titleOf(columns, cells, lang)}</strong>
                  <span class="quiet">{summaryOf(props, columns, cells, reading.asks(name, row))}</span>
                  {remarks === undefined ? null : (
                    <span class={`pack-remark ${remarks[0]?.level}`}>
                      <Icon of={TriangleAlert} size={16} />
                      {remarks[0]?.text[lang]}
                    </span>
                  )}
                </span>
                <Icon of={ChevronRight} size={18} />
              </button>
            </li>
          )
        })}
      </ul>
      {rows.length > shown ? (
        <button type="button" class="button" onClick={() => setShown(shown + MANY)}>
          {w.moreRows(Math.min(MANY, rows.length - shown), rows.length)}
        </button>
      ) : null}
      {rows.length === 0 ? <p class="quiet">{w.emptyTable}</p> : null}
      {open === undefined ? null : <RowSheet {...props} row={open} setRow={setOpen} />}
    </>
  )
}

function titleOf(columns: readonly string[], cells: readonly string[], lang: Lang): string {
  const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
  if (columns.includes('a')) return `${cell('a') || '…'} – ${cell('b') || '…'}`
  return { en: '', ru: cell('ru') }[lang] || cell('name') || cells[0] || '…'
}

/** The cells that are there, in short. */
function summaryOf(
  { name, lang }: TableProps,
  columns: readonly string[],
  cells: readonly string[],
  asks: string,
): string {
  const hidden = ['id', 'name', 'ru', 'a', 'b', 'lat', 'lon']
  const parts = columns.flatMap((column, at) => {
    const value = cells[at] ?? ''
    if (hidden.includes(column) || value === '' || value === '-' || value === '0') return []
    return [column === 'kind' ? valueTitle(lang, value) : `${columnTitle(lang, name, column)} ${value}`]
  })
  const open = asks === '' ? [] : [`${words(lang).ask}: ${asks.split(' ').length}`]
  return [...parts, ...open].join(' · ')
}

function RowSheet({
  editing,
  name,
  reading,
  lang,
  row,
  setRow,
}: TableProps & { row: number; setRow(row: number | undefined): void }) {
  const w = words(lang)
  const draft = editing.draft.value
  const sheet = draft.sheets[name]
  const cells = sheet.rows[row]
  const remarks = reading.of(name, row) ?? []
  const removing = useRemoving(editing, name, lang)
  const close = () => {
    // Names become ids when one is done with the row, not while one types.
    const now = editing.draft.value
    const next = edited(now, name, now.sheets[name], row, row)
    if (next !== now) editing.change(next, `row ${name} ${row}`)
  }
  const go = (to: number | undefined) => {
    close()
    setRow(to)
  }
  if (cells === undefined) return null
  return (
    <Dialog title={titleOf(sheet.columns, cells, lang)} onClose={() => go(undefined)}>
      <div class="pack-row-fields">
        <Remarks remarks={remarks.filter(({ column }) => column === undefined)} lang={lang} />
        {sheet.columns.map((column, at) => (
          <RowField
            key={`${row} ${column}`}
            label={columnTitle(lang, name, column)}
            remarks={remarks.filter((remark) => remark.column === column)}
            lang={lang}
          >
            <CellInput
              draft={draft}
              sheet={name}
              column={column}
              value={cells[at] ?? ''}
              label={columnTitle(lang, name, column)}
              lang={lang}
              onInput={(value) =>
                editing.change(withSheet(draft, name, withCell(sheet, row, at, value)), `cell ${name} ${row} ${at}`)
              }
            />
          </RowField>
        ))}
      </div>
      <div class="row pack-row-tools">
        <button
          type="button"
          class="button icon"
          aria-label={w.previous}
          disabled={row === 0}
          onClick={() => go(row - 1)}
        >
          <Icon of={ChevronLeft} />
        </button>
        <button
          type="button"
          class="button icon"
          aria-label={w.next}
          disabled={row + 1 >= sheet.rows.length}
          onClick={() => go(row + 1)}
        >
          <Icon of={ChevronRight} />
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            close()
            editing.change(withCopies(editing.draft.value, name, row, row))
            setRow(row + 1)
          }}
        >
          <Icon of={CopyPlus} size={18} />
          {w.copyRow}
        </button>
        <button type="button" class="button" onClick={() => removing.remove(row, row, () => setRow(undefined))}>
          <Icon of={Trash2} size={18} />
          {w.removeRow}
        </button>
      </div>
      {removing.dialog}
    </Dialog>
  )
}

function RowField({
  label,
  remarks,
  lang,
  children,
}: {
  label: string
  remarks: readonly Remark[]
  lang: Lang
  children: preact.ComponentChildren
}) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is handed in
    <label class="field pack-row-field" id={id}>
      <span>{label}</span>
      {children}
      <Remarks remarks={remarks} lang={lang} />
    </label>
  )
}

function Remarks({ remarks, lang }: { remarks: readonly Remark[]; lang: Lang }) {
  return (
    <>
      {remarks.map(({ level, text }) => (
        <span key={text.en} class={`pack-remark ${level}`}>
          <Icon of={TriangleAlert} size={16} />
          {text[lang]}
        </span>
      ))}
    </>
  )
}
