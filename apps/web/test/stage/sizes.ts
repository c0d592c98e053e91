// The frames of the table for each class of window, as the design has them.

import type { Box } from './measure.ts'

type Frames = Readonly<Record<string, Box>>
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** Columns and the band at the bottom: XL, L, M. */
function wide(
  w: number,
  h: number,
  size: { head: number; seats: number; side: number; score: number; band: number; hand: number },
): Frames {
  const { head, seats, side, score, band, hand } = size
  const middle = h - head - band
  return {
    head: box(0, 0, w, head),
    seats: box(0, head, seats, middle),
    board: box(seats, head, w - seats - side, middle),
    score: box(w - side, head, side, score),
    market: box(w - side, head + score, side, middle - score),
    hand: box(0, h - band, hand, band),
    dock: box(hand, h - band, w - hand, band),
  }
}

const M = { head: 40, seats: 184, side: 232, score: 218, band: 136, hand: 488 }
const L = { head: 44, seats: 208, side: 264, score: 256, band: 156, hand: 560 }
const XL = { head: 48, seats: 232, side: 296, score: 300, band: 172, hand: 648 }

const tablet = (w: number, h: number): Frames => ({
  head: box(0, 0, w, 44),
  seats: box(0, 44, w, 76),
  board: box(0, 120, w, h - 120 - 344),
  score: box(0, h - 344, 300, 104),
  market: box(300, h - 344, w - 300, 104),
  hand: box(0, h - 240, w, 104),
  dock: box(0, h - 136, w, 136),
})

function phone(w: number, h: number): Frames {
  const [head, seats, score, tabs, hand, dock] = h < 700 ? [40, 40, 36, 40, 76, 144] : [44, 48, 40, 44, 104, 160]
  const top = head + seats + score
  return {
    head: box(0, 0, w, head),
    seats: box(0, head, w, seats),
    score: box(0, head + seats, w, score),
    board: box(0, top, w, h - top - tabs - hand - dock),
    hand: box(0, h - dock - hand, w, hand),
    dock: box(0, h - dock, w, dock),
  }
}

/** A phone on its side: the seats stand in the rail, hand and dock in a column. */
export const lying = (w: number, h: number): Frames => ({
  head: box(0, 0, 44, h),
  seats: box(0, 44, 44, 176),
  board: box(44, 0, w - 340, h),
  hand: box(w - 296, 0, 296, 96),
  dock: box(w - 296, 96, 296, h - 96),
})

interface Size {
  readonly width: number
  readonly height: number
  readonly frames: Frames
  /** What the board has of the window at least: at rest, and whatever is asked. */
  readonly rest: number
  readonly least: number
  /** While the drawer is shut. */
  readonly shut: number
  /** What can be tapped is at least so wide and high: where there is no mouse. */
  readonly finger?: readonly [width: number, height: number]
}

/** At 1440×900 the design asks for 45 % while the drawer is shut, elsewhere for 40 % whatever is asked. */
const desk = (width: number, height: number, of: typeof M, rest: number): Size => ({
  width,
  height,
  frames: wide(width, height, of),
  rest,
  least: 0.4,
  shut: width === 1440 ? 0.45 : 0.4,
})

/** Frames of a small phone are 36 to 40 px high, and so is what stands in them. A tablet's dock has lines of 26 px: what a finger hits there `targets.browser.test.ts` looks at. */
export const SIZES: Readonly<Record<string, Size>> = {
  XL: desk(1920, 1080, XL, 0.55),
  L: desk(1440, 900, L, 0.5),
  M: desk(1280, 720, M, 0.49),
  'M (a tablet on its side)': desk(1112, 834, M, 0.47),
  T: { width: 834, height: 1112, frames: tablet(834, 1112), rest: 0.56, least: 0.395, shut: 0.45 },
  P: { width: 390, height: 844, frames: phone(390, 844), rest: 0.46, least: 0.35, shut: 0.35, finger: [44, 42] },
  'P−': { width: 360, height: 640, frames: phone(360, 640), rest: 0.39, least: 0.35, shut: 0.35, finger: [44, 36] },
  PL: { width: 844, height: 390, frames: lying(844, 390), rest: 0.56, least: 0.35, shut: 0.35, finger: [44, 36] },
}
