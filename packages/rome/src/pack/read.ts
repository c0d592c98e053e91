// From a player's files to a pack. Mistakes are named by file, row and column; cells left open are no mistakes (gap.ts).

import { BadInput } from '@understudy/table'
import { assemble } from './assemble.ts'
import { Collector } from './collect.ts'
import { errorOf, type PackError } from './fault.ts'
import type { Gap } from './gap.ts'
import { oddities } from './oddities.ts'
import { openPack } from './open.ts'
import type { Pack, PackFiles } from './types.ts'
import { faultsOf } from './validate.ts'

/** Throws BadInput for the first mistake, which says how many more there are. */
export function readPack(files: PackFiles): Pack {
  const { pack, faults } = read(files)
  if (pack !== undefined) return pack
  const [first, ...others] = faults
  if (first === undefined) throw new Error('a pack without mistakes was not read')
  if (others.length === 0) throw first
  const { en, ru } = first.what
  throw new BadInput(
    { en: `${en} Mistakes beside it: ${others.length}.`, ru: `${ru} Кроме этой ошибок: ${others.length}.` },
    first.where,
  )
}

export interface ReadLoosely {
  /** Absent if there are mistakes; gaps are none. */
  readonly pack?: Pack
  readonly errors: readonly PackError[]
  readonly warnings: readonly PackError[]
  readonly gaps: readonly Gap[]
}

/** The same with all mistakes at once, for those who are still writing. */
export function readPackLoosely(files: PackFiles): ReadLoosely {
  const { pack, faults } = read(files)
  return {
    ...(pack === undefined ? {} : { pack }),
    errors: faults.map(errorOf),
    warnings:
      pack === undefined ? [] : oddities(pack).map(({ where, en, ru }) => errorOf(new BadInput({ en, ru }, where))),
    gaps: pack?.gaps ?? [],
  }
}

/**
 * In three steps, each of which would only add noise to the mistakes of the one before: files and tables, then cells and
 * what they refer to, then the pack as a whole.
 */
function read(files: PackFiles): { pack?: Pack; faults: readonly BadInput[] } {
  const collector = new Collector()
  const opened = openPack(files, collector)
  const laid = opened === undefined ? undefined : collector.attempt(() => assemble(opened, collector))
  if (laid === undefined || !collector.fine) return { faults: collector.faults }
  const faults = faultsOf(laid)
  return faults.length > 0 ? { faults } : { pack: laid, faults }
}
