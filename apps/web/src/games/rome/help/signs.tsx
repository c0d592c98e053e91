// Signs of the player aid and the index of cards: marks of the map, and what else the table draws.

import { MarkIcon } from '../draw/mark.tsx'
import { MARKS, type Mark } from '../draw/shapes.ts'

/** A star of a general, a cube of unrest, a road. */
const OTHERS = {
  star: 'M0 -7L2 -2.200H7L3 1L4.400 6L0 3L-4.400 6L-3 1L-7 -2.200H-2Z',
  cube: 'M-4.500 -4.500H4.500V4.500H-4.500Z',
  road: 'M-5 8L-2 -8M5 8L2 -8M0 6V3M0 0V-2M0 -5V-6.500',
} as const

export type AnySign = Mark | keyof typeof OTHERS

const isMark = (of: AnySign): of is Mark => Object.hasOwn(MARKS, of)

export const AnyIcon = ({ of, size = 20 }: { readonly of: AnySign; readonly size?: number }) =>
  isMark(of) ? (
    <MarkIcon of={of} size={size} />
  ) : (
    <svg class={`rome-icon of-${of}`} viewBox="-8 -9 16 18" width={size} height={size} aria-hidden="true">
      <path d={OTHERS[of]} />
    </svg>
  )
