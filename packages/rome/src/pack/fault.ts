// A mistake in a pack: one sentence, and the file, row and column it stands in as far as they can be named.

import type { Lang } from '@understudy/procedure'
import { BadInput } from '@understudy/table'

export interface Place {
  readonly file?: string
  /** Line of the file, counted from 1. */
  readonly line?: number
  readonly column?: string
  /** Id of the row. */
  readonly row?: string
}

export class PackFault extends BadInput {
  readonly place: Place
  constructor(what: Readonly<Record<Lang, string>>, where: string, place: Place = {}) {
    super(what, where)
    this.place = place
  }
}

/** A mistake as data, for pages that show it beside the cell. */
export interface PackError extends Place, Readonly<Record<Lang, string>> {
  readonly where: string
}

export function errorOf(fault: BadInput): PackError {
  const place = fault instanceof PackFault ? fault.place : placeIn(fault.where)
  return { ...place, where: fault.where, ...fault.what }
}

/** `pack.yaml: factions (ROM)`, `regions.csv (rome)`, `pack.yaml.dice.B`. */
function placeIn(where: string): Place {
  const file = /^[a-z-]+\.(csv|yaml)/.exec(where)?.[0]
  const row = /\(([^)]+)\)/.exec(where)?.[1]
  const path = file === 'pack.yaml' ? /^pack\.yaml[.:] ?([\w.[\]]+)/.exec(where)?.[1] : undefined
  return {
    ...(file === undefined ? {} : { file }),
    ...(row === undefined ? {} : { row }),
    ...(path === undefined ? {} : { column: path }),
  }
}
