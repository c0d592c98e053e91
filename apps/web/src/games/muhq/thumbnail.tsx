// The board in little: flat tiles and dots, for the start page and for saved games.

import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { bossUnit, type TileSpec } from '@understudy/muhq/rules'
import { seatShape } from './draw/shapes.ts'

const toneOf = (tile: TileSpec): string => (tile.ground !== 'land' ? tile.ground : tile.tile)

export function Thumbnail({ state }: { readonly state: State }) {
  const { board } = settingOf(state)
  const boss = bossUnit(state)
  const tones = new Map<string, string>()
  board.tiles.forEach((tile, index) => {
    const tone = toneOf(tile)
    if (tone === 'plain' || tone === 'spawn') return
    const x = index % board.width
    const y = Math.floor(index / board.width)
    // A little larger than the tile: no hairlines between neighbours.
    tones.set(tone, `${tones.get(tone) ?? ''}M${x - 0.03} ${y - 0.03}h1.060v1.060h-1.060Z`)
  })
  return (
    <svg
      class="muhq muhq-thumbnail"
      viewBox={`0 0 ${board.width} ${board.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="land" width={board.width} height={board.height} />
      {[...tones].map(([tone, d]) => (
        <path key={tone} class={`tone-${tone}`} d={d} />
      ))}
      {state.units.map((unit) => (
        <path
          key={unit.id}
          class={`unit muhq-seat-${unit.controller}`}
          d={seatShape(unit.controller, unit === boss ? 0.62 : 0.4)}
          transform={`translate(${unit.x + 0.5} ${unit.y + 0.5})`}
        />
      ))}
    </svg>
  )
}
