// What a decision was chosen from, on a board: a whole ring and a tick around what was chosen, a thin struck ring around
// what was not, with the number that says in which order they fell; what was just as good has an equals sign and is not
// struck. Told apart by shape, on any ground: every line has a second one under it.

import './weighed-marks.css'
import { signal } from '@preact/signals'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Overlay } from '../../games/ui.ts'
import { TICK } from './marks.ts'
import { SILENT } from './roles.ts'

export interface WeighedMark {
  readonly key: string
  /** Undefined: it was chosen. */
  readonly fell: number | undefined
  readonly tied: boolean
}

/** The things that a chip points at. */
export const lit = signal<readonly string[]>([])

/** More of them are drawn as their numbers only. */
const CROWD = 14
/** Numbers are at least this high on the screen. */
const LETTERS = 14

const round = (n: number): number => Math.round(n * 10) / 10

/** Across the ring at two corners, so that what lies in it can be read. */
const strike = (r: number): string => {
  const [inner, outer] = [round(r * 0.5), round(r * 0.86)]
  return `M${-outer} ${-outer}L${-inner} ${-inner}M${inner} ${inner}L${outer} ${outer}`
}

/** One mark for each place: what was chosen there counts first, then what fell last. */
export function marksAt(all: readonly (Omit<WeighedMark, 'key'> & { readonly at: readonly string[] })[]) {
  const marks = new Map<string, WeighedMark>()
  for (const { at, fell, tied } of all)
    for (const key of at) {
      const known = marks.get(key)
      const better = known === undefined || (known.fell !== undefined && (fell === undefined || fell > known.fell))
      if (better) marks.set(key, { key, fell, tied })
    }
  return [...marks.values()]
}

export const overlayOf =
  (marks: readonly WeighedMark[]): Overlay =>
  (at) => <WeighedMarks marks={marks} at={at} />

function WeighedMarks({ marks, at }: { marks: readonly WeighedMark[]; at: Parameters<Overlay>[0] }) {
  const group = useRef<SVGGElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const drawn = group.current?.getScreenCTM()?.a ?? 1
    setScale(Math.max(1, 1 / drawn))
  }, [])
  const crowded = marks.length > CROWD
  // What was chosen lies on top.
  const order = [...marks].sort((a, b) => (a.fell === undefined ? 1 : 0) - (b.fell === undefined ? 1 : 0))
  return (
    <g class="weighed" ref={group} {...SILENT}>
      {order.map(({ key, fell, tied }) => {
        const place = at(key)
        if (place === undefined) return null
        const { x, y, r } = place
        const struck = fell !== undefined && !tied
        const points = lit.value.includes(key)
        return (
          <g
            key={key}
            class={`weighed-mark ${fell === undefined ? 'chosen' : 'fell'}${points ? ' lit' : ''}`}
            data-weighed={key}
            transform={`translate(${round(x)} ${round(y)})`}
          >
            {points && <circle class="halo" r={r + 8} />}
            {(fell === undefined || !crowded || points) && (
              <>
                <circle class="under" r={r} />
                <circle class="ring" r={r} />
                {struck && <path class="strike-under" d={strike(r)} />}
                {struck && <path class="strike" d={strike(r)} />}
              </>
            )}
            {fell === undefined ? (
              <g class="badge" transform={`translate(${r * 0.72} ${-r * 0.72}) scale(${scale})`}>
                <circle r={11} />
                <path d={TICK} />
              </g>
            ) : (
              <g
                class="badge"
                transform={crowded ? `scale(${scale})` : `translate(${-r * 0.72} ${r * 0.72}) scale(${scale})`}
              >
                <circle r={11} />
                <text y={LETTERS * 0.36}>{tied ? '=' : fell}</text>
                {crowded && struck && <path class="strike" d={strike(11)} />}
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}
