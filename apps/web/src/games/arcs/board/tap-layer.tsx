// Above the drawings: what takes the taps, and the way that was tapped so far.

import { ids } from '@understudy/arcs/state'
import type { Json } from '@understudy/procedure'
import type { Pick as Picked } from '@understudy/table'
import { useRef } from 'preact/hooks'
import { useHold } from '../../../ui/board/hold.ts'
import { chevrons, type Role, SWORDS, TICK } from '../../../ui/board/marks.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { memo } from '../../../ui/memo.ts'
import { type Geometry, r } from '../draw/geometry.ts'
import { markOf, pickedIds } from './taps.ts'
import type { Target } from './targets.ts'

interface TapLayerProps {
  readonly targets: readonly Target[]
  readonly picked: readonly Picked[]
  readonly tabOf: (key: string) => 0 | -1
  onTap(target: Target): void
  /** A mouse or the focus is on it; undefined: no more. */
  onPoint(target: Target | undefined): void
  onInspect(what: Json): void
}

export function TapLayer({ targets, picked, tabOf, onTap, onPoint, onInspect }: TapLayerProps) {
  const chosen = pickedIds(picked)
  // A target that looks the same is not drawn again, yet a tap on it means what it means by then.
  const now = useRef({ targets, onTap, onPoint, onInspect })
  now.current = { targets, onTap, onPoint, onInspect }
  return (
    <g class="arcs-taps">
      {targets.map(({ key, label, x, y, r, ships, choice }) => (
        <Tap
          key={key}
          id={key}
          {...{ label, x, y, r, ships, now }}
          mark={choice === undefined ? undefined : markOf(choice)}
          picked={chosen.has(key.slice(1))}
          tabIndex={tabOf(key)}
        />
      ))}
    </g>
  )
}

interface TapProps {
  readonly id: string
  readonly label: string
  readonly x: number
  readonly y: number
  readonly r: number
  readonly ships: string | undefined
  readonly mark: Role | undefined
  readonly picked: boolean
  readonly tabIndex: 0 | -1
  readonly now: { readonly current: Pick<TapLayerProps, 'targets' | 'onTap' | 'onPoint' | 'onInspect'> }
}

const Tap = memo(function Tap({ id, label, x, y, r: size, ships, mark, picked, tabIndex, now }: TapProps) {
  const withTarget = (run: (target: Target) => void) => {
    const target = now.current.targets.find(({ key }) => key === id)
    if (target !== undefined) run(target)
  }
  const { tap, ...hold } = useHold(() => withTarget(({ what }) => now.current.onInspect(what)))
  const off = () => now.current.onPoint(undefined)
  const on = () => withTarget((target) => now.current.onPoint(target))
  const points = {
    onPointerEnter: (event: PointerEvent) => (event.pointerType === 'mouse' ? on() : undefined),
    onPointerLeave: off,
    onFocus: (event: FocusEvent) => ((event.target as Element).matches(':focus-visible') ? on() : undefined),
    onBlur: off,
  }
  const state = `${mark === undefined ? '' : ` can ${mark}`}${picked ? ' picked' : ''}`
  const shown = mark !== undefined && mark !== 'other'
  const corner = r(size * 0.75)
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      class={`arcs-tap${state}`}
      role="button"
      data-key={id}
      tabindex={tabIndex}
      aria-label={label}
      aria-pressed={picked ? true : undefined}
      transform={`translate(${r(x)} ${r(y)})`}
      {...hold}
      {...(mark === 'goal' ? points : {})}
      onClick={tap(() => withTarget((target) => now.current.onTap(target)))}
    >
      <title>{label}</title>
      <circle class="catch" r={size} />
      {ships !== undefined && ships !== '' && <path class="catch" d={ships} />}
      {(shown || picked) && <circle class="ring" r={size + 1} {...SILENT} />}
      {mark === 'goal' && !picked && <path class="chevrons" d={chevrons(size)} {...SILENT} />}
      {mark === 'grave' && !picked && (
        <g {...SILENT}>
          <circle class="second" r={size + 7} />
          <g class="badge" transform={`translate(${corner} ${-corner})`}>
            <circle r={10} />
            <path d={SWORDS} />
          </g>
        </g>
      )}
      {picked && (
        <g class="badge" transform={`translate(${corner} ${-corner})`} {...SILENT}>
          <circle r={9} />
          <path d={TICK} />
        </g>
      )}
      <circle class="focus" r={size + 5} {...SILENT} />
    </g>
  )
})

/** From system to system, as far as it was tapped. */
export function PickedPath({
  systems,
  geometry,
  viewer,
}: {
  readonly systems: readonly string[]
  readonly geometry: Geometry
  readonly viewer: string
}) {
  const points = systems.flatMap((id) => geometry.systems[ids.sys(id)] ?? [])
  if (points.length < 2) return null
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${r(x)} ${r(y)}`).join('')
  return <path class={`arcs-way seat-${viewer}`} d={d} {...SILENT} />
}
