// All units, with those that have just gone fading away behind them.

import type { GameEvent } from '@understudy/table'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { appear, moveTime, tick } from '../../../ui/board/motion.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { blowsIn } from '../blow.ts'
import { TILE } from '../draw/cut.ts'
import { seatShape } from '../draw/shapes.ts'
import { Token } from '../draw/token.tsx'
import { ghostsOf, NO_GHOSTS } from './ghosts.ts'
import type { Look } from './look.ts'
import { shiftsBetween, slide } from './motion.ts'
import { Piece, type PieceProps } from './piece.tsx'

interface UnitsProps {
  readonly looks: readonly Look[]
  readonly compact: boolean
  readonly events: readonly GameEvent[]
  readonly instant: boolean
  /** `looks` are what would be: nothing happens yet. */
  readonly preview: boolean
  readonly propsOf: (look: Look) => Omit<PieceProps, 'look' | 'compact'>
}

const fetchStrike = () => import('./strike.ts')
const AT_PEACE = 2000
/** A blow takes so long in all: there, a number, back, a number. */
const BLOW_MS = 700

export function Units({ looks, compact, events, instant, preview, propsOf }: UnitsProps) {
  const layer = useRef<SVGGElement>(null)
  const marks = useRef<SVGGElement>(null)
  const before = useRef<ReadonlyMap<number, Look>>(new Map())
  const told = useRef<readonly GameEvent[]>(events)
  const [gone, setGone] = useState<readonly Look[]>([])

  useLayoutEffect(() => {
    if (preview) return
    const old = before.current
    before.current = new Map(looks.map((look) => [look.id, look]))
    const fresh = told.current !== events
    told.current = events
    const ms = moveTime(instant)
    const root = layer.current
    if (root === null || old.size === 0) return
    const blows = fresh ? blowsIn(events) : []
    if (blows.length > 0) {
      const now = before.current
      void fetchStrike().then(
        ({ strike }) => strike(root, marks.current, now, old, blows, ms < 10),
        () => undefined,
      )
    }
    if (ms < 10) return
    const body = (id: number) => root.querySelector(`[data-unit="${id}"]`)
    for (const shift of shiftsBetween(old, looks)) {
      const element = body(shift.id)
      if (element !== null) slide(element, shift, ms)
    }
    for (const look of looks) {
      const was = old.get(look.id)
      const element = body(look.id)
      if (element === null) continue
      if (was === undefined) appear(element, ms)
      else if (was.health !== look.health) {
        const number = element.querySelector('.health .tick')
        if (number !== null) tick(number, ms)
      }
    }
    const lost = [...old.values()].filter((look) => !before.current.has(look.id))
    if (lost.length > 0 && lost.length < 6) setGone(lost)
  }, [looks, events, instant, preview])
  // Nobody strikes at once: the drawing of blows comes meanwhile.
  useEffect(() => {
    const timer = setTimeout(() => fetchStrike().catch(() => undefined), AT_PEACE)
    return () => clearTimeout(timer)
  }, [])
  // Who would not be there any more is still seen, faintly.
  const leaving = preview ? [...before.current.values()].filter(({ id }) => !looks.some((look) => look.id === id)) : []
  const ghosts = preview ? ghostsOf(before.current, looks) : NO_GHOSTS

  return (
    <g class="muhq-units" ref={layer}>
      {gone.map((look) => (
        <Ghost key={`gone${look.id}`} look={look} compact={compact} onGone={() => setGone(without(look))} />
      ))}
      {leaving.map((look) => (
        <g
          key={`leaving${look.id}`}
          class="muhq-leaving"
          {...SILENT}
          transform={`translate(${(look.x + 0.5) * TILE} ${(look.y + 0.5) * TILE})`}
        >
          <Token look={look} compact={compact} />
        </g>
      ))}
      {ghosts.ways.map((way) => (
        <Way key={`way${way.to.id}`} {...way} />
      ))}
      {looks.map((look) => (
        <Piece key={look.id} look={look} compact={compact} ghost={ghosts.at.has(look.id)} {...propsOf(look)} />
      ))}
      <g ref={marks} {...SILENT} />
    </g>
  )
}

/** Where a unit would leave from: a hollow outline, and an arrow to its ghost. */
function Way({ from, to }: { readonly from: Look; readonly to: Look }) {
  const [x, y] = [(from.x + 0.5) * TILE, (from.y + 0.5) * TILE]
  const [dx, dy] = [(to.x - from.x) * TILE, (to.y - from.y) * TILE]
  // It ends at the edge of the ghost.
  const k = Math.max(0, 1 - 30 / Math.hypot(dx, dy))
  return (
    <g class={`muhq-way muhq-seat-${to.seat}`} transform={`translate(${x} ${y})`} {...SILENT}>
      <path class="left" d={seatShape(from.seat, 24)} />
      <path class="line" d={`M0 0L${Math.round(dx * k)} ${Math.round(dy * k)}`} />
      <path
        class="head"
        transform={`translate(${Math.round(dx * k)} ${Math.round(dy * k)}) rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)})`}
        d="M-9-7 6 0-9 7Z"
      />
    </g>
  )
}

const without = (look: Look) => (all: readonly Look[]) => all.filter((other) => other !== look)

function Ghost({ look, compact, onGone }: { look: Look; compact: boolean; onGone: () => void }) {
  const body = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const ms = moveTime(false)
    const element = body.current
    if (element !== null && ms >= 10)
      void fetchStrike().then(
        ({ fall }) => fall(element),
        () => undefined,
      )
    const timer = setTimeout(onGone, ms < 10 ? 0 : BLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <g {...SILENT} transform={`translate(${(look.x + 0.5) * TILE} ${(look.y + 0.5) * TILE})`}>
      <g ref={body}>
        <Token look={look} compact={compact} />
      </g>
    </g>
  )
}
