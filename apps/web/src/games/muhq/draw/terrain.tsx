// The ground as sheets of paper, one upon another: deep water, shallows, sand, meadow, roads, masonry.

import type { Board, TileSpec } from '@understudy/muhq/rules'
import type { VNode } from 'preact'
import { SILENT } from '../../../ui/board/roles.ts'
import { type Cut, scrap, sheetPath, TILE } from './cut.ts'
import { noise } from './noise.ts'
import { streets } from './streets.ts'

const COAST: Cut = { stray: 4, round: 0.22, salt: 1, flowing: true }
const SHOAL: Cut = { stray: 5, round: 0.24, salt: 2, flowing: true }
const ABYSS: Cut = { stray: 6, round: 0.3, salt: 3, flowing: true }
const GLADE: Cut = { stray: 9, round: 0.3, salt: 5, flowing: true }
const STONE: Cut = { stray: 1.1, round: 0.06, salt: 4 }

const tileAtOf = (board: Board) => (x: number, y: number) => board.tiles[y * board.width + x] as TileSpec

/** Everything that never changes during a game. Draw it once per map. */
export function Terrain({ board }: { readonly board: Board }) {
  const { width, height } = board
  const at = tileAtOf(board)
  const ground = (x: number, y: number) => at(x, y).ground
  const sheet = (inside: (x: number, y: number) => boolean, cut: Cut) => sheetPath(width, height, inside, cut)
  const near = (x: number, y: number) =>
    [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [clamp(x + dx, width), clamp(y + dy, height)] as const))

  const shallows = sheet((x, y) => ground(x, y) !== 'deep', SHOAL)
  const abyss = sheet((x, y) => near(x, y).every(([nx, ny]) => ground(nx, ny) === 'deep'), ABYSS)
  const land = sheet((x, y) => ground(x, y) === 'land' || ground(x, y) === 'wall', COAST)
  const glades = sheet((x, y) => ground(x, y) === 'land' && noise(x >> 1, (y + 1) >> 1, 5) < 0.36, GLADE)
  const masonry = sheet((x, y) => ground(x, y) === 'wall', STONE)
  const road = streets(width, height, (x, y) => at(x, y).tile === 'street')

  return (
    <g class="muhq-terrain" {...SILENT}>
      <rect class="deep" width={width * TILE} height={height * TILE} />
      <path class="abyss" d={abyss} />
      <path class="cast far" d={shallows} />
      <path class="foam" d={shallows} />
      <path class="water" d={shallows} />
      <g class="waves">
        {eachTile(board, (tile, x, y) => (
          <Waves key={`${x},${y}`} tile={tile} x={x} y={y} />
        ))}
      </g>
      <path class="cast far" d={land} />
      <path class="foam wide" d={land} />
      <path class="sand" d={land} />
      <path class="land" d={land} />
      <path class="glade" d={glades} />
      <Squares board={board} />
      <g class="tufts">{eachTile(board, (tile, x, y) => tuft(tile, x, y))}</g>
      {road.lines !== '' && (
        <g class="road">
          <path class="cast" d={road.lines} />
          <path class="kerb" d={road.lines} />
          <path class="kerb" d={road.paving} />
          <path class="way" d={road.lines} />
          <path class="way paving" d={road.paving} />
          <path class="ruts" d={road.lines} />
        </g>
      )}
      {masonry !== '' && (
        <g class="masonry">
          <path class="cast far" d={masonry} />
          <path class="side" d={masonry} />
          <path class="top" d={masonry} />
          {eachTile(board, (tile, x, y) => tile.ground === 'wall' && <Stones key={`${x},${y}`} x={x} y={y} />)}
        </g>
      )}
    </g>
  )
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, value))

function eachTile<T>(board: Board, draw: (tile: TileSpec, x: number, y: number) => T): T[] {
  return board.tiles.map((tile, index) => draw(tile, index % board.width, Math.floor(index / board.width)))
}

/** Every second tile is a shade darker, so that distances can be counted. */
function Squares({ board }: { readonly board: Board }) {
  const dark: string[] = []
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      if ((x + y) % 2 === 0) dark.push(scrap(x * TILE + 0.5, y * TILE + 0.5, TILE - 1, TILE - 1, 9, 1))
    }
  }
  return <path class="squares" d={dark.join('')} />
}

function Waves({ tile, x, y }: { readonly tile: TileSpec; readonly x: number; readonly y: number }): VNode | null {
  if (tile.ground !== 'deep' && tile.ground !== 'water') return null
  const chance = noise(x, y, 11)
  if (chance > 0.42) return null
  const wx = x * TILE + 12 + noise(x, y, 12) * 20
  const wy = y * TILE + 18 + noise(x, y, 13) * 30
  const d = `M${wx} ${wy}q5-6 10 0t10 0`
  return <path class={tile.ground} d={chance < 0.16 ? `${d}M${wx + 8} ${wy + 8}q4-5 8 0t8 0` : d} />
}

function tuft(tile: TileSpec, x: number, y: number): VNode | null {
  if (tile.tile !== 'plain') return null
  const chance = noise(x, y, 21)
  const tx = x * TILE + 14 + noise(x, y, 22) * 36
  const ty = y * TILE + 18 + noise(x, y, 23) * 32
  if (chance < 0.34) {
    return (
      <path
        key={`${x},${y}`}
        class="grass"
        d={`M${tx - 5} ${ty - 5}q1 4 3 6M${tx} ${ty - 8}v8M${tx + 5} ${ty - 5}q-1 4-3 6`}
      />
    )
  }
  if (chance < 0.44) {
    return <path key={`${x},${y}`} class="pebble" d={`M${tx - 6} ${ty}l3-5 6-1 4 4-2 3Z`} />
  }
  if (chance < 0.54) {
    return (
      <g key={`${x},${y}`} class="flower">
        <circle cx={tx} cy={ty} r={2.6} />
        <circle cx={tx + 8} cy={ty + 5} r={2} />
      </g>
    )
  }
  return null
}

/** Joints of the stones, a little different on every tile. */
function Stones({ x, y }: { readonly x: number; readonly y: number }) {
  const left = x * TILE
  const top = y * TILE
  const row = (i: number) => top + 4 + i * 18
  const joint = (i: number, j: number) => {
    const jx = left + 12 + j * 24 + (i % 2) * 11 + noise(x, y, i, j) * 4
    return jx < left + TILE - 5 ? `M${jx} ${row(i) + 1}v16` : ''
  }
  const rows = [0, 1, 2].map((i) => `M${left + 3} ${row(i + 1)}h${TILE - 6}`).slice(0, 2)
  return <path class="joints" d={rows.join('') + [0, 1, 2].flatMap((i) => [joint(i, 0), joint(i, 1)]).join('')} />
}
