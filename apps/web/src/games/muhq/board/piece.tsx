// A unit on the board: its token, the rings that say what can be done with it, and what happens when it is tapped.

import { useHold } from '../../../ui/board/hold.ts'
import { chevrons, type Role, SWORDS, TICK } from '../../../ui/board/marks.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { TILE } from '../draw/cut.ts'
import { seatShape } from '../draw/shapes.ts'
import { Token } from '../draw/token.tsx'
import type { Look } from './look.ts'

export interface PieceProps {
  readonly look: Look
  readonly compact: boolean
  /** It would be here. */
  readonly ghost?: boolean
  /** How it is marked, if it can be tapped. */
  readonly mark: Role | undefined
  readonly selected: boolean
  readonly glows: boolean
  readonly label: string
  readonly tabIndex: 0 | -1
  onTap(look: Look): void
  onInspect(look: Look): void
  onPoint(id: number | undefined): void
}

export function Piece(props: PieceProps) {
  const { look, compact, ghost = false, mark, selected, glows, label, tabIndex, onTap, onInspect, onPoint } = props
  const { tap, ...hold } = useHold(() => onInspect(look))
  const r = look.boss ? 36 : 27
  return (
    <g
      class={`muhq-piece${mark === undefined ? '' : ` can ${mark}`}${selected ? ' selected' : ''}${look.tapped ? ' tapped' : ''}${ghost ? ' ghost' : ''}`}
      transform={`translate(${(look.x + 0.5) * TILE} ${(look.y + 0.5) * TILE})`}
    >
      <g class="muhq-body" data-unit={look.id} {...SILENT}>
        {glows && <path class="glow" d={seatShape(look.seat, r + 1)} />}
        {look.active && !selected && (
          <>
            <path class="under" d={seatShape(look.seat, r)} />
            <path class="active-ring" d={seatShape(look.seat, r)} />
          </>
        )}
        {selected && <circle class="disc" r={r + 3} />}
        {mark === 'origin' && !selected && (
          <>
            <path class="under" d={seatShape(look.seat, r)} />
            <path class="ring" d={seatShape(look.seat, r)} />
          </>
        )}
        {mark === 'goal' && <Goal r={r + 1} />}
        {mark === 'grave' && <Grave r={r + 1} />}
        <g class="lift">
          <Token look={look} compact={compact} />
        </g>
        {ghost && <path class="ghost-edge" d={seatShape(look.seat, r + 1)} />}
        {(selected || mark === 'grave') && (
          <g class="badge" transform={`translate(${-r * 0.8} ${-r * 0.8})`}>
            <circle r={9} />
            <path d={selected ? TICK : SWORDS} />
          </g>
        )}
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button element */}
      <rect
        class="catch"
        x={-TILE / 2}
        y={-TILE / 2}
        width={TILE}
        height={TILE}
        data-key={`u${look.id}`}
        role="button"
        aria-label={label}
        aria-pressed={selected ? true : undefined}
        tabindex={tabIndex}
        {...hold}
        onClick={tap(() => onTap(look))}
        onPointerEnter={() => onPoint(look.id)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(look.id)}
        onBlur={() => onPoint(undefined)}
      />
    </g>
  )
}

/** Around the token and behind its numbers: what is aimed at must stay readable. */
function Goal({ r }: { readonly r: number }) {
  return (
    <>
      <circle class="under" r={r} />
      <path class="under" d={chevrons(r - 2)} />
      <circle class="ring" r={r} />
      <path class="chevrons" d={chevrons(r - 2)} />
    </>
  )
}

function Grave({ r }: { readonly r: number }) {
  return (
    <>
      <circle class="under" r={r + 3} />
      <circle class="ring" r={r} />
      <circle class="ring" r={r + 6} />
    </>
  )
}
