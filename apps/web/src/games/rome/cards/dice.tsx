// Dice by their colour, with its letter while they show nothing, and the faces they show.

import type { Lang } from '@understudy/procedure'
import type { Colour, Face } from '@understudy/rome/vocabulary'
import { words } from '../text/words.ts'

const FACES: Readonly<Record<Face, string>> = {
  '-': '',
  S: 'M-4 4L4 -4M0.5 -4H4V-0.5',
  X: 'M-4 -4L4 4M4 -4L-4 4',
  K: 'M-4 -1A4 4 0 1 1 4 -1V2H2V4.5H-2V2H-4ZM-1.6 -1V0M1.6 -1V0',
}

export function Die({
  colour,
  face,
  lang,
  size = 17,
}: {
  readonly colour: Colour
  readonly face?: Face
  readonly lang: Lang
  readonly size?: number
}) {
  const w = words(lang)
  const label = face === undefined ? w.dieColour[colour] : `${w.dieColour[colour]}: ${w.face[face]}`
  return (
    <svg
      class={`rome-die die-${colour}`}
      viewBox="-8 -8 16 16"
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      <rect x={-7} y={-7} width={14} height={14} rx={3} />
      {face === undefined ? <text y={4.7}>{w.dieLetter[colour]}</text> : face === '-' ? null : <path d={FACES[face]} />}
    </svg>
  )
}

export function Dice({
  dice,
  faces,
  lang,
}: {
  readonly dice: readonly Colour[]
  readonly faces?: readonly Face[]
  readonly lang: Lang
}) {
  return (
    <span class="rome-dice">
      {dice.map((colour, no) => {
        const face = faces?.[no]
        return <Die key={no} colour={colour} lang={lang} {...(face === undefined ? {} : { face })} />
      })}
    </span>
  )
}
