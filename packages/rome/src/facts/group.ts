// What is asked together: cells that are read off the same card, or off the same corner of the map. A question that asks for
// a small table at once disturbs a game less than many that ask for a number each.

import type { Lang } from '@understudy/procedure'
import type { Gap } from '../pack/gap.ts'
import { LIST } from '../pack/lists.ts'
import type { Name, Pack } from '../pack/types.ts'

/** So many independent regions are asked about at once; more of them if only their coast is asked for. */
const AROUND = 8
const COASTS = 30

/** Columns of a table that are asked together; any other stands alone. */
const TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'regions.csv': [['gold', 'port', 'def']],
  'troops.csv': [['T', 'F', 'C']],
  'mercenaries.csv': [['T', 'F', 'C']],
  'actions.csv': [
    ['gold', 'pay'],
    ['general', 'agent', 'any', 'success', 'caught'],
  ],
  'wonders.csv': [['region', 'vp']],
}

interface Group {
  /** What the cells are about. */
  readonly what: Name
  readonly gaps: readonly Gap[]
}

/** The cell that is needed, with those that are asked along with it; those of factions that do not play are not. */
export function groupOf(pack: Pack, needed: Gap, plays: (faction: number) => boolean): Group {
  const seats = pack.factions.filter((_, no) => plays(no)).length
  const { file, column } = needed
  if (column === LIST) return { what: needed.rowName, gaps: [needed] }
  const columns = TOGETHER[file]?.find((each) => each.includes(column)) ?? [column]
  const alike = pack.gaps.filter(
    (gap) => gap.file === file && (file === 'pack.yaml' ? isBeside(needed, gap, seats) : columns.includes(gap.column)),
  )
  const rows = rowsWith(pack, needed, alike, plays)
  const gaps = rows.flatMap((row) => alike.filter((gap) => gap.row === row))
  return { what: titleOf(pack, needed, rows), gaps }
}

/** Numbers of the same block; dice of defence above the usual ones and points for other numbers of seats only if needed. */
function isBeside(needed: Gap, { row, column, key }: Gap, seats: number): boolean {
  if (row !== needed.row) return false
  if (key === needed.key) return true
  if (row === 'defence') return Number(column) <= 9
  return !column.startsWith('target.') || column === `target.${seats}`
}

/** Rows to ask about, the needed one first. */
function rowsWith(
  pack: Pack,
  needed: Gap,
  alike: readonly Gap[],
  plays: (faction: number) => boolean,
): readonly string[] {
  const { file, row, column } = needed
  const rows = [...new Set([row, ...alike.map((gap) => gap.row)])]
  switch (file) {
    case 'regions.csv':
      return column === 'borders' ? [row] : regionsWith(pack, row, rows, column === 'seas')
    case 'troops.csv':
      return rows.filter((other) => pack.troops.get(other)?.faction === pack.troops.get(row)?.faction)
    case 'generals.csv':
      return rows.filter((other) => plays(leaderOf(pack, other)) === plays(leaderOf(pack, row)))
    case 'mercenaries.csv':
      if (column === 'region' || column === 'cost') return rows
      return rows.filter((other) => pack.troops.get(other)?.stack === pack.troops.get(row)?.stack)
    case 'developments.csv':
      return rows.filter((other) => plays(treeOf(pack, other)) === plays(treeOf(pack, row)))
    case 'actions.csv':
      return ['copies', 'gold', 'pay'].includes(column) ? rows : [row]
    default:
      return rows
  }
}

const treeOf = (pack: Pack, row: string): number => pack.factionNo.get(row.split('.')[0] ?? '') ?? -1
const leaderOf = (pack: Pack, row: string): number => pack.generals.get(row)?.faction ?? -1

/** The home regions of a faction; of independent regions, those nearest to this one. */
function regionsWith(pack: Pack, row: string, open: readonly string[], coasts: boolean): readonly string[] {
  const at = pack.regionNo.get(row) ?? 0
  const home = pack.regions[at]?.home ?? -1
  const same = (no: number): boolean =>
    (coasts || pack.regions[no]?.home === home) && open.includes(pack.regions[no]?.id ?? '')
  const near = nearest(pack, at).filter(same)
  const most = coasts ? COASTS : home >= 0 ? near.length : AROUND
  return near.slice(0, most).map((no) => pack.regions[no]?.id ?? '')
}

/** All regions by the borders and coasts between; those that cannot be reached yet come last. */
function nearest(pack: Pack, from: number): number[] {
  const order = [from]
  const seen = new Set(order)
  const visit = (to: number): void => {
    if (seen.has(to)) return
    seen.add(to)
    order.push(to)
  }
  for (let i = 0; i < order.length; i++) {
    const region = pack.regions[order[i] ?? 0]
    for (const { to } of region?.borders ?? []) visit(to)
    for (const sea of region?.seas ?? []) for (const to of pack.seas[sea]?.coast ?? []) visit(to)
  }
  for (const [no] of pack.regions.entries()) visit(no)
  return order
}

function titleOf(pack: Pack, { file, row, column, rowName }: Gap, rows: readonly string[]): Name {
  const faction = (no: number | undefined): Name => pack.factions[no ?? -1]?.name ?? rowName
  switch (file) {
    case 'regions.csv': {
      if (rows.length === 1) return rowName
      if (column === 'seas') return about(rowName, { en: '{} and the regions around it', ru: '{} и области вокруг' })
      const home = pack.regions[pack.regionNo.get(row) ?? 0]?.home ?? -1
      if (home >= 0) return about(faction(home), { en: 'the home regions of {}', ru: 'родные области, {}' })
      return about(rowName, { en: '{} and the independent regions around it', ru: '{} и независимые области вокруг' })
    }
    case 'troops.csv':
      return about(faction(pack.troops.get(row)?.faction), { en: 'the troop cards of {}', ru: 'карты войск, {}' })
    case 'generals.csv':
      return { en: 'the generals', ru: 'полководцы' }
    case 'developments.csv':
      return { en: 'the developments', ru: 'улучшения' }
    case 'mercenaries.csv':
      return { en: 'the stacks of mercenaries', ru: 'стопки наёмников' }
    case 'actions.csv':
      return rows.length === 1 ? rowName : { en: 'the action cards', ru: 'карты действий' }
    case 'wonders.csv':
      return { en: 'the wonders', ru: 'чудеса света' }
    case 'seas.csv':
      return { en: 'the seas', ru: 'моря' }
    case 'pack.yaml':
      return { en: lower(rowName.en), ru: lower(rowName.ru) }
    default:
      return rowName
  }
}

const about = (name: Name, { en, ru }: Readonly<Record<Lang, string>>): Name => ({
  en: en.replace('{}', name.en),
  ru: ru.replace('{}', name.ru),
})
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
