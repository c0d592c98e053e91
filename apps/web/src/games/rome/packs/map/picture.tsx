// The drawing itself: regions that can be dragged, tapped and moved by keys.

import type { Lang } from '@understudy/procedure'
import { useId, useMemo, useRef, useState } from 'preact/hooks'
import { useBoardFocus } from '../../../../ui/board/focus.ts'
import { type Spot, spotTowards } from '../../../../ui/board/keys.ts'
import { usePinch } from '../../../../ui/board/pinch.ts'
import { GROUP } from '../../../../ui/board/roles.ts'
import { useStages } from '../../../../ui/stages.ts'
import { Borders, Cells, Patterns, SeaNames, Water } from '../../board/ground.tsx'
import { distance, type Point } from '../../map/project.ts'
import { words } from '../text/words.ts'
import type { Drawn } from './drawn.ts'
import type { MapSource } from './mapped.ts'

/** In all modes but the first a finger that slides from region to region marks them one after another. */
export type Mode = 'move' | 'borders' | 'homes' | 'coasts'
/** A finger that travels less than this has tapped. */
const TRAVEL = 6
/** Half of a long name. */
const ROOM = 80
/** How near to a region a tap may be, in pixels. */
export const THUMB = 26

export function Picture({
  drawn,
  now,
  lang,
  mode,
  picked,
  badges,
  onTap,
  onMove,
  onPass,
  onHold,
}: {
  drawn: Drawn
  /** As it is now: a new border is there before the shores are drawn again. */
  now: MapSource
  lang: Lang
  mode: Mode
  /** Ids of the regions that are marked. */
  picked: ReadonlySet<string>
  /** A few letters beside a region, by id. */
  badges: ReadonlyMap<string, string>
  onTap(no: number): void
  onMove(no: number, to: Point): void
  /** A finger slid on from one region to another; `stroke` is the same until it is lifted. */
  onPass(from: number, to: number, stroke: number): void
  /** A finger is down on the drawing, or up again: nothing may move under it. */
  onHold(held: boolean): void
}) {
  const w = words(lang)
  const { chart, source, mapped } = drawn
  const { frame } = chart
  const id = useId().replace(/[^\w-]/g, '')
  const pinch = usePinch(frame)
  // Land and water, then what borders on what, then the regions: each in a task of its own.
  const stage = useStages(2)
  const water = useMemo(
    () => (
      <>
        <Water chart={chart} />
        <SeaNames chart={chart} pack={mapped} lang={lang} />
      </>
    ),
    [chart, mapped, lang],
  )
  const [drag, setDrag] = useState<{
    readonly no: number
    readonly start: Point
    readonly at: Point
    readonly far: boolean
  }>()
  const stroke = useRef({ id: 0, last: -1, passed: false })
  const fits = now.regions.length === source.regions.length
  const regions = fits ? now.regions : source.regions
  const toMap = (event: MouseEvent): Point => {
    const matrix = pinch.layer.current?.getScreenCTM()
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse())
    return { x: Math.max(6, Math.min(frame.width - 6, x)), y: Math.max(6, Math.min(frame.height - 6, y)) }
  }
  const isPicked = regions.map(({ id: region }) => region !== '' && picked.has(region))
  const pickedNo = isPicked.indexOf(true)
  const looks = regions.map(({ home }, no) => ({
    holder: home,
    can: false,
    picked: isPicked[no] === true,
    glows: isPicked[no] === true,
  }))
  const reach = () => THUMB / (pinch.layer.current?.getScreenCTM()?.a ?? 1)
  const slide = (event: PointerEvent) => {
    const { id: of, last } = stroke.current
    if (last < 0 || event.buttons === 0) return
    const to = nearest(chart.places, toMap(event), reach() / 1.6)
    if (to < 0 || to === last) return
    stroke.current = { id: of, last: to, passed: true }
    onPass(last, to, of)
  }
  // One stop for Tab; the arrows lead from region to region, with Shift they move one.
  const spots: Spot[] = chart.places.map(({ x, y }, no) => ({ key: String(no), x, y }))
  const focus = useBoardFocus(pinch.svg, spots, spots[0])
  const onKeyDown = (event: KeyboardEvent, no: number) => {
    const spot = spots[no]
    if (spot === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const by = NUDGES[event.key]
    if (event.key === 'Enter' || event.key === ' ') onTap(no)
    else if (by !== undefined && event.shiftKey && mode === 'move') onMove(no, { x: spot.x + by[0], y: spot.y + by[1] })
    else if (by !== undefined) {
      const to = spotTowards(spot, spots, event.key)
      if (to !== undefined) focus.to(to)
    } else return
    event.preventDefault()
  }
  const placeOf = (no: number): Point => (drag?.far && drag.no === no ? drag.at : (chart.places[no] as Point))
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: regions have keys of their own */}
      <svg
        ref={pinch.svg}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role={GROUP}
        aria-label={w.map}
        class={pinch.zoom > 1 ? `${mode} close` : mode}
        onPointerDown={() => onHold(true)}
        onPointerMove={(event) => {
          slide(event)
          if (drag === undefined) return
          const at = toMap(event)
          const matrix = pinch.layer.current?.getScreenCTM()
          const far = drag.far || Math.hypot(at.x - drag.start.x, at.y - drag.start.y) * (matrix?.a ?? 1) > TRAVEL
          // Captured only now: a tap stays a tap on what is under the finger.
          if (far && !drag.far) pinch.svg.current?.setPointerCapture(event.pointerId)
          setDrag({ ...drag, at, far })
        }}
        onPointerUp={() => {
          onHold(false)
          if (drag?.far) onMove(drag.no, drag.at)
          stroke.current = { ...stroke.current, last: -1 }
          setTimeout(() => setDrag(undefined), 0)
        }}
        onPointerLeave={() => onHold(false)}
        onPointerCancel={() => {
          onHold(false)
          stroke.current = { ...stroke.current, last: -1 }
          setDrag(undefined)
        }}
        onClick={(event) => {
          if (drag?.far || stroke.current.passed) return
          const key = (event.target as Element).closest('[data-key]')?.getAttribute('data-key')
          const to = toMap(event)
          const near = nearest(chart.places, to, reach())
          if (key !== null && key !== undefined) {
            focus.at(spots[Number(key)] ?? { key, ...to })
            onTap(Number(key))
          } else if (mode === 'move' && pickedNo >= 0) onMove(pickedNo, to)
          else if (near >= 0) onTap(near)
        }}
      >
        <defs>
          <Patterns id={id} />
        </defs>
        <g ref={pinch.layer}>
          <rect class="rome-sheet" width={frame.width} height={frame.height} />
          <Cells chart={chart} looks={looks} patterns={id} />
          {water}
          {stage < 1 ? null : (
            <Borders chart={chart} pack={fits ? { ...mapped, edges: now.edges } : mapped} roads={[]} />
          )}
          {(stage < 2 ? [] : regions).map(({ id: region, name, capital, home, at }, no) => {
            const { x, y } = placeOf(no)
            return (
              // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no HTML buttons
              <g
                key={no}
                data-key={no}
                role="button"
                tabindex={String(no) === focus.stop ? 0 : -1}
                aria-pressed={isPicked[no]}
                aria-label={name}
                class={`pack-place${capital ? ' capital' : ''}${isPicked[no] ? ' picked' : ''}${at === undefined ? ' loose' : ''}${besideEdge(x, frame.width)}${home < 0 ? '' : ` rome-faction-${home % 4}`}`}
                transform={`translate(${x} ${y})`}
                onPointerDown={(event) => {
                  if (event.button !== 0) return
                  // The finger that moves a region, or slides on from it, does not move the map.
                  event.stopPropagation()
                  onHold(true)
                  if (mode !== 'move') {
                    // A finger would keep sending its events to the region it came down on.
                    if (event.currentTarget.hasPointerCapture(event.pointerId))
                      event.currentTarget.releasePointerCapture(event.pointerId)
                    stroke.current = { id: stroke.current.id + 1, last: no, passed: false }
                    return
                  }
                  stroke.current = { ...stroke.current, passed: false }
                  const start = toMap(event)
                  setDrag({ no, start, at: start, far: false })
                }}
                onKeyDown={(event) => onKeyDown(event, no)}
              >
                <circle class="reach" r={22} />
                <circle class="dot" r={capital ? 8 : 5.5} />
                <text class="name" y={20}>
                  {name}
                </text>
                {badges.has(region) ? (
                  <text class="badge" y={-11}>
                    {badges.get(region)}
                  </text>
                ) : null}
              </g>
            )
          })}
        </g>
      </svg>
      <button
        type="button"
        class="button pack-zoom"
        onClick={() => (pinch.zoom > 1 ? pinch.whole() : pinch.change(2.4))}
      >
        {pinch.zoom > 1 ? w.mapWhole : w.mapCloser}
      </button>
    </>
  )
}

/** A name in the middle above the edge of the drawing would be cut off. */
export const besideEdge = (x: number, width: number): string =>
  x < ROOM ? ' at-left' : x > width - ROOM ? ' at-right' : ''

/** The region nearest to a point, if it is near enough. */
export function nearest(places: readonly Point[], to: Point, reach: number): number {
  const far = places.map((place) => distance(place, to))
  const least = Math.min(...far)
  return least <= reach ? far.indexOf(least) : -1
}

const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -12],
  ArrowDown: [0, 12],
  ArrowLeft: [-12, 0],
  ArrowRight: [12, 0],
}
