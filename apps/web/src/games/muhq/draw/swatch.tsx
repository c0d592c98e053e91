// One tile on its own: its ground and what stands on it.

import type { TileSpec } from '@understudy/muhq/rules'
import { TILE } from './cut.ts'
import { landmark } from './landmarks.tsx'
import { Terrain } from './terrain.tsx'

export function TileSwatch({ tile, class: name }: { readonly tile: TileSpec; readonly class: string }) {
  const board = {
    width: 1,
    height: 1,
    size: 1,
    tiles: [tile],
    near: new Int16Array(8),
    stores: [],
    start: -1,
    spawns: [],
    harbours: [],
  }
  return (
    <svg class={name} viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
      <Terrain board={board} />
      <g class="muhq-landmarks">{landmark({ tile, x: 0, y: 0, idle: false })}</g>
      <rect class="edge" width={TILE} height={TILE} />
    </svg>
  )
}
