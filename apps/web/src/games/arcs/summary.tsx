// After the game: Power over the chapters, as a plot and as a table, and which rules of the bots decided most often.

import './style/pages.css'
import { read, type State } from '@understudy/arcs'
import { ByColumn, DecidingRules, Plot } from '../../ui/board/summary.tsx'
import type { SummaryProps } from '../ui.ts'
import { actOf } from './act.ts'
import { HULL, SeatMark } from './draw/pieces.tsx'
import { winningPower } from './seats/look.ts'
import { PAGE_WORDS } from './text/pages.ts'
import { words } from './text/words.ts'

/** Power of each seat at the end of each chapter that was begun; the first column is the start. */
export function powerByChapter(states: readonly State[]): number[][] {
  const columns = new Map<number, readonly number[]>()
  for (const state of states) {
    const power = state.options.colours.map((_, seat) => read.power(state, seat))
    // What a chapter begins with is what the one before it ended with.
    const ended = Math.max(0, read.chapter(state) - 1)
    if (!columns.has(ended)) columns.set(ended, power)
    if (read.over(state) !== 0) columns.set(read.chapter(state), power)
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
  const Ending = actOf(first)?.Ending
  const { colours } = first.options
  const table = powerByChapter(states)
  const lines = colours.map((colour, seat) => ({
    key: colour,
    mark: <SeatMark colour={colour} />,
    name: names[colour] ?? w.seat(colour as never),
    values: table.map((column) => column[seat] ?? 0),
    class: `seat-${colour}`,
    point: <path class="point" d={HULL[colour]} transform="scale(0.42)" />,
  }))
  const common = { kind: 'arcs', lines }
  return (
    <div class="arcs arcs-summary">
      {Ending === undefined ? null : <Ending {...{ states, lang, names }} />}
      <h3>{p.powerOverChapters}</h3>
      <Plot {...common} height={260} step={10} goal={winningPower(first)} />
      <ByColumn {...common} caption={p.powerOverChapters} player={p.playerWord} column={p.chapterShort} />
      <DecidingRules kind="arcs" title={p.rulesThatDecided} rules={rules} seats={lines} times={p.times} />
    </div>
  )
}
