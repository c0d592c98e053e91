// Streets as one network: a joint towards every neighbouring street, and paving where four of them meet.

import { TILE } from './cut.ts'
import { swing } from './noise.ts'

interface Network {
  /** The middle lines of all joints, to be stroked. */
  readonly lines: string
  /** Squares between four streets, to be filled. */
  readonly paving: string
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx || dy)

export function streets(width: number, height: number, isStreet: (x: number, y: number) => boolean): Network {
  const on = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && isStreet(x, y)
  const middle = (x: number, y: number): string => {
    const stray = 2.2
    return `${round((x + 0.5) * TILE + swing(x, y, 3) * stray)} ${round((y + 0.5) * TILE + swing(x, y, 4) * stray)}`
  }
  const lines: string[] = []
  const paving: string[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!on(x, y)) continue
      const from = middle(x, y)
      const join = (dx: number, dy: number) => {
        lines.push(`M${from}L${middle(x + dx, y + dy)}`)
      }
      if (on(x + 1, y)) join(1, 0)
      if (on(x, y + 1)) join(0, 1)
      // Diagonal neighbours are joined only where no corner tile joins them already.
      if (on(x + 1, y + 1) && !on(x + 1, y) && !on(x, y + 1)) join(1, 1)
      if (on(x - 1, y + 1) && !on(x - 1, y) && !on(x, y + 1)) join(-1, 1)
      if (AROUND.every(([dx, dy]) => !on(x + dx, y + dy))) lines.push(`M${from}h.01`)
      if (on(x + 1, y) && on(x, y + 1) && on(x + 1, y + 1)) {
        paving.push(`M${from}L${middle(x + 1, y)}L${middle(x + 1, y + 1)}L${middle(x, y + 1)}Z`)
      }
    }
  }
  return { lines: lines.join(''), paving: paving.join('') }
}

const round = (n: number) => Math.round(n * 10) / 10
