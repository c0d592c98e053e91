// What games show after the end: a plot over the chapters or rounds, the same as a table, and which rules decided. Each
// game has its own marks and colours; `kind` begins the names of its styles.

import type { ComponentChildren, RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { multiples } from './multiples.ts'

interface SeatLine {
  readonly key: string
  readonly mark: ComponentChildren
  readonly name: string
  /** By column; the first one is the start. */
  readonly values: readonly number[]
}

/** More columns than this leave no room beside a number. */
const MANY = 5

/** Everything but the start, by seat. */
export function ByColumn({
  kind,
  caption,
  player,
  lines,
  column,
  notes,
}: {
  readonly kind: string
  readonly caption: string
  readonly player: string
  readonly lines: readonly SeatLine[]
  column(n: number): string
  /** What a number is made of, by seat and column, counted from 1. */
  notes?(key: string, n: number): ComponentChildren
}) {
  return (
    <table class={(lines[0]?.values.length ?? 0) > MANY ? `${kind}-totals many` : `${kind}-totals`}>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{player}</th>
          {lines[0]?.values.slice(1).map((_, i) => (
            <th key={i} scope="col">
              {column(i + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, mark, name, values }) => (
          <tr key={key}>
            <th scope="row">
              {mark} {name}
            </th>
            {values.slice(1).map((value, i) => (
              <td key={i}>
                {notes === undefined ? null : <span class="notes">{notes(key, i + 1)}</span>}
                <b>{value}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const PLOT = { width: 520, left: 30, right: 16, top: 12, bottom: 28 }

/** Keeps `--unit` of a drawing, a pixel of the screen in its own units: letters do not shrink with it. */
function useOwnUnit(svg: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const drawing = svg.current
    if (drawing === null) return undefined
    const look = () => {
      const fit = drawing.getScreenCTM()?.a ?? 0
      if (fit > 0) drawing.style.setProperty('--unit', String(Math.max(1, 1 / fit)))
    }
    look()
    const size = new ResizeObserver(look)
    size.observe(drawing)
    return () => size.disconnect()
  }, [svg])
}

export function Plot({
  kind,
  height,
  step,
  goal,
  lines,
}: {
  readonly kind: string
  readonly height: number
  /** Between two lines of the grid. */
  readonly step: number
  /** What wins. */
  readonly goal?: number
  readonly lines: readonly (Pick<SeatLine, 'key' | 'values'> & {
    readonly class: string
    /** The sign of the seat, around the origin. */
    readonly point: ComponentChildren
  })[]
}) {
  const { width, left, right, top, bottom } = PLOT
  const svg = useRef<SVGSVGElement>(null)
  useOwnUnit(svg)
  const columns = lines[0]?.values.length ?? 0
  const most = Math.max(1, goal ?? 0, ...lines.flatMap(({ values }) => values))
  const least = Math.min(0, ...lines.flatMap(({ values }) => values))
  const x = (at: number) => left + (at / Math.max(1, columns - 1)) * (width - left - right)
  const y = (value: number) => top + (1 - (value - least) / (most - least)) * (height - top - bottom)
  return (
    <svg ref={svg} class={`${kind}-plot`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {multiples(step, least, most).map((n) => (
        <g key={n}>
          <path class="grid" d={`M${left} ${y(n)}H${width - right}`} />
          <text class="scale" x={left - 6} y={y(n) + 4}>
            {n}
          </text>
        </g>
      ))}
      {goal === undefined ? null : <path class="goal" d={`M${left} ${y(goal)}H${width - right}`} />}
      {Array.from({ length: columns }, (_, at) => (
        <text key={at} class="column" x={x(at)} y={height - 8}>
          {at}
        </text>
      ))}
      {lines.map(({ key, values, class: own, point }) => (
        <g key={key} class={`line ${own}`}>
          <path d={values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(value)}`).join('')} />
          {values.map((value, i) => (
            <g key={i} transform={`translate(${x(i)} ${y(value)})`}>
              {point}
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

interface Deciding {
  readonly seat: string
  readonly node: string
  readonly count: number
  readonly rule?: string
}

const MOST_RULES = 6

/** The rules that decided most often, by seat. */
export function DecidingRules({
  kind,
  title,
  rules,
  seats,
  times,
}: {
  readonly kind: string
  readonly title: string
  readonly rules: readonly Deciding[]
  readonly seats: readonly Pick<SeatLine, 'key' | 'mark' | 'name'>[]
  times(count: number): string
}) {
  const busy = [...rules].sort((a, b) => b.count - a.count)
  return (
    <>
      <h3 class="unseen">{title}</h3>
      {seats.map(({ key, mark, name }) => {
        const own = busy.filter((rule) => rule.seat === key).slice(0, MOST_RULES)
        const most = own[0]?.count ?? 1
        return own.length === 0 ? null : (
          <div key={key} class={`${kind}-rules`}>
            <p>
              {mark} {name}
            </p>
            <ul>
              {own.map(({ node, count, rule }) => (
                <li key={node}>
                  <span class="bar" style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden="true" />
                  <b>{node}</b>
                  <span class="rule">{rule}</span>
                  <span class="times">{times(count)}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}
