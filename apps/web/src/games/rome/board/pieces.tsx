// All pieces, sliding from where they were.

import { useLayoutEffect, useRef } from 'preact/hooks'
import { useHold } from '../../../ui/board/hold.ts'
import { chevrons, type Role, SWORDS, TICK } from '../../../ui/board/marks.ts'
import { APPEARS, moveTime, travel } from '../../../ui/board/motion.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { memo } from '../../../ui/memo.ts'
import type { PieceLook } from './look.ts'
import { Grown, PieceDrawing } from './piece.tsx'
import type { Touch } from './touch.ts'

export interface PieceProps {
  readonly can: boolean
  /** How it is marked, if it can be tapped. */
  readonly mark: Role | undefined
  readonly picked: boolean
  readonly glows: boolean
  readonly label: string
  readonly tabIndex: 0 | -1
  /** What it is found by: `army ROM.0`. */
  readonly id: string
  readonly touch: Touch
}

interface PiecesProps {
  readonly looks: readonly PieceLook[]
  readonly instant: boolean
  /** While `looks` are only considered: those that would stand elsewhere, which are drawn as ghosts above everything. */
  readonly ghosts: ReadonlySet<string> | undefined
  readonly propsOf: (look: PieceLook) => PieceProps
}

export function Pieces({ looks, instant, ghosts, propsOf }: PiecesProps) {
  const layer = useRef<SVGGElement>(null)
  const before = useRef<ReadonlyMap<string, PieceLook>>(new Map())
  useLayoutEffect(() => {
    // Nothing has moved yet.
    if (ghosts !== undefined) return
    const old = before.current
    before.current = new Map(looks.map((look) => [look.key, look]))
    const ms = moveTime(instant)
    if (layer.current === null || old.size === 0 || ms === 0) return
    const changed = looks.filter(({ key, x, y }) => old.get(key)?.x !== x || old.get(key)?.y !== y)
    for (const [no, look] of changed.entries()) {
      const was = old.get(look.key)
      const element = layer.current.querySelector(`[data-piece="${look.key}"]`)
      if (element === null) continue
      const from = was === undefined ? undefined : `translate(${was.x - look.x}px, ${was.y - look.y}px)`
      const frames = from === undefined ? APPEARS : [{ transform: from }, { transform: 'none' }]
      travel(element, frames, ms, no, changed.length)
    }
  }, [looks, instant, ghosts])
  return (
    <g class="rome-pieces" ref={layer}>
      {looks.map((look) => (
        <Piece key={look.key} look={look} ghost={ghosts?.has(look.key) === true} {...propsOf(look)} />
      ))}
    </g>
  )
}

const Piece = memo(function Piece({
  look,
  ghost,
  id,
  mark,
  picked,
  glows,
  label,
  tabIndex,
  touch,
}: PieceProps & {
  readonly look: PieceLook
  /** It would be here. */
  readonly ghost: boolean
}) {
  const { tap, ...hold } = useHold(() => touch.inspect(id))
  // What was picked is where it stands, not its ghost.
  const ticked = picked && !ghost
  const states = `${mark === undefined ? '' : mark === 'other' ? ' other' : ` can ${mark}`}${ticked ? ' picked' : ''}${glows ? ' glows' : ''}${look.spent ? ' spent' : ''}${ghost ? ' ghost' : ''}`
  const size = look.kind === 'army' ? 20 : 13
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      class={`rome-piece rome-faction-${look.colour}${states}`}
      transform={`translate(${look.x} ${look.y})`}
      data-key={id}
      role="button"
      aria-label={label}
      aria-pressed={picked ? true : undefined}
      tabindex={tabIndex}
      {...hold}
      onClick={tap(() => touch.tap(id))}
    >
      <g data-piece={look.key} {...SILENT}>
        <Grown look={look}>
          <circle class="halo" r={size} />
          {mark === 'goal' && !picked ? <path class="chevrons" d={chevrons(size - 2)} /> : null}
          {mark === 'grave' && !picked ? <circle class="second" r={size + 5} /> : null}
          <PieceDrawing look={look} />
          {ticked || mark === 'grave' ? (
            <g class="mark-badge" transform={`translate(${-size * 0.8} ${-size * 0.8})`}>
              <circle r={8} />
              <path d={ticked ? TICK : SWORDS} />
            </g>
          ) : null}
        </Grown>
      </g>
    </g>
  )
})
