// A table of the pack as a grid: arrows, Tab and Enter move, typing edits, blocks are pasted and copied.

import { X } from 'lucide'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { toast } from '../../../../store/toasts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { allColumns } from '../model/columns.ts'
import { parseBlock, writeBlock } from '../model/delimited.ts'
import { withSheet } from '../model/draft.ts'
import { fitsIn } from '../model/fits.ts'
import { edited } from '../model/names.ts'
import { blockOf, paste, widened } from '../model/paste.ts'
import { type Sheet, withCell, withCells, withoutColumn } from '../model/sheet.ts'
import { columnTitle, headings, sheetTitle, words } from '../text/words.ts'
import { type Cursor, cursorAt, moved, rangeOf } from './cursor.ts'
import { GridRow } from './grid-row.tsx'
import { longestIn, Room } from './room.tsx'
import type { TableProps } from './table-props.ts'
import { takeBlock } from './taking.ts'
import { useWindow, widthsOf } from './use-window.ts'

export function Grid({ editing, name, reading, lang, jump, cursor, setCursor, onLeave }: TableProps) {
  const w = words(lang)
  const draft = editing.draft.value
  const sheet = draft.sheets[name]
  const { columns, rows } = sheet
  const [text, setText] = useState<string>()
  const table = useRef<HTMLTableElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef(false)
  const size = { rows: rows.length + 1, columns: columns.length }
  const { from, to } = rangeOf(cursor)
  const known = allColumns(name)
  const drawn = useWindow(box, size.rows)
  const titles = columns.map((column) => columnTitle(lang, name, column))
  const widths = useMemo(() => (drawn.long ? widthsOf(columns, titles, rows) : []), [drawn.long, rows, lang])
  const held = useRef(false)

  const go = (next: Cursor) => {
    wanted.current = true
    setCursor(next)
  }
  const scrolled = () => {
    held.current = table.current?.contains(document.activeElement) ?? false
    drawn.onScroll()
  }
  // The focus follows the cursor, if it is in the table.
  useLayoutEffect(() => {
    // The cell that had it was scrolled out of sight: keys still belong to the table.
    if (held.current && document.activeElement === document.body) table.current?.focus({ preventScroll: true })
    if (!wanted.current || text !== undefined) return
    if (cursor.row < drawn.from || cursor.row >= drawn.to) {
      // Keys belong to the table until its other rows are there.
      if (drawn.long) table.current?.focus({ preventScroll: true })
      return drawn.show(cursor.row)
    }
    wanted.current = false
    const focus = () => cellAt(table.current, cursor)?.focus()
    if (document.activeElement !== table.current) return focus()
    // Where new rows lie is known with the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement === table.current) focus()
      }, 0),
    )
  })
  useEffect(() => {
    if (jump?.sheet !== name) return
    const to = cursorAt(jump.row ?? 0, Math.max(0, columns.indexOf(jump.column ?? '')))
    if (jump.quiet) {
      setCursor(to)
      drawn.show(to.row)
      cellAt(table.current, to)?.scrollIntoView({ block: 'nearest' })
    } else go(to)
  }, [jump])

  const put = (next: Sheet, about?: string) => editing.change(withSheet(draft, name, next), about)
  const commit = (value: string | undefined): void => {
    setText(undefined)
    if (value === undefined || value === (rows[cursor.row]?.[cursor.column] ?? '')) return
    editing.change(edited(draft, name, withCell(sheet, cursor.row, cursor.column, value), cursor.row, cursor.row))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const keys = { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey }
    if (event.altKey || event.isComposing) return
    if (text !== undefined) {
      const inList = event.target instanceof HTMLSelectElement
      if (key === 'Escape') {
        setText(undefined)
        go(cursor)
      } else if (key === 'Enter' || key === 'Tab' || (!inList && (key === 'ArrowUp' || key === 'ArrowDown'))) {
        if (!inList && key.startsWith('Arrow') && (event.target as HTMLInputElement).list !== null) return
        commit(text)
        const next = moved(
          cursor,
          key === 'Enter' ? (keys.shift ? 'ArrowUp' : 'ArrowDown') : key,
          { ...keys, shift: keys.shift && key === 'Tab' },
          { ...size, rows: size.rows + 1 },
        )
        go(next ?? cursor)
      } else return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const next = moved(cursor, key, keys, size)
    if (next !== undefined) go(next)
    else if (key === 'Escape') onLeave()
    else if (key === 'Enter' || key === 'F2') setText(rows[cursor.row]?.[cursor.column] ?? '')
    else if (key === 'Delete' || key === 'Backspace') clear()
    else if (key.length === 1 && !keys.ctrl) setText(key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const clear = () => {
    const changes = blockOf(sheet, from, to).flatMap((cells, r) =>
      cells.map((_, c) => ({ row: from.row + r, column: from.column + c, value: '' })),
    )
    if (changes.length > 0) put(withCells(sheet, changes))
  }
  const onPaste = (event: ClipboardEvent) => {
    if (text !== undefined) return
    const block = parseBlock(event.clipboardData?.getData('text/plain') ?? '')
    if (block.length === 0) return
    event.preventDefault()
    const into = (now: Sheet) =>
      paste(widened(now, block, known, headings(name)), block, from, headings(name), fitsIn(draft, name))
    void takeBlock(editing, name, into).then((pasted) => {
      go({ ...pasted.from, anchor: pasted.to })
      if (pasted.strange.length > 0) toast(w.strange(pasted.strange))
      else if (pasted.rows > 1)
        toast(
          w.pasted(
            pasted.rows,
            pasted.taken.map((column) => columnTitle(lang, name, column)),
          ),
        )
    })
  }
  const onCopy = (event: ClipboardEvent) => {
    if (text !== undefined) return
    event.clipboardData?.setData('text/plain', writeBlock(blockOf(sheet, from, to)))
    event.preventDefault()
    if (event.type === 'cut') clear()
  }
  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as Element
    const row = target.closest('[data-row]')?.getAttribute('data-row')
    const at = target.closest('[data-at]')?.getAttribute('data-at')?.split(' ').map(Number)
    if (event.button !== 0 || target.closest('input, select') !== null) return
    if (text !== undefined) commit(text)
    if (row !== undefined && row !== null) {
      const first = event.shiftKey ? cursor.anchor.row : Number(row)
      go({ row: Number(row), column: columns.length - 1, anchor: { row: first, column: 0 } })
    } else if (at !== undefined) {
      const [r = 0, c = 0] = at
      go({ row: r, column: c, anchor: event.shiftKey ? cursor.anchor : { row: r, column: c } })
    } else return
    event.preventDefault()
  }
  const inRange = (row: number) => row >= from.row && row <= to.row
  return (
    <div class="pack-grid-box" ref={box} onScroll={scrolled}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a grid */}
      <table
        ref={table}
        role={GRID}
        class="pack-grid"
        aria-label={sheetTitle(lang, name)}
        aria-multiselectable
        tabIndex={-1}
        style={drawn.long ? { tableLayout: 'fixed', width: `${widths.reduce((sum, n) => sum + n, 6)}ch` } : {}}
        aria-rowcount={rows.length + 2}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
        onCut={onCopy}
        onPointerDown={onPointerDown}
        onDblClick={(event) => {
          if ((event.target as Element).closest('[data-at]') !== null && text === undefined)
            setText(rows[cursor.row]?.[cursor.column] ?? '')
        }}
        onFocusOut={(event) => {
          const inside = event.relatedTarget instanceof Node && table.current?.contains(event.relatedTarget)
          if (text !== undefined && !inside && !wanted.current) commit(text)
        }}
      >
        {drawn.long ? (
          <colgroup>
            <col style={{ width: '6ch' }} />
            {widths.map((width, at) => (
              <col key={columns[at]} style={{ width: `${width}ch` }} />
            ))}
          </colgroup>
        ) : null}
        {/* Drawn anew with the last row: browsers leave a head that sticks where it was, a hair off the columns. */}
        <thead key={drawn.to === size.rows ? 'whole' : 'part'}>
          <tr>
            <th scope="col">№</th>
            {columns.map((column, at) => (
              <th key={column} scope="col" title={column}>
                {titles[at]}
                {known.includes(column) ? null : (
                  <button
                    type="button"
                    class="button quiet icon"
                    aria-label={w.dropColumn(column)}
                    onClick={() => put(withoutColumn(sheet, column))}
                  >
                    <Icon of={X} size={14} />
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Room rows={drawn.from} />
          {Array.from({ length: drawn.to - drawn.from }, (_, i) => drawn.from + i).map((row) => (
            <GridRow
              key={row}
              sheet={name}
              columns={columns}
              cells={rows[row] ?? EMPTY}
              row={row}
              fresh={row === rows.length}
              cursor={row === cursor.row ? cursor.column : -1}
              from={inRange(row) ? from.column : -1}
              to={inRange(row) ? to.column : -1}
              editing={row === cursor.row ? text : undefined}
              remarks={reading.of(name, row)}
              asks={reading.asks(name, row)}
              lang={lang}
              draft={() => editing.draft.value}
              onInput={setText}
            />
          ))}
          <Room rows={size.rows - drawn.to} longest={drawn.long ? EMPTY : longestIn(columns, rows, drawn.to)} />
        </tbody>
      </table>
    </div>
  )
}

/** A table that is edited is a grid. */
const GRID = 'grid'
const EMPTY: readonly string[] = []

const cellAt = (table: HTMLTableElement | null, { row, column }: Cursor): HTMLElement | null | undefined =>
  table?.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)
