// Above the drawings: what takes the taps, and the way that was tapped so far.

import { ids } from '@understudy/arcs'
import type { Json } from '@understudy/procedure'
import type { Pick } from '@understudy/table'
import { useHold } from '../../../ui/board/hold.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { type Geometry, r } from '../draw/geometry.ts'
import { pickedIds } from './taps.ts'
import type { Target } from './targets.ts'

export interface TapLayerProps {
  readonly targets: readonly Target[]
  readonly picked: readonly Pick[]
  readonly tabOf: (key: string) => 0 | -1
  onTap(target: Target): void
  onInspect(what: Json): void
}

export function TapLayer({ targets, picked, tabOf, onTap, onInspect }: TapLayerProps) {
  const chosen = pickedIds(picked)
  return (
    <g class="arcs-taps">
      {targets.map((target) => (
        <Tap
          key={target.key}
          target={target}
          picked={chosen.has(target.key.slice(1))}
          tabIndex={tabOf(target.key)}
          onTap={onTap}
          onInspect={onInspect}
        />
      ))}
    </g>
  )
}

interface TapProps {
  readonly target: Target
  readonly picked: boolean
  readonly tabIndex: 0 | -1
  onTap(target: Target): void
  onInspect(what: Json): void
}

function Tap({ target, picked, tabIndex, onTap, onInspect }: TapProps) {
  const { tap, ...hold } = useHold(() => onInspect(target.what))
  const state = `${target.choice === undefined ? '' : ' can'}${picked ? ' picked' : ''}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      class={`arcs-tap${state}`}
      role="button"
      data-key={target.key}
      tabindex={tabIndex}
      aria-label={target.label}
      aria-pressed={picked ? true : undefined}
      transform={`translate(${r(target.x)} ${r(target.y)})`}
      {...hold}
      onClick={tap(() => onTap(target))}
    >
      <title>{target.label}</title>
      <circle class="catch" r={target.r} />
      {(target.choice !== undefined || picked) && <circle class="ring" r={target.r + 1} {...SILENT} />}
      <circle class="focus" r={target.r + 5} {...SILENT} />
    </g>
  )
}

/** From system to system, as far as it was tapped. */
export function Way({ systems, geometry }: { readonly systems: readonly string[]; readonly geometry: Geometry }) {
  const points = systems.flatMap((id) => geometry.systems[ids.sys(id)] ?? [])
  if (points.length < 2) return null
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${r(x)} ${r(y)}`).join('')
  return <path class="arcs-way" d={d} {...SILENT} />
}
