// What the others did since one's last turn, on a map: an arrow in the seat's colour for each piece that went elsewhere, with
// its number in order at the tail; a plus on what came, a struck outline where something is gone, a ring in two colours around a
// place that changed hands.

import './wake.css'
import { SILENT } from './roles.ts'
import type { Changed, Stood } from './wake-of.ts'
import { wakeBetween } from './wake-of.ts'

const NONE: readonly never[] = []
/** Half a ring, the left one and the right one. */
const HALVES = ['M0-24A24 24 0 0 0 0 24', 'M0-24A24 24 0 0 1 0 24'] as const
const r = (n: number): number => Math.round(n * 10) / 10

export function WakeMarks({
  before,
  now,
  changed = NONE,
  order,
  faded,
}: {
  readonly before: readonly Stood[]
  readonly now: readonly Stood[]
  readonly changed?: readonly Changed[]
  /** Pieces as they were touched, by their keys. */
  readonly order: readonly string[]
  /** Something was picked. */
  readonly faded: boolean
}) {
  const { moved, came, gone } = wakeBetween(before, now, order)
  return (
    <g class={faded ? 'board-wake faded' : 'board-wake'} {...SILENT}>
      {changed.map(({ key, x, y, was, is }) => (
        <g key={key} class="changed" data-about={key} transform={`translate(${r(x)} ${r(y)})`}>
          <path class={`half ${was}`} d={HALVES[0]} />
          <path class={`half ${is}`} d={HALVES[1]} />
        </g>
      ))}
      {moved.map(({ from, to }, n) => {
        const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
        return (
          <g key={to.key} class={to.seat} data-about={to.key}>
            <path class="way" d={`M${r(from.x)} ${r(from.y)}L${r(to.x)} ${r(to.y)}`} />
            <path
              class="head"
              transform={`translate(${r(to.x)} ${r(to.y)}) rotate(${r(angle)}) translate(-26 0)`}
              d="M-11-8 7 0-11 8Z"
            />
            <g transform={`translate(${r(from.x)} ${r(from.y)})`}>
              <g class="grow">
                <circle class="was" r={13} />
                <text y={5}>{n + 1}</text>
              </g>
            </g>
          </g>
        )
      })}
      {came.map(({ key, seat, x, y }) => (
        <g key={key} class={seat} data-about={key} transform={`translate(${r(x + 22)} ${r(y - 20)})`}>
          <circle class="disc" r={9} />
          <path class="sign" d="M-5 0H5M0-5V5" />
        </g>
      ))}
      {gone.map(({ key, seat, x, y }) => (
        <g key={key} class={seat} data-about={key} transform={`translate(${r(x)} ${r(y)})`}>
          <circle class="was" r={15} />
          <path class="struck" d="M-11 11 11-11" />
        </g>
      ))}
    </g>
  )
}
