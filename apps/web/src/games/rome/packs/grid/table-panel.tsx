// One table with its tools: a grid where there is room, a list of rows on a phone.

import type { Lang } from '@understudy/procedure'
import { ClipboardPaste, CopyPlus, Plus, Trash2 } from 'lucide'
import { useRef, useState } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { useStateOf } from '../../../../ui/state-of.ts'
import type { Editing } from '../editing.ts'
import type { SheetName } from '../model/columns.ts'
import { withSheet } from '../model/draft.ts'
import { withCopies } from '../model/names.ts'
import type { Reading } from '../model/remarks.ts'
import { withRow } from '../model/sheet.ts'
import { sheetTitle, sheetWhat, words } from '../text/words.ts'
import { useNarrow } from '../use-narrow.ts'
import { type Cursor, cursorAt, rangeOf } from './cursor.ts'
import { Grid } from './grid.tsx'
import { ListSwitch } from './list-switch.tsx'
import { PasteSheet } from './paste-sheet.tsx'
import { useRemoving } from './removing.tsx'
import { RowList } from './row-list.tsx'
import type { Jump } from './table-props.ts'

export function TablePanel({
  editing,
  name,
  reading,
  lang,
  jump,
  onJump,
}: {
  editing: Editing
  name: SheetName
  reading: Reading
  lang: Lang
  jump: Jump | undefined
  onJump(jump: Jump): void
}) {
  const w = words(lang)
  const narrow = useNarrow()
  const draft = editing.draft.value
  const sheet = draft.sheets[name]
  const [kept, setKept] = useStateOf<Cursor>(name, cursorAt(0, 0))
  const [pasting, setPasting] = useState(false)
  const tools = useRef<HTMLDivElement>(null)
  // Undo may have taken the row away in which one was.
  const cursor =
    kept.row <= sheet.rows.length && kept.column < sheet.columns.length ? kept : cursorAt(sheet.rows.length, 0)
  const { from, to } = rangeOf(cursor)
  const last = Math.min(to.row, sheet.rows.length - 1)
  const chosen = last - from.row + 1
  const add = () => {
    const at = narrow ? sheet.rows.length : Math.min(sheet.rows.length, to.row + 1)
    editing.change(withSheet(draft, name, withRow(sheet, at)))
    onJump({ sheet: name, row: at })
  }
  const removing = useRemoving(editing, name, lang)
  const remove = () => removing.remove(from.row, last, () => setKept(cursorAt(Math.max(0, from.row - 1), from.column)))
  const copy = () => {
    editing.change(withCopies(draft, name, from.row, last))
    onJump({ sheet: name, row: last + 1 })
  }
  const Table = narrow ? RowList : Grid
  return (
    <section class="pack-table" aria-labelledby="pack-table-title">
      <header class="pack-table-head">
        <h2 id="pack-table-title">{sheetTitle(lang, name)}</h2>
        <p class="quiet">{sheetWhat(lang, name)}</p>
      </header>
      <ListSwitch editing={editing} name={name} lang={lang} />
      <div class="row pack-tools" ref={tools}>
        <button type="button" class="button" onClick={add}>
          <Icon of={Plus} size={18} />
          {w.addRow}
        </button>
        <button type="button" class="button" onClick={() => setPasting(true)}>
          <Icon of={ClipboardPaste} size={18} />
          {w.pasteTable}
        </button>
        {narrow ? null : (
          <>
            <button type="button" class="button" disabled={chosen < 1} onClick={copy}>
              <Icon of={CopyPlus} size={18} />
              {w.copyRow}
            </button>
            <button type="button" class="button" disabled={chosen < 1} onClick={remove}>
              <Icon of={Trash2} size={18} />
              {chosen > 1 ? w.removeRows(chosen) : w.removeRow}
            </button>
          </>
        )}
      </div>
      <Table
        key={name}
        editing={editing}
        name={name}
        reading={reading}
        lang={lang}
        jump={jump}
        cursor={cursor}
        setCursor={setKept}
        onLeave={() => tools.current?.querySelector('button')?.focus()}
      />
      {narrow ? null : <p class="quiet pack-hint">{w.gridHelp}</p>}
      {removing.dialog}
      {pasting ? <PasteSheet editing={editing} name={name} lang={lang} onClose={() => setPasting(false)} /> : null}
    </section>
  )
}
