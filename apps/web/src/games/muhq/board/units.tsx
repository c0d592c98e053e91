// All units, with those that have just gone fading away behind them.

import { BOSS } from '@understudy/muhq/vocabulary'
import type { GameEvent } from '@understudy/table'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { GhostWay } from '../../../ui/board/ghost-way.tsx'
import { APPEARS, moveTime, tick, travel } from '../../../ui/board/motion.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { blowsIn } from '../blow.ts'
import { TILE } from '../draw/cut.ts'
import { seatShape } from '../draw/shapes.ts'
import { Token } from '../draw/token.tsx'
import { ghostsOf, NO_GHOSTS } from './ghosts.ts'
import type { Look } from './look.ts'
import { shiftsBetween, slides } from './motion.ts'
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
    if (ms === 0) return
    const body = (id: number) => root.querySelector(`[data-unit="${id}"]`)
    const shifts = new Map(shiftsBetween(old, looks).map((shift) => [shift.id, slides(shift)]))
    const moving = looks.filter(({ id }) => shifts.has(id) || !old.has(id))
    for (const [no, { id }] of moving.entries()) {
      const element = body(id)
      if (element !== null) travel(element, shifts.get(id) ?? APPEARS, ms, no, moving.length)
    }
    if (ms < 10) return
    for (const look of looks) {
      const was = old.get(look.id)
      const number =
        was === undefined || was.health === look.health ? null : body(look.id)?.querySelector('.health .tick')
      if (number) tick(number, ms)
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
      {ghosts.ways.map(({ from, to }) => (
        <GhostWay
          key={`way${to.id}`}
          from={middle(from)}
          to={middle(to)}
          outline={seatShape(from.seat, 24)}
          size={30}
          class={`muhq-way muhq-seat-${to.seat}`}
        />
      ))}
      {looks.map((look) => (
        <Piece key={look.id} look={look} compact={compact} ghost={ghosts.at.has(look.id)} {...propsOf(look)} />
      ))}
      <g ref={marks} {...SILENT} />
    </g>
  )
}

const middle = ({ x, y }: Look) => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE })

const without = (look: Look) => (all: readonly Look[]) => all.filter((other) => other !== look)

function Ghost({ look, compact, onGone }: { look: Look; compact: boolean; onGone: () => void }) {
  const body = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const ms = moveTime(false)
    const element = body.current
    if (element !== null && ms >= 10)
      void fetchStrike().then(
        ({ fall }) => fall(element, look.seat === BOSS),
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
