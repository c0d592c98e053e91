// Ships in flight: ghosts above the map that are gone a moment later.

import type { State } from '@understudy/arcs'
import { type Board, isGate } from '@understudy/arcs/data'
import { ids } from '@understudy/arcs/state'
import type { Owner } from '@understudy/arcs/vocabulary'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { noMotion, speed } from '../../../store/settings.ts'
import { moveTime, setsOut, travel } from '../../../ui/board/motion.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { type Geometry, tokenSpots } from '../draw/geometry.ts'
import { ShipToken } from '../draw/pieces.tsx'
import { laneOf } from './lane.ts'
import { type Flight, flightsBetween } from './motion.ts'

/** More than that is another position altogether, not a turn. */
const MOST = 8

interface FlightsProps {
  readonly state: State
  readonly geometry: Geometry
  readonly board: Board
  readonly instant: boolean
}

export function Flights({ state, geometry, board, instant }: FlightsProps) {
  const before = useRef(state)
  const [flights, setFlights] = useState<{ readonly key: number; readonly all: readonly Flight[] }>()
  useLayoutEffect(() => {
    const old = before.current
    before.current = state
    const fades = noMotion() && speed.peek() !== 'instant'
    const ms = moveTime(instant && !fades)
    if (old === state || old.options !== state.options || ms <= 0) return
    const all = flightsBetween(old, state, geometry)
    if (all.length === 0 || all.length > MOST) return
    // Where nothing may travel, ships are faded in where they stand now.
    if (ms < 10) for (const { to, colour } of all) for (const ship of shipsAt(to, colour)) travel(ship, [], ms)
    else setFlights((last) => ({ key: (last?.key ?? 0) + 1, all }))
  }, [state, geometry, instant])
  if (flights === undefined) return null
  return (
    <g class="arcs-flights" {...SILENT}>
      {flights.all.map((flight, i) => (
        <Ghost key={`${flights.key}.${i}`} no={i} all={flights.all.length} {...{ flight, geometry, board }} />
      ))}
    </g>
  )
}

interface GhostProps extends Omit<FlightsProps, 'state' | 'instant'> {
  readonly flight: Flight
  readonly no: number
  readonly all: number
}

function Ghost({ flight, geometry, board, no, all }: GhostProps) {
  const place = useRef<SVGGElement>(null)
  const [over, setOver] = useState(false)
  useLayoutEffect(() => {
    const ms = moveTime(false)
    if (place.current !== null) travel(place.current, framesOf(flight, geometry, board), ms, no, all)
    const timer = setTimeout(() => setOver(true), ms + setsOut(no, all, ms))
    return () => clearTimeout(timer)
  }, [])
  if (over) return null
  return (
    <g ref={place} class="flying">
      <ShipToken colour={flight.colour} n={flight.n} damaged={false} />
    </g>
  )
}

/** As they are drawn in a system. */
const shipsAt = (system: number | undefined, colour: Owner): Iterable<Element> =>
  system === undefined ? [] : document.querySelectorAll(`.arcs-board [data-ships="${ids.sysId(system)}.${colour}"]`)

/** Along the lane; out of the supply and off the map in its place. */
function framesOf({ from, to }: Flight, geometry: Geometry, board: Board): Keyframe[] {
  const first = (system: number) => tokenSpots(geometry.systems[system]!, isGate(system), 1).spots[0]!
  const at = (system: number) => {
    const [{ x, y }, spot] = [geometry.systems[system]!, first(system)]
    return `translate(${x + spot.x}px, ${y + spot.y}px)`
  }
  if (from === undefined || to === undefined) {
    const here = at((from ?? to) as number)
    return from === undefined
      ? [
          { transform: `${here} scale(2)`, opacity: 0 },
          { transform: here, opacity: 1 },
        ]
      : [
          { transform: here, opacity: 1 },
          { transform: `${here} scale(0.3) rotate(40deg)`, opacity: 0 },
        ]
  }
  const points = laneOf(geometry, board, from, to)
  const [begins, ends] = [first(from), first(to)]
  return points.map(({ x, y }, n) => {
    // From its place in the one system to that in the other.
    const part = n / (points.length - 1)
    const [dx, dy] = [begins.x + (ends.x - begins.x) * part, begins.y + (ends.y - begins.y) * part]
    return { transform: `translate(${x + dx}px, ${y + dy}px)`, opacity: 1 }
  })
}
