// Our own drawings of the symbols on the battle dice and of whole faces: paths on a grid of 24 by 24, to be stroked.

import type { Lang } from '@understudy/procedure'
import type { DieKind } from '../vocabulary.ts'
import { faceLetters } from './dice.ts'

export interface Drawing {
  readonly id: string
  readonly name: Readonly<Record<Lang, string>>
  /** Path data within 0 0 24 24. */
  readonly d: string
}

/** A shape around 0 0 with a radius of 1: commands, each with its points. Arcs stay circles. */
type Shape = readonly (readonly [command: string, ...numbers: number[]])[]

/** A spark with four rays. */
const HIT: Shape = [['M', 0, -1], ['L', 0.28, -0.28, 1, 0, 0.28, 0.28, 0, 1, -0.28, 0.28, -1, 0, -0.28, -0.28], ['Z']]
/** A flame: whoever rolls it burns. */
const SELF: Shape = [
  ['M', 0.05, -1],
  ['C', 0.15, -0.5, 0.75, -0.25, 0.75, 0.35],
  ['C', 0.75, 0.75, 0.4, 1, 0, 1],
  ['C', -0.4, 1, -0.75, 0.75, -0.75, 0.35],
  ['C', -0.75, 0, -0.5, -0.15, -0.4, -0.5],
  ['C', -0.3, -0.25, -0.15, -0.2, -0.05, -0.25],
  ['C', -0.15, -0.55, -0.1, -0.8, 0.05, -1],
  ['Z'],
]
/** A house with a crack. */
const BUILDING: Shape = [
  ['M', -0.8, 0.95],
  ['L', -0.8, -0.15, 0, -0.95, 0.8, -0.15, 0.8, 0.95],
  ['Z'],
  ['M', 0.1, -0.4],
  ['L', -0.2, 0.05, 0.2, 0.4, -0.05, 0.95],
]
/** A ring with four marks: something is in the sights. */
const INTERCEPT: Shape = [
  ['M', -0.6, 0],
  ['A', 0.6, 0.6, 0],
  ['A', 0.6, -0.6, 0],
  ['M', 0, -1],
  ['L', 0, -0.35],
  ['M', 0, 1],
  ['L', 0, 0.35],
  ['M', -1, 0],
  ['L', -0.35, 0],
  ['M', 1, 0],
  ['L', 0.35, 0],
]
/** A key, lying. */
const KEY: Shape = [
  ['M', -0.2, 0],
  ['A', 0.4, -1, 0],
  ['A', 0.4, -0.2, 0],
  ['L', 1, 0, 1, 0.5],
  ['M', 0.55, 0],
  ['L', 0.55, 0.4],
]
/** A face without symbols: a dot. */
const BLANK: Shape = [
  ['M', 0, 0],
  ['L', 0.01, 0],
]

const short = (n: number): string => String(Math.round(n * 100) / 100)

/** The shape at a place, in a size. */
function drawn(shape: Shape, x: number, y: number, size: number): string {
  const points = (numbers: readonly number[]): string =>
    numbers.map((n, i) => short((i % 2 === 0 ? x : y) + n * size)).join(' ')
  return shape
    .map(([command, ...numbers]) => {
      if (command !== 'A') return `${command}${points(numbers)}`
      const [radius = 0, ...to] = numbers
      return `A${short(radius * size)} ${short(radius * size)} 0 0 1 ${points(to)}`
    })
    .join('')
}

const SHAPES: Readonly<Record<string, Shape>> = { H: HIT, S: SELF, B: BUILDING, I: INTERCEPT, K: KEY }

const symbol = (id: string, said: Readonly<Record<Lang, string>>, letter: string): Drawing => ({
  id,
  name: said,
  d: drawn(SHAPES[letter] ?? BLANK, 12, 12, 9),
})

/** The symbols one by one. */
export const DICE_SYMBOLS: readonly Drawing[] = [
  symbol('hit', { en: 'hit', ru: 'удар' }, 'H'),
  symbol('self', { en: 'self-hit', ru: 'удар по своим' }, 'S'),
  symbol('building', { en: 'building hit', ru: 'удар по зданию' }, 'B'),
  symbol('intercept', { en: 'intercept', ru: 'перехват' }, 'I'),
  symbol('key', { en: 'key', ru: 'ключ' }, 'K'),
]

/** Where symbols stand on a face, by their number: x, y, size. */
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [[12, 12, 1]],
  [[12, 12, 7]],
  [
    [6.5, 12, 4.5],
    [17.5, 12, 4.5],
  ],
  [
    [6.5, 7, 4.2],
    [17.5, 7, 4.2],
    [12, 17.5, 4.2],
  ],
]

/** A whole face (numbered 1 to 6, see dice.ts). */
export function facePath(die: DieKind, face: number): string {
  const letters = faceLetters(die, face)
  return (PLACES[letters.length] ?? [])
    .map(([x, y, size], i) => drawn(SHAPES[letters[i] ?? ''] ?? BLANK, x, y, size))
    .join('')
}
