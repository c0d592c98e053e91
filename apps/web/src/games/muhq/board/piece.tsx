// A unit on the board: its token, the rings that say what can be done with it, and what happens when it is tapped.

import { useHold } from '../../../ui/board/hold.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { TILE } from '../draw/cut.ts'
import { seatShape } from '../draw/shapes.ts'
import { Token } from '../draw/token.tsx'
import type { Look } from './look.ts'

export type Ring = 'can' | 'attack' | 'aim' | 'none'

export interface PieceProps {
  readonly look: Look
  readonly compact: boolean
  readonly ring: Ring
  readonly selected: boolean
  readonly glows: boolean
  readonly label: string
  readonly tabIndex: 0 | -1
  onTap(look: Look): void
  onInspect(look: Look): void
  onPoint(id: number | undefined): void
}

export function Piece(props: PieceProps) {
  const { look, compact, ring, selected, glows, label, tabIndex, onTap, onInspect, onPoint } = props
  const { tap, ...hold } = useHold(() => onInspect(look))
  const r = look.boss ? 36 : 27
  return (
    <g
      class={`muhq-piece ring-${ring}${selected ? ' selected' : ''}${look.tapped ? ' tapped' : ''}`}
      transform={`translate(${(look.x + 0.5) * TILE} ${(look.y + 0.5) * TILE})`}
    >
      <g class="muhq-body" data-unit={look.id} {...SILENT}>
        {glows && <path class="glow" d={seatShape(look.seat, r + 1)} />}
        {look.active && !selected && <path class="active-ring" d={seatShape(look.seat, r)} />}
        {ring === 'can' && <path class="can-ring" d={seatShape(look.seat, r)} />}
        {(ring === 'attack' || ring === 'aim') && <Crosshair kind={ring} r={r + 4} />}
        <g class="lift">
          <Token look={look} compact={compact} />
        </g>
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
function Crosshair({ kind, r }: { readonly kind: 'attack' | 'aim'; readonly r: number }) {
  const ticks = `M0 ${-r - 7}v11M0 ${r + 7}v-11M${-r - 7} 0h11M${r + 7} 0h-11`
  return (
    <g class={`cross ${kind}`}>
      <circle class="edge" r={r} />
      <path class="edge" d={ticks} />
      <circle r={r} />
      <path d={ticks} />
    </g>
  )
}
