// The map of a draft, as far as it can be read: whatever is wrong elsewhere, what is there is drawn.

import type { Lang } from '@understudy/procedure'
import { FACTIONS } from '../model/columns.ts'
import type { Draft } from '../model/draft.ts'
import { coloursIn } from '../model/faction-colours.ts'
import { cellAt, type Sheet } from '../model/sheet.ts'
import type { Degrees, MapSource } from './mapped.ts'

export function mapSource({ sheets }: Draft, lang: Lang): MapSource {
  const regionRows = filled(sheets['regions.csv'])
  const seaRows = filled(sheets['seas.csv'])
  const colours = coloursIn(sheets[FACTIONS])
  const colourOf = new Map(filled(sheets[FACTIONS]).map(({ row, cell }) => [cell('id'), colours[row] ?? 0]))
  const seaNo = numbers(seaRows.map(({ cell }) => cell('id')))
  const regionNo = numbers(regionRows.map(({ cell }) => cell('id')))
  const joints = [
    ...filled(sheets['sea-borders.csv']).flatMap(({ cell }) => pair(cell, seaNo) ?? []),
    ...listed(seaRows, 'next', seaNo),
  ]
  const edges = filled(sheets['borders.csv']).flatMap(({ cell }) => {
    const found = pair(cell, regionNo)
    return found === undefined ? [] : [{ ...found, strait: cell('kind') === 'strait' }]
  })
  return {
    regions: regionRows.map(({ row, cell }) => ({
      row,
      id: cell('id'),
      name: { en: '', ru: cell('ru') }[lang] || cell('name') || cell('id'),
      home: colourOf.get(cell('home')) ?? -1,
      capital: cell('capital') === '1',
      seas: cell('seas')
        .split('|')
        .flatMap((sea) => seaNo.get(sea) ?? []),
      at: degreesOf(cell('lat'), cell('lon')),
    })),
    edges: once([...edges, ...listed(regionRows, 'borders', regionNo)]),
    seas: seaRows.map(({ cell }, no) => ({
      id: cell('id'),
      name: { en: '', ru: cell('ru') }[lang] || cell('name') || cell('id'),
      next: [...new Set(joints.flatMap(({ a, b }) => (a === no ? [b] : b === no ? [a] : [])))],
    })),
  }
}

type Cells = (column: string) => string

function filled(sheet: Sheet): { row: number; cell: Cells }[] {
  return sheet.rows.flatMap((cells, row) =>
    cells.every((each) => each === '') ? [] : [{ row, cell: (column: string) => cellAt(sheet, row, column) }],
  )
}

const numbers = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.flatMap((id, no): [string, number][] => (id === '' ? [] : [[id, no]])))

type Edge = MapSource['edges'][number]

/** Neighbours that a cell lists. */
function listed(rows: ReturnType<typeof filled>, column: string, known: ReadonlyMap<string, number>): Edge[] {
  return rows.flatMap(({ cell }, a) =>
    cell(column)
      .split('|')
      .flatMap((text): Edge[] => {
        const strait = text.startsWith('~')
        const b = known.get(strait ? text.slice(1) : text)
        return b === undefined || b === a ? [] : [{ a, b, strait }]
      }),
  )
}

function once(edges: readonly Edge[]): Edge[] {
  const seen = new Set<string>()
  return edges.filter(({ a, b }) => {
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`
    return !seen.has(key) && seen.add(key)
  })
}

function pair(cell: Cells, known: ReadonlyMap<string, number>): { a: number; b: number } | undefined {
  const a = known.get(cell('a'))
  const b = known.get(cell('b'))
  return a === undefined || b === undefined || a === b ? undefined : { a, b }
}

function degreesOf(lat: string, lon: string): Degrees | undefined {
  const at = { lat: Number(lat), lon: Number(lon) }
  const sound = lat !== '' && lon !== '' && Math.abs(at.lat) <= 90 && Math.abs(at.lon) <= 180
  return sound ? at : undefined
}
