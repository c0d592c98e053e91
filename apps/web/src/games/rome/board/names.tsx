// The names of regions and seas, of one size on the screen at every zoom; see `naming.ts` for where they stand.

import type { Lang } from '@understudy/procedure'
import type { Pack } from '@understudy/rome/pack'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { breath } from '../../../play/saving/slices.ts'
import type { Camera } from '../../../ui/board/camera.ts'
import { SILENT } from '../../../ui/board/roles.ts'
import { watchScale } from '../../../ui/board/scale.ts'
import { memo } from '../../../ui/memo.ts'
import { onSmall } from '../../../ui/narrow.ts'
import type { Chart } from '../map/chart.ts'
import type { PieceLook, PlaceLook } from './look.ts'
import { bandOf, clashing, inSight, nameAlone, placing, type View } from './naming.ts'
import { boxOf, type Rect, type Spot } from './spots.ts'
import type { Taken } from './swords.ts'
import { namesOf, thingsOf, type Written } from './written.ts'

interface NamesProps {
  readonly places: readonly PlaceLook[]
  readonly pieces: readonly PieceLook[]
  readonly pack: Pack
  readonly chart: Chart
  readonly lang: Lang
  /** Keys of what is asked about, in one string: it is the same for most steps. */
  readonly asked: string
  /** The faction whose regions are named before others'. */
  readonly own: number
  /** What is drawn has not happened: names stand as they stood. */
  readonly preview: boolean
  /** Where swords lie: no name comes there. */
  readonly swords: readonly Rect[]
  readonly svg: RefObject<SVGSVGElement | null>
  readonly layer: RefObject<SVGGElement | null>
}

interface Named {
  readonly seen: Seen
  readonly placed: ReadonlyMap<string, Spot>
  readonly taken: Taken
}

/** How long the page may be kept busy at a stretch, and the step that is begun then. */
const BUSY_MS = 4

/** At once if it does not take long; else in tasks, until it is stopped by what is answered. Meanwhile names stand as they stood. */
function inSlices<Found>(steps: Generator<undefined, Found>, then: (found: Found) => void): () => void {
  let stopped = false
  const go = () => {
    const until = performance.now() + BUSY_MS
    while (!stopped) {
      const step = steps.next()
      if (step.done === true) then(step.value)
      else if (performance.now() < until) continue
      else void breath().then(go)
      return
    }
  }
  go()
  return () => {
    stopped = true
  }
}

/** How the names of a map stood last: one that comes back, as after the scoring of a round, has them at once. */
const lastNamed = new WeakMap<Chart, Named>()

export const wasNamed = (chart: Chart): boolean => lastNamed.has(chart)

/** What lies on a map, with its names. */
export const takenOn = (chart: Chart): Taken | undefined => lastNamed.get(chart)?.taken

const NONE: ReadonlySet<string> = new Set()

/** From this zoom on there is room for most names. */
const CLOSE = 2.2

/** So long after the map was dragged, names look for places in what is in sight now. */
const RESTS = 120

export const Names = memo(function Names(props: NamesProps) {
  const { pack, chart, lang, own, swords, svg, layer } = props
  const stood = useRef(props)
  if (!props.preview) stood.current = props
  const { places, pieces, asked } = stood.current
  const least = onSmall.value ? 12 : 14
  const group = useRef<SVGGElement>(null)
  const [seen, setSeen] = useState<Seen>(lastNamed.get(chart)?.seen ?? { fit: 0, band: 1, view: '' })
  const before = useRef<ReadonlyMap<string, Spot>>(lastNamed.get(chart)?.placed ?? new Map())
  const { fit, band, view } = seen
  const unit = fit === 0 ? 1 : 1 / (fit * band)
  const letters = useLetters()
  const names = useMemo(
    () => namesOf({ places, pieces, pack, chart, lang, own, asked: new Set(asked.split('|')) }, fit * band, least),
    [places, pieces, pack, chart, lang, asked, own, fit * band, least, letters],
  )
  const last = useRef<readonly unknown[]>([])
  const lastView = useRef('')
  const stale = useRef<ReadonlySet<string>>(NONE)
  const [placed, setPlaced] = useState(before.current)
  useLayoutEffect(() => {
    if (fit === 0) return
    const { things, signs } = thingsOf(places, pieces, fit * band, least)
    let isDone = false
    // Names are placed anew when the zoom passes one of its bands or armies move; when something else is asked they only come.
    const sizes = names.map(({ width, height }) => [width, height])
    const now = [JSON.stringify([things, signs, sizes]), chart, lang, unit]
    const stays = now.every((each, n) => each === last.current[n])
    const steps = placing(names, [...things, ...swords], signs, chart.frame, unit, {
      before: before.current,
      stays,
      adds: stays && view === lastView.current,
      view: view === '' ? undefined : (JSON.parse(view) as View),
      insists: band >= CLOSE,
    })
    const stop = inSlices(steps, (found) => {
      stale.current = NONE
      last.current = now
      lastView.current = view
      before.current = found
      const boxes = names.flatMap((name) => {
        const spot = found.get(name.key)
        return spot === undefined ? [] : [boxOf(name, spot, unit)]
      })
      lastNamed.set(chart, { seen, placed: found, taken: { things, signs, names: boxes } })
      setPlaced(found)
      isDone = true
    })
    // Until then those are not shown that would lie on something now.
    if (!isDone) {
      stale.current = clashing(names, before.current, things, unit)
      if (view !== '') fadeCut(group.current, drawn.current, JSON.parse(view) as View, stale.current)
    }
    return stop
  }, [names, places, pieces, swords, chart, unit, view])

  // What is pointed at says its name: where there is room for it beside others, else in their place. A finger that taps takes no name away.
  const { key: near, tapped } = useNear(svg)
  const alone = useMemo(() => {
    const name = near === '' || fit === 0 || view === '' ? undefined : names.find(({ key }) => key === near)
    if (name === undefined) return undefined
    const { things, signs } = thingsOf(places, pieces, fit * band, least)
    const seen = JSON.parse(view) as View
    return nameAlone(name, placed, names, { things, signs, frame: chart.frame, unit, view: seen, givesWay: tapped })
  }, [near, tapped, names, placed, view])
  const shown = useMemo(() => (alone === undefined ? placed : alone.placed), [alone, placed])
  const drawn = useRef({ names, placed: shown })
  drawn.current = { names, placed: shown }
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let told = ''
    let held = false
    const board = svg.current
    const hold = () => {
      held = true
    }
    const release = () => {
      held = false
    }
    board?.addEventListener('pointerdown', hold)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release)
    const stop = watchScale({ svg, layer }, (fit, camera) => {
      const band = bandOf(camera.k)
      const settle = () => {
        // A finger that rests may go on dragging.
        if (held && told === `${fit} ${band}`) {
          timer = setTimeout(settle, RESTS)
          return
        }
        const view = JSON.stringify(viewOf(svg.current, fit, camera, chart.frame))
        setSeen((was) => (was.fit === fit && was.band === band && was.view === view ? was : { fit, band, view }))
      }
      clearTimeout(timer)
      if (told === `${fit} ${band}` && camera.k > 1) timer = setTimeout(settle, RESTS)
      else settle()
      told = `${fit} ${band}`
      fadeCut(group.current, drawn.current, viewOf(svg.current, fit, camera, chart.frame), stale.current)
    })
    return () => {
      clearTimeout(timer)
      board?.removeEventListener('pointerdown', hold)
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, release)
      stop?.()
    }
  }, [svg, layer, chart])
  useLayoutEffect(() => {
    if (view !== '') fadeCut(group.current, drawn.current, JSON.parse(view) as View, stale.current)
  }, [shown, view])
  return (
    <g class="rome-names" ref={group} {...SILENT}>
      {names.map(({ key, inOne, inTwo, capital, sea }) => {
        const at = shown.get(key)
        if (at === undefined) return null
        const look = `${sea === true ? 'sea-name' : capital ? 'name capital' : 'name'}${near === key ? ' near' : ''}`
        const { words, width, height, above } = (at.divided === true ? inTwo : undefined) ?? inOne
        const size = capital ? 16 : 14
        // The first line, from the point that the box is fixed at.
        const [aside, first] = [(at.across * width) / 2, (height * (at.down - 1)) / 2 + above]
        const shift = { aside: aside / size, first: first / size }
        return <Letters key={key} id={key} class={look} words={words} {...shift} spot={at} />
      })}
    </g>
  )
})

interface Seen {
  readonly fit: number
  readonly band: number
  /** What of the map is in sight, as a string: a `View`. */
  readonly view: string
}

/** In units of the map. */
function viewOf(board: SVGSVGElement | null, fit: number, { k, x, y }: Camera, frame: Chart['frame']): View {
  const matrix = board?.getScreenCTM()?.inverse()
  const onMap = (each: Element | null | undefined): Rect[] => {
    const box = each?.getBoundingClientRect()
    if (box === undefined || box.width === 0 || matrix === undefined) return []
    const from = new DOMPoint(box.left, box.top).matrixTransform(matrix)
    const to = new DOMPoint(box.right, box.bottom).matrixTransform(matrix)
    const [left, top] = [(from.x - x) / k, (from.y - y) / k]
    const round = (n: number) => Math.round(n * 10) / 10
    return [{ x: round(left), y: round(top), w: round((to.x - x) / k - left), h: round((to.y - y) / k - top) }]
  }
  const box = board?.parentElement
  const [all = { x: 0, y: 0, w: frame.width, h: frame.height }] = onMap(box)
  const [left, top] = [Math.max(0, all.x), Math.max(0, all.y)]
  return {
    sight: {
      x: left,
      y: top,
      w: Math.min(frame.width, all.x + all.w) - left,
      h: Math.min(frame.height, all.y + all.h) - top,
    },
    covered: [...(box?.querySelectorAll('.zoom, .rome-pack-label') ?? [])].flatMap(onMap),
    unit: 1 / (fit * k),
  }
}

/** A name that the frame would cut, or a button would cover, is not shown there. */
function fadeCut(
  group: SVGGElement | null,
  { names, placed }: { readonly names: readonly Written[]; readonly placed: ReadonlyMap<string, Spot> },
  view: View,
  /** Nor is one that lies on something until it is placed anew. */
  stale: ReadonlySet<string>,
): void {
  const sizes = new Map(names.map((name) => [name.key, name]))
  for (const each of group?.children ?? []) {
    const key = each.getAttribute('data-name') ?? ''
    const [name, spot] = [sizes.get(key), placed.get(key)]
    const isCut = name !== undefined && spot !== undefined && !inSight(name, spot, view)
    each.toggleAttribute('data-cut', isCut || stale.has(key))
  }
}

const Letters = memo(function Letters({
  id,
  class: look,
  words,
  aside,
  first,
  spot,
}: {
  readonly id: string
  readonly class: string
  readonly words: readonly string[]
  /** The middle of its first line, in letters' heights. */
  readonly aside: number
  readonly first: number
  readonly spot: Spot
}) {
  return (
    <g class={look} data-name={id} transform={`translate(${spot.x} ${spot.y})`}>
      {spot.leader === undefined ? null : (
        <line class="leader" x2={spot.leader.x - spot.x} y2={spot.leader.y - spot.y} />
      )}
      <text>
        {words.map((line, n) => (
          <tspan key={line} x={`${aside}em`} dy={`${n === 0 ? first : 1}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
})

/** How often letters have come that names may be written with: then they are measured anew. */
function useLetters(): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const come = () => setTimes((n) => n + 1)
    document.fonts.addEventListener('loadingdone', come)
    return () => document.fonts.removeEventListener('loadingdone', come)
  }, [])
  return times
}

interface Near {
  readonly key: string
  /** By a finger, or by what it has left the focus on. */
  readonly tapped: boolean
}

const NOWHERE: Near = { key: '', tapped: false }

/** What is pointed at, or has the focus, by its key. */
function useNear(svg: RefObject<SVGSVGElement | null>): Near {
  const [near, setNear] = useState(NOWHERE)
  useEffect(() => {
    const board = svg.current
    if (board === null) return
    const at = ({ target }: Event, tapped: boolean) => {
      const thing = target instanceof Element ? target.closest('[data-key]') : null
      const key = thing?.getAttribute('data-key') ?? ''
      setNear((was) => (was.key === key && was.tapped === tapped ? was : { key, tapped }))
    }
    // The focus comes after the finger.
    let finger = false
    const over = (event: PointerEvent) => {
      finger = event.pointerType === 'touch'
      at(event, finger)
    }
    const focused = (event: FocusEvent) => at(event, finger)
    const onKey = () => {
      finger = false
    }
    const off = () => setNear(NOWHERE)
    board.addEventListener('pointerover', over)
    addEventListener('keydown', onKey, true)
    board.addEventListener('focusin', focused)
    board.addEventListener('pointerleave', off)
    board.addEventListener('focusout', off)
    return () => {
      board.removeEventListener('pointerover', over)
      removeEventListener('keydown', onKey, true)
      board.removeEventListener('focusin', focused)
      board.removeEventListener('pointerleave', off)
      board.removeEventListener('focusout', off)
    }
  }, [svg])
  return near
}
