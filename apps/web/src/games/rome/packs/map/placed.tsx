// Regions as they have been placed on the sheet: each with its share of the land, a first look at the map to come.

import { cellOf, outline } from '../../map/cells.ts'
import type { Degrees, MapSource } from './mapped.ts'
import { besideEdge } from './picture.tsx'
import { onSheet, type SheetFrame, sheetFrame } from './sheet-frame.ts'

/** Units of the drawing across. */
export const ACROSS = 880
export const heightOf = (frame: SheetFrame): number => (ACROSS * frame.height) / frame.width

type PlacedRegion = MapSource['regions'][number] & { readonly at: Degrees }

export const placedIn = ({ regions }: MapSource): PlacedRegion[] =>
  regions.flatMap((region) => (region.at === undefined ? [] : [{ ...region, at: region.at }]))

export function Placed({
  placed,
  frame,
  land,
}: {
  readonly placed: readonly PlacedRegion[]
  readonly frame: SheetFrame
  /** Not over a photo. */
  readonly land: boolean
}) {
  const sheet = { width: ACROSS, height: heightOf(frame) }
  const spots = placed.map(({ at }) => {
    const { x, y } = onSheet(frame, at)
    return { x: x * sheet.width, y: y * sheet.height }
  })
  const seat = (home: number) => (home < 0 ? '' : ` rome-faction-${home % 4}`)
  return (
    <>
      {(land ? placed : []).map(({ row, home }, no) => (
        <g key={row} class={`rome-cell${home < 0 ? '' : `${seat(home)} held`}`}>
          <path class="tint" d={outline(cellOf(spots, no, sheet), sheet)} />
        </g>
      ))}
      {placed.map(({ name, home, row }, no) => {
        const { x, y } = spots[no] ?? { x: 0, y: 0 }
        return (
          <g
            key={row}
            class={`pack-place${besideEdge(x, sheet.width)}${seat(home)}`}
            transform={`translate(${x} ${y})`}
          >
            <circle class="dot" r={7} />
            <text class="name" y={22}>
              {name}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** The same while the map itself is drawn for the first time. */
export function Still({ source }: { readonly source: MapSource }) {
  const placed = placedIn(source)
  const frame = sheetFrame(placed.map(({ at }) => at))
  const height = heightOf(frame)
  return (
    <svg viewBox={`0 0 ${ACROSS} ${height}`} aria-hidden="true">
      <rect class="rome-sheet" width={ACROSS} height={height} />
      <Placed placed={placed} frame={frame} land />
    </svg>
  )
}
