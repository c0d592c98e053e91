// The files of a pack, and which columns their tables have.

import type { PackFiles } from './types.ts'

export const PACK_TABLES = {
  'regions.csv': {
    columns: [
      'id',
      'name',
      'home',
      'capital',
      'gold',
      'terrain',
      'port',
      'def',
      'merc',
      'wonder',
      'seas',
      'lat',
      'lon',
    ],
    optional: ['ru', 'borders'],
  },
  'borders.csv': { columns: ['a', 'b', 'kind'], optional: [] },
  'seas.csv': { columns: ['id', 'name'], optional: ['ru', 'next'] },
  'sea-borders.csv': { columns: ['a', 'b'], optional: [] },
  'troops.csv': {
    columns: ['id', 'faction', 'name', 'class', 'sub', 'cost', 'T', 'F', 'C', 'start', 'reserve', 'upgrade'],
    optional: ['ru', 'retires'],
  },
  'mercenaries.csv': {
    columns: ['id', 'region', 'stack', 'name', 'class', 'sub', 'cost', 'T', 'F', 'C', 'count'],
    optional: ['ru'],
  },
  'generals.csv': { columns: ['id', 'faction', 'name', 'stars', 'start'], optional: ['ru'] },
  'actions.csv': {
    columns: [
      'id',
      'effect',
      'name',
      'gold',
      'copies',
      'where',
      'general',
      'agent',
      'any',
      'consent',
      'pay',
      'success',
      'caught',
    ],
    optional: ['ru'],
  },
  'developments.csv': { columns: ['faction', 'col', 'row', 'cost', 'name', 'effect', 'value'], optional: ['ru'] },
  'wonders.csv': { columns: ['id', 'name', 'region', 'vp'], optional: ['ru'] },
} as const

export type TableName = keyof typeof PACK_TABLES
export const NUMBERS = 'pack.yaml'
export const PACK_FILES: readonly string[] = [NUMBERS, ...Object.keys(PACK_TABLES)]

/** A pack as one text, for the option `pack` and for journals: the same files always make the same text. */
export const packText = (files: PackFiles): string =>
  JSON.stringify(
    Object.fromEntries(
      [...PACK_FILES, ...Object.keys(files)].flatMap((name) => (name in files ? [[name, files[name]]] : [])),
    ),
  )

export const bundle = packText
