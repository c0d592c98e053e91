// Where the board is looked at: enlarged `k` times and shifted, never beyond its edges.

export interface Camera {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const WHOLE: Camera = { k: 1, x: 0, y: 0 }
export const CLOSEST = 5

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export function bounded({ k, x, y }: Camera, { width, height }: Size): Camera {
  const zoom = within(k, 1, CLOSEST)
  return { k: zoom, x: within(x, width * (1 - zoom), 0), y: within(y, height * (1 - zoom), 0) }
}

/** Enlarges by a factor so that the point under the finger stays there; `by` shifts it at the same time. */
export function zoomed(
  camera: Camera,
  size: Size,
  factor: number,
  point: { x: number; y: number },
  by: { x: number; y: number } = { x: 0, y: 0 },
): Camera {
  const k = within(camera.k * factor, 1, CLOSEST)
  const real = k / camera.k
  return bounded(
    { k, x: point.x - (point.x - camera.x) * real + by.x, y: point.y - (point.y - camera.y) * real + by.y },
    size,
  )
}

export const shifted = (camera: Camera, size: Size, dx: number, dy: number): Camera =>
  bounded({ k: camera.k, x: camera.x + dx, y: camera.y + dy }, size)

export const asTransform = ({ k, x, y }: Camera): string =>
  `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}) scale(${Math.round(k * 1000) / 1000})`
