// Regions as they have been placed on the sheet: each with its share of the land, a first look at the map to come.

import { cellOf, outline } from '../../map/cells.ts'
import type { Point } from '../../map/project.ts'
import type { Degrees, MapSource } from './mapped.ts'
import { besideEdge, nearest, THUMB } from './picture.tsx'
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
  picked = new Set(),
}: {
  readonly placed: readonly PlacedRegion[]
  readonly frame: SheetFrame
  /** Not over a photo. */
  readonly land: boolean
  /** Ids of the regions that are marked. */
  readonly picked?: ReadonlySet<string>
}) {
  const sheet = { width: ACROSS, height: heightOf(frame) }
  const spots = spotsOf(placed, frame)
  const seat = (home: number) => (home < 0 ? '' : ` rome-faction-${home % 4}`)
  return (
    <>
      {(land ? placed : []).map(({ row, home }, no) => (
        <g key={row} class={`rome-cell${home < 0 ? '' : `${seat(home)} held`}`}>
          <path class="tint" d={outline(cellOf(spots, no, sheet), sheet)} />
        </g>
      ))}
      {placed.map(({ id, name, home, row }, no) => {
        const { x, y } = spots[no] ?? { x: 0, y: 0 }
        return (
          <g
            key={row}
            class={`pack-place${picked.has(id) ? ' picked' : ''}${besideEdge(x, sheet.width)}${seat(home)}`}
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

/** The same while the map itself is drawn for the first time. It takes taps already: nobody waits for shores. */
export function Still({
  source,
  picked,
  onTap,
}: {
  readonly source: MapSource
  readonly picked: ReadonlySet<string>
  onTap(no: number): void
}) {
  const placed = placedIn(source)
  const frame = sheetFrame(placed.map(({ at }) => at))
  const height = heightOf(frame)
  return (
    <svg
      viewBox={`0 0 ${ACROSS} ${height}`}
      aria-hidden="true"
      class="pack-still"
      onClick={(event) => {
        const matrix = event.currentTarget.getScreenCTM()
        const to = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse())
        const no = nearest(spotsOf(placed, frame), to, THUMB / (matrix?.a ?? 1))
        if (no >= 0) onTap(no)
      }}
    >
      <rect class="rome-sheet" width={ACROSS} height={height} />
      <Placed placed={placed} frame={frame} land picked={picked} />
    </svg>
  )
}

const spotsOf = (placed: readonly PlacedRegion[], frame: SheetFrame): Point[] =>
  placed.map(({ at }) => {
    const { x, y } = onSheet(frame, at)
    return { x: x * ACROSS, y: y * heightOf(frame) }
  })
