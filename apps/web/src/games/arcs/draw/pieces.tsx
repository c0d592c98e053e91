// Pieces: a shape and a colour for each seat. Whole pieces are filled; damaged ones are hollow and cracked.

import type { Owner } from '@understudy/arcs/vocabulary'

/** Hulls within 32 units, nose up. */
export const HULL: Readonly<Record<Owner, string>> = {
  red: 'M0-15.500 13.500 12.500 0 7.500-13.500 12.500Z',
  yellow:
    'M0-15C7.500-13 11.500-5 11.500 2.500 11.500 7 10 11 8.500 13.500L0 9.500-8.500 13.500C-10 11-11.500 7-11.500 2.500-11.500-5-7.500-13 0-15Z',
  blue: 'M-5.500-14.500H5.500L13-4V13L5 9.500H-5L-13 13V-4Z',
  white: 'M0-15.500 13.500 0 6 13.500 0 8.500-6 13.500-13.500 0Z',
  empire: 'M-12.500-12.500-6-7.500 0-15.500 6-7.500 12.500-12.500 12 4 0 14-12 4Z',
  free: 'M0-14 13 -2 8 13H-8L-13 -2Z',
  blight: 'M0-14 4 -4 14 0 4 4 0 14 -4 4 -14 0 -4 -4Z',
}

/** The mark of a seat, about 2 units around the middle: upon its buildings, its name, its power. */
export const MARK: Readonly<Record<Owner, string>> = {
  red: 'M0-1.150 1.080.850H-1.080Z',
  yellow: 'M0-1A1 1 0 1 1 0 1 1 1 0 0 1 0-1Z',
  blue: 'M-.9-.9H.9V.9H-.9Z',
  white: 'M0-1.200 1.050 0 0 1.200-1.050 0Z',
  empire: 'M-1.050-.85-.5-.25 0-1.100.5-.25 1.050-.85.850.900H-.850Z',
  free: 'M0-1.050 1 -.15 .6 1H-.6L-1 -.15Z',
  blight: 'M0-1.150 .35 -.35 1.150 0 .35 .35 0 1.150 -.35 .35 -1.150 0 -.35 -.35Z',
}

export const CITY = 'M-12.5 12.500V-1.500h5.500V-8.500L0-14.500l7 6v7h5.500v14Z'
export const PORT = 'M0-13A13 13 0 1 1 0 13 13 13 0 0 1 0-13Z'
const PORT_ARMS = 'M0-13v-2M0 13v2M-13 0h-2M13 0h2'
const CRACK = 'M4-14-1.500-4.500 3.500 0-3 13'

interface ShipsProps {
  readonly colour: Owner
  readonly n: number
  readonly damaged: boolean
}

/** Ships of one colour that lie together, with their number; one ship needs none. */
export function ShipToken({ colour, n, damaged }: ShipsProps) {
  return (
    <g class={`arcs-piece seat-${colour}${damaged ? ' damaged' : ''}`}>
      <path class="body" d={HULL[colour]} />
      {damaged && n === 1 && <path class="crack" d={CRACK} />}
      {n > 1 && (
        <text class="count" y={7}>
          {n}
        </text>
      )}
    </g>
  )
}

interface BuildingProps {
  readonly colour: Owner
  readonly city: boolean
  readonly damaged: boolean
}

export function Building({ colour, city, damaged }: BuildingProps) {
  return (
    <g class={`arcs-piece seat-${colour}${damaged ? ' damaged' : ''}`}>
      {!city && <path class="arms" d={PORT_ARMS} />}
      <path class="body" d={city ? CITY : PORT} />
      {!city && <circle class="hole" r={7.5} />}
      <path
        class={city ? 'mark' : 'port-mark'}
        d={MARK[colour]}
        transform={city ? 'translate(0 4) scale(4.2)' : 'scale(3.6)'}
      />
      {damaged && <path class="crack" d={CRACK} />}
    </g>
  )
}

/** The mark of a seat beside its name. */
export function SeatMark({ colour, size = 16 }: { readonly colour: Owner; readonly size?: number }) {
  return (
    <svg class={`arcs-mark seat-${colour}`} viewBox="-1.5 -1.5 3 3" width={size} height={size} aria-hidden="true">
      <path d={MARK[colour]} />
    </svg>
  )
}
