// How far a pack is from its first game.

import { FACTIONS, type SheetName } from './columns.ts'
import type { Draft } from './draft.ts'
import type { Reading } from './remarks.ts'
import { cellAt, columnOf, filledRows } from './sheet.ts'

export interface Progress {
  readonly regions: number
  readonly borders: number
  /** Regions that touch neither a region nor a sea; where seas are still open, nobody knows. */
  readonly alone: number
  readonly factions: number
  /** Factions with a capital and four starting regions. */
  readonly seated: number
  readonly errors: number
  readonly gaps: number
  readonly ready: boolean
}

const LEAST_FACTIONS = 2

export function progressOf({ sheets }: Draft, reading: Reading): Progress {
  const regions = sheets['regions.csv']
  const borders = sheets['borders.csv']
  const touching = new Set([...columnOf(borders, 'a'), ...columnOf(borders, 'b')])
  const ids = columnOf(regions, 'id')
  const lists = columnOf(regions, 'borders')
    .filter((cell) => cell !== '' && cell !== '-')
    .join('|')
  const noSeas = filledRows(sheets['seas.csv']) === 0 ? ['', '-'] : ['-']
  const isAlone = (row: number) =>
    noSeas.includes(cellAt(regions, row, 'seas')) &&
    ['', '-'].includes(cellAt(regions, row, 'borders')) &&
    !lists.split(/[|~]/).includes(ids[row] ?? '')
  // The region where army IV starts is the capital.
  const seated = sheets[FACTIONS].rows.filter((_, row) =>
    [1, 2, 3, 4].every((n) => ids.includes(cellAt(sheets[FACTIONS], row, `start${n}`))),
  )
  return {
    regions: filledRows(regions),
    borders: filledRows(borders) + (lists === '' ? 0 : lists.split('|').length),
    alone: ids.filter((id, row) => id !== '' && !touching.has(id) && isAlone(row)).length,
    factions: filledRows(sheets[FACTIONS]),
    seated: seated.length,
    errors: reading.errors.length,
    gaps: reading.gaps,
    ready: reading.ready,
  }
}

export interface Step {
  readonly id: 'regions' | 'borders' | 'factions' | 'starts' | 'sound'
  readonly done: boolean
  /** Where it is done; undefined: in the list of remarks. */
  readonly sheet?: SheetName
}

export function stepsOf(now: Progress): readonly Step[] {
  return [
    { id: 'regions', done: now.regions >= LEAST_FACTIONS * 4, sheet: 'regions.csv' },
    { id: 'borders', done: now.borders > 0 && now.alone === 0, sheet: 'borders.csv' },
    { id: 'factions', done: now.factions >= LEAST_FACTIONS, sheet: FACTIONS },
    { id: 'starts', done: now.factions >= LEAST_FACTIONS && now.seated === now.factions, sheet: FACTIONS },
    { id: 'sound', done: now.ready },
  ]
}
