// Plots of the report, drawn to SVG by Observable Plot when it is written. Both it and the little DOM that it draws into are
// loaded only then. Colours are names of the page's, so that they follow light, dark and print.

import type * as PlotModule from '@observablehq/plot'

interface Whisker {
  readonly label: string
  readonly mean: number
  /** NaN where nothing is known of it. */
  readonly low: number
  readonly high: number
}

export interface Line {
  readonly label: string
  readonly points: readonly { readonly x: number; readonly mean: number; readonly low: number; readonly high: number }[]
}

/** Values with how often they came. */
type Counts = readonly (readonly [number, number])[]

export interface Plots {
  /** A dot with its interval for each; `zero` draws a line there and makes the scale the same on both sides of it. */
  whiskers(title: string, rows: readonly Whisker[], how: { show(value: number): string; zero?: boolean }): string
  /** How often each value came. */
  bars(title: string, counts: Counts, how: { x: string; from?: number; to?: number }): string
  /** Lines with their bands. */
  lines(title: string, rows: readonly Line[], how: { x: string; show(value: number): string }): string
}

const WIDE = 720
/** What a letter takes, about. */
const LETTER = 6.6
const MOST = 44
const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)', 'var(--c6)']
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'star', 'wye'] as const

const short = (label: string): string => (label.length > MOST ? `${label.slice(0, MOST - 1)}…` : label)

export async function plotting(): Promise<Plots> {
  const [Plot, { default: domino }] = await Promise.all([import('@observablehq/plot'), import('domino')])
  const document = domino.createDocument('')
  // biome-ignore lint/suspicious/noExplicitAny: what it draws is a node of that document, whose types are a browser's
  const drawn = (title: string, options: any): string => {
    const svg = Plot.plot({
      document,
      width: WIDE,
      ariaLabel: title,
      ...options,
    }) as unknown as {
      readonly outerHTML: string
      setAttribute(name: string, value: string): void
    }
    svg.setAttribute('role', 'img')
    return `<figure>${svg.outerHTML}</figure>`
  }
  return {
    whiskers: (title, rows, how) => drawn(title, whiskerOptions(Plot, rows, how)),
    bars: (title, counts, how) => drawn(title, barOptions(Plot, counts, how)),
    lines: (title, rows, how) => drawn(title, lineOptions(Plot, rows, how)),
  }
}

type Module = typeof PlotModule

function whiskerOptions(
  Plot: Module,
  rows: readonly Whisker[],
  { show, zero = false }: Parameters<Plots['whiskers']>[2],
) {
  const all = rows.map((row, at) => ({
    ...row,
    at: `${at}`,
    known: Number.isFinite(row.low) && Number.isFinite(row.high),
  }))
  const ends = all.flatMap(({ mean, low, high, known }) => (known ? [mean, low, high] : [mean]))
  const far = Math.max(...ends.map(Math.abs), 1e-9)
  const domain = zero ? [-far, far] : [Math.min(0, ...ends), Math.max(...ends, 1e-9)]
  const says = ({ label, mean, low, high, known }: (typeof all)[number]): string =>
    `${label}: ${show(mean)}${known ? ` (${show(low)} – ${show(high)})` : ''}`
  const y = 'at'
  return {
    height: 24 * all.length + 40,
    marginLeft: Math.min(300, 24 + LETTER * Math.max(...all.map(({ label }) => short(label).length))),
    marginRight: 40,
    x: { domain, tickFormat: (value: number) => show(value), ticks: 5, label: null, grid: true },
    y: {
      domain: all.map(({ at }) => at),
      tickFormat: (at: string) => short(all[Number(at)]?.label ?? ''),
      label: null,
      tickSize: 0,
    },
    marks: [
      ...(zero ? [Plot.ruleX([0], { stroke: 'var(--ink)' })] : []),
      Plot.link(
        all.filter(({ known }) => known),
        { x1: 'low', x2: 'high', y1: y, y2: y, stroke: 'var(--c1)', strokeWidth: 2 },
      ),
      Plot.dot(all, { x: 'mean', y, r: 4.5, fill: 'var(--c1)', title: says }),
    ],
  }
}

function barOptions(Plot: Module, counts: Counts, { x, from, to }: Parameters<Plots['bars']>[2]) {
  const rows = counts.map(([value, n]) => ({ value, n, from: value - 0.4, to: value + 0.4 }))
  return {
    height: 180,
    marginLeft: 50,
    x: {
      label: x,
      labelArrow: false,
      tickFormat: (value: number) => (Number.isInteger(value) ? `${value}` : ''),
      ...(from === undefined || to === undefined ? {} : { domain: [from - 0.5, to + 0.5] }),
    },
    // Half a game is none.
    y: { label: null, grid: true, ticks: 4, tickFormat: (n: number) => (Number.isInteger(n) ? `${n}` : '') },
    marks: [
      Plot.rectY(rows, { x1: 'from', x2: 'to', y: 'n', fill: 'var(--c1)', title: ({ value, n }) => `${value}: ${n}` }),
      Plot.ruleY([0], { stroke: 'var(--ink)' }),
    ],
  }
}

function lineOptions(Plot: Module, rows: readonly Line[], { x, show }: Parameters<Plots['lines']>[2]) {
  const all = rows.flatMap(({ label, points }) => points.map((point) => ({ ...point, label })))
  const labels = [...new Set(rows.map(({ label }) => label))]
  const ends = rows.flatMap(({ label, points }) => points.slice(-1).map((point) => ({ ...point, label })))
  const steps = [...new Set(all.map((point) => point.x))].sort((a, b) => a - b)
  return {
    height: 240,
    marginLeft: 50,
    marginRight: Math.min(260, 24 + LETTER * Math.max(...labels.map((label) => short(label).length))),
    x: {
      label: x,
      labelArrow: false,
      ticks: steps.length <= 12 ? steps : steps.filter((_, at) => at % Math.ceil(steps.length / 12) === 0),
      tickFormat: (value: number) => `${value}`,
    },
    y: {
      label: null,
      grid: true,
      zero: true,
      ticks: 5,
      tickFormat: (value: number) => show(value),
    },
    color: { domain: labels, range: COLOURS },
    symbol: { domain: labels, range: SYMBOLS },
    marks: [
      Plot.areaY(all, { x: 'x', y1: 'low', y2: 'high', z: 'label', fill: 'label', fillOpacity: 0.15 }),
      Plot.line(all, { x: 'x', y: 'mean', z: 'label', stroke: 'label', strokeWidth: 2 }),
      Plot.dot(all, {
        x: 'x',
        y: 'mean',
        symbol: 'label',
        fill: 'label',
        r: 3.5,
        title: ({ label, x: at, mean, low, high }) => `${label}, ${at}: ${show(mean)} (${show(low)} – ${show(high)})`,
      }),
      Plot.text(apart(ends), {
        x: 'x',
        y: 'at',
        text: ({ label }) => short(label),
        textAnchor: 'start',
        dx: 8,
        fill: 'label',
        fontWeight: 600,
      }),
    ],
  }
}

/** Names at the ends of lines that end close to each other are moved apart. */
function apart<T extends { readonly mean: number; readonly low: number; readonly high: number }>(
  ends: readonly T[],
): (T & { at: number })[] {
  const values = ends.flatMap(({ low, high, mean }) => [low, high, mean])
  const least = (Math.max(...values, 1) - Math.min(...values, 0)) / 12
  const out = ends.map((end) => ({ ...end, at: end.mean })).sort((a, b) => a.mean - b.mean)
  for (let at = 1; at < out.length; at++) {
    const [below, own] = [out[at - 1], out[at]]
    if (below !== undefined && own !== undefined) own.at = Math.max(own.at, below.at + least)
  }
  return out
}
