// The house pack with something else in it.

import { HOUSE_WEST_1 } from '../data/house-west-1/index.ts'
import { readPackLoosely } from './read.ts'
import type { PackFiles } from './types.ts'

export const change = (file: string, from: string | RegExp, to: string): PackFiles => {
  const text = HOUSE_WEST_1[file] ?? ''
  if (text.search(from) < 0) throw new Error(`${file} has no ${String(from)}`)
  return { ...HOUSE_WEST_1, [file]: text.replace(from, to) }
}
export const rows = (file: string, map: (line: string) => string | undefined): PackFiles => ({
  ...HOUSE_WEST_1,
  [file]: (HOUSE_WEST_1[file] ?? '')
    .split('\n')
    .flatMap((line) => map(line) ?? [])
    .join('\n'),
})
export const without = (file: string): PackFiles =>
  Object.fromEntries(Object.entries(HOUSE_WEST_1).filter(([name]) => name !== file))
export const told = (files: PackFiles): string[] =>
  readPackLoosely(files).errors.map(({ where, en }) => `${where}: ${en}`)
export const region = (id: string, column: number, value: string): PackFiles =>
  rows('regions.csv', (line) => {
    const found = line.split(',')
    if (found[0] !== id) return line
    found[column] = value
    return found.join(',')
  })

export const yaml = (from: string | RegExp, to: string): PackFiles => change('pack.yaml', from, to)
