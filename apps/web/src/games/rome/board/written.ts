// What the names of the map say, which of them matter most, and what lies where they could stand.

import type { Lang } from '@understudy/procedure'
import type { Pack } from '@understudy/rome/pack'
import type { Chart } from '../map/chart.ts'
import { dividedName } from './divided.ts'
import type { PieceLook, PlaceLook } from './look.ts'
import type { Name, Rect } from './spots.ts'

/** Below so many pixels for a unit of the map it shows discs, pieces and shores; numbers and signs come when one looks closer. */
export const SMALL = 0.6

/** How far letters reach above and below their line. */
export const ABOVE = 0.78
export const BELOW = 0.24

/** How much larger than drawn places and pieces are, so that their numbers can be read: `pieces.css` says the same. */
interface Grown {
  readonly places: number
  readonly pieces: number
}

/** Numbers are drawn 14 high. `least`: what they are on the screen at least; `scale`: pixels for a unit of the map. */
export function grownAt(scale: number, least: number): Grown {
  const pieces = Math.max(1, least / (14 * scale))
  return { pieces, places: scale <= SMALL ? 1 : pieces }
}

export interface Written extends Name {
  readonly words: readonly string[]
  /** If it is divided. */
  readonly lines?: readonly string[]
  readonly capital: boolean
}

const FONTS = {
  name: [14, '600 14px Literata, Georgia, serif'],
  capital: [16, '700 16px Literata, Georgia, serif'],
  sea: [14, 'italic 500 14px Literata, Georgia, serif'],
} as const

interface Shown {
  readonly places: readonly PlaceLook[]
  readonly pieces: readonly PieceLook[]
  readonly pack: Pack
  readonly chart: Chart
  readonly lang: Lang
  /** Keys of what is asked about. */
  readonly asked: ReadonlySet<string>
  /** The faction whose regions are named before others'. */
  readonly own: number
}

export const namesOf = (shown: Shown, scale: number, least: number): Written[] => [
  ...regionNames(shown, scale <= SMALL, grownAt(scale, least)),
  ...seaNames(shown),
]

/** What is asked about, capitals, regions with armies, one's own, those in reach of one's armies, others; then seas. */
function regionNames({ places, pieces, pack, lang, asked, own }: Shown, small: boolean, grown: Grown): Written[] {
  const armies = pieces.filter(({ kind }) => kind === 'army')
  const standsAt = ({ x, y }: PlaceLook) => armies.filter((army) => Math.hypot(army.x - x, army.y - (y - 27)) < 1)
  const reach = new Set(
    places.flatMap((place) =>
      standsAt(place).some(({ faction }) => faction === own)
        ? (pack.regions[place.no]?.borders.map(({ to }) => to) ?? [])
        : [],
    ),
  )
  return places.map((place): Written => {
    const { id, no, capital } = place
    const key = `region ${id}`
    const text = pack.regions[no]?.name[lang] ?? id
    const [size, font] = FONTS[capital ? 'capital' : 'name']
    const held = standsAt(place).length > 0
    const mine = place.holder >= 0 && place.holder === own
    const rank = asked.has(key) ? 0 : capital ? 1 : held ? 2 : mine ? 3 : reach.has(no) ? 4 : 5
    return {
      key,
      words: [text],
      capital,
      ...room(place, held, small, grown),
      width: widthOf(text, font),
      height: size * (ABOVE + BELOW),
      ...inTwo(text, size, font),
      rank: rank + no / 1000,
    }
  })
}

/** A name in two lines: two words, or a long one divided between syllables. */
function inTwo(text: string, size: number, font: string): Pick<Written, 'divided' | 'lines'> {
  const lines = dividedName(text)
  if (lines === undefined) return {}
  const width = Math.max(...lines.map((line) => widthOf(line, font)))
  return { lines, divided: { width, height: size * (ABOVE + BELOW + 1) } }
}

/** What lies at a region, from its level to its signs, with the army above it. */
function room(place: PlaceLook, held: boolean, small: boolean, grown: Grown): Pick<Name, 'around' | 'at' | 'rim'> {
  const { x, y, level } = place
  const disc = discOf(place, grown.places)
  const left = !small && level > 0 ? 27 * grown.places : x - disc.x
  const signs = small ? undefined : signsOf(place, grown.places)
  const right = signs === undefined ? disc.x + disc.w - x : signs.x + signs.w - x
  const above = held ? 14 + 29 * grown.pieces : y - disc.y
  const below = disc.y + disc.h - y
  return {
    at: { x, y },
    rim: (place.capital ? 14 : 11) * grown.places,
    around: { x: x - left, y: y - above, w: left + right, h: above + below },
  }
}

function seaNames({ pack, chart, lang, asked }: Shown): Written[] {
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
export function thingsOf(
  places: readonly PlaceLook[],
  pieces: readonly PieceLook[],
  scale: number,
  least: number,
): { readonly things: Rect[]; readonly signs: Rect[] } {
  const things: Rect[] = []
  const signs: Rect[] = []
  // Both are left out where the whole map is small: see board.css.
  const signed = scale > SMALL
  const grown = grownAt(scale, least)
  const k = grown.places
  for (const place of places) {
    const { x, y } = place
    things.push(discOf(place, k))
    if (signed && place.level > 0) things.push({ x: x - 27 * k, y: y - 6 * k, w: 16 * k, h: 20 * k })
    const has = signed ? signsOf(place, k) : undefined
    if (has !== undefined) signs.push(has)
    const built = [place.walls, place.market, place.barracks, place.wonder === 'built'].filter(Boolean).length
    if (signed && built > 0) signs.push({ x: x - 7 * built * k, y: y + 29 * k, w: 14 * built * k, h: 14 * k })
    if (place.cubes > 0) signs.push({ x: x + 9 * k, y: y + 9 * k, w: 7 * place.cubes * k, h: 6 * k })
  }
  for (const piece of pieces) things.push(...boxesOfPiece(piece, grown.pieces))
  return { things, signs }
}

/** An army grows upwards from its foot, and away from the one that it stands beside; an agent gives way to it. Badges stick out. */
function boxesOfPiece({ kind, x, y, aside }: PieceLook, k: number): Rect[] {
  const left = x + aside * (k - 1)
  if (kind === 'agent') return [{ x: left - 8, y: y - 11, w: 16, h: 22 }]
  if (kind === 'navy')
    return [
      { x: x - 14 * k, y: y - 14 * k, w: 28 * k, h: 28 * k },
      { x: x + 2 * k, y: y - 18 * k, w: 19 * k, h: 20 * k },
    ]
  const foot = y + 14
  return [
    { x: left - 15 * k, y: foot - 29 * k, w: 30 * k, h: 30 * k },
    { x: left + 5 * k, y: foot - 14.5 * k, w: 19 * k, h: 19.5 * k },
  ]
}

/** A coin, or the house of a capital. */
const discOf = ({ x, y, capital }: PlaceLook, k: number): Rect =>
  capital
    ? { x: x - 13 * k, y: y - 15 * k, w: 26 * k, h: 27 * k }
    : { x: x - 11 * k, y: y - 11 * k, w: 22 * k, h: 22 * k }

function signsOf({ x, y, terrain, port, mercenaries, wonder }: PlaceLook, k: number): Rect | undefined {
  const n = terrain + Number(port > 0) + Number(mercenaries > 0) + Number(wonder === 'site')
  return n === 0 ? undefined : { x: x + 11 * k, y: y - 6 * k, w: (n > 1 ? 24 : 12) * k, h: (n > 2 ? 20 : 14) * k }
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
