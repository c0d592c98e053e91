// Unevenness of a drawn line, the same at every drawing.

const hash = (x: number, y: number, salt: number): number => {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Between -1 and 1, smooth over `size` units. */
export function wave(x: number, y: number, size: number, salt: number): number {
  const gx = Math.floor(x / size)
  const gy = Math.floor(y / size)
  const ease = (t: number) => t * t * (3 - 2 * t)
  const tx = ease(x / size - gx)
  const ty = ease(y / size - gy)
  const mix = (a: number, b: number, t: number) => a + (b - a) * t
  const top = mix(hash(gx, gy, salt), hash(gx + 1, gy, salt), tx)
  const low = mix(hash(gx, gy + 1, salt), hash(gx + 1, gy + 1, salt), tx)
  return mix(top, low, ty) * 2 - 1
}
