// The square grid: eight neighbours, and every second diagonal step counts twice.

import type { TilePlace } from '../vocabulary.ts'

/** Steps from one tile to another when nothing is in the way; ranges are measured so (muhq/16). */
export function offsetDistance(dx: number, dy: number): number {
  const ax = dx < 0 ? -dx : dx
  const ay = dy < 0 ? -dy : dy
  return ax > ay ? ax + (ay >> 1) : ay + (ax >> 1)
}

export function distance(a: TilePlace, b: TilePlace): number {
  return offsetDistance(a.x - b.x, a.y - b.y)
}

/** Column letter from the left, row number from the top: A1 is the top left corner. */
export function tileName(tile: TilePlace): string {
  const letters = tile.x < 26 ? '' : String.fromCharCode(64 + Math.floor(tile.x / 26))
  return `${letters}${String.fromCharCode(65 + (tile.x % 26))}${tile.y + 1}`
}

/** The reverse of `tileName`; undefined if it names no tile. */
export function tileNamed(name: string): TilePlace | undefined {
  const parts = /^([A-Z]?)([A-Z])(\d{1,3})$/.exec(name.toUpperCase())
  if (parts === null) return undefined
  const [, high, low, row] = parts
  const x = (high ? (high.charCodeAt(0) - 64) * 26 : 0) + (low as string).charCodeAt(0) - 65
  const y = Number(row) - 1
  return y < 0 ? undefined : { x, y }
}

/** The first four of a tile's eight neighbours are straight steps, the last four diagonal ones. */
const OFFSETS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
]

/** Eight tile indexes per tile, -1 beyond the edge. A tile's index is `y * width + x`. */
export function neighbourTable(width: number, height: number): Int16Array {
  const table = new Int16Array(width * height * 8)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      OFFSETS.forEach(([dx, dy], i) => {
        const nx = x + dx
        const ny = y + dy
        const inside = nx >= 0 && ny >= 0 && nx < width && ny < height
        table[(y * width + x) * 8 + i] = inside ? ny * width + nx : -1
      })
    }
  }
  return table
}
