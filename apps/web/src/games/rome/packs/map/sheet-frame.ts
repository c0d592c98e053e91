// The blank sheet on which regions are placed one after another: which part of the world it shows.

import { ACROSS, DOWN, type Frame, type Point } from '../../map/project.ts'
import type { Degrees } from './mapped.ts'

export interface SheetFrame extends Frame {
  readonly left: number
  readonly top: number
}

/** About the Mediterranean: the same for everybody, so that nothing moves under the finger. */
const WIDTH = 880
const HEIGHT = 620
const MIDDLE: Degrees = { lat: 42, lon: 12 }
/** As much room beyond the outermost regions, so that there is always a place for the next. */
const ROOM = 0.12

const pointOf = ({ lat, lon }: Degrees): Point => ({ x: lon * ACROSS, y: -lat * DOWN })

/** A sheet that has all of these on it, at least as large as the usual one; `ratio`: height by width of a photo. */
export function sheetFrame(placed: readonly Degrees[], ratio = HEIGHT / WIDTH): SheetFrame {
  const height = Math.round(WIDTH * ratio)
  const middle = pointOf(MIDDLE)
  const usual = { left: middle.x - WIDTH / 2, top: middle.y - height / 2, width: WIDTH, height }
  const points = placed.map(pointOf)
  if (points.every((point) => inside(usual, point))) return usual
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const width = Math.max(...xs) - Math.min(...xs)
  const down = Math.max(...ys) - Math.min(...ys)
  const across = Math.max(width / (1 - 2 * ROOM), down / (1 - 2 * ROOM) / ratio, 60)
  return {
    left: Math.min(...xs) + width / 2 - across / 2,
    top: Math.min(...ys) + down / 2 - (across * ratio) / 2,
    width: across,
    height: across * ratio,
  }
}

const inside = ({ left, top, width, height }: SheetFrame, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** Where it lies on the sheet, as shares of its width and height. */
export function onSheet(frame: SheetFrame, at: Degrees): Point {
  const { x, y } = pointOf(at)
  return { x: (x - frame.left) / frame.width, y: (y - frame.top) / frame.height }
}

export function fromSheet(frame: SheetFrame, { x, y }: Point): Degrees {
  const rounded = (n: number, most: number) => Math.round(Math.max(-most, Math.min(most, n)) * 100) / 100
  return {
    lat: rounded(-(frame.top + y * frame.height) / DOWN, 90),
    lon: rounded((frame.left + x * frame.width) / ACROSS, 180),
  }
}
