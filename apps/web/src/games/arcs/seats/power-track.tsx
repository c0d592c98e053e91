// Power as a line from nothing (or whoever is below it) to the end of the game, with everybody's mark upon it.

import type { State } from '@understudy/arcs'
import type { Lang } from '@understudy/procedure'
import { multiples } from '../../../ui/board/multiples.ts'
import { MARK } from '../draw/pieces.tsx'
import { words } from '../text/words.ts'
import { type SeatLook, winningPower } from './look.ts'

const WIDTH = 252
const LEFT = 12

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
  const x = (power: number) => LEFT + ((power - low) / (top - low)) * (WIDTH - LEFT * 2)
  // Who has the same Power lies above the other.
  const rank = looks.map((look, i) => looks.slice(0, i).filter(({ power }) => power === look.power).length)
  const high = 9 + 11 * Math.max(...rank)
  const ticks = multiples(5, low, top).filter((n) => !ends || goal - n > 2 || n > goal)
  return (
    <svg
      class="arcs-power-track"
      viewBox={`0 ${-high} ${WIDTH} ${high + 18}`}
      role="img"
      aria-label={w.trackLabel(
        goal,
        looks.map(({ colour, power }) => `${w.seat(colour)} ${power}`),
      )}
    >
      <path class="line" d={`M${LEFT} 0H${WIDTH - LEFT}`} />
      {ticks.map((n) => (
        <g key={n}>
          <path class="tick" d={`M${x(n)} 0v4`} />
          <text x={x(n)} y={15}>
            {n}
          </text>
        </g>
      ))}
      {ends && (
        <>
          <path class="goal" d={`M${x(goal)} -7V5`} />
          <text class="goal-number" x={x(goal)} y={15}>
            {goal}
          </text>
        </>
      )}
      {looks.map(({ colour, power }, i) => (
        <g
          key={colour}
          class={`arcs-mark seat-${colour}`}
          transform={`translate(${x(power)} ${-rank[i]! * 11 - 1}) scale(6)`}
        >
          <path d={MARK[colour]} />
        </g>
      ))}
    </svg>
  )
}
