// Regions and seas under the finger: whole cells, and a circle in each sea.

import { useHold } from '../../../ui/board/hold.ts'

export interface Hit {
  readonly key: string
  readonly label: string
  readonly can: boolean
  readonly tabIndex: 0 | -1
  readonly cell?: string
  readonly at?: { readonly x: number; readonly y: number }
  onTap(): void
  onInspect(): void
}

export function Hits({ hits }: { readonly hits: readonly Hit[] }) {
  return (
    <g class="rome-hits">
      {hits.map((hit) => (
        <HitArea key={hit.key} hit={hit} />
      ))}
    </g>
  )
}

function HitArea({ hit }: { readonly hit: Hit }) {
  const { key, label, can, tabIndex, cell, at, onTap, onInspect } = hit
  const { tap, ...hold } = useHold(onInspect)
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      class={`rome-hit${can ? ' can' : ''}`}
      data-key={key}
      role="button"
      aria-label={label}
      tabindex={tabIndex}
      {...hold}
      onClick={tap(onTap)}
    >
      {cell === undefined ? <ellipse cx={at?.x} cy={at?.y} rx={62} ry={26} /> : <path d={cell} />}
    </g>
  )
}
