// What is drawn of a draft. Light, because the worker that draws has to fetch it.

import type { Mapped } from '../../map/project.ts'

export type Degrees = { readonly lat: number; readonly lon: number }

/** Rows of the tables by number, not ids: two regions may still have the same one. */
export interface MapSource {
  readonly regions: readonly {
    readonly row: number
    readonly id: string
    readonly name: string
    /** The colour of the faction whose home it is, -1 for none. */
    readonly home: number
    readonly capital: boolean
    readonly seas: readonly number[]
    /** Undefined: nobody has said where it lies. */
    readonly at: Degrees | undefined
  }[]
  readonly edges: readonly { readonly a: number; readonly b: number; readonly strait: boolean }[]
  readonly seas: readonly { readonly id: string; readonly name: string; readonly next: readonly number[] }[]
}

export function mappedOf({ regions, edges, seas }: MapSource, places: readonly Degrees[]): Mapped {
  return {
    regions: regions.map(({ id, name, home, capital, seas: coasts }, no) => ({
      id,
      name: { en: name, ru: name },
      home,
      capital,
      gold: 0,
      terrain: 0,
      port: 0,
      level: 0,
      stack: -1,
      wonder: -1,
      seas: coasts,
      ...(places[no] ?? { lat: 0, lon: 0 }),
      borders: edges.flatMap(({ a, b, strait }, edge) =>
        a === no ? [{ to: b, edge, strait }] : b === no ? [{ to: a, edge, strait }] : [],
      ),
    })),
    edges,
    seas: seas.map(({ id, name, next }, no) => ({
      id,
      name: { en: name, ru: name },
      coast: regions.flatMap((region, at) => (region.seas.includes(no) ? [at] : [])),
      next,
    })),
  }
}
