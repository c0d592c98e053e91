// A pack with gaps as the rules see it: whoever reads an open cell is told that only the table knows it.

import { MissingFact } from '@understudy/table/gaps'
import { NUMBERS } from './files.ts'
import type { Gap } from './gap.ts'
import { LIST } from './lists.ts'
import type { Pack } from './types.ts'

/** What a cell of a table is called in the pack. */
const FIELDS: Readonly<Record<string, string>> = { def: 'level', T: 'terrain', F: 'flanks', C: 'centre' }

function open(target: object | undefined, field: string, key: string): void {
  if (target === undefined) return
  const get = (): never => {
    throw new MissingFact(key)
  }
  Object.defineProperty(target, field, { get, enumerable: true, configurable: true })
}

const copies = <T extends object>(items: readonly T[]): T[] => items.map((item) => ({ ...item }))
const copied = <K, T extends object>(items: ReadonlyMap<K, T>): Map<K, T> =>
  new Map([...items].map(([id, item]) => [id, { ...item }]))

/** The same pack; reading an open cell throws MissingFact. */
export function guarded(plain: Pack): Pack {
  if (plain.gaps.length === 0) return plain
  const pack = {
    ...plain,
    regions: copies(plain.regions),
    seas: copies(plain.seas),
    troops: copied(plain.troops),
    generals: copied(plain.generals),
    actions: copied(plain.actions),
    stacks: copies(plain.stacks),
    wonders: copies(plain.wonders),
    developments: plain.developments.map((tree) => tree.map(copies)),
  }
  for (const action of pack.actions.values()) Object.assign(action, { tests: { ...action.tests } })
  for (const gap of pack.gaps) if (gap.file !== NUMBERS && gap.column !== LIST) openCell(pack, gap)
  openSites(pack)
  openLists(pack)
  openNumbers(pack)
  return pack
}

function openCell(pack: Pack, { file, row, column, key }: Gap): void {
  const field = FIELDS[column] ?? column
  switch (file) {
    case 'regions.csv':
      open(pack.regions[pack.regionNo.get(row) ?? -1], field, key)
      return
    case 'seas.csv':
      open(pack.seas[pack.seaNo.get(row) ?? -1], field, key)
      return
    case 'generals.csv':
      open(pack.generals.get(row), field, key)
      return
    case 'troops.csv':
    case 'mercenaries.csv':
      if (column !== 'region') open(pack.troops.get(row), field, key)
      return
    case 'actions.csv': {
      const card = pack.actions.get(row)
      open(column === 'general' || column === 'agent' || column === 'any' ? card?.tests : card, field, key)
      return
    }
    case 'developments.csv': {
      const all = pack.developments.flat(2)
      open(
        all.find((each) => `${pack.factions[each.faction]?.id}.${each.col}.${each.row}` === row),
        field,
        key,
      )
      return
    }
    case 'wonders.csv':
      open(
        pack.wonders.find((wonder) => wonder.id === row),
        field,
        key,
      )
  }
}

/** What follows from several cells: coasts of seas, and whether a region has a stack or a wonder's site. */
function openSites(pack: Pack): void {
  const first = (file: string, column: string): Gap | undefined =>
    pack.gaps.find((gap) => gap.file === file && gap.column === column)
  const coast = first('regions.csv', 'seas')
  if (coast !== undefined) for (const sea of pack.seas) open(sea, 'coast', coast.key)
  const wonder = first('wonders.csv', 'region')
  const stack = first('mercenaries.csv', 'region')
  for (const region of pack.regions) {
    if (wonder !== undefined && region.wonder < 0) open(region, 'wonder', wonder.key)
    if (stack !== undefined && region.stack < 0) open(region, 'stack', stack.key)
  }
  for (const gap of pack.gaps) {
    if (gap.file !== 'mercenaries.csv' || gap.column !== 'region') continue
    const own = pack.troops.get(gap.row)
    open(pack.stacks[own?.stack ?? -1], 'region', gap.key)
  }
}

/** Whole lists that are read while a game is played; the others are asked before it begins. */
function openLists(pack: Pack): void {
  for (const { file, column, key, faction } of pack.gaps) {
    if (column !== LIST) continue
    if (file === 'developments.csv') open(pack.developments, String(faction), key)
    if (file !== 'wonders.csv') continue
    open(pack, 'wonders', key)
    for (const region of pack.regions) open(region, 'wonder', key)
  }
}

/** Blocks of pack.yaml: each is copied down to the open value. */
function openNumbers(pack: Pack): void {
  for (const gap of pack.gaps) {
    if (gap.file !== NUMBERS) continue
    let target = pack as unknown as Record<string, unknown>
    const path = [gap.row, ...gap.column.split('.').filter((part) => part !== '')]
    for (const part of path.slice(0, -1)) {
      const inner = target[part]
      // Its own copy, with what is open in it already.
      target[part] = Object.defineProperties(Array.isArray(inner) ? [] : {}, Object.getOwnPropertyDescriptors(inner))
      target = target[part] as Record<string, unknown>
    }
    open(target, path.at(-1) ?? '', gap.key)
  }
}
