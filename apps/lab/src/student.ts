// Student's t: how far the mean of a few values may be off.

const COVERED = 0.95
const known = new Map<number, number>()

/** The value that |t| stays below in 95 of 100 cases, for so many degrees of freedom. */
export function t95(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY
  const found = known.get(freedom)
  if (found !== undefined) return found
  let [low, high] = [0, 20]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (within(middle, freedom) < COVERED) low = middle
    else high = middle
  }
  const value = (low + high) / 2
  known.set(freedom, value)
  return value
}

/** The chance that |t| is less than this. */
const within = (t: number, freedom: number): number => 1 - incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5)

/** The regularised incomplete beta function, by its continued fraction (Lentz's way). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
}

const TINY = 1e-300

function fraction(x: number, a: number, b: number): number {
  const safe = (value: number) => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1))
  let h = d
  for (let m = 1; m < 1000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    for (const part of [even, odd]) {
      d = 1 / safe(1 + part * d)
      c = safe(1 + part / c)
      h *= c * d
    }
    if (Math.abs(c * d - 1) < 1e-15) break
  }
  return h
}

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
]

function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const y = x - 1
  const t = y + LANCZOS.length - 0.5
  const sum = LANCZOS.reduce((total, part, at) => total + part / (y + at + 1), 0.9999999999998099)
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(sum)
}
