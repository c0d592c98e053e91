// A table from a spreadsheet, pasted into a box: the way that phones have, and that says what it understood.

import type { Lang } from '@understudy/procedure'
import { useId, useMemo, useState } from 'preact/hooks'
import { toast } from '../../../../store/toasts.ts'
import { Sheet as Dialog } from '../../../../ui/sheet.tsx'
import type { Editing } from '../editing.ts'
import { allColumns, type SheetName } from '../model/columns.ts'
import { parseBlock } from '../model/delimited.ts'
import { fitsIn } from '../model/fits.ts'
import { append, replaceWith, widened } from '../model/paste.ts'
import { filledRows, type Sheet } from '../model/sheet.ts'
import { columnTitle, headings, sheetTitle, words } from '../text/words.ts'
import { takeBlock } from './taking.ts'

/** A text longer than this is taken as a whole: in the field, where it would take seconds, only its beginning is shown. */
const LONG = 4000
const SAMPLE = 12

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
  const block = useMemo(() => parseBlock(text), [text])
  const fits = fitsIn(draft, name)
  const wide = (now: Sheet) => widened(now, block, allColumns(name), headings(name))
  const sample = useMemo(
    () => replaceWith(wide(draft.sheets[name]), block, headings(name), fits),
    [block, draft.sheets[name]],
  )
  const rows = block.length === 0 ? 0 : sample.rows
  const titles = (columns: readonly string[]) => columns.map((column) => columnTitle(lang, name, column))
  const take = (how: typeof append) => {
    const into = (now: Sheet) => how(widened(now, block, allColumns(name), headings(name)), block, headings(name))
    void takeBlock(editing, name, into).then((pasted) =>
      toast(pasted.strange.length > 0 ? w.strange(pasted.strange) : w.pasted(pasted.rows, titles(pasted.taken))),
    )
    onClose()
  }
  const long = text.length >= LONG
  const some = filledRows(draft.sheets[name]) > 0
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
            value={long ? `${text.split('\n').slice(0, SAMPLE).join('\n')}\n…` : text}
            readOnly={long}
            onInput={(event) => setText(event.currentTarget.value)}
            onPaste={(event) => {
              const copied = event.clipboardData?.getData('text/plain') ?? ''
              if (copied.length < LONG && !long) return
              event.preventDefault()
              setText(copied)
            }}
          />
        </div>
        <p role="status" class="quiet">
          {rows < 1 ? w.pasteNothing : w.pasteFound(rows, titles(sample.taken))}
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
