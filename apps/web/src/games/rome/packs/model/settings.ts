// pack.yaml: read and written through a document, so that the owner's notes in it stay where they are.

import type { Lang } from '@understudy/procedure'
import { type Document, isMap, isSeq, parseDocument } from 'yaml'
import { columnsOf, FACTIONS } from './columns.ts'
import { cellAt, type Sheet } from './sheet.ts'

export type Path = readonly (string | number)[]

let last: { readonly text: string; readonly document: Document } | undefined

/** Undefined while the text cannot be read. */
export function documentOf(text: string): Document | undefined {
  if (last?.text === text) return last.document
  const document = parseDocument(text)
  if (document.errors.length > 0) return undefined
  last = { text, document }
  return document
}

/** What stands at a place, as plain data. */
export function settingAt(text: string, path: Path): unknown {
  const node: unknown = documentOf(text)?.getIn(path, true)
  if (typeof node === 'object' && node !== null && 'toJSON' in node && typeof node.toJSON === 'function')
    return node.toJSON() as unknown
  return node
}

/** The same text with another value there; undefined takes the key away. Text that cannot be read stays as it is. */
export const withSetting = (text: string, path: Path, value: unknown): string => withSettings(text, [[path, value]])

/** Several values at once: reading and writing the text is what takes time. */
export function withSettings(text: string, settings: readonly (readonly [path: Path, value: unknown])[]): string {
  const document = parseDocument(text)
  if (document.errors.length > 0) return text
  if (document.contents === null || !isMap(document.contents)) document.contents = document.createNode({}) as never
  for (const [path, value] of settings) set(document, path, value)
  const written = document.toString({ lineWidth: 150 })
  last = { text: written, document }
  return written
}

function set(document: Document, path: Path, value: unknown): void {
  if (value === undefined) return void document.deleteIn(path)
  const node = document.createNode(value)
  // Short lists and sets stand in one line, as the house pack writes them.
  if (isSeq(node) || isMap(node)) node.flow = path.length > 1
  if (path[0] === FACTIONS && isSeq(node)) for (const each of node.items) if (isMap(each)) each.flow = true
  document.setIn(path, node)
}

/** The reader of the page hands built-in settings over as one line of JSON: nobody wants to edit that. */
export function tidy(text: string): string {
  if (!text.trimStart().startsWith('{')) return text
  const data = plainOf(text)
  if (data === undefined) return text
  const fresh = parseDocument('')
  const node: unknown = fresh.createNode(data)
  if (isMap(node))
    for (const { value } of node.items) {
      if (isMap(value))
        for (const inner of value.items) if (isMap(inner.value) || isSeq(inner.value)) inner.value.flow = true
      if (isSeq(value)) for (const inner of value.items) if (isMap(inner)) inner.flow = true
    }
  fresh.contents = node as never
  return fresh.toString({ lineWidth: 150 })
}

/** The text as plain data; undefined if it cannot be read. JSON is YAML too, and read at once. */
export function plainOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return documentOf(text)?.toJS()
  }
}

interface FactionData {
  readonly id?: unknown
  readonly name?: Readonly<Partial<Record<Lang, unknown>>>
  readonly starts?: readonly unknown[]
  readonly navy?: unknown
  readonly roads?: unknown
  readonly avoidTerrain?: unknown
  readonly colour?: unknown
}

const written = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

export function factionsIn(text: string): Sheet {
  const data = settingAt(text, [FACTIONS])
  const rows = (Array.isArray(data) ? (data as readonly (FactionData | null)[]) : []).map((faction) => {
    const { id, name, starts, navy, roads, avoidTerrain, colour } = faction ?? {}
    const cells: Readonly<Record<string, unknown>> = {
      ...{ id, navy, roads, avoidTerrain, colour },
      ...{ start1: starts?.[0], start2: starts?.[1], start3: starts?.[2], start4: starts?.[3] },
      name: name?.en,
      ru: name?.ru === name?.en ? undefined : name?.ru,
    }
    return columnsOf(FACTIONS).map((column) => written(cells[column]))
  })
  return { notes: [], columns: columnsOf(FACTIONS), rows }
}

/** What is not entered is left out. */
export function withFactions(text: string, sheet: Sheet): string {
  const list = sheet.rows.flatMap((row, at) => {
    if (row.every((cell) => cell === '')) return []
    const cell = (column: string) => cellAt(sheet, at, column)
    const starts = [1, 2, 3, 4].map((n) => cell(`start${n}`))
    const roads = cell('roads')
    return [
      {
        ...given('id', cell('id')),
        ...(cell('name') === ''
          ? {}
          : { name: { en: cell('name'), ru: cell('ru') === '' ? cell('name') : cell('ru') } }),
        ...(starts.every((start) => start === '')
          ? {}
          : { starts: starts.map((start) => (start === '' ? null : start)) }),
        ...given('navy', cell('navy')),
        ...(roads === '' ? {} : { roads: roads === 'yes' || (roads === 'no' ? false : roads) }),
        ...given('avoidTerrain', cell('avoidTerrain')),
        ...(cell('colour') === '' ? {} : { colour: Number(cell('colour')) || cell('colour') }),
      },
    ]
  })
  return withSetting(text, [FACTIONS], list)
}

const given = (key: string, value: string): Record<string, string> => (value === '' ? {} : { [key]: value })
