// What the names of the map say, which of them matter most, and what lies where they could stand.

import type { Lang } from '@understudy/procedure'
import type { Pack } from '@understudy/rome/pack'
import type { Chart } from '../map/chart.ts'
import { dividedName } from './divided.ts'
import type { PieceLook, PlaceLook } from './look.ts'
import type { Name, Rect } from './spots.ts'

/** Below so many pixels for a unit of the map it shows discs, pieces and shores; numbers and signs come when one looks closer. */
export const SMALL = 0.6

/** How far letters reach above and below their line, at most. */
const ABOVE = 0.78
const BELOW = 0.24

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
  readonly inOne: Lines
  /** If it is divided. */
  readonly inTwo?: Lines
  readonly capital: boolean
}

/** Lines of letters, one below the other. */
interface Lines {
  readonly words: readonly string[]
  /** Of the letters themselves, in pixels: a name without a tail needs less room below its line. */
  readonly width: number
  readonly height: number
  /** How far the first line reaches up. */
  readonly above: number
}

const FONTS = {
  name: [14, '600 14px Literata, Georgia, serif'],
  capital: [16, '700 16px Literata, Georgia, serif'],
  sea: [14, 'italic 500 14px Literata, Georgia, serif'],
} as const satisfies Record<string, Font>

type Font = readonly [size: number, font: string]

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
    const font = FONTS[capital ? 'capital' : 'name']
    const inOne = linesOf([text], font)
    const lines = dividedName(text)
    const inTwo = lines === undefined ? undefined : linesOf(lines, font)
    const held = standsAt(place)
    const mine = place.holder >= 0 && place.holder === own
    const rank = asked.has(key) ? 0 : capital ? 1 : held.length > 0 ? 2 : mine ? 3 : reach.has(no) ? 4 : 5
    return {
      key,
      capital,
      ...room(place, held, small, grown),
      inOne,
      width: inOne.width,
      height: inOne.height,
      ...(inTwo === undefined ? {} : { inTwo, divided: inTwo }),
      rank: rank + no / 1000,
    }
  })
}

/** What lies at a region, from its level to its signs, with the army above it. */
function room(
  place: PlaceLook,
  armies: readonly PieceLook[],
  small: boolean,
  grown: Grown,
): Pick<Name, 'around' | 'at' | 'rim'> {
  const { x, y, level } = place
  const disc = discOf(place, grown.places)
  const left = !small && level > 0 ? 26.5 * grown.places : x - disc.x
  const signs = small ? undefined : signsOf(place, grown.places)
  const right = signs === undefined ? disc.x + disc.w - x : signs.x + signs.w - x
  const above = Math.max(y - disc.y, ...armies.map((army) => y - (boxesOfPiece(army, grown.pieces)[0]?.y ?? y)))
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
    const inOne = linesOf(words, FONTS.sea, 0.06)
    return {
      key: `sea ${sea.id}`,
      inOne,
      capital: false,
      sea: true,
      around: { x, y, w: 0, h: 0 },
      width: inOne.width,
      height: inOne.height,
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
    if (signed && place.level > 0) things.push({ x: x - 26.5 * k, y: y - 5.5 * k, w: 15 * k, h: 19.5 * k })
    const has = signed ? signsOf(place, k) : undefined
    if (has !== undefined) signs.push(has)
    const built = [place.walls, place.market, place.barracks, place.wonder === 'built'].filter(Boolean).length
    if (signed && built > 0) signs.push({ x: x - 7 * built * k, y: y + 29 * k, w: 14 * built * k, h: 14 * k })
    if (place.cubes > 0) signs.push({ x: x + 9 * k, y: y + 9 * k, w: 7 * place.cubes * k, h: 6 * k })
  }
  for (const piece of pieces) things.push(...boxesOfPiece(piece, grown.pieces))
  return { things, signs }
}

/** Half of an army with its edge, across and down: one shape for each seat, see `shieldOf`. */
const SHIELDS = [
  [12.5, 15],
  [15, 15],
  [15.7, 16.7],
  [15.7, 15],
] as const

/** An army grows upwards from its foot, and away from the one that it stands beside; an agent gives way to it. Badges stick out. */
function boxesOfPiece({ kind, x, y, aside, colour }: PieceLook, k: number): Rect[] {
  const left = x + aside * (k - 1)
  if (kind === 'agent') return [{ x: left - 7, y: y - 10, w: 14, h: 20 }]
  if (kind === 'navy')
    return [
      { x: x - 13 * k, y: y - 13 * k, w: 26 * k, h: 25 * k },
      { x: x + 1.5 * k, y: y - 17.5 * k, w: 19.5 * k, h: 20 * k },
    ]
  const middle = y + 14 - 14 * k
  const [across, down] = SHIELDS[((colour % 4) + 4) % 4] ?? SHIELDS[1]
  return [
    { x: left - across * k, y: middle - down * k, w: 2 * across * k, h: 2 * down * k },
    { x: left + 4.7 * k, y: middle - 0.3 * k, w: 18.6 * k, h: 18.6 * k },
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

/** `apart`: so much is between two letters, in heights of letters. */
function linesOf(words: readonly string[], font: Font, apart = 0): Lines {
  const [size] = font
  const inks = words.map((line) => inkOf(line, font))
  const above = inks[0]?.above ?? 0
  return {
    words,
    width: Math.max(...inks.map(({ width }, n) => width + (words[n] ?? '').length * size * apart)),
    height: above + size * (words.length - 1) + (inks.at(-1)?.below ?? 0),
    above,
  }
}

interface Ink {
  readonly width: number
  readonly above: number
  readonly below: number
}

/** A line on the screen is up to so much longer, in pixels: small letters stand at parts of a pixel that a font is drawn for. */
const ROUNDED = 1

const inks = new Map<string, Ink>()
let paper: CanvasRenderingContext2D | null | undefined

/** How far letters reach, in pixels; a little more, as long as they are not there to be measured. */
function inkOf(text: string, [size, font]: Font): Ink {
  const key = `${font} ${text}`
  const known = inks.get(key)
  if (known !== undefined) return known
  paper ??= document.createElement('canvas').getContext('2d')
  if (paper === null || paper === undefined) return { width: text.length * 8, above: size * ABOVE, below: size * BELOW }
  // Measured large: small ones are told in whole pixels.
  paper.font = font.replace('px', '0px')
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = paper.measureText(text)
  if (!document.fonts.check(font, text))
    return { width: (width / 10) * 1.02 + 2, above: size * ABOVE, below: size * BELOW }
  const ink = { width: width / 10 + ROUNDED, above: actualBoundingBoxAscent / 10, below: actualBoundingBoxDescent / 10 }
  inks.set(key, ink)
  return ink
}
