// Parchment, cells, shores, lanes and borders: everything below the pieces.

import type { Lang } from '@understudy/procedure'
import type { Role } from '../../../ui/board/marks.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { memo } from '../../../ui/memo.ts'
import type { Chart } from '../map/chart.ts'
import type { Mapped, Point } from '../map/project.ts'

/** How each faction's land is hatched, besides its tint. */
export function Patterns({ id }: { readonly id: string }) {
  return (
    <>
      <pattern id={`${id}-0`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="rome-hatch rome-faction-0" d="M0 0V9" />
      </pattern>
      <pattern id={`${id}-1`} width="11" height="11" patternUnits="userSpaceOnUse">
        <circle class="rome-hatch-dot rome-faction-1" cx="3" cy="3" r="1.3" />
        <circle class="rome-hatch-dot rome-faction-1" cx="8.5" cy="8.5" r="1.3" />
      </pattern>
      <pattern id={`${id}-2`} width="9" height="8" patternUnits="userSpaceOnUse">
        <path class="rome-hatch rome-faction-2" d="M0 4H9" />
      </pattern>
      <pattern id={`${id}-3`} width="12" height="12" patternUnits="userSpaceOnUse">
        <path class="rome-hatch rome-faction-3" d="M0 9L6 4L12 9" />
      </pattern>
    </>
  )
}

export interface CellLook {
  /** Colour of the holder, -1 for none. */
  readonly holder: number
  /** How it is marked, if it can be tapped. */
  readonly mark?: Role | undefined
  readonly picked: boolean
  readonly glows: boolean
}

export function Cells({
  chart,
  looks,
  patterns,
}: {
  readonly chart: Chart
  readonly looks: readonly CellLook[]
  readonly patterns: string
}) {
  return (
    <g class="rome-cells" {...SILENT}>
      {looks.map((look, no) => (
        <Cell key={no} {...look} d={chart.cells[no] ?? ''} patterns={patterns} />
      ))}
    </g>
  )
}

const Cell = memo(function Cell({
  holder,
  mark,
  picked,
  glows,
  d,
  patterns,
}: CellLook & { readonly d: string; readonly patterns: string }) {
  const states = `${mark === undefined || mark === 'other' ? '' : ` can ${mark}`}${picked ? ' picked' : ''}${glows ? ' glows' : ''}`
  return (
    <g class={`rome-cell${holder < 0 ? '' : ` rome-faction-${holder % 4} held`}${states}`}>
      <path class="tint" d={d} />
      {holder < 0 ? null : <path d={d} fill={`url(#${patterns}-${holder % 4})`} />}
      {states === '' ? null : <path class="mark" d={d} />}
    </g>
  )
})

export function Water({ chart }: { readonly chart: Chart }) {
  return (
    <g class="rome-water" {...SILENT}>
      <path class="deep" d={chart.water} />
      <path class="shallow wide" d={chart.water} />
      <path class="shallow" d={chart.water} />
      <path class="shore" d={chart.water} />
      {chart.lanes.map(({ a, b, path }) => (
        <path key={`${a} ${b}`} class="lane" d={path} />
      ))}
    </g>
  )
}

/** Of a size of their own, which grows with the map: for the picture of a pack that is being written. */
export function SeaNames({ chart, pack, lang }: { readonly chart: Chart; readonly pack: Mapped; readonly lang: Lang }) {
  return (
    <g class="rome-water" {...SILENT}>
      {pack.seas.map((sea, no) => {
        const at = chart.seas[no] as Point
        return (
          <text key={sea.id} class="sea-name" x={at.x} y={at.y}>
            {lines(sea.name[lang]).map((line, i) => (
              <tspan key={line} x={at.x} dy={i === 0 ? 0 : '1.08em'}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
}

/** A name of several words stands in two lines: seas are narrow. */
function lines(name: string): string[] {
  const words = name.split(' ')
  return words.length < 2 ? words : [words.slice(0, -1).join(' '), words[words.length - 1] ?? '']
}

/** Who borders on whom, and whose roads run there. */
export function Borders({
  chart,
  pack,
  roads,
}: {
  readonly chart: Chart
  readonly pack: Mapped
  /** By border: the colour of whoever has a road there, -1 for none. */
  readonly roads: readonly number[]
}) {
  return (
    <g class="rome-borders" {...SILENT}>
      {pack.edges.map(({ a, b, strait }, no) => {
        const from = chart.places[a] as Point
        const to = chart.places[b] as Point
        const of = roads[no] ?? -1
        const kind = of >= 0 ? `road rome-faction-${of % 4}` : strait ? 'strait' : 'way'
        return <line key={no} class={kind} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      })}
    </g>
  )
}
