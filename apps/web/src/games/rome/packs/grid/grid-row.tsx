// One row of the grid. Drawn again only when something in it has changed.

import type { Lang } from '@understudy/procedure'
import { TriangleAlert } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { memo } from '../../../../ui/memo.ts'
import { kindOf, type SheetName } from '../model/columns.ts'
import type { Draft } from '../model/draft.ts'
import type { Remark } from '../model/remarks.ts'
import { columnTitle, words } from '../text/words.ts'
import { CellInput } from './cell-input.tsx'

interface RowProps {
  readonly sheet: SheetName
  readonly columns: readonly string[]
  readonly cells: readonly string[]
  readonly row: number
  /** The row below the last: typing there adds it. */
  readonly fresh: boolean
  /** The column of the cursor, -1 if it is in another row; whether it is the table's stop for Tab. */
  readonly cursor: number
  /** Chosen columns, from and to; -1: none. */
  readonly from: number
  readonly to: number
  readonly editing: string | undefined
  readonly remarks: readonly Remark[] | undefined
  /** Columns that are empty and asked about in a game, parted by blanks. */
  readonly asks: string
  readonly lang: Lang
  readonly draft: () => Draft
  onInput(value: string): void
}

const NONE: readonly Remark[] = []

export const GridRow = memo(Row, ['draft', 'onInput'])

function Row(props: RowProps) {
  const { sheet, columns, cells, row, fresh, cursor, from, to, editing, remarks, asks, lang } = props
  const w = words(lang)
  const asked = asks.split(' ')
  return (
    <tr aria-rowindex={row + 2} class={fresh ? 'fresh' : remarks === undefined ? undefined : `has-${worst(remarks)}`}>
      <th scope="row">
        <button
          type="button"
          tabIndex={-1}
          data-row={row}
          aria-label={fresh ? w.newRow : w.selectRow(row + 1)}
          title={remarks?.map(({ text }) => text[lang]).join('\n')}
        >
          {remarks === undefined ? fresh ? '+' : row + 1 : <Icon of={TriangleAlert} size={16} />}
        </button>
      </th>
      {columns.map((column, at) => {
        const value = cells[at] ?? ''
        const here = remarks?.filter((remark) => remark.column === column) ?? NONE
        const kind = kindOf(sheet, column).is
        const state = [
          kind === 'whole' || kind === 'degrees' ? 'number' : '',
          at >= from && at <= to ? 'chosen' : '',
          at === cursor ? 'cursor' : '',
          here.length > 0 ? worst(here) : '',
        ]
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be chosen
          <td
            key={column}
            data-at={`${row} ${at}`}
            tabIndex={at === cursor ? 0 : -1}
            aria-selected={at >= from && at <= to}
            aria-invalid={here.some(({ level }) => level === 'error') || undefined}
            class={state.filter((each) => each !== '').join(' ') || undefined}
            title={here.map(({ text }) => text[lang]).join('\n') || undefined}
          >
            {at === cursor && editing !== undefined ? (
              <CellInput
                draft={props.draft()}
                sheet={sheet}
                column={column}
                value={editing}
                label={`${columnTitle(lang, sheet, column)}, ${w.row(row + 1)}`}
                lang={lang}
                onInput={props.onInput}
                focus
                inGrid
              />
            ) : value === '' ? (
              asked.includes(column) ? (
                <span class="pack-ask" title={w.askWhat}>
                  {w.ask}
                </span>
              ) : kind === 'degrees' && !fresh ? (
                <span class="pack-ask" title={w.mapAuto}>
                  {w.auto}
                </span>
              ) : null
            ) : value === '-' ? (
              <span class="pack-none">{w.noneValue}</span>
            ) : (
              value
            )}
          </td>
        )
      })}
    </tr>
  )
}

const worst = (remarks: readonly Remark[]): 'error' | 'warning' =>
  remarks.some(({ level }) => level === 'error') ? 'error' : 'warning'
