// Removing rows: at once if nothing refers to them, otherwise after saying what goes along. Either can be taken back.

import type { Lang } from '@understudy/procedure'
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { toast } from '../../../../store/toasts.ts'
import { t } from '../../../../text/index.ts'
import { Sheet as Dialog } from '../../../../ui/sheet.tsx'
import type { Editing } from '../editing.ts'
import type { SheetName } from '../model/columns.ts'
import { type Removal, removal } from '../model/removal.ts'
import { cellAt } from '../model/sheet.ts'
import { sheetTitle, words } from '../text/words.ts'

interface Asked {
  readonly from: number
  readonly to: number
  readonly removed: Removal
  then(): void
}

export function useRemoving(
  editing: Editing,
  name: SheetName,
  lang: Lang,
): { remove(from: number, to: number, then?: () => void): void; dialog: VNode | null } {
  const w = words(lang)
  const [asked, setAsked] = useState<Asked>()
  const take = ({ from, to, removed, then }: Asked) => {
    setAsked(undefined)
    then()
    editing.change(removed.draft)
    toast(w.rowsRemoved(to - from + 1), { action: { text: t.value.app.undo, run: () => editing.undo() } })
  }
  const remove = (from: number, to: number, then = () => {}) => {
    const removed = removal(editing.draft.value, name, from, to)
    const next = { from, to, removed, then }
    if (removed.rows.length + removed.cells.length === 0) take(next)
    else setAsked(next)
  }
  if (asked === undefined) return { remove, dialog: null }
  const sheet = editing.draft.value.sheets[name]
  const { from, to, removed } = asked
  const title = cellAt(sheet, from, 'name') || cellAt(sheet, from, 'id')
  const dialog = (
    <Dialog
      title={from === to && title !== '' ? w.removeNamed(title) : w.removeMany(to - from + 1)}
      onClose={() => setAsked(undefined)}
    >
      <div class="stack">
        <p>{w.goesAlong}</p>
        <ul class="pack-along">
          {removed.rows.map(({ sheet: of, count }) => (
            <li key={`rows ${of}`}>{w.rowsAlong(sheetTitle(lang, of), count)}</li>
          ))}
          {removed.cells.map(({ sheet: of, count }) => (
            <li key={`cells ${of}`}>{w.cellsAlong(sheetTitle(lang, of), count)}</li>
          ))}
        </ul>
        <div class="row end">
          <button type="button" class="button" onClick={() => setAsked(undefined)}>
            {w.keepRow}
          </button>
          <button type="button" class="button main" onClick={() => take(asked)}>
            {w.removeAll}
          </button>
        </div>
      </div>
    </Dialog>
  )
  return { remove, dialog }
}
