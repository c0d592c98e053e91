// Ships in flight: ghosts above the map that are gone a moment later.

import { isGate, type State } from '@understudy/arcs'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { EASE, moveTime } from '../../../ui/board/motion.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { type Geometry, tokenSpots } from '../draw/geometry.ts'
import { ShipToken } from '../draw/pieces.tsx'
import { type Flight, flightsBetween } from './motion.ts'

/** More than that is another position altogether, not a turn. */
const MOST = 8

export function Flights({ state, geometry, instant }: { state: State; geometry: Geometry; instant: boolean }) {
  const before = useRef(state)
  const [flights, setFlights] = useState<{ readonly key: number; readonly all: readonly Flight[] }>()
  useLayoutEffect(() => {
    const old = before.current
    before.current = state
    if (old === state || old.options !== state.options || moveTime(instant) < 10) return
    const all = flightsBetween(old, state, geometry)
    if (all.length > 0 && all.length <= MOST) setFlights((last) => ({ key: (last?.key ?? 0) + 1, all }))
  }, [state, geometry, instant])
  if (flights === undefined) return null
  return (
    <g class="arcs-flights" {...SILENT}>
      {flights.all.map((flight, i) => (
        <Ghost key={`${flights.key}.${i}`} flight={flight} geometry={geometry} />
      ))}
    </g>
  )
}

function Ghost({ flight, geometry }: { flight: Flight; geometry: Geometry }) {
  const place = useRef<SVGGElement>(null)
  const [over, setOver] = useState(false)
  useLayoutEffect(() => {
    const ms = moveTime(false)
    const spot = (system: number | undefined) => {
      const at = system === undefined ? undefined : geometry.systems[system]
      if (at === undefined || system === undefined) return undefined
      const [first] = tokenSpots(at, isGate(system), 1).spots
      return `translate(${at.x + first!.x}px, ${at.y + first!.y}px)`
    }
    const [from, to] = [spot(flight.from), spot(flight.to)]
    const start = from ?? `${to} scale(2)`
    const end = to ?? `${from} scale(0.3) rotate(40deg)`
    place.current?.animate(
      [
        { transform: start, opacity: from === undefined ? 0 : 1 },
        { transform: end, opacity: to === undefined ? 0 : 1 },
      ],
      { duration: ms * 1.2, easing: EASE, fill: 'forwards' },
    )
    const timer = setTimeout(() => setOver(true), ms * 1.2)
    return () => clearTimeout(timer)
  }, [])
  if (over) return null
  return (
    <g ref={place}>
      <ShipToken colour={flight.colour} n={flight.n} damaged={false} />
    </g>
  )
}
