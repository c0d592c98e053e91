// Shapes of the factions' pieces: one for each seat, so that colour is never alone in telling them apart.

/** Around the origin, about `r` wide to each side. */
export function shieldOf(colour: number, r: number): string {
  const n = (value: number) => Math.round(value * r * 100) / 100
  switch (colour % 4) {
    case 0:
      // A legion's shield.
      return `M${n(-0.82)} ${n(-1)}H${n(0.82)}V${n(1)}H${n(-0.82)}Z`
    case 1:
      return `M${n(-1)} 0A${n(1)} ${n(1)} 0 1 1 ${n(1)} 0A${n(1)} ${n(1)} 0 1 1 ${n(-1)} 0Z`
    case 2:
      return `M0 ${n(-1.12)}L${n(1.05)} 0L0 ${n(1.12)}L${n(-1.05)} 0Z`
    default:
      return `M${n(-0.6)} ${n(-1)}H${n(0.6)}L${n(1.05)} 0L${n(0.6)} ${n(1)}H${n(-0.6)}L${n(-1.05)} 0Z`
  }
}

/** Small drawings of the map, around the origin, about 12 units wide. */
export const MARKS = {
  mountain: 'M-6 4L-1.5 -4L1 0L2.5 -2.2L6 4',
  anchor: 'M0 -5V5M-2.5 -2H2.5M-5 1.5Q-4 5 0 5Q4 5 5 1.5M0 -5m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0',
  swords: 'M-5 -5L4 4M5 -5L-4 4M-5 2.5L-2.5 5M5 2.5L2.5 5',
  temple: 'M-6 5H6M-6 -1.5H6L0 -6ZM-4 -1.5V5M0 -1.5V5M4 -1.5V5',
  walls: 'M-6 5V-4H-3V-1.5H-1.5V-4H1.5V-1.5H3V-4H6V5Z',
  market: 'M-6 -2L-4.5 -5H4.5L6 -2ZM-5 -2V5H5V-2M-1 5V1H1.5V5',
  barracks: 'M-6 5L0 -5L6 5ZM-1.5 5L0 1L1.5 5',
  ship: 'M-9 3H9L6 8H-6ZM0 3V-9M0 -8L7 0H0',
  agent: 'M0 -8A3.6 3.6 0 1 1 -0.1 -8ZM-5.5 8Q-5.5 -0.5 0 -0.5Q5.5 -0.5 5.5 8Z',
  coin: 'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0ZM-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z',
  laurel: 'M0 6Q-6 4 -5 -5M0 6Q6 4 5 -5M-5 -1L-2.5 0.5M5 -1L2.5 0.5M-4 3L-1.5 3M4 3L1.5 3',
  cards: 'M-5 -4L1 -6L4 4L-2 6ZM1 -6L5 -5L4 4',
} as const

export type Mark = keyof typeof MARKS
