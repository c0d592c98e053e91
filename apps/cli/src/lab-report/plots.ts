// Plots as plain SVG: intervals on a common scale, and bars. Colours come from the page, so that they follow light, dark and print.

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export interface Whisker {
  readonly label: string
  readonly mean: number
  /** NaN where nothing is known of it. */
  readonly low: number
  readonly high: number
}

const WIDE = 720
const LABEL = 300
const RIGHT = 36
const ROW = 24

interface Scale {
  readonly min: number
  readonly max: number
}

const x = (value: number, { min, max }: Scale): number =>
  Math.round((LABEL + ((value - min) / (max - min)) * (WIDE - LABEL - RIGHT)) * 10) / 10

/** A dot with its interval for each; `zero` draws a line there and makes the scale the same on both sides of it. */
export function whiskers(
  title: string,
  rows: readonly Whisker[],
  { show, zero = false }: { show: (value: number) => string; zero?: boolean },
): string {
  const ends = rows.flatMap(({ mean, low, high }) => [mean, low, high].filter((value) => Number.isFinite(value)))
  const far = Math.max(...ends.map(Math.abs), 1e-9)
  const scale = zero
    ? { min: -far, max: far }
    : { min: Math.min(0, ...ends), max: Math.max(...ends) > Math.min(0, ...ends) ? Math.max(...ends) : 1 }
  const tall = rows.length * ROW + 34
  const marks = [scale.min, (scale.min + scale.max) / 2, scale.max]
  const lines = rows.map(({ label, mean, low, high }, at) => {
    const y = at * ROW + ROW / 2 + 4
    const known = Number.isFinite(low) && Number.isFinite(high)
    const bar = known ? `<line class="bar" x1="${x(low, scale)}" x2="${x(high, scale)}" y1="${y}" y2="${y}"/>` : ''
    const says = known ? `${show(mean)} (${show(low)} – ${show(high)})` : show(mean)
    return `<g><title>${escaped(`${label}: ${says}`)}</title><text x="${LABEL - 12}" y="${y + 4}" text-anchor="end">${escaped(short(label))}</text>${bar}<circle class="dot" cx="${x(mean, scale)}" cy="${y}" r="4.5"/></g>`
  })
  const axis = marks.map(
    (value) =>
      `<line class="grid${zero && value === 0 ? ' zero' : ''}" x1="${x(value, scale)}" x2="${x(value, scale)}" y1="4" y2="${tall - 26}"/><text class="mark" x="${x(value, scale)}" y="${tall - 8}" text-anchor="middle">${escaped(show(value))}</text>`,
  )
  return drawing(title, tall, [...axis, ...lines])
}

/** How often each value came. */
export function bars(title: string, counts: readonly (readonly [number, number])[]): string {
  const values = counts.map(([value]) => value)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const most = Math.max(...counts.map(([, n]) => n))
  const [left, high, tall] = [20, 120, 150]
  const step = (WIDE - left - RIGHT) / (max - min + 1)
  const drawn = counts.map(([value, n]) => {
    const size = Math.round((n / most) * high * 10) / 10
    const from = Math.round((left + (value - min) * step) * 10) / 10
    return `<rect class="column" x="${from}" y="${high - size + 4}" width="${Math.max(1, Math.round(step * 8) / 10)}" height="${size}"><title>${value}: ${n}</title></rect>`
  })
  const ends = [...new Set([min, max])].map(
    (value) =>
      `<text class="mark" x="${left + (value - min + 0.4) * step}" y="${tall - 8}" text-anchor="middle">${value}</text>`,
  )
  return drawing(title, tall, [...drawn, ...ends])
}

const drawing = (title: string, tall: number, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDE} ${tall}" role="img" aria-label="${escaped(title)}">${parts.join('')}</svg>`

const MOST = 44
const short = (label: string): string => (label.length > MOST ? `${label.slice(0, MOST - 1)}…` : label)
