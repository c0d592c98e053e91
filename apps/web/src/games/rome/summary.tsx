// After the game: points and regions by round, as plots and as a table, and which rules of the bots decided most often.

import './style/pages.css'
import { heldBy, type State, seatId } from '@understudy/rome'
import { useEffect, useRef } from 'preact/hooks'
import type { SummaryProps } from '../ui.ts'
import { factionName } from './board/labels.ts'
import { SeatMark } from './draw/mark.tsx'
import { shieldOf } from './draw/shapes.ts'
import { targetOf } from './seats/target.ts'
import { PAGE_WORDS } from './text/pages.ts'

const PLOT = { width: 520, height: 230, left: 30, right: 16, top: 12, bottom: 26 }
const MOST_RULES = 6

/** By round, the first column being the start: the last position of each round that was begun. */
export function byRound(states: readonly State[], of: (state: State, side: number) => number): number[][] {
  const columns = new Map<number, number[]>()
  for (const state of states) {
    const values = state.sides.map((_, no) => of(state, no))
    if (state.over !== null) columns.set(state.round, values)
    // What a round begins with is what the one before it ended with.
    else if (!columns.has(state.round - 1)) columns.set(state.round - 1, values)
  }
  const last = Math.max(0, ...columns.keys())
  return Array.from({ length: last + 1 }, (_, round) => {
    for (let at = round; at >= 0; at--) {
      const known = columns.get(at)
      if (known !== undefined) return known
    }
    return states[0]?.sides.map(() => 0) ?? []
  })
}

export function Summary({ states, rules, lang, names }: SummaryProps<State>) {
  const p = PAGE_WORDS[lang]
  const top = useRef<HTMLDivElement>(null)
  // Whoever followed the last steps stands at their end: how the game ended is told above them.
  useEffect(() => {
    top.current?.closest('.panel-scroll')?.scrollTo(0, 0)
  }, [])
  const last = states.at(-1)
  if (last === undefined) return null
  const points = byRound(states, (state, no) => state.sides[no]?.vp ?? 0)
  const regions = byRound(states, (state, no) => heldBy(state, no).length)
  const nameOf = (no: number) => names[seatId(last, no)] ?? factionName(last, last.sides[no]?.faction ?? 0, lang)
  const busy = [...rules].sort((a, b) => b.count - a.count)
  return (
    <div class="rome rome-summary" ref={top}>
      <h3>{p.pointsByRound}</h3>
      <Plot table={points} state={last} goal={targetOf(last)} />
      <table class="rome-totals">
        <caption class="rome-unseen">{p.pointsByRound}</caption>
        <thead>
          <tr>
            <th scope="col">{p.player}</th>
            {points.slice(1).map((_, i) => (
              <th key={i} scope="col">
                {p.round(i + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {last.sides.map(({ faction }, no) => (
            <tr key={faction}>
              <th scope="row">
                <SeatMark faction={faction} size={15} /> {nameOf(no)}
              </th>
              {points.slice(1).map((column, i) => (
                <td key={i}>{column[no]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{p.regionsByRound}</h3>
      <Plot table={regions} state={last} />
      {busy.length > 0 && <h3>{p.rules}</h3>}
      {last.sides.map(({ faction }, no) => {
        const own = busy.filter(({ seat }) => seat === seatId(last, no)).slice(0, MOST_RULES)
        const most = own[0]?.count ?? 1
        return own.length === 0 ? null : (
          <section key={faction} class="rome-rules">
            <h4>
              <SeatMark faction={faction} size={15} /> {nameOf(no)}
            </h4>
            <ul>
              {own.map(({ node, count, rule }) => (
                <li key={node}>
                  <span class="share" style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden="true" />
                  <b>{node}</b>
                  <span class="rule">{rule}</span>
                  <span class="times">{p.times(count)}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** Lines of all seats over the rounds; `goal` is what wins. */
function Plot({ table, state, goal }: { table: readonly number[][]; state: State; goal?: number }) {
  const { width, height, left, right, top, bottom } = PLOT
  const most = Math.max(1, goal ?? 0, ...table.flat())
  const x = (round: number) => left + (round / Math.max(1, table.length - 1)) * (width - left - right)
  const y = (value: number) => top + (1 - value / most) * (height - top - bottom)
  const steps = Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5)
  return (
    <svg class="rome-plot" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {steps.map((n) => (
        <g key={n}>
          <path class="grid" d={`M${left} ${y(n)}H${width - right}`} />
          <text class="scale" x={left - 6} y={y(n) + 4}>
            {n}
          </text>
        </g>
      ))}
      {goal === undefined ? null : <path class="goal" d={`M${left} ${y(goal)}H${width - right}`} />}
      {table.map((_, round) => (
        <text key={round} class="round" x={x(round)} y={height - 6}>
          {round}
        </text>
      ))}
      {state.sides.map(({ faction }, no) => (
        <g key={faction} class={`line rome-faction-${faction % 4}`}>
          <path d={table.map((column, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(column[no] ?? 0)}`).join('')} />
          {table.map((column, i) => (
            <path
              key={i}
              class="point"
              d={shieldOf(faction, 5)}
              transform={`translate(${x(i)} ${y(column[no] ?? 0)})`}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
