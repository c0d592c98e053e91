// Letters and numbers along the edges: A1 is the top left corner.

import { type Board, tileName } from '@understudy/muhq/rules'
import { SILENT } from '../../../ui/board/roles.ts'
import { TILE } from '../draw/cut.ts'

/** Room for them, in drawing units: together as much across as down. */
export const FRAME = 26

interface Edges {
  readonly left: number
  readonly top: number
}

/** Where the board is small they stand on two sides only, which have the room of all four. */
export const edgesOf = (small: boolean): Edges => (small ? { left: 46, top: 42 } : { left: FRAME, top: FRAME })

export const sizeOf = ({ width, height }: Board): { readonly width: number; readonly height: number } => ({
  width: width * TILE + FRAME * 2,
  height: height * TILE + FRAME * 2,
})

export function Coordinates({ board, small = false }: { readonly board: Board; readonly small?: boolean }) {
  const { left, top } = edgesOf(small)
  const columns = Array.from({ length: board.width }, (_, x) => tileName({ x, y: 0 }).replace(/\d+$/, ''))
  const rows = Array.from({ length: board.height }, (_, y) => String(y + 1))
  const bottom = FRAME + board.height * TILE + FRAME / 2
  const right = FRAME + board.width * TILE + FRAME / 2
  return (
    <g class="muhq-coordinates" {...SILENT}>
      {columns.map((name, x) => [
        <text key={`t${name}`} x={left + (x + 0.5) * TILE} y={top / 2}>
          {name}
        </text>,
        small ? null : (
          <text key={`b${name}`} x={left + (x + 0.5) * TILE} y={bottom}>
            {name}
          </text>
        ),
      ])}
      {rows.map((name, y) => [
        <text key={`l${name}`} x={left / 2} y={top + (y + 0.5) * TILE}>
          {name}
        </text>,
        small ? null : (
          <text key={`r${name}`} x={right} y={top + (y + 0.5) * TILE}>
            {name}
          </text>
        ),
      ])}
    </g>
  )
}
