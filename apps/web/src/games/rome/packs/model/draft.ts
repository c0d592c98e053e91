// A pack that is being edited: its tables as rows of cells, the rest of it as text.

import type { PackFiles } from '@understudy/rome/pack'
import { columnsOf, FACTIONS, SHEETS, type SheetName } from './columns.ts'
import { factionsIn, type Path, settingAt, tidy, withFactions, withSetting } from './settings.ts'
import { columnOf, filledRows, readSheet, type Sheet, withoutColumn, writeSheet } from './sheet.ts'

export const YAML = 'pack.yaml'

export interface Draft {
  readonly sheets: Readonly<Record<SheetName, Sheet>>
  readonly yaml: string
  /** Files that a pack does not have: kept, and complained about. */
  readonly others: PackFiles
}

export function draftOf(files: PackFiles): Draft {
  const yaml = tidy(files[YAML] ?? '')
  const sheets = Object.fromEntries(
    SHEETS.map((name) => [name, name === FACTIONS ? factionsIn(yaml) : readSheet(files[name] ?? '', columnsOf(name))]),
  ) as Record<SheetName, Sheet>
  const known: readonly string[] = [YAML, ...SHEETS]
  const others = Object.fromEntries(Object.entries(files).filter(([name]) => !known.includes(name)))
  return { sheets, yaml, others }
}

export function filesOfDraft(draft: Draft): PackFiles {
  const tables = SHEETS.filter((name) => name !== FACTIONS).map((name) => [name, writeSheet(draft.sheets[name]).text])
  return { [YAML]: draft.yaml, ...Object.fromEntries(tables), ...draft.others }
}

/** Neighbours stand in a table of pairs or in a column of lists; an empty list would ask for what the pairs say. */
const PAIRS: Readonly<Partial<Record<SheetName, readonly [SheetName, string]>>> = {
  'borders.csv': ['regions.csv', 'borders'],
  'sea-borders.csv': ['seas.csv', 'next'],
}

function withoutIdleList(sheets: Draft['sheets'], pairs: SheetName): Draft['sheets'] {
  const [name, column] = PAIRS[pairs] ?? []
  if (name === undefined || column === undefined || filledRows(sheets[pairs]) === 0) return sheets
  const lists = sheets[name]
  const idle = lists.columns.includes(column) && columnOf(lists, column).every((cell) => cell === '')
  return idle ? { ...sheets, [name]: withoutColumn(lists, column) } : sheets
}

export function withSheet(draft: Draft, name: SheetName, sheet: Sheet): Draft {
  const sheets = withoutIdleList({ ...draft.sheets, [name]: sheet }, name)
  return name === FACTIONS ? { ...draft, sheets, yaml: withFactions(draft.yaml, sheet) } : { ...draft, sheets }
}

export function withYaml(draft: Draft, yaml: string): Draft {
  return { ...draft, yaml, sheets: { ...draft.sheets, [FACTIONS]: factionsIn(yaml) } }
}

export const withValue = (draft: Draft, path: Path, value: unknown): Draft => ({
  ...draft,
  yaml: withSetting(draft.yaml, path, value),
})

/** The id that names this pack inside a game. */
export const packId = (yaml: string): string => {
  const id = settingAt(yaml, ['meta', 'id'])
  return typeof id === 'string' ? id : ''
}
