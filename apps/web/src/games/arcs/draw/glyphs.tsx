// The signs of the game, drawn by us: a 24 px grid, strokes of 2 px, recognisable at 16 px.

import type { Ambition, Resource, Suit } from '@understudy/arcs/vocabulary'

export const RESOURCE_SIGN: Readonly<Record<Resource, string>> = {
  material: 'M12 3l8 4.500v9L12 21l-8-4.500v-9ZM4 7.500l8 4.500 8-4.500M12 12v9',
  fuel: 'M12 2.500c4.500 5.500 7 9 7 12a7 7 0 0 1-14 0c0-3 2.500-6.500 7-12ZM8.500 14.500a3.500 3.500 0 0 0 3.500 3.500',
  weapon: 'M4 3.500h4L18 13.500l-3.500 3.500L4 7.500ZM13 18.500l6.500-6.500M17 16l4 4.500',
  relic: 'M7 3h10M9 3v3c-4 3-5 6-4 10 .8 3 3.500 5 7 5s6.200-2 7-5c1-4 0-7-4-10V3M5.500 12.500h13',
  psionic: 'M2 12c5-7.500 15-7.500 20 0-5 7.500-15 7.500-20 0ZM12 8.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z',
}

export const SUIT_SIGN: Readonly<Record<Suit, string>> = {
  administration: 'M3 9.500 12 4l9 5.500ZM6 13v5M12 13v5M18 13v5M3.500 21h17',
  aggression: 'M13.500 2 5 14h6l-1.500 8L19 9.500h-6.500Z',
  construction: 'M4 20.500 13 11M9.500 6.500 14 2.500l7.500 7.500-4 4.500ZM11 8l5 5',
  mobilization: 'M4 5l7 7-7 7M12.500 5l7 7-7 7',
}

export const AMBITION_SIGN: Readonly<Record<Ambition, string>> = {
  tycoon:
    'M12 4c4.500 0 8 1.400 8 3.200S16.500 10.500 12 10.500 4 9 4 7.200 7.500 4 12 4ZM4 7.500v9c0 2 3.500 3.500 8 3.500s8-1.500 8-3.500v-9M4 12c0 2 3.500 3.500 8 3.500s8-1.500 8-3.500',
  tyrant: 'M7 6a5 5 0 1 1 0 10A5 5 0 0 1 7 6ZM17 8a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM11.500 10.500h1M11.500 13.500h1',
  warlord: 'M5 3h14v5c0 4-3 7-7 7s-7-3-7-7ZM5 5H2c0 4 1 6 4 6.500M19 5h3c0 4-1 6-4 6.500M12 15v4M8 21h8',
  keeper: RESOURCE_SIGN.relic,
  empath: RESOURCE_SIGN.psionic,
}

/** Signs of the table. */
export const SIGNS = {
  power: 'M12 2.500l2.800 6.300 6.700.700-5 4.600 1.400 6.700L12 17.400l-5.900 3.400 1.400-6.700-5-4.600 6.700-.700Z',
  cards: 'M8 6h11v15H8ZM5 18V3h11',
  agent: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.500 21c0-5 3-8 7.500-8s7.500 3 7.500 8Z',
  key: 'M8 8a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM12.500 12.500H22v4M18 12.500v3',
  initiative: 'M5 21V3M5 4h13l-3 4 3 4H5',
  ship: 'M12 2.500 20 20.500l-8-4-8 4Z',
  city: 'M4 21V11l4-3V4h8v6l4 3v8ZM10 21v-4h4v4M11 8h2M11 12h2',
  starport: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 1v6M12 17v6M1 12h6M17 12h6',
  seize: 'M5 12h12M12 6l6 6-6 6M21 4v16',
  outrage: 'M12 3 2.500 20h19ZM12 10v4.500M12 17.200v.600',
  arrow: 'M5 12h13M12 5.500l6.500 6.500-6.500 6.500',
  crescent: 'M15.500 3.500a9 9 0 1 0 0 17 10.500 10.500 0 0 1 0-17Z',
  hexagon: 'M12 2.500l8.500 4.750v9.500L12 21.500l-8.500-4.750v-9.500Z',
  target: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 9.500v5M9.500 12h5',
  gate: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
} as const

export type Sign = keyof typeof SIGNS

interface IconProps {
  readonly d: string
  readonly size?: number
  readonly class?: string
}

export function GameIcon({ d, size = 18, class: name }: IconProps) {
  return (
    <svg
      class={name === undefined ? 'arcs-icon' : `arcs-icon ${name}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
