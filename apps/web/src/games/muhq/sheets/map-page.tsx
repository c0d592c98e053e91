// The map on one page, drawn for black and white.

import type { Setting } from '@understudy/muhq/data'
import { PEOPLE } from '@understudy/muhq/vocabulary'
import type { Lang } from '@understudy/procedure'
import { useId } from 'preact/hooks'
import { Coordinates, FRAME } from '../board/frame.tsx'
import { TILE } from '../draw/cut.ts'
import { Landmarks } from '../draw/landmarks.tsx'
import { Terrain } from '../draw/terrain.tsx'
import { SHEET_WORDS } from './words.ts'

export function MapPage({ setting, lang }: { readonly setting: Setting; readonly lang: Lang }) {
  const { board, map } = setting
  const clip = useId()
  const width = board.width * TILE
  const height = board.height * TILE
  return (
    <section class="muhq-sheet wide">
      <svg
        class="muhq-sheet-map"
        viewBox={`0 0 ${width + FRAME * 2} ${height + FRAME * 2}`}
        role="img"
        aria-label={map.name[lang]}
      >
        <clipPath id={clip}>
          <rect width={width} height={height} />
        </clipPath>
        <Coordinates board={board} />
        <g transform={`translate(${FRAME} ${FRAME})`}>
          <g clip-path={`url(#${clip})`}>
            <Terrain board={board} />
            <Landmarks board={board} seats={[...PEOPLE, 'boss']} />
          </g>
          <path class="grid" d={gridPath(board.width, board.height)} />
          <rect class="edge" width={width} height={height} />
        </g>
      </svg>
      <footer>
        <b>{map.name[lang]}.</b> {SHEET_WORDS[lang].credit}
      </footer>
    </section>
  )
}

function gridPath(columns: number, rows: number): string {
  const lines: string[] = []
  for (let x = 1; x < columns; x++) lines.push(`M${x * TILE} 0v${rows * TILE}`)
  for (let y = 1; y < rows; y++) lines.push(`M0 ${y * TILE}h${columns * TILE}`)
  return lines.join('')
}
