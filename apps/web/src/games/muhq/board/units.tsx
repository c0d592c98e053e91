// All units, with those that have just gone fading away behind them.

import type { GameEvent } from '@understudy/table'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { appear, moveTime, tick, vanish } from '../../../ui/board/motion.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { TILE } from '../draw/cut.ts'
import { Token } from '../draw/token.tsx'
import type { Look } from './look.ts'
import { lunge, lungesIn, shiftsBetween, slide } from './motion.ts'
import { Piece, type PieceProps } from './piece.tsx'

export interface UnitsProps {
  readonly looks: readonly Look[]
  readonly compact: boolean
  readonly events: readonly GameEvent[]
  readonly instant: boolean
  readonly propsOf: (look: Look) => Omit<PieceProps, 'look' | 'compact'>
}

export function Units({ looks, compact, events, instant, propsOf }: UnitsProps) {
  const layer = useRef<SVGGElement>(null)
  const before = useRef<ReadonlyMap<number, Look>>(new Map())
  const told = useRef<readonly GameEvent[]>(events)
  const [gone, setGone] = useState<readonly Look[]>([])

  useLayoutEffect(() => {
    const old = before.current
    before.current = new Map(looks.map((look) => [look.id, look]))
    const fresh = told.current !== events
    told.current = events
    const ms = moveTime(instant)
    const root = layer.current
    if (root === null || old.size === 0 || ms < 10) return
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
    if (fresh) {
      for (const { id, target } of lungesIn(events)) {
        const one = before.current.get(id) ?? old.get(id)
        const other = before.current.get(target) ?? old.get(target)
        const element = body(id)
        if (one === undefined || other === undefined || element === null) continue
        lunge(element, (other.x - one.x) * TILE, (other.y - one.y) * TILE, ms)
      }
    }
    const lost = [...old.values()].filter((look) => !before.current.has(look.id))
    if (lost.length > 0 && lost.length < 6) setGone(lost)
  }, [looks, events, instant])

  return (
    <g class="muhq-units" ref={layer}>
      {gone.map((look) => (
        <Ghost key={`gone${look.id}`} look={look} compact={compact} onGone={() => setGone(without(look))} />
      ))}
      {looks.map((look) => (
        <Piece key={look.id} look={look} compact={compact} {...propsOf(look)} />
      ))}
    </g>
  )
}

const without = (look: Look) => (all: readonly Look[]) => all.filter((other) => other !== look)

function Ghost({ look, compact, onGone }: { look: Look; compact: boolean; onGone: () => void }) {
  const body = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const ms = moveTime(false)
    if (body.current !== null) vanish(body.current, ms)
    const timer = setTimeout(onGone, ms * 1.25)
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
