// The ghost of a deed: what would come stands there faintly, what would leave is hollow, an arrow says how many go where.

import type { Action, State } from '@understudy/arcs'
import type { Board } from '@understudy/arcs/data'
import { arcs } from '@understudy/arcs/lean'
import { whenNow } from '@understudy/arcs/rules'
import { copyState } from '@understudy/arcs/state'
import { SILENT } from '../../../ui/board/roles.ts'
import { type Geometry, r } from '../draw/geometry.ts'
import { along, between, laneBy, lengthOf, pathOf } from './lane.ts'
import { type ShipsLook, type SystemLook, systemLook } from './look.ts'
import { flightsBetween } from './motion.ts'

/** Where a deed would lead; undefined if the rules refuse it. */
export function after(state: State, action: Action): State | undefined {
  const next = copyState(state)
  try {
    arcs.apply(next, action)
    return next
  } catch {
    return undefined
  }
}

/** What is and what would be, in one drawing: whatever stays keeps its place. */
export function merged(before: SystemLook, now: SystemLook): SystemLook {
  const ships = mergedShips(before.ships, now.ships)
  const sites = now.sites.map((site) => {
    const was = before.sites.find(({ id }) => id === site.id)?.building
    const is = site.building
    if (was === undefined) return is === undefined ? site : { ...site, ghost: 'comes' as const }
    return is === undefined ? { ...site, building: was, ghost: 'leaves' as const } : site
  })
  return { ...now, ships, sites, ...(before.control === now.control ? {} : { turned: true }) }
}

function mergedShips(before: readonly ShipsLook[], now: readonly ShipsLook[]): ShipsLook[] {
  const kind = (all: readonly ShipsLook[], { colour, damaged }: ShipsLook): number =>
    all.find((each) => each.colour === colour && each.damaged === damaged)?.n ?? 0
  const fresh = now.filter((ships) => kind(before, ships) === 0)
  return [...before, ...fresh].flatMap((ships): ShipsLook[] => {
    const [was, is] = [kind(before, ships), kind(now, ships)]
    if (is === 0) return [{ ...ships, ghost: 'leaves' }]
    if (is < was) return [{ ...ships, n: is, left: was - is }]
    return [
      ...(was > 0 ? [{ ...ships, n: was }] : []),
      ...(is > was ? [{ ...ships, n: is - was, ghost: 'comes' as const }] : []),
    ]
  })
}

export function mergedLooks(before: readonly SystemLook[], now: readonly SystemLook[]): readonly SystemLook[] {
  return now.map((look, at) => {
    const was = before[at]
    return was === undefined || was === look ? look : merged(was, look)
  })
}

export const looksAfter = (state: State, looks: readonly SystemLook[]): readonly SystemLook[] =>
  looks.map(({ system }) => systemLook(state, system, whenNow(state)))

interface WaysProps {
  readonly before: State
  readonly now: State
  readonly geometry: Geometry
  readonly board: Pick<Board, 'neighbours'>
  /** The way as it was tapped, from system to system. */
  readonly path: readonly number[]
}

/** How many go where, in the colour of their seat. */
export function GhostWays({ before, now, geometry, board, path }: WaysProps) {
  return (
    <g class="arcs-ghost-ways" {...SILENT}>
      {flightsBetween(before, now, geometry).map(({ colour, n, from, to }) => {
        if (from === undefined || to === undefined) return null
        // A flight goes by every stop before its own.
        const end = path.indexOf(to)
        const stops = path[0] === from && end > 0 ? path.slice(0, end + 1) : [from, to]
        const lane = laneBy(geometry, board, stops)
        const tip = along(lane, -46)
        const last = between(laneBy(geometry, board, stops.slice(-2)), 30, 52)
        const middle = along(last, lengthOf(last) / 2)
        return (
          <g key={`${from} ${to}`} class={`seat-${colour}`}>
            <path class="way" d={pathOf(between(lane, 30, 52))} />
            <path
              class="head"
              transform={`translate(${r(tip.x)} ${r(tip.y)}) rotate(${r(tip.angle)})`}
              d="M-12 -10L8 0L-12 10Z"
            />
            {stops.slice(1, -1).map((stop) => {
              const { x, y } = geometry.systems[stop]!
              return <circle key={stop} class="stop" cx={r(x)} cy={r(y)} r={6} />
            })}
            <g transform={`translate(${r(middle.x)} ${r(middle.y)})`}>
              <circle class="disc" r={15} />
              <text y={7}>{n}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
