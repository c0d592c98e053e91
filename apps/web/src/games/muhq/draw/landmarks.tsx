// What stands on the ground, as cut paper in two or three tones: each drawing fills a tile of 64 at the origin.

import type { Board, TileSpec } from '@understudy/muhq/rules'
import type { VNode } from 'preact'
import { SILENT } from '../../../ui/board/roles.ts'
import { scrap, TILE } from './cut.ts'
import { noise, swing } from './noise.ts'
import { seatShape } from './shapes.ts'

interface LandmarkProps {
  readonly tile: TileSpec
  readonly x: number
  readonly y: number
  /** A spawn or harbour of nobody at this table. */
  readonly idle: boolean
}

export function Landmarks({ board, seats }: { readonly board: Board; readonly seats: readonly string[] }) {
  return (
    <g class="muhq-landmarks" {...SILENT}>
      {board.tiles.map((tile, index) => {
        const x = index % board.width
        const y = Math.floor(index / board.width)
        const idle = tile.owner !== undefined && tile.owner !== 'people' && !seats.includes(tile.owner)
        const drawing = landmark({ tile, x, y, idle })
        return (
          drawing !== null && (
            <g key={index} class={idle ? 'idle' : undefined} transform={`translate(${x * TILE} ${y * TILE})`}>
              {drawing}
            </g>
          )
        )
      })}
    </g>
  )
}

export function landmark({ tile, x, y }: LandmarkProps): VNode | null {
  switch (tile.tile) {
    case 'house':
      return <House x={x} y={y} />
    case 'tower':
      return TOWER
    case 'gate':
      return GATE
    case 'field':
      return <Field x={x} y={y} />
    case 'store':
      return STALL
    case 'harbour':
      return <Pier owner={tile.owner} />
    case 'spawn':
      return <Spawn tile={tile} />
    default:
      return null
  }
}

function House({ x, y }: { readonly x: number; readonly y: number }) {
  // Left or right handed, so that a village is not a stamp.
  const flip = noise(x, y, 31) < 0.5 ? undefined : 'matrix(-1 0 0 1 64 0)'
  return (
    <g transform={flip}>
      <path class="cast" d="M6 33 31 9l12 11v-7h7v13l9 8-5 3v19H12V37Z" />
      <path class="roof deep-tone" d="M43 12h7v16l-7-6Z" />
      <path class="plaster" d="M12 31 31 15l21 17v22l-20 1-20-1Z" />
      <path class="plaster-shade" d="M36 19l16 13v22l-16 1Z" />
      <path class="roof" d="M5 33 31 9l28 24-5 4-23-19-22 19Z" />
      <path class="roof deep-tone" d="M31 9l28 24-5 4-23-19Z" />
      <path class="door" d="M24 55V42q5-5 10 0v13Z" />
      <path class="window" d="M41 37h7v8h-7zM16 37h5v7h-5z" />
    </g>
  )
}

const TOWER = (
  <g>
    <path class="cast" d="M15 10h34v14l-4 5 3 28H16l3-28-4-5Z" />
    <path class="stone" d="M19 26h26l3 31H16Z" />
    <path class="stone deep-tone" d="M35 26h10l3 31H36Z" />
    <path class="stone light-tone" d="M14 10h7v5h7v-5h8v5h7v-5h7v13l-5 5H19l-5-5Z" />
    <path class="stone" d="M36 28V15h7v-5h7v13l-5 5Z" />
    <path class="slit" d="M29 34h6v10h-6zM29 57v-5q3-4 6 0v5Z" />
    <path class="pole" d="M32 10V2" />
    <path class="pennant" d="M32 2l13 3-13 4Z" />
  </g>
)

const GATE = (
  <g>
    <path class="cast" d="M4 16h16l12-5 12 5h16v42H4Z" />
    <path class="dark" d="M14 20h36v37H14Z" />
    <path class="wood" d="M17 57V34q0-12 15-13 15 1 15 13v23Z" />
    <path class="wood deep-tone" d="M32 21q15 1 15 13v23H32Z" />
    <path class="bars" d="M24 24v33M32 21v36M40 24v33M17 36h30M17 47h30" />
    <path class="stone" d="M4 17h5v4h5v-4h5v41H4Z" />
    <path class="stone deep-tone" d="M45 17h5v4h5v-4h5v41H45Z" />
    <path class="stone light-tone" d="M17 34q0-13 15-14 15 1 15 14h-4q0-8-11-9-11 1-11 9Z" />
  </g>
)

function Field({ x, y }: { readonly x: number; readonly y: number }) {
  const rows = [12, 22, 32, 42, 52].map((ry, i) => {
    const bend = swing(x, y, i, 41) * 2
    return `M8 ${ry + bend}q12-4 24 0t24 ${swing(x, y, i) * 1.5}`
  })
  const ears = [17, 37, 47].flatMap((ry, i) =>
    [14, 26, 38, 50].map((rx, j) => `M${rx + swing(x, y, i, j) * 3} ${ry + 4}v-6m-2.500 2l2.500 2 2.500-2`),
  )
  return (
    <g>
      <path class="cast" d={scrap(3, 4, 58, 56, 51)} />
      <path class="field" d={scrap(3, 4, 58, 56, 51)} />
      <path class="furrows" d={rows.join('')} />
      <path class="ears" d={ears.join('')} />
    </g>
  )
}

const STALL = (
  <g>
    <path class="cast" d="M7 13 12 7h40l5 6v13h-4v31H11V26H7Z" />
    <path class="dark" d="M13 24h38v18H13Z" />
    <path class="wood" d="M10 41h44v5H10zM12 46h40v11H12Z" />
    <path class="wood deep-tone" d="M12 46h40v3H12zM11 24h3v17h-3zM50 24h3v17h-3Z" />
    <path class="goods a" d="M17 41q0-7 5-7t5 7Z" />
    <path class="goods b" d="M28 41v-8h8v8Z" />
    <path class="goods c" d="M37 41q0-6 5-6t5 6Z" />
    <path class="awning" d="M12 7h40l5 17H7Z" />
    <path class="awning stripe" d="M20 7h8l-1 17H17ZM36 7h8l4 17H37Z" />
    <path class="awning" d="M7 24h10q0 6-5 6t-5-6ZM27 24h10q0 6-5 6t-5-6ZM47 24h10q0 6-5 6t-5-6Z" />
    <path class="awning stripe" d="M17 24h10q0 6-5 6t-5-6ZM37 24h10q0 6-5 6t-5-6Z" />
  </g>
)

function Pier({ owner }: { readonly owner: TileSpec['owner'] }) {
  return (
    <g>
      <path class="cast far" d="M7 12h50v40H7Z" />
      <path class="wood" d="M6 13l52-1v7H6zM6 21h52v7H6zM6 30h52v7l-52 1zM6 39h52v6H6zM6 47h52l-1 6H7Z" />
      <path class="wood deep-tone" d="M14 12h5v41h-5zM45 12h5v41h-5Z" />
      <path class="post" d="M10 9h6v8h-6zM48 9h6v8h-6zM10 47h6v9h-6zM48 47h6v9h-6Z" />
      <path class="rope" d="M13 12q19 14 38 0" />
      <g class={`muhq-seat-${owner ?? 'people'}`} transform="translate(32 35)">
        <path class="plate" d={seatShape(owner ?? 'people', 12)} />
        <path class="anchor" d="M0-7v14M-6 2q1 5 6 6 5-1 6-6M-3.500-3h7" />
      </g>
    </g>
  )
}

function Spawn({ tile }: { readonly tile: TileSpec }) {
  const owner = tile.owner ?? 'people'
  if (tile.ground !== 'land') {
    return (
      <g class={`muhq-seat-${owner}`} transform="translate(32 32)">
        <path class="maelstrom" d={seatShape(owner, tile.starts ? 27 : 22)} />
        <path class="swirl" d="M-16 2c0-12 14-18 24-11s6 20-5 20-12-11-4-12M16 8c-5 12-20 13-27 4" />
      </g>
    )
  }
  return (
    <g class={`muhq-seat-${owner}`} transform="translate(32 32)">
      <path class="cast" d={seatShape(owner, tile.starts ? 26 : 23)} />
      <path class="plate" d={seatShape(owner, tile.starts ? 26 : 23)} />
      <path class="plate-rim" d={seatShape(owner, tile.starts ? 22 : 19)} />
      <path class="pole" d="M-6 14V-14" />
      <path class="banner" d="M-6-14 12-9-6-2Z" />
      <path class="plate-dot" d="M-11 14h10" />
    </g>
  )
}
