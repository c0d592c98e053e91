// The names of regions and seas, of one size on the screen at every zoom; see `naming.ts` for where they stand.

import type { Lang } from '@understudy/procedure'
import type { Pack } from '@understudy/rome'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { SILENT } from '../../../ui/board/roles.ts'
import { memo } from '../../../ui/memo.ts'
import type { Chart } from '../map/chart.ts'
import type { PieceLook, PlaceLook } from './look.ts'
import { bandOf, type Name, placeNames, type Rect, type Spot } from './naming.ts'

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
  readonly svg: RefObject<SVGSVGElement | null>
  readonly layer: RefObject<SVGGElement | null>
}

interface Named {
  readonly seen: Seen
  readonly placed: ReadonlyMap<string, Spot>
}

/** How the names of a map stood last: one that comes back, as after the scoring of a round, has them at once. */
const lastNamed = new WeakMap<Chart, Named>()

export const wasNamed = (chart: Chart): boolean => lastNamed.has(chart)

export const Names = memo(function Names(props: NamesProps) {
  const { places, pieces, pack, chart, lang, asked, own, svg, layer } = props
  const group = useRef<SVGGElement>(null)
  const [seen, setSeen] = useState<Seen>(lastNamed.get(chart)?.seen ?? { fit: 0, band: 1, corner: '' })
  // The camera moves the layer without drawing anything anew: letters are kept in size by one property of this group.
  useLayoutEffect(() => {
    const board = svg.current
    const moved = layer.current
    if (board === null || moved === null) return
    const look = () => {
      const fit = board.getScreenCTM()?.a ?? 0
      if (fit === 0) return
      const zoom = Number(/scale\(([\d.]+)\)/.exec(moved.getAttribute('transform') ?? '')?.[1] ?? 1)
      group.current?.style.setProperty('--unit', String(1 / (fit * zoom)))
      const band = bandOf(zoom)
      const corner = zoom > 1 ? '' : cornerOf(board)
      setSeen((before) =>
        before.fit === fit && before.band === band && before.corner === corner ? before : { fit, band, corner },
      )
    }
    look()
    const camera = new MutationObserver(look)
    camera.observe(moved, { attributes: true, attributeFilter: ['transform'] })
    const size = new ResizeObserver(look)
    size.observe(board)
    return () => {
      camera.disconnect()
      size.disconnect()
    }
  }, [svg, layer])

  const before = useRef<ReadonlyMap<string, Spot>>(lastNamed.get(chart)?.placed ?? new Map())
  const { fit, band, corner } = seen
  const unit = fit === 0 ? 1 : 1 / (fit * band)
  const names = useMemo(() => {
    const wanted = new Set(asked.split('|'))
    const armies = new Set(
      pieces.flatMap(({ kind, x, y }) => (kind === 'army' ? [`${Math.round(x)} ${Math.round(y)}`] : [])),
    )
    return [
      ...regionNames(places, pack, lang, wanted, own, armies, fit * band <= 0.6),
      ...seaNames(pack, chart, lang, wanted),
    ]
  }, [places, pieces, pack, chart, lang, asked, own, fit * band <= 0.6])
  const placed = useMemo(() => {
    if (fit === 0) return new Map<string, Spot>()
    const { things, signs } = thingsOf(places, pieces, fit * band)
    // While the whole map is in sight its corners are known: the zoom buttons, and whose map it is.
    if (corner !== '') things.push(...(JSON.parse(corner) as Rect[]))
    const found = placeNames(names, things, signs, chart.frame, unit, before.current)
    before.current = found
    lastNamed.set(chart, { seen, placed: found })
    return found
  }, [names, places, pieces, chart, unit, corner])
  const near = useNear(svg)
  return (
    <g class="rome-names" ref={group} {...SILENT}>
      {names.map(({ key, words, capital, sea, around, width }) => {
        const spot = placed.get(key)
        // What is pointed at says its name, wherever there is room for it.
        if (spot === undefined && near !== key) return null
        const at: Spot = spot ?? { x: around.x + around.w / 2, y: around.y + around.h, across: 0, down: 1, way: -1 }
        const look = `${sea === true ? 'sea-name' : capital ? 'name capital' : 'name'}${spot === undefined ? ' near' : ''}`
        return <Letters key={key} id={key} class={look} words={words} wide={width / (capital ? 16 : 14)} spot={at} />
      })}
    </g>
  )
})

interface Seen {
  readonly fit: number
  readonly band: number
  /** What lies over the whole map, in its units. */
  readonly corner: string
}

function cornerOf(board: SVGSVGElement): string {
  const matrix = board.getScreenCTM()?.inverse()
  const lying = [board.parentElement?.querySelector('.zooms'), board.querySelector('.rome-pack-label')]
  if (matrix === undefined) return ''
  return JSON.stringify(
    lying.flatMap((each): Rect[] => {
      const box = each?.getBoundingClientRect()
      if (box === undefined) return []
      const from = new DOMPoint(box.left, box.top).matrixTransform(matrix)
      const to = new DOMPoint(box.right, box.bottom).matrixTransform(matrix)
      const round = Math.round
      return [{ x: round(from.x), y: round(from.y), w: round(to.x - from.x), h: round(to.y - from.y) }]
    }),
  )
}

/** How far letters reach above and below their line. */
const ABOVE = 0.78
const BELOW = 0.24

const Letters = memo(function Letters({
  id,
  class: look,
  words,
  wide,
  spot,
}: {
  readonly id: string
  readonly class: string
  readonly words: readonly string[]
  /** In letters' heights. */
  readonly wide: number
  readonly spot: Spot
}) {
  const rest = words.length - 1
  const aside = (spot.across * wide) / 2
  // The first line, from the point that the box is fixed at.
  const first = { '-1': -BELOW - rest, 0: (ABOVE - BELOW - rest) / 2, 1: ABOVE }[spot.down]
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

interface Written extends Name {
  readonly words: readonly string[]
  readonly capital: boolean
}

const FONTS = {
  name: [14, '600 14px Literata, Georgia, serif'],
  capital: [16, '700 16px Literata, Georgia, serif'],
  sea: [14, 'italic 500 14px Literata, Georgia, serif'],
} as const

function regionNames(
  places: readonly PlaceLook[],
  pack: Pack,
  lang: Lang,
  asked: ReadonlySet<string>,
  own: number,
  armies: ReadonlySet<string>,
  small: boolean,
): Written[] {
  return places.map((place): Written => {
    const { id, no, x, y, capital } = place
    const key = `region ${id}`
    const text = pack.regions[no]?.name[lang] ?? id
    const [size, font] = FONTS[capital ? 'capital' : 'name']
    const held = armies.has(`${Math.round(x)} ${Math.round(y - 27)}`)
    const rank = asked.has(key) ? 0 : capital ? 1 : held ? 2 : place.holder >= 0 && place.holder === own ? 3 : 5
    return {
      key,
      words: [text],
      capital,
      ...room(place, held, small),
      width: widthOf(text, font),
      height: size * (ABOVE + BELOW),
      rank: rank + no / 1000,
    }
  })
}

/** What lies at a region, from its level to its signs, with the army above it. */
function room(place: PlaceLook, held: boolean, small: boolean): Pick<Name, 'around' | 'at'> {
  const { x, y, level } = place
  const left = !small && level > 0 ? 23 : 12
  const signs = small ? undefined : signsOf(place)
  const right = signs === undefined ? 12 : signs.x + signs.w - x
  const above = held ? 43 : 14
  return { at: { x, y }, around: { x: x - left, y: y - above, w: left + right, h: above + 12 } }
}

function seaNames(pack: Pack, chart: Chart, lang: Lang, asked: ReadonlySet<string>): Written[] {
  return pack.seas.map((sea, no): Written => {
    const { x, y } = chart.seas[no] ?? { x: 0, y: 0 }
    const all = sea.name[lang].split(' ')
    const words = all.length < 2 ? all : [all.slice(0, -1).join(' '), all.at(-1) ?? '']
    const [size, font] = FONTS.sea
    return {
      key: `sea ${sea.id}`,
      words,
      capital: false,
      sea: true,
      around: { x, y, w: 0, h: 0 },
      width: Math.max(...words.map((line) => widthOf(line, font) + line.length * 0.84)),
      height: size * (ABOVE + BELOW + words.length - 1),
      rank: asked.has(`sea ${sea.id}`) ? 0 : 6,
    }
  })
}

/** Discs, levels, armies and their badges: no name lies on these; on signs only where it must. */
function thingsOf(
  places: readonly PlaceLook[],
  pieces: readonly PieceLook[],
  scale: number,
): { readonly things: Rect[]; readonly signs: Rect[] } {
  const things: Rect[] = []
  const signs: Rect[] = []
  // Both are left out where the whole map is small: see board.css.
  const signed = scale > 0.6
  for (const place of places) {
    const { x, y } = place
    things.push({ x: x - 12, y: y - 14, w: 24, h: 26 })
    if (signed && place.level > 0) things.push(levelOf(place))
    if (signed && signsOf(place) !== undefined) signs.push(signsOf(place) as Rect)
    const built = [place.walls, place.market, place.barracks, place.wonder === 'built'].filter(Boolean).length
    if (signed && built > 0) signs.push({ x: x - 7 * built, y: y + 29, w: 14 * built, h: 14 })
    if (place.cubes > 0) signs.push({ x: x + 9, y: y + 9, w: 7 * place.cubes, h: 6 })
  }
  for (const { kind, x, y } of pieces)
    things.push(
      kind === 'army'
        ? { x: x - 15, y: y - 15, w: 36, h: 32 }
        : kind === 'navy'
          ? { x: x - 14, y: y - 16, w: 34, h: 30 }
          : { x: x - 8, y: y - 11, w: 16, h: 22 },
    )
  return { things, signs }
}

const levelOf = ({ x, y }: PlaceLook): Rect => ({ x: x - 23, y: y - 4, w: 12, h: 15 })

function signsOf({ x, y, terrain, port, mercenaries, wonder }: PlaceLook): Rect | undefined {
  const n = terrain + Number(port > 0) + Number(mercenaries > 0) + Number(wonder === 'site')
  return n === 0 ? undefined : { x: x + 11, y: y - 6, w: n > 1 ? 24 : 12, h: n > 2 ? 20 : 14 }
}

const widths = new Map<string, number>()
let paper: CanvasRenderingContext2D | null | undefined

/** In pixels; a little more, for letters that were not there yet when it was measured. */
function widthOf(text: string, font: string): number {
  const key = `${font} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  paper ??= document.createElement('canvas').getContext('2d')
  if (paper === null || paper === undefined) return text.length * 8
  paper.font = font
  const width = paper.measureText(text).width * 1.02 + 2
  if (document.fonts.check(font)) widths.set(key, width)
  return width
}

/** What is pointed at, or has the focus, by its key. */
function useNear(svg: RefObject<SVGSVGElement | null>): string {
  const [near, setNear] = useState('')
  useEffect(() => {
    const board = svg.current
    if (board === null) return
    const at = ({ target }: Event) =>
      setNear((target instanceof Element ? target.closest('[data-key]')?.getAttribute('data-key') : undefined) ?? '')
    const off = () => setNear('')
    board.addEventListener('pointerover', at)
    board.addEventListener('focusin', at)
    board.addEventListener('pointerleave', off)
    board.addEventListener('focusout', off)
    return () => {
      board.removeEventListener('pointerover', at)
      board.removeEventListener('focusin', at)
      board.removeEventListener('pointerleave', off)
      board.removeEventListener('focusout', off)
    }
  }, [svg])
  return near
}
