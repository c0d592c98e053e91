// What the others did since one's last turn, on the map: an arrow in the seat's colour for each flight, with its number
// in order in a disc at the tail and the ships ("×2") at the head; a plus on what was built, a struck outline of what fell, each with its number; a
// ring in two colours where control changed, left whose it was, right whose it is.

import type { State } from '@understudy/arcs'
import { type Board, PRINTED_TYPE } from '@understudy/arcs/data'
import { controller, NOBODY, whenNow } from '@understudy/arcs/rules'
import { ids, ownerOf } from '@understudy/arcs/state'
import type { Owner } from '@understudy/arcs/vocabulary'
import type { GameEvent } from '@understudy/table'
import { SILENT } from '../../../ui/board/roles.ts'
import { memo } from '../../../ui/memo.ts'
import { type Geometry, PLANET, type Point } from '../draw/geometry.ts'
import { CITY, HULL, PORT } from '../draw/pieces.tsx'
import { along, between, laneBy, lengthOf, pathOf } from './lane.ts'
import { marksOf } from './wake-marks.ts'

interface Moved {
  readonly seat: string
  readonly from: string
  readonly legs: readonly { readonly to: string; readonly ships: number }[]
}

const r = (n: number): number => Math.round(n * 10) / 10

export const WakeLayer = memo(function WakeLayer({
  events,
  before,
  now,
  geometry,
  board,
  faded,
}: {
  /** The position after one's last deed, as soon as it is known. */
  readonly before: State | undefined
  readonly now: State
  readonly events: readonly GameEvent[]
  readonly geometry: Geometry
  readonly board: Pick<Board, 'neighbours'>
  /** Something was picked. */
  readonly faded: boolean
}) {
  const at = (id: string) => geometry.systems[ids.sys(id.slice(0, 2))]
  let order = 0
  return (
    <g class={faded ? 'arcs-wake faded' : 'arcs-wake'} {...SILENT}>
      {controlChanged(before, now).map(({ system, was, is }) => {
        const { x, y } = geometry.systems[system]!
        return (
          <g key={`s${system}`} data-about={`s${ids.sysId(system)}`} transform={`translate(${r(x)} ${r(y)})`}>
            <path class={`way ring${was === undefined ? ' none' : ` seat-${was}`}`} d={HALF_RING} />
            <path
              class={`way ring${is === undefined ? ' none' : ` seat-${is}`}`}
              d={HALF_RING}
              transform="scale(-1 1)"
            />
          </g>
        )
      })}
      {events.map(({ say, with: facts }, n) => {
        if (say === 'log.moved') {
          const { seat, from, legs } = facts as unknown as Moved
          if (legs.length === 0) return null
          order++
          const { line, tip, tail, count } = flightOf(geometry, board, [from, ...legs.map(({ to }) => to)])
          return (
            <g key={n} class={`seat-${seat}`} data-event={n}>
              <path class="flight" d={pathOf(line)} />
              <path
                class="head"
                transform={`translate(${r(tip.x)} ${r(tip.y)}) rotate(${r(tip.angle)})`}
                d="M-12 -9L8 0L-12 9Z"
              />
              <g transform={`translate(${r(tail.x)} ${r(tail.y)})`}>
                <circle class="disc" r={13} />
                <text y={7}>{order}</text>
              </g>
              <text class="count" {...count}>
                ×{legs.at(-1)?.ships}
              </text>
            </g>
          )
        }
        return null
      })}
      {marksOf(events).map(({ event, at: place, fell, owner, piece, n, x, y }) => {
        const spot = at(place)
        if (spot === undefined) return null
        return (
          <g
            key={`${event} ${place} ${piece}`}
            class={`seat-${owner}${fell ? ' fell' : ''}`}
            data-event={event}
            transform={`translate(${r(spot.x + x)} ${r(spot.y + y)})`}
          >
            <circle class="disc" r={12} />
            {fell ? (
              <>
                <path class="outline" d={OUTLINE[piece](owner)} transform="scale(0.5)" />
                <path class="sign" d="M-8 8L8 -8" />
              </>
            ) : n === 1 ? (
              <path class="sign" d="M-6 0H6M0 -6V6" />
            ) : (
              <text y={5}>+{n}</text>
            )}
            {fell && n > 1 ? (
              <text class="count" x={17} y={14}>
                {n}
              </text>
            ) : null}
          </g>
        )
      })}
    </g>
  )
})

const OUTLINE: Readonly<Record<'ship' | 'city' | 'starport', (owner: Owner) => string>> = {
  ship: (owner) => HULL[owner],
  city: () => CITY,
  starport: () => PORT,
}

interface Drawn {
  readonly line: readonly Point[]
  readonly tip: Point & { readonly angle: number }
  readonly tail: Point
  readonly count: Point
}

/** A flight by its stops: the line, the tip of the arrow, where its order and, next to the tip and to the right of the way, its ships are told. */
export function flightOf(geometry: Geometry, board: Pick<Board, 'neighbours'>, systems: readonly string[]): Drawn {
  const stops = systems.map((id) => ids.sys(id.slice(0, 2)))
  const lane = laneBy(geometry, board, stops)
  const first = laneBy(geometry, board, stops.slice(0, 2))
  const { x, y, angle } = along(lane, -42)
  const turn = (angle * Math.PI) / 180
  return {
    line: between(lane, 24, 38),
    tip: along(lane, -34),
    tail: along(first, lengthOf(first) * 0.35),
    count: { x: r(x - Math.sin(turn) * 20), y: r(y + Math.cos(turn) * 20 + 5) },
  }
}

const RING = PLANET + 11
const HALF_RING = `M-3 ${-RING}A${RING} ${RING} 0 0 0 -3 ${RING}`

/** Whose a system was and is, where that is not the same. */
export function controlChanged(
  before: State | undefined,
  now: State,
): { readonly system: number; readonly was: Owner | undefined; readonly is: Owner | undefined }[] {
  if (before === undefined) return []
  // Both at the same moment of a turn: a Regent has on their own turn what is the Empire's otherwise.
  const when = whenNow(now)
  const owner = (state: State, system: number): Owner | undefined => {
    const who = controller(state, system, when)
    return who === NOBODY ? undefined : ownerOf(state, who)
  }
  return PRINTED_TYPE.map((_, system) => ({
    system,
    was: owner(before, system),
    is: owner(now, system),
  })).filter(({ was, is }) => was !== is)
}
