// The tiles of a map, laid out flat for speed. A tile's index is `y * width + x`.

import type { Ground, SeatId, TileKind, TileOwner, TilePlace } from '../vocabulary.ts'
import type { Card } from './cards.ts'
import { neighbourTable } from './grid.ts'

export interface TileSpec {
  readonly tile: TileKind
  readonly ground: Ground
  readonly owner?: TileOwner
  /** The boss stands here when the game begins. */
  readonly starts?: boolean
}

export interface Board {
  readonly width: number
  readonly height: number
  readonly size: number
  readonly tiles: readonly TileSpec[]
  readonly near: Int16Array
  /** The stores' tiles; a store is known by its place in this list. */
  readonly stores: readonly number[]
  /** Where the boss begins, -1 if the map does not say. */
  readonly start: number
  readonly spawns: readonly number[]
  readonly harbours: readonly number[]
}

const PLAIN: TileSpec = { tile: 'plain', ground: 'land' }

export function layOut(width: number, height: number, tiles: readonly TileSpec[]): Board {
  const of = (wanted: (tile: TileSpec) => boolean) => tiles.flatMap((tile, index) => (wanted(tile) ? [index] : []))
  return {
    width,
    height,
    size: width * height,
    tiles,
    near: neighbourTable(width, height),
    stores: of((tile) => tile.tile === 'store'),
    start: tiles.findIndex((tile) => tile.starts === true),
    spawns: of((tile) => tile.tile === 'spawn'),
    harbours: of((tile) => tile.tile === 'harbour'),
  }
}

export const onBoard = (board: Board, { x, y }: TilePlace): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < board.width && y < board.height

export const indexOf = (board: Board, { x, y }: TilePlace): number => y * board.width + x

export const placeOf = (board: Board, index: number): TilePlace => ({
  x: index % board.width,
  y: Math.floor(index / board.width),
})

export const tileOf = (board: Board, index: number): TileSpec => board.tiles[index] ?? PLAIN

/** A harbour in the shallows is water too. */
export const isKind = (tile: TileSpec, kind: TileKind): boolean => tile.tile === kind || tile.ground === kind

export type StandRefusal = 'wall' | 'deep' | 'land'

/** Why a unit of this card can never stand on a tile of this kind; undefined if it can. */
export function cannotStand(tile: TileSpec, card: Card): StandRefusal | undefined {
  if (tile.ground === 'wall') return 'wall'
  if (tile.ground === 'deep') return card.swimming ? undefined : 'deep'
  return card.aquatic && tile.ground === 'land' ? 'land' : undefined
}

/** Entering this tile ends the move: gates stop everybody, water stops those who cannot swim. */
export const stops = (tile: TileSpec, card: Card): boolean =>
  tile.tile === 'gate' || (tile.ground === 'water' && !card.swimming)

export const ownsTile = (tile: TileSpec, seat: SeatId): boolean =>
  tile.owner === seat || (tile.owner === 'people' && seat !== 'boss')
