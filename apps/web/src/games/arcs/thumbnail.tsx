// The Reach in little: discs, gates and the colours of those in control.

import type { State } from '@understudy/arcs'
import { BOARDS } from '@understudy/arcs/data'
import { boardOf, read } from '@understudy/arcs/state'
import { SYSTEMS } from '@understudy/arcs/vocabulary'
import { systemLook } from './board/look.ts'
import { geometryFor, ringPath } from './draw/geometry.ts'

export function Thumbnail({ state }: { readonly state: State }) {
  const geometry = geometryFor(1.4)
  const board = state.options.act === 0 && read.setup(state) === 0 ? BOARDS.at(-1)! : boardOf(state)
  return (
    <svg
      class="arcs arcs-thumbnail"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="night" x={-400} y={-200} width={geometry.width + 800} height={geometry.height + 400} />
      {board.gates.map((gate, i) => (
        <path key={gate} class="orbit" d={ringPath(geometry, gate, board.gates[(i + 1) % board.gates.length]!)} />
      ))}
      {SYSTEMS.map((id, system) => {
        const { control, type } = systemLook(state, system)
        const at = geometry.systems[system]!
        const out = !board.inPlay[system]
        return (
          <circle
            key={id}
            class={`${out ? 'out' : type === undefined ? 'gate' : `disc type-${type}`}${control === undefined ? '' : ` seat-${control} held`}`}
            cx={at.x}
            cy={at.y}
            r={type === undefined ? 26 : 38}
          />
        )
      })}
    </svg>
  )
}
