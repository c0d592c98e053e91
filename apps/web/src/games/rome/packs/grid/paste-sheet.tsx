// A table from a spreadsheet, pasted into a box: the way that phones have, and that says what it understood.

import type { Lang } from '@understudy/procedure'
import { useId, useState } from 'preact/hooks'
import { toast } from '../../../../store/toasts.ts'
import { Sheet as Dialog } from '../../../../ui/sheet.tsx'
import type { Editing } from '../editing.ts'
import { allColumns, type SheetName } from '../model/columns.ts'
import { parseBlock } from '../model/delimited.ts'
import { edited } from '../model/names.ts'
import { append, headerOf, replaceWith, widened } from '../model/paste.ts'
import { filledRows } from '../model/sheet.ts'
import { columnTitle, headings, sheetTitle, words } from '../text/words.ts'

export function PasteSheet({
  editing,
  name,
  lang,
  onClose,
}: {
  editing: Editing
  name: SheetName
  lang: Lang
  onClose(): void
}) {
  const w = words(lang)
  const id = useId()
  const [text, setText] = useState('')
  const draft = editing.draft.value
  const block = parseBlock(text)
  const sheet = widened(draft.sheets[name], block, allColumns(name), headings(name))
  const header = headerOf(block[0] ?? [], sheet.columns, headings(name))
  const found = header ?? (block[0] ?? []).map((_, at) => at)
  const columns = found.flatMap((at) => (at === undefined ? [] : (sheet.columns[at] ?? [])))
  const rows = block.length - (header === undefined ? 0 : 1)
  const take = (how: typeof append) => {
    const pasted = how(sheet, block, headings(name))
    editing.change(edited(draft, name, pasted.sheet, pasted.from.row, pasted.to.row))
    toast(pasted.strange.length > 0 ? w.strange(pasted.strange) : w.pasted(pasted.rows))
    onClose()
  }
  const some = filledRows(sheet) > 0
  return (
    <Dialog title={`${w.pasteTable.replace('…', '')}: ${sheetTitle(lang, name)}`} onClose={onClose} wide>
      <div class="stack">
        <p>{w.pasteWhat}</p>
        <div class="field">
          <label for={id}>{w.pasteLabel}</label>
          <textarea
            id={id}
            class="pack-text"
            rows={8}
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <p role="status" class="quiet">
          {rows < 1
            ? w.pasteNothing
            : w.pasteFound(
                rows,
                columns.map((column) => columnTitle(lang, name, column)),
              )}
        </p>
        <div class="row end">
          {some ? (
            <button type="button" class="button" disabled={rows < 1} onClick={() => take(append)}>
              {w.append}
            </button>
          ) : null}
          <button type="button" class="button main" disabled={rows < 1} onClick={() => take(replaceWith)}>
            {some ? w.replace : w.append}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
