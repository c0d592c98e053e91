// Power as a line from nothing (or whoever is below it) to the end of the game, with everybody's mark upon it.

import type { State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { multiples } from '../../../ui/board/multiples.ts'
import { MARK } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { type SeatLook, winningPower } from './look.ts'

/** Where the line begins, of its whole width; letters keep their size, however long it is. */
const LEFT = 6
const BASE = 21
/** Marks of the same Power: as far above one another as there is room. */
const ABOVE = 11

export function PowerTrack({
  state,
  looks,
  lang,
}: {
  readonly state: State
  readonly looks: readonly SeatLook[]
  readonly lang: Lang
}) {
  const w = words(lang)
  // An act ends with its chapters, whatever Power there is.
  const ends = state.options.act === 0
  const goal = ends ? winningPower(state) : 20
  const top = Math.max(goal, ...looks.map(({ power }) => power))
  const low = Math.min(0, ...looks.map(({ power }) => power))
  const x = (power: number) => `${LEFT + ((power - low) / (top - low)) * (100 - LEFT * 2)}%`
  // Who has the same Power lies above the other.
  const rank = looks.map((look, i) => looks.slice(0, i).filter(({ power }) => power === look.power).length)
  const step = ABOVE / Math.max(1, ...rank)
  const ticks = multiples(top - low > 35 ? 10 : 5, low, top).filter((n) => !ends || Math.abs(goal - n) > 2)
  return (
    <svg
      class="arcs-power-track"
      role="img"
      aria-label={w.trackLabel(
        goal,
        looks.map(({ colour, power }) => `${w.seat(colour)} ${power}`),
      )}
    >
      <line class="line" x1={`${LEFT}%`} x2={`${100 - LEFT}%`} y1={BASE} y2={BASE} />
      {ticks.map((n) => (
        <svg key={n} aria-hidden="true" x={x(n)} y={BASE}>
          <path class="tick" d="M0 0v4" />
          <text y={15}>{n}</text>
        </svg>
      ))}
      {ends && (
        <svg aria-hidden="true" x={x(goal)} y={BASE}>
          <path class="goal" d="M0 -7V5" />
          <text class="goal-number" y={15}>
            {goal}
          </text>
        </svg>
      )}
      {looks.map(({ colour, power }, i) => (
        <svg key={colour} aria-hidden="true" x={x(power)} y={BASE - rank[i]! * step - 1}>
          <g class={`arcs-mark seat-${colour}`} transform="scale(6)">
            <path d={MARK[colour]} />
          </g>
        </svg>
      ))}
    </svg>
  )
}
