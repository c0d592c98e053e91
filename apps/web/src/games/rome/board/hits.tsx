// Regions and seas under the finger: whole cells, and a circle in each sea.

import { useHold } from '../../../ui/board/hold.ts'
import { memo } from '../../../ui/memo.ts'
import type { Touch } from './touch.ts'

export interface Hit {
  /** What it is found by: `region rome`. */
  readonly id: string
  readonly label: string
  readonly can: boolean
  readonly tabIndex: 0 | -1
  readonly cell?: string
  readonly at?: { readonly x: number; readonly y: number }
  readonly touch: Touch
}

export function Hits({ hits }: { readonly hits: readonly Hit[] }) {
  return (
    <g class="rome-hits">
      {hits.map((hit) => (
        <HitArea key={hit.id} {...hit} />
      ))}
    </g>
  )
}

const HitArea = memo(function HitArea({ id, label, can, tabIndex, cell, at, touch }: Hit) {
  const { tap, ...hold } = useHold(() => touch.inspect(id))
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      class={`rome-hit${can ? ' can' : ''}`}
      data-key={id}
      role="button"
      aria-label={label}
      tabindex={tabIndex}
      {...hold}
      onClick={tap(() => touch.tap(id))}
    >
      {cell === undefined ? <ellipse cx={at?.x} cy={at?.y} rx={62} ry={26} /> : <path d={cell} />}
    </g>
  )
})
