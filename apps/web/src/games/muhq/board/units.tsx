// All units, with those that have just gone fading away behind them.

import type { GameEvent } from '@understudy/table'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { appear, moveTime, tick } from '../../../ui/board/motion.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { blowsIn } from '../blow.ts'
import { TILE } from '../draw/cut.ts'
import { seatShape } from '../draw/shapes.ts'
import { Token } from '../draw/token.tsx'
import { ghostsOf, NO_GHOSTS } from './ghosts.ts'
import type { Look } from './look.ts'
import { BACK_AT, BLOW_MS, fall, lunge, rise, shake, shiftsBetween, slide } from './motion.ts'
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
    if (fresh) strike(root, marks.current, before.current, old, events, ms < 10)
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

/** Blows of the last step: there, what it cost, and back. */
function strike(
  root: Element,
  marks: Element | null,
  now: ReadonlyMap<number, Look>,
  old: ReadonlyMap<number, Look>,
  events: readonly GameEvent[],
  still: boolean,
): void {
  const find = (id: number) => now.get(id) ?? old.get(id)
  for (const { id, target, hurts } of blowsIn(events)) {
    const [one, other] = [find(id), find(target)]
    if (one === undefined || other === undefined) continue
    const body = (unit: number) => root.querySelector(`[data-unit="${unit}"]`)
    const [dx, dy] = [(other.x - one.x) * TILE, (other.y - one.y) * TILE]
    const [first, second] = [body(id), body(target)]
    const back = hurts.some((hurt) => hurt.id === id)
    if (!still && first !== null) lunge(first, dx, dy)
    if (!still && second !== null && back) lunge(second, -dx, -dy, BACK_AT)
    if (!still && second !== null && other.boss) shake(second, BACK_AT / 3)
    for (const hurt of hurts) {
      const at = hurt.id === id ? one : other
      if (marks !== null)
        rise(marks, hurt, (at.x + 0.5) * TILE, (at.y + 0.5) * TILE - 14, { back: hurt.id === id, still })
    }
  }
}

const without = (look: Look) => (all: readonly Look[]) => all.filter((other) => other !== look)

function Ghost({ look, compact, onGone }: { look: Look; compact: boolean; onGone: () => void }) {
  const body = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const ms = moveTime(false)
    if (body.current !== null && ms >= 10) fall(body.current)
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
