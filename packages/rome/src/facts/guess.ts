// Middling values for what a pack leaves open, where nobody can be asked and somebody has said that a guess will do. In
// pack.yaml the house pack's value stands in for it already.

import type { Told } from '@understudy/table/gaps'
import type { Gap } from '../pack/gap.ts'
import { withFacts } from '../pack/patch.ts'
import { readPack } from '../pack/read.ts'
import type { Pack, PackFiles } from '../pack/types.ts'
import { answering } from './emptied.ts'

const GUESSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'regions.csv': { gold: '2', terrain: '1', port: '1', def: '3', seas: '-', borders: '-' },
  'seas.csv': { next: '-' },
  'troops.csv': { cost: '2', T: 'W', F: '-', C: 'G' },
  'mercenaries.csv': { cost: '2', T: 'G', F: '-', C: 'G' },
  'generals.csv': { stars: '1' },
  'actions.csv': { copies: '3', gold: '2', pay: '0', general: '-', agent: '-', any: 'Y', success: 'XK', caught: 'S' },
  'developments.csv': { cost: '3', value: '1' },
  'wonders.csv': { vp: '2' },
}

/** Sites go to the independent regions in their order, each to another. */
function siteOf(pack: Pack, gap: Gap): string {
  const free = pack.regions.filter(
    ({ home, stack, wonder }) => home < 0 && (gap.file === 'wonders.csv' ? wonder : stack) < 0,
  )
  const same = pack.gaps.filter(({ file, column }) => file === gap.file && column === gap.column)
  const at = same.findIndex(({ key }) => key === gap.key)
  return (free[at] ?? pack.regions[at])?.id ?? '-'
}

function guess(pack: Pack, gap: Gap): string {
  if (gap.column === 'region') return siteOf(pack, gap)
  const cavalry = pack.troops.get(gap.row)?.cls === 'CV'
  if (gap.column === 'F' && cavalry) return 'G'
  return GUESSES[gap.file]?.[gap.column] ?? '-'
}

/** The files with every gap filled. Throws BadInput if no pack comes of it. */
export function guessed(files: PackFiles, house: PackFiles): PackFiles {
  const pack = readPack(files)
  const fromHouse = answering(house)
  const told: Record<string, string> = {}
  for (const gap of pack.gaps) {
    const cell = { id: gap.key, row: gap.rowName, column: gap.columnName, form: gap.form, needed: true }
    const whole = gap.file === 'pack.yaml' || gap.form.kind === 'rows'
    const known: Told = whole ? fromHouse({ question: { say: '', with: {} }, cells: [cell] }) : {}
    told[gap.key] = known[gap.key] ?? guess(pack, gap)
  }
  const filled = withFacts(files, told)
  readPack(filled)
  return filled
}
