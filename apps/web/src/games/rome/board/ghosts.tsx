// What would be, above everything that is: pieces pale where they would stand, hollow where they stand now, with their ways.

import { GhostWay } from '../../../ui/board/ghost-way.tsx'
import { SILENT } from '../../../ui/board/roles.ts'
import { wakeBetween } from '../../../ui/board/wake-of.ts'
import { MARKS, shieldOf } from '../draw/shapes.ts'
import type { PieceLook } from './look.ts'
import { Grown, PieceDrawing } from './piece.tsx'

interface Ghosts {
  /** Those that would stand elsewhere, or come. */
  readonly at: ReadonlySet<string>
  readonly come: readonly PieceLook[]
  readonly moved: readonly { readonly from: PieceLook; readonly to: PieceLook }[]
  readonly gone: readonly PieceLook[]
}

export function ghostsOf(now: readonly PieceLook[], then: readonly PieceLook[]): Ghosts {
  const stood = ({ key, x, y }: PieceLook) => ({ key, seat: '', x, y })
  const { moved, came, gone } = wakeBetween(now.map(stood), then.map(stood), [])
  const at = new Set([...moved.map(({ to }) => to.key), ...came.map(({ key }) => key)])
  const before = new Map(now.map((look) => [look.key, look]))
  const come = then.filter(({ key }) => at.has(key))
  return {
    at,
    come,
    moved: come.flatMap((to) => {
      const from = before.get(to.key)
      return from === undefined ? [] : [{ from, to }]
    }),
    gone: now.filter(({ key }) => gone.some((each) => each.key === key)),
  }
}

/** Below pieces and names: an arrow covers none of their numbers. */
export function GhostWays({ ghosts: { moved } }: { readonly ghosts: Ghosts }) {
  return (
    <g class="rome-ghosts" {...SILENT}>
      {moved.map(({ from, to }) => (
        <g key={to.key} style={{ '--aside': from.aside }}>
          <GhostWay
            from={from}
            to={to}
            outline={outlineOf(to)}
            size={22}
            class={`rome-way of-${to.kind} rome-faction-${to.colour}`}
          />
        </g>
      ))}
    </g>
  )
}

export function GhostPieces({ ghosts: { come, gone } }: { readonly ghosts: Ghosts }) {
  return (
    <g class="rome-ghosts" {...SILENT}>
      {[...come, ...gone].map((look) => (
        <g
          key={look.key}
          class={`rome-piece rome-faction-${look.colour}${come.includes(look) ? '' : ' leaving'}`}
          transform={`translate(${look.x} ${look.y})`}
        >
          <Grown look={look}>
            {/* What lies below, a name it may be, does not shine through. */}
            <path class="ghost-ground" d={outlineOf(look)} />
            <g class="pale">
              <PieceDrawing look={look} />
            </g>
            <path class="ghost-edge" d={outlineOf(look)} />
          </Grown>
        </g>
      ))}
    </g>
  )
}

const outlineOf = ({ kind, colour }: PieceLook): string =>
  kind === 'army' ? shieldOf(colour, 14) : kind === 'agent' ? MARKS.agent : MARKS.ship
