import type { Lang } from '@understudy/procedure'
import type { Editing } from '../editing.ts'
import type { SheetName } from '../model/columns.ts'
import type { Reading } from '../model/remarks.ts'
import type { Cursor } from './cursor.ts'

/** A place that somebody wants to see; a new object asks anew. */
export interface Jump {
  readonly sheet: SheetName
  readonly row?: number
  readonly column?: string
  /** Shown only: the focus stays where it is. */
  readonly quiet?: true
}

export interface TableProps {
  readonly editing: Editing
  readonly name: SheetName
  readonly reading: Reading
  readonly lang: Lang
  readonly jump: Jump | undefined
  readonly cursor: Cursor
  setCursor(cursor: Cursor): void
  /** Escape leaves the table: Tab goes on from there. */
  onLeave(): void
}
