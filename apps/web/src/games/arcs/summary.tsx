// After the game: Power over the chapters, as a plot and as a table, and which rules of the bots decided most often.

import './style/pages.css'
import type { State } from '@understudy/arcs'
import { read } from '@understudy/arcs/state'
import { ambitionName } from '@understudy/arcs/text'
import { AMBITIONS } from '@understudy/arcs/vocabulary'
import type { Lang } from '@understudy/procedure'
import { ByColumn, DecidingRules, Plot } from '../../ui/board/summary.tsx'
import type { SummaryProps } from '../ui.ts'
import { actOf } from './act.ts'
import { AMBITION_SIGN, GameIcon } from './draw/glyphs.tsx'
import { HULL, SeatMark } from './draw/pieces.tsx'
import { winningPower } from './seats/look.ts'
import { PAGE_WORDS } from './text/pages.ts'
import { words } from './text/words.ts'

/** An ambition by its sign, with what it brought; Lars's Resource Power has none. */
function For({ what, n, lang }: { readonly what: string; readonly n: number; readonly lang: Lang }) {
  const ambition = AMBITIONS.find((each) => each === what)
  const name = ambition === undefined ? PAGE_WORDS[lang].fromResources : ambitionName(lang, ambition)
  return (
    <span class="for" title={name}>
      {ambition === undefined ? null : <GameIcon d={AMBITION_SIGN[ambition]} size={16} />}
      <span class="unseen">{name}</span>+{n}
    </span>
  )
}

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

export function Summary({ states, rules, scored, part, lang, names }: SummaryProps<State>) {
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
      {part === 'curve' ? (
        <>
          {Ending === undefined ? null : <Ending {...{ states, lang, names }} />}
          <h3>{p.powerOverChapters}</h3>
          <Plot {...common} height={210} step={10} goal={winningPower(first)} />
        </>
      ) : part === 'scored' ? (
        <ByColumn
          {...common}
          caption={p.powerOverChapters}
          player={p.playerWord}
          column={p.chapterShort}
          notes={(colour, chapter) =>
            scored
              .filter((each) => each.seat === colour && each.part === chapter && each.n > 0)
              .map(({ what, n }, at) => <For key={at} what={what} n={n} lang={lang} />)
          }
        />
      ) : (
        <DecidingRules kind="arcs" title={p.rulesThatDecided} rules={rules} seats={lines} times={p.times} />
      )}
    </div>
  )
}
