// After the game: Power over the chapters, as a plot and as a table, and which rules of the bots decided most often.

import './style/pages.css'
import { layout as L, type State } from '@understudy/arcs'
import type { SummaryProps } from '../ui.ts'
import { HULL, SeatMark } from './draw/pieces.tsx'
import { winningPower } from './seats/facts.ts'
import { PAGE_WORDS } from './text/pages.ts'
import { words } from './text/words.ts'

const PLOT = { width: 520, height: 260, left: 30, right: 16, top: 12, bottom: 28 }
const MOST_RULES = 6

/** Power of each seat at the end of each chapter that was begun; the first column is the start. */
export function powerByChapter(states: readonly State[]): number[][] {
  const columns = new Map<number, readonly number[]>()
  for (const { b, options } of states) {
    const power = options.colours.map((_, seat) => b[L.POWER + seat]!)
    // What a chapter begins with is what the one before it ended with.
    const ended = Math.max(0, b[L.CHAPTER]! - 1)
    if (!columns.has(ended)) columns.set(ended, power)
    if (b[L.OVER] !== 0) columns.set(b[L.CHAPTER]!, power)
  }
  const last = Math.max(0, ...columns.keys())
  const table: number[][] = []
  for (let chapter = 0; chapter <= last; chapter++)
    table.push([...(columns.get(chapter) ?? table.at(-1) ?? states[0]?.options.colours.map(() => 0) ?? [])])
  return table
}

export function Summary({ states, rules, lang, names }: SummaryProps<State>) {
  const w = words(lang)
  const p = PAGE_WORDS[lang]
  const first = states[0]
  if (first === undefined) return null
  const { colours } = first.options
  const table = powerByChapter(states)
  const nameOf = (colour: string) => names[colour] ?? w.seat(colour as never)
  const busy = [...rules].sort((a, b) => b.count - a.count)
  const bots = colours.flatMap((colour) => {
    const own = busy.filter((rule) => rule.seat === colour).slice(0, MOST_RULES)
    return own.length === 0 ? [] : [{ colour, own }]
  })
  return (
    <div class="arcs arcs-summary">
      <h3>{p.powerOverChapters}</h3>
      <Plot table={table} state={first} />
      <table class="arcs-totals">
        <caption class="arcs-unseen">{p.powerOverChapters}</caption>
        <thead>
          <tr>
            <th scope="col">{p.playerWord}</th>
            {table.slice(1).map((_, i) => (
              <th key={i} scope="col">
                {p.chapterShort(i + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colours.map((colour, seat) => (
            <tr key={colour}>
              <th scope="row">
                <SeatMark colour={colour} /> {nameOf(colour)}
              </th>
              {table.slice(1).map((column, i) => (
                <td key={i}>{column[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {bots.length > 0 && (
        <>
          <h3>{p.rulesThatDecided}</h3>
          {bots.map(({ colour, own }) => (
            <div key={colour} class="arcs-rules">
              <p>
                <SeatMark colour={colour} /> {nameOf(colour)}
              </p>
              <ul>
                {own.map(({ node, count, rule }) => (
                  <li key={node}>
                    <span class="bar" style={{ inlineSize: `${(count / own[0]!.count) * 100}%` }} aria-hidden="true" />
                    <b>{node}</b>
                    <span class="rule">{rule}</span>
                    <span class="times">{p.times(count)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </div>
  )
}

function Plot({ table, state }: { readonly table: readonly number[][]; readonly state: State }) {
  const { width, height, left, right, top, bottom } = PLOT
  const goal = winningPower(state)
  const most = Math.max(goal, ...table.flat())
  const x = (chapter: number) => left + (chapter / Math.max(1, table.length - 1)) * (width - left - right)
  const y = (power: number) => top + (1 - power / most) * (height - top - bottom)
  const steps = Array.from({ length: Math.floor(most / 10) + 1 }, (_, i) => i * 10)
  return (
    <svg class="arcs-plot" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {steps.map((n) => (
        <g key={n}>
          <path class="grid" d={`M${left} ${y(n)}H${width - right}`} />
          <text class="scale" x={left - 6} y={y(n) + 4}>
            {n}
          </text>
        </g>
      ))}
      <path class="goal" d={`M${left} ${y(goal)}H${width - right}`} />
      {table.map((_, chapter) => (
        <text key={chapter} class="chapter" x={x(chapter)} y={height - 8}>
          {chapter}
        </text>
      ))}
      {state.options.colours.map((colour, seat) => (
        <g key={colour} class={`line seat-${colour}`}>
          <path d={table.map((column, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(column[seat]!)}`).join('')} />
          {table.map((column, i) => (
            <path
              key={i}
              class="point"
              d={HULL[colour]}
              transform={`translate(${x(i)} ${y(column[seat]!)}) scale(0.42)`}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
