// After the game: points and regions by round, as plots and as a table, and which rules of the bots decided most often.

import './style/pages.css'
import type { State } from '@understudy/rome'
import { heldBy, seatId } from '@understudy/rome/rules'
import { ByColumn, DecidingRules, Plot } from '../../ui/board/summary.tsx'
import type { SummaryProps } from '../ui.ts'
import { factionName } from './board/labels.ts'
import { colourOf } from './draw/colour.ts'
import { SeatMark } from './draw/mark.tsx'
import { shieldOf } from './draw/shapes.ts'
import { targetOf } from './seats/target.ts'
import { PAGE_WORDS } from './text/pages.ts'

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

export function Summary({ states, rules, part, lang }: SummaryProps<State>) {
  const p = PAGE_WORDS[lang]
  const last = states.at(-1)
  if (last === undefined) return null
  const linesOf = (table: readonly number[][]) =>
    last.sides.map(({ faction }, no) => ({
      key: seatId(last, no),
      mark: <SeatMark colour={colourOf(last, faction)} size={15} />,
      // As everywhere on this table: a bot's name would be the same for several of them.
      name: factionName(last, faction, lang),
      values: table.map((column) => column[no] ?? 0),
      class: `rome-faction-${colourOf(last, faction)}`,
      point: <path class="point" d={shieldOf(colourOf(last, faction), 5)} />,
    }))
  const points = linesOf(byRound(states, (state, no) => state.sides[no]?.vp ?? 0))
  const regions = linesOf(byRound(states, (state, no) => heldBy(state, no).length))
  const goal = targetOf(last)
  const common = { kind: 'rome', height: 210, step: 5 }
  return (
    <div class="rome rome-summary">
      {part === 'curve' ? (
        <>
          <h3>{p.pointsByRound}</h3>
          <Plot {...common} lines={points} {...(goal === undefined ? {} : { goal })} />
        </>
      ) : part === 'scored' ? (
        <>
          <ByColumn
            kind="rome"
            lines={points}
            caption={p.pointsByRound}
            player={p.player}
            column={p.round}
            notes={(seat, round) => {
              const { values = [] } = points.find(({ key }) => key === seat) ?? {}
              const gain = (values[round] ?? 0) - (values[round - 1] ?? 0)
              return <span class="for">{gain === 0 ? '' : gain > 0 ? `+${gain}` : `−${-gain}`}</span>
            }}
          />
          <h3>{p.regionsByRound}</h3>
          <Plot {...common} height={150} lines={regions} />
        </>
      ) : (
        <DecidingRules kind="rome" title={p.rules} rules={rules} seats={points} times={p.times} />
      )}
    </div>
  )
}
