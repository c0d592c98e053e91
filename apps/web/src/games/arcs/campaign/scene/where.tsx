// The map of a scene: the Reach as it lies after it, dimmed, and lit where something falls or comes, with how much.

import type { State } from '@understudy/arcs'
import { boardOf, ids } from '@understudy/arcs/state'
import { type Owner, SYSTEMS, type SystemId } from '@understudy/arcs/vocabulary'
import { Defs } from '../../board/defs.tsx'
import { systemLook } from '../../board/look.ts'
import { isOut, Lines, Sky } from '../../board/sky.tsx'
import { SystemDrawing } from '../../board/system.tsx'
import { geometryFor, PLANET, r } from '../../draw/geometry.ts'
import { MARK } from '../../draw/pieces.tsx'
import type { Beat } from './stations.ts'

interface Fallen {
  readonly of: Owner
  readonly text: string
  readonly came: boolean
}

/** What stands beside the system: hits as thorns, losses, what came. */
export function fallenOf({ event }: Beat): Fallen | undefined {
  const { of, n = 1, lost = 0 } = (event.with ?? {}) as { of?: Owner; n?: number; lost?: number }
  switch (event.say) {
    case 'log.blightHits':
      return { of: of ?? 'free', text: `${'✶'.repeat(Math.min(3, n))}${lost > 0 ? ` −${lost}` : ''}`, came: false }
    case 'log.escalated':
      return { of: 'empire', text: `+${n}`, came: true }
    case 'log.cityFreed':
      return { of: of ?? 'free', text: '→ ◇', came: false }
    default:
      return undefined
  }
}

const NOTHING: ReadonlySet<string> = new Set()
const MAP = geometryFor(1.3)
const [WIDE, TALL] = [74, 30]

export function Where({ beats, state }: { readonly beats: readonly Beat[]; readonly state: State }) {
  const board = boardOf(state)
  const fallen = new Map<SystemId, Fallen[]>()
  for (const beat of beats) {
    const what = beat.at === undefined ? undefined : fallenOf(beat)
    if (beat.at !== undefined && what !== undefined) fallen.set(beat.at, [...(fallen.get(beat.at) ?? []), what])
  }
  return (
    <div class="arcs-board reach-where">
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
        <Defs />
        <Sky geometry={MAP} />
        <Lines geometry={MAP} board={board} />
        {SYSTEMS.map((id, system) => (
          <g key={id} class={fallen.has(ids.sysId(system)) ? 'lit' : 'dim'}>
            <SystemDrawing
              look={systemLook(state, system)}
              at={MAP.systems[system]!}
              out={isOut(board, system)}
              glows={NOTHING}
            />
          </g>
        ))}
        {[...fallen].map(([id, list]) => {
          const { x, y } = MAP.systems[ids.sys(id)]!
          return (
            <g key={id} class="hit" data-system={id} transform={`translate(${r(x)} ${r(y)})`}>
              <circle class={list.every(({ came }) => came) ? 'came' : 'fell'} r={PLANET + 9} />
              <g class="fallen">
                {list.map(({ of, text, came }, i) => (
                  <g
                    key={i}
                    class={`seat-${of}`}
                    transform={`translate(0 ${(i - (list.length - 1) / 2) * (TALL + 4)})`}
                  >
                    <rect
                      class={came ? 'came' : 'fell'}
                      x={-WIDE / 2}
                      y={-TALL / 2}
                      width={WIDE}
                      height={TALL}
                      rx={8}
                    />
                    <path class="of" d={MARK[of]} transform={`translate(${-WIDE / 2 + 15} 0) scale(9)`} />
                    <text x={-WIDE / 2 + 28} y={6}>
                      {text}
                    </text>
                  </g>
                ))}
              </g>
            </g>
          )
        })}
      </svg>
    </div>
  )
}
