// What lies on the ground for a moment: tiles that can be tapped, a reach that is only looked at, what glows.

import type { State } from '@understudy/muhq'
import { settingOf } from '@understudy/muhq/data'
import { distance, rangeOf, reachable, type Unit } from '@understudy/muhq/rules'
import type { Lang } from '@understudy/procedure'
import { chevrons } from '../../../ui/board/marks.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import type { BoardProps } from '../../ui.ts'
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

const CHEVRONS = chevrons(15)

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
          <path class="under" d={scrap(x * TILE + 3, y * TILE + 3, TILE - 6, TILE - 6, 63)} />
          <path class="tint" d={scrap(x * TILE + 3, y * TILE + 3, TILE - 6, TILE - 6, 63)} />
          <g transform={`translate(${(x + 0.5) * TILE} ${(y + 0.5) * TILE})`} {...SILENT}>
            <path class="under" d={CHEVRONS} />
            <path class="chevrons" d={CHEVRONS} />
          </g>
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

/** Letters on the board, as `blows.css` has them, and the least that can be read on a screen. */
const LETTERS = 15
const LEAST = 12

/** How much larger than drawn letters must be to be read. */
export const readable = (scale: number): number => Math.max(1, LEAST / (LETTERS * scale))

const SKULL = 'M-6-2A6 6 0 1 1 6-2V3H3V6H-3V3H-6ZM-2.500-2V0M2.500-2V0'

/** What a blow would come to, above whom it would hit; a skull if it kills. */
export function Foretold({
  note: { at, text, kills },
  lang,
  width,
  scale,
}: {
  readonly note: NonNullable<BoardProps<State, never>['note']>
  readonly lang: Lang
  readonly width: number
  /** Pixels of the screen for one of the board. */
  readonly scale: number
}) {
  const { x, y } = at as { x: number; y: number }
  const long = text[lang].length * 8.2 + (kills === true ? 34 : 16)
  const larger = readable(scale)
  // Within the board, above the unit or, in the first row, below it.
  const half = (long / 2) * larger + 2
  const middle = Math.min(width * TILE - half, Math.max(half, (x + 0.5) * TILE))
  const first = y * TILE < 26 * larger
  const top = first ? (y + 1) * TILE + 16 * larger : y * TILE - 10 * larger
  return (
    <g class="muhq-foretold" transform={`translate(${middle} ${top}) scale(${larger})`} {...SILENT}>
      <rect x={-long / 2} y={-14} width={long} height={26} rx={8} />
      <text x={kills === true ? 9 : 0} y={4.5}>
        {text[lang]}
      </text>
      {kills === true ? <path transform={`translate(${-long / 2 + 14} -1)`} d={SKULL} /> : null}
    </g>
  )
}
