// What lies on the ground for a moment: tiles that can be tapped, a reach that is only looked at, what glows.

import { distance, rangeOf, reachable, type State, settingOf, type Unit } from '@understudy/muhq'
import { SILENT } from '../../../ui/board/roles.ts'
import { scrap, sheetPath, TILE } from '../draw/cut.ts'

export interface TapTile {
  readonly x: number
  readonly y: number
  readonly label: string
  readonly tabIndex: 0 | -1
  onTap(): void
}

const EDGE = { stray: 1, round: 0.18, salt: 61, flowing: true }

/** Where this unit could go and how far it strikes, whoever's it is. */
export function Preview({
  state,
  unit,
  reach,
}: {
  readonly state: State
  readonly unit: Unit
  readonly reach: boolean
}) {
  const { board } = settingOf(state)
  const range = rangeOf(state, unit)
  const strikes = sheetPath(board.width, board.height, (x, y) => distance(unit, { x, y }) <= range, EDGE)
  return (
    <g class={`muhq-preview muhq-seat-${unit.controller}`} {...SILENT}>
      {reach &&
        reachable(state, unit).map((index) => {
          const x = (index % board.width) * TILE
          const y = Math.floor(index / board.width) * TILE
          return <path key={index} class="step" d={scrap(x + 4, y + 4, TILE - 8, TILE - 8, 62)} />
        })}
      <path class="strikes" d={strikes} />
    </g>
  )
}

export function TapTiles({ tiles }: { readonly tiles: readonly TapTile[] }) {
  return (
    <g class="muhq-tap-tiles">
      {tiles.map(({ x, y, label, tabIndex, onTap }) => (
        // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
        <g
          key={`${x},${y}`}
          class="muhq-tap-tile"
          data-key={`t${x},${y}`}
          role="button"
          aria-label={label}
          tabindex={tabIndex}
          onClick={onTap}
        >
          <path class="tint" d={scrap(x * TILE + 3, y * TILE + 3, TILE - 6, TILE - 6, 63)} />
          <circle class="dot" cx={(x + 0.5) * TILE} cy={(y + 0.5) * TILE} r={6} />
        </g>
      ))}
    </g>
  )
}

export function GlowTiles({ tiles }: { readonly tiles: readonly { x: number; y: number }[] }) {
  return (
    <g class="muhq-glow-tiles" {...SILENT}>
      {tiles.map(({ x, y }) => (
        <path key={`${x},${y}`} class="glow" d={scrap(x * TILE + 3, y * TILE + 3, TILE - 6, TILE - 6, 64)} />
      ))}
    </g>
  )
}
