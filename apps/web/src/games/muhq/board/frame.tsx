// Letters and numbers along the edges: A1 is the top left corner.

import { type Board, tileName } from '@understudy/muhq'
import { SILENT } from '../../../ui/board/roles.ts'
import { TILE } from '../draw/cut.ts'

/** Room for them, in drawing units. */
export const FRAME = 26

export function Coordinates({ board }: { readonly board: Board }) {
  const columns = Array.from({ length: board.width }, (_, x) => tileName({ x, y: 0 }).replace(/\d+$/, ''))
  const rows = Array.from({ length: board.height }, (_, y) => String(y + 1))
  const bottom = FRAME * 2 + board.height * TILE - 8
  const right = FRAME * 2 + board.width * TILE - 13
  return (
    <g class="muhq-coordinates" {...SILENT}>
      {columns.map((name, x) => [
        <text key={`t${name}`} x={FRAME + (x + 0.5) * TILE} y={19}>
          {name}
        </text>,
        <text key={`b${name}`} x={FRAME + (x + 0.5) * TILE} y={bottom}>
          {name}
        </text>,
      ])}
      {rows.map((name, y) => [
        <text key={`l${name}`} x={13} y={FRAME + (y + 0.5) * TILE + 6}>
          {name}
        </text>,
        <text key={`r${name}`} x={right} y={FRAME + (y + 0.5) * TILE + 6}>
          {name}
        </text>,
      ])}
    </g>
  )
}
