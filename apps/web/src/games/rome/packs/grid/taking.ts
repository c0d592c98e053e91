// A block of cells into a table: in slices, because a thousand rows would keep the page waiting.

import { inSlices } from '../../../../play/saving/slices.ts'
import type { Editing } from '../editing.ts'
import type { SheetName } from '../model/columns.ts'
import { editedInSteps } from '../model/names.ts'
import type { Pasted } from '../model/paste.ts'
import type { Sheet } from '../model/sheet.ts'

/** Puts it where `place` says; again, if something else was changed meanwhile. */
export async function takeBlock(editing: Editing, name: SheetName, place: (sheet: Sheet) => Pasted): Promise<Pasted> {
  for (;;) {
    const draft = editing.draft.value
    const pasted = place(draft.sheets[name])
    const next = await inSlices(editedInSteps(draft, name, pasted.sheet, pasted.from.row, pasted.to.row))
    if (editing.draft.value !== draft) continue
    editing.change(next)
    return pasted
  }
}
